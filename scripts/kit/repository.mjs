import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** A path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts)

/** A path inside the git-ignored cache folder. */
export const inCache = (...parts) => join(root, '.cache', ...parts)
