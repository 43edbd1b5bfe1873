import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'tests', '.cache', '.git'])

/** Whether a built file is missing or older than any of the source files or folders. */
export function isStale(built, sources) {
  return !existsSync(built) || newest(sources) > statSync(built).mtimeMs
}

/**
 * Builds, with a note that stands until all of it is done: what was interrupted is not `isWhole`, however new its files are.
 * @param {string} note the path of that note
 * @param {() => Promise<void>} build
 */
export async function toItsEnd(note, build) {
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, 'This is being built, or was interrupted.\n')
  await build()
  rmSync(note, { force: true })
}

/** Whether what was built last was built to its end. */
export function isWhole(note) {
  return !existsSync(note)
}

/** The latest change among files and folders, in milliseconds; a folder changes too when a file in it goes. */
export function newest(paths) {
  return Math.max(0, ...paths.filter((path) => existsSync(path)).map(newestIn))
}

function newestIn(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name))
    .map((name) => join(path, name))
  const files = inside.filter((each) => !statSync(each).isDirectory())
  const folders = inside.filter((each) => statSync(each).isDirectory())
  return Math.max(0, ...files.map((each) => statSync(each).mtimeMs), ...folders.map(newestIn))
}
