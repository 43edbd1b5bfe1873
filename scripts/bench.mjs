import { requireNode } from './kit/node-version.mjs'

requireNode()

const { installMissing } = await import('./kit/install.mjs')
const { inRoot } = await import('./kit/repository.mjs')
const { runNode } = await import('./kit/run.mjs')

await installMissing()
await installMissing(inRoot('bench'))
const { bundleForNode } = await import('./kit/bundle.mjs')
const outdir = inRoot('bench/dist') // beside bench/node_modules, where the peers' packages are found
await bundleForNode({ entries: [inRoot('bench/run.ts'), inRoot('bench/worker.ts')], outdir })
const args = [inRoot('bench/dist/run.js'), ...process.argv.slice(2)]
const { code } = await runNode(args, { show: true, env: { NODE_ENV: 'production' } })
process.exitCode = code
