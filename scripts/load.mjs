import { requireNode } from './kit/node-version.mjs'

requireNode()

// A swarm of clients against the server, boardgame.io's server and a bare echo, in the same run. `--help` lists the flags.
const { installMissing } = await import('./kit/install.mjs')
const { inCache, inRoot } = await import('./kit/repository.mjs')
const { runNode } = await import('./kit/run.mjs')

await installMissing()
await installMissing(inRoot('bench'))
const { bundleForNode } = await import('./kit/bundle.mjs')
const own = ['run.ts', 'server.ts', 'echo.ts', 'swarm.ts'].map((name) => inRoot('apps/server/load', name))
const workers = ['product.ts', 'store/store-worker.ts', 'stewards/bot-worker.ts'].map((name) =>
  inRoot('apps/server/src', name),
)
const others = [...workers, inRoot('bench/peers/race-online.ts')]
await bundleForNode({ entries: [...own, ...others], outdir: inCache('load') })
const peers = ['bgio-server.mjs', 'bgio-swarm.mjs'].map((name) => inRoot('bench/peers', name))
const beside = inRoot('bench/dist') // beside bench/node_modules, where the peers' packages are found
await bundleForNode({ entries: peers, outdir: beside })
const args = [inCache('load', 'run.js'), ...process.argv.slice(2)]
const env = { NODE_ENV: 'production', TRIALHALL_LOAD: inCache('load'), TRIALHALL_LOAD_BENCH: beside }
const { code } = await runNode(args, { show: true, env })
process.exitCode = code
