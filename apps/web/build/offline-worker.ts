import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, build } from 'vite'
import type { Build, KeptFile } from '../src/offline/kept-file.ts'

const ENTRY = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url))

/** The worker that keeps the app on a device. Its address never changes, so that browsers find the next one. */
const WORKER_FILE = 'sw.js'

/** Only other places show these. */
const PICTURES_OF_LINKS = /[/\\]pictures$/

/** Letters of other scripts are fetched, and kept, when a name is written in them. */
const ON_DEMAND = /-(?:latin-ext|(?:cyrillic|greek|vietnamese)(?:-ext)?)-.*\.woff2$/

/** The system fetches these where the app is installed, and keeps them itself; only the icon of a call is shown by the page. */
const OF_THE_SYSTEM = /[/\\]icons[/\\](?!icon-192)/

/** Pages that say nothing without a hall, and that nobody looks for there: an operator's, what a club projects of its tournaments, and who leads by rating. */
const OF_A_FEW = /[/\\]assets[/\\](?:operator|wall|leaderboard)-[^/\\]+$/

/** Pictures of cards, people and grounds are fetched, and kept, when their game is first opened. */
const OF_A_GAME = /[/\\](?:plates|figures|grounds)[/\\]/

/** Writes the service worker beside the built app, with the list of all files that it keeps. */
export function offlineWorker(): Plugin {
  const place = { outDir: '' }
  return {
    name: 'trialhall:offline-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      place.outDir = resolve(root, outDir)
    },
    writeBundle: {
      order: 'post',
      handler: async () => writeWorker(place.outDir, buildIn(place.outDir)),
    },
  }
}

/** The built app as the worker knows it. */
function buildIn(folder: string): Build {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER_FILE && !ON_DEMAND.test(entry.name))
    .filter((entry) => !PICTURES_OF_LINKS.test(entry.parentPath) && !OF_A_GAME.test(`${entry.parentPath}/`))
    .filter((entry) => !OF_THE_SYSTEM.test(join(entry.parentPath, entry.name)))
    .filter((entry) => !OF_A_FEW.test(join(entry.parentPath, entry.name)))
    .map((entry) => keptFile(folder, join(entry.parentPath, entry.name)))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return { id: hash(JSON.stringify(files), 'hex').slice(0, 12), files }
}

function keptFile(folder: string, file: string): KeptFile {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  const integrity = `sha256-${hash(readFileSync(file), 'base64')}`
  return { path: path === '/index.html' ? '/' : path, integrity }
}

function hash(content: string | Uint8Array, as: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(as)
}

/** One file without imports: not every browser takes modules here. */
async function writeWorker(outDir: string, kept: Build): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(kept) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'trialhallOffline', fileName: () => WORKER_FILE },
    },
  })
}
