import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }
const SERVER = 'apps/server/**/*.test.ts'
const WINDOW = '{packages,games,apps}/*/**/*.window.test.tsx'
const ALONE = 'e2e/alone/*.e2e.ts'
const ignored = ['**/node_modules/**', '**/dist/**', '.cache/**']

/** Tests that drive a real browser. Files of a worker share what they import and their connection to the one browser of the run. */
const browsing = {
  environment: 'node',
  globalSetup: 'e2e/kit/setup.ts',
  isolate: false,
  retry: 1, // a browser on a crowded machine; what needed it is named by `npm test`
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const

/**
 * Boards are drawn thousands of times, by the React that people get: that for developers takes three times as long. Where there is a
 * window it is the one for developers, whose complaints the tests hear.
 */
const drawing = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  env: { NODE_ENV: 'production' },
} as const

/** V8 would give each worker four threads to compile and to collect garbage, which get in each other's way on two cores. */
const onFewCores = { execArgv: ['--v8-pool-size=1'] }

const MOST_WORKERS = availableParallelism() + 1

/**
 * `jsdom` (tests that need a window), `node` and `server` hold the unit and property tests, `e2e` the tests that drive a real browser, two
 * files at a time, and `alone` those of them that measure, which run when all others are done. Files share what they import, which halves
 * their time; those of `server` begin and end servers of their own.
 */
export default defineConfig({
  ...source,
  test: {
    // by itself vitest would use one on two cores; those that wait for servers to die and leases to end leave room for another
    maxWorkers: MOST_WORKERS,
    projects: [
      {
        extends: true,
        oxc: drawing.oxc,
        test: {
          ...onFewCores,
          name: 'node',
          environment: 'node',
          env: drawing.env,
          include: [
            '{packages,games,apps}/*/**/*.test.{ts,tsx}',
            '{lint,scripts,docs,examples,bench}/**/*.test.ts',
          ],
          exclude: [...ignored, SERVER, WINDOW],
          setupFiles: ['scripts/checks/fixed-draws.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...onFewCores,
          name: 'jsdom', // before `node`: projects begin in the order of their names, and this one has a long file
          environment: 'jsdom',
          include: [WINDOW],
          exclude: ignored,
          setupFiles: ['scripts/checks/fixed-draws.ts', 'scripts/checks/empty-page.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...onFewCores,
          name: 'server',
          environment: 'node',
          include: [SERVER],
          exclude: ignored,
          setupFiles: ['apps/server/tests/support/each-file.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...browsing,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...ignored, ALONE],
          maxWorkers: 2, // a third saves little, and all of them are slower by half
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...browsing,
          name: 'alone',
          include: [ALONE],
          exclude: ignored,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
