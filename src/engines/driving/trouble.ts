/**
 * What can go wrong between the harness and an engine. None of it is a violation of a rule, and none a pass: it costs
 * the rounds that it touches, and is reported as what it is.
 */
export const troubles = {
  'not-started': 'the engine could not be started',
  unreachable: 'the engine could not be reached',
  crash: 'the engine ended without an answer',
  'closed-output': 'the engine closed its standard output without an answer',
  'no-answer': 'the engine gave no answer within the deadline',
  'late-answer': 'the engine answered after the deadline',
  'not-protocol': 'the engine said what is no message of the protocol',
  'partial-line': 'the engine ended in the middle of a line',
  'wrong-seq': 'the engine answered another question than it was asked',
  'doubled-answer': 'the engine answered one question twice',
  'long-line': 'the engine wrote a line of more than 1 MiB',
  'endless-output': 'the engine wrote on without an end',
  'http-status': 'the engine answered with an HTTP status other than 200',
  'bad-answer': "the engine's answer is not of the protocol's form",
  'bad-round': "the engine's round cannot be read",
  'ignored-bye': 'the engine did not end when it was told to, and was ended',
  'left-process': 'the engine left processes behind, which were ended',
} as const

export type TroubleKind = keyof typeof troubles

/** Bad manners that touch no round. */
const harmless: readonly TroubleKind[] = ['ignored-bye', 'left-process']

export const isHarmless = (kind: TroubleKind): boolean => harmless.includes(kind)

/** A class, so that nothing that an engine says can be taken for one. */
export class Trouble {
  /** @param detail what exactly, in words; '' where the kind says all */
  constructor(
    readonly kind: TroubleKind,
    readonly detail: string,
  ) {}
}

export const trouble = (kind: TroubleKind, detail = ''): Trouble => new Trouble(kind, detail)

export const inWords = ({ kind, detail }: Trouble): string =>
  detail ? `${troubles[kind]}: ${detail}` : troubles[kind]

/** What an engine wrote, as a message shows it: short, in one line, controls named. */
export const shownText = (text: string): string => {
  const plain = JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)
  return plain.replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '?')
}
