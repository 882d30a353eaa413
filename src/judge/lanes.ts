import { type Change, Context } from '../log/context'
import type { Before, LaneSetup } from './lane'
import { type LaneHandle, laneHere, laneInThread } from './pool'
import type { Tally } from './tally'

export interface OpenLane {
  handle: LaneHandle
  /** Blocks that it has been given and has not judged. */
  busy: number
  /** The last block that it was told to judge: it knows all changes before that, and its own. */
  seen: number | undefined
}

/** Blocks that a lane may hold: in another thread, enough that it need not wait for word from here. */
const roomHere = 1
const roomElsewhere = 5
/** A lane that scouts its blocks holds all that they became. */
const roomToScout = 3
/** Changes that are remembered; a lane that was idle so long is told anew what is in force. */
const mostChanges = 256

/** The lanes of a run: opened as the log shows its length, and told what the others met. */
export class Lanes {
  private readonly lanes: OpenLane[] = []
  private readonly toOpen: (() => LaneHandle)[]
  /** What is in force after the last block that was begun, and the changes that led to it last. */
  private readonly context = new Context()
  private changes: { k: number; lane: OpenLane; change: Change }[] = []
  /** The last block of which changes were forgotten. */
  private forgotten = -1

  /**
   * `workers`: threads at most, this one among them. `bytesPerThread`: bytes of the log for each. `bytes`: how long the
   * log is, as far as that is known. `single`: its blocks must be judged by one lane.
   */
  constructor(
    setup: LaneSetup,
    workers: number,
    private readonly bytesPerThread: number,
    bytes: number,
    single: boolean,
  ) {
    const here = () => laneHere(setup)
    const inThread = () => laneInThread(setup)
    this.toOpen = [here, ...Array.from({ length: workers - 1 }, () => inThread)]
    // One lane stands apart from here where there is enough to do for two threads.
    if (single) this.toOpen = this.toOpen.slice(0, this.worth(bytes)).slice(-1)
  }

  /** How many threads so many bytes are worth. */
  private worth(bytes: number): number {
    return 1 + Math.floor(bytes / this.bytesPerThread)
  }

  /** Some lane with room, where the log is so long; in another thread sooner than here, where there is more to do. */
  free(bytes: number, scouting: boolean): OpenLane | undefined {
    for (const open of this.toOpen.splice(0, this.worth(bytes) - this.lanes.length))
      this.lanes.push({ handle: open(), busy: 0, seen: undefined })
    const room = ({ here }: LaneHandle) => (here ? roomHere : scouting ? roomToScout : roomElsewhere)
    return this.lanes
      .filter(({ handle, busy }) => busy < room(handle))
      .sort((a, b) => Number(a.handle.here) - Number(b.handle.here) || a.busy - b.busy)[0]
  }

  /** Takes up a change that no block brought. */
  declare(change: Change): void {
    this.context.apply(change)
  }

  /**
   * What a lane must be told before it judges block `k`; and takes up what the block changes. Blocks come in order. A
   * lane knows what it was told before, and its own changes, which it applies as it goes.
   */
  begin(lane: OpenLane, k: number, changes: readonly Change[]): Before {
    const before = this.before(lane, k)
    for (const change of changes) {
      this.context.apply(change)
      this.changes.push({ k, lane, change })
    }
    const many = this.changes.length - mostChanges
    if (many > 0) this.forgotten = this.changes.splice(0, many + mostChanges / 2).at(-1)?.k ?? k
    return before
  }

  private before(lane: OpenLane, k: number): Before {
    const seen = lane.seen ?? -1
    lane.seen = k
    const news = this.changes.filter((c) => c.k > seen && c.lane !== lane).map((c) => c.change)
    const inForce = this.context.inForce()
    const anew = seen < this.forgotten || news.length > inForce.length
    return { anew, changes: anew ? inForce : news }
  }

  finish(): Promise<Tally[]> {
    return Promise.all(this.lanes.map(({ handle }) => handle.finish()))
  }

  async stop(): Promise<void> {
    await Promise.all(this.lanes.map(({ handle }) => handle.stop()))
  }
}
