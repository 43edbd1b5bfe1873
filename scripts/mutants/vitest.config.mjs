import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { killerFiles } from './killers.mjs'

const game = process.env.TRIALHALL_MUTANTS ?? 'sigmar'

/** Tests that try much at random, of which each takes seconds. */
const SLOW = /\/referee\/|\.property\.test\.ts$/

/** Quick tests first: the first one that fails kills a mutant, and the others do not run. */
class QuickFirst extends BaseSequencer {
  sort(files) {
    const rank = ({ moduleId }) => Number(SLOW.test(moduleId.replaceAll('\\', '/')))
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)))
  }
}

/** One game's tests that may kill a mutant, for `npm run mutants`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    include: killerFiles(process.cwd(), game),
    setupFiles: [fileURLToPath(new URL('only-named.mjs', import.meta.url))],
    sequence: { sequencer: QuickFirst },
    isolate: false,
    testTimeout: 60_000,
  },
})
