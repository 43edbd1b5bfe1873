import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isStale, isWhole, toItsEnd } from './kit/freshness.mjs'
import { inCache, inRoot } from './kit/repository.mjs'
import { runNode } from './kit/run.mjs'

const SHARED = [
  'packages',
  'games',
  'docs/rules',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/kit/bundle.mjs',
]

/** What can be built: how one sees that it is done, what it is made from, and how. */
const TARGETS = {
  web: { built: 'apps/web/dist/index.html', sources: [...SHARED, 'apps/web'], build: buildWeb },
  server: {
    built: 'apps/server/dist/main.js',
    sources: [...SHARED, 'apps/server'],
    build: () => bundle('server'),
  },
  cli: { built: 'apps/cli/dist/main.js', sources: [...SHARED, 'apps/cli'], build: () => bundle('cli') },
}

/** Builds one target; throws with the tool's output when that fails. */
export const build = (target) => toItsEnd(noteOf(target), TARGETS[target].build)

/** Builds one target if it is missing, older than its sources or was not built to its end; answers whether it did. */
export async function buildStale(target) {
  if (isFresh(target)) return false
  await build(target)
  return true
}

function isFresh(target) {
  const { built, sources } = TARGETS[target]
  const from = sources.map((source) => inRoot(source))
  return isWhole(noteOf(target)) && !isStale(inRoot(built), from)
}

/** A note that stands while a target is being built. */
const noteOf = (target) => inCache('being-built', target)

async function buildWeb() {
  const { code, output } = await runNode([inRoot('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: inRoot('apps/web'),
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) return
  const { withAdvice } = await import('./kit/bundle.mjs')
  throw new Error(`The web app could not be built:\n${withAdvice(output)}`)
}

/** One file for the program, one for its games and one for each of its workers, side by side in `dist`. */
async function bundle(app) {
  const { bundleForNode } = await import('./kit/bundle.mjs')
  const folder = inRoot('apps', app)
  const entries = [...programsOf(folder), ...workersOf(folder)]
  await bundleForNode({ entries, outdir: `${folder}/dist`, isWhole: app === 'server' })
}

/** The program itself, its games, which its threads import, and of the server what serves a hall and the program for operators. */
function programsOf(folder) {
  return ['main.ts', 'product.ts', 'serve.ts', 'operator.ts']
    .map((name) => `${folder}/src/${name}`)
    .filter((path) => existsSync(path))
}

/** Programs of worker threads. */
export function workersOf(folder) {
  const files = readdirSync(`${folder}/src`, { recursive: true }).map((path) => `${folder}/src/${path}`)
  return files.filter((path) => /[/\\-]worker\.ts$/.test(path))
}

async function main(targets) {
  for (const target of targets.length > 0 ? targets : Object.keys(TARGETS)) {
    if (!(target in TARGETS))
      throw new Error(`Unknown target "${target}"; known are ${Object.keys(TARGETS).join(', ')}.`)
    await build(target)
    console.log(`built ${TARGETS[target].built}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
