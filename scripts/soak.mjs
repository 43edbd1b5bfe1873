import { randomInt } from 'node:crypto'
import { inRoot } from './kit/repository.mjs'
import { runNode } from './kit/run.mjs'

const runs = process.env.TRIALHALL_RUNS ?? '2000'
const seed = process.env.TRIALHALL_SEED ?? String(randomInt(2 ** 31))
const args = [
  'run',
  '--project',
  'node',
  '--project',
  'jsdom',
  '--project',
  'server',
  '--testTimeout',
  '3600000',
  ...process.argv.slice(2),
]
console.log(
  `Property tests with ${runs} runs each from seed ${seed}; TRIALHALL_RUNS and TRIALHALL_SEED set others.`,
)
const { code } = await runNode([inRoot('node_modules/vitest/vitest.mjs'), ...args], {
  show: true,
  env: { TRIALHALL_RUNS: runs, TRIALHALL_SEED: seed },
})
process.exitCode = code
