import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line, such as `412 passed, 0 failed`, for whoever reads only the last. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') count[state]++
        else count.skipped++
      }
      // A file that could not be loaded, or a hook that threw, fails no test of its own.
      if (module.state() === 'failed' && !tests.some((t) => t.result().state === 'failed')) count.failed++
    }
    const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
    process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`)
  }
}
