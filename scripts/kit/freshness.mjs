import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'tests', '.cache', '.git'])

/** Whether a built file is missing or older than any of the source files or folders. */
export function isStale(built, sources) {
  return !existsSync(built) || newest(sources) > statSync(built).mtimeMs
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
