const NEEDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/**
 * The files of a repository that name a version of one of its own packages and not the given one, as they should be, by path.
 * Throws a sentence if that is no version.
 * @param {Readonly<Record<string, Record<string, any>>>} files every package.json and the package-lock.json, by path
 * @param {string} version
 */
export function outdated(files, version) {
  if (!VERSION.test(version))
    throw new Error(`"${version}" is no version; give one such as 1.2.0 or 1.2.0-beta.1.`)
  const own = new Set(Object.values(files).map(({ name }) => name))
  const updated = Object.entries(files).map(([path, file]) => [path, withVersion(file, { version, own })])
  return Object.fromEntries(
    updated.filter(([path, file]) => JSON.stringify(file) !== JSON.stringify(files[path])),
  )
}

/** A manifest with another version of itself and of our packages that it needs; in a lock file, all that it repeats of manifests. */
function withVersion(manifest, release) {
  const { version, own } = release
  const needs = NEEDS.filter((kind) => kind in manifest).map((kind) => [
    kind,
    mapped(manifest[kind], (range, name) => (own.has(name) ? version : range)),
  ])
  const { packages } = manifest
  const isOurs = (path) => !path.includes('node_modules/')
  return {
    ...manifest,
    version,
    ...Object.fromEntries(needs),
    ...(packages && {
      packages: mapped(packages, (entry, path) => (isOurs(path) ? withVersion(entry, release) : entry)),
    }),
  }
}

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
