import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { killerFiles } from './killers.mjs'
import { likeliestFirst } from './order.mjs'

const game = process.env.TRIALHALL_MUTANTS ?? 'sigmar'

/** The first test that fails kills a mutant, and the others do not run. */
class LikeliestFirst extends BaseSequencer {
  sort(files) {
    const byPath = new Map(files.map((file) => [file.moduleId, file]))
    const order = likeliestFirst([...byPath.keys()], process.env.TRIALHALL_CHANGED)
    return Promise.resolve(order.map((path) => byPath.get(path)))
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
    sequence: { sequencer: LikeliestFirst },
    isolate: false,
    testTimeout: 60_000,
  },
})
