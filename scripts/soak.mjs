import { inRoot } from './repository.mjs'
import { runNode } from './run.mjs'

const runs = process.env.TRIALHALL_RUNS ?? '2000'
const args = [
  'run',
  '--project',
  'node',
  '--project',
  'server',
  '--testTimeout',
  '3600000',
  ...process.argv.slice(2),
]
console.log(`Property tests with ${runs} runs each; TRIALHALL_RUNS sets another number.`)
const { code } = await runNode([inRoot('node_modules/vitest/vitest.mjs'), ...args], {
  show: true,
  env: { TRIALHALL_RUNS: runs },
})
process.exitCode = code
