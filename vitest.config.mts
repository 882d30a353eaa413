import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/dist/**', '**/node_modules/**']

/** Where deadlines and signals are tried: one file at a time, so that a machine under load keeps them. */
const timed = ['test/{doctor,drive*,exit-codes}.test.ts']

/** The units beside their sources, then the built command as its users run it. */
export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'command',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, ...timed],
          globalSetup: './test/support/scratch.ts',
          maxWorkers: 2,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'timed',
          include: timed,
          exclude,
          globalSetup: './test/support/scratch.ts',
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
