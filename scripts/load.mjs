import { requireNode } from './node-version.mjs'

requireNode()

// A swarm of clients against the server, and against a bare echo in the same run.
// Flags: --matches 50,200 --seconds 10 --warmup 3 --pace 0
const { installMissing } = await import('./install.mjs')
const { inCache, inRoot } = await import('./repository.mjs')
const { runNode } = await import('./run.mjs')

await installMissing()
const { bundleForNode } = await import('./bundle.mjs')
const entries = ['run.ts', 'server.ts', 'echo.ts'].map((name) => inRoot('apps/server/load', name))
await bundleForNode({ entries, outdir: inCache('load') })
const args = [inCache('load', 'run.js'), ...process.argv.slice(2)]
const { code } = await runNode(args, { show: true, env: { NODE_ENV: 'production' } })
process.exitCode = code
