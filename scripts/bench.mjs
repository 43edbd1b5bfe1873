import { requireNode } from './node-version.mjs'

requireNode()

const { installMissing } = await import('./install.mjs')
const { inRoot } = await import('./repository.mjs')
const { runNode } = await import('./run.mjs')

await installMissing()
await installMissing(inRoot('bench'))
const args = ['--conditions=source', '--import', 'tsx', inRoot('bench/run.ts'), ...process.argv.slice(2)]
const { code } = await runNode(args, { show: true, env: { NODE_ENV: 'production' } })
process.exitCode = code
