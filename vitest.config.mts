import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/dist/**', '**/node_modules/**']

/** The units beside their sources, then the built command as its users run it, one file at a time. */
export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'command',
          include: ['test/**/*.test.ts'],
          exclude,
          globalSetup: './test/support/scratch.ts',
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
