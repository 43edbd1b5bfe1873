import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { killerFiles } from './killers.mjs'

const game = process.env.TRIALHALL_MUTANTS ?? 'sigmar'

/** One game's tests that may kill a mutant, for `npm run mutants`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    include: killerFiles(process.cwd(), game),
    setupFiles: [fileURLToPath(new URL('only-named.mjs', import.meta.url))],
    isolate: false,
    testTimeout: 60_000,
  },
})
