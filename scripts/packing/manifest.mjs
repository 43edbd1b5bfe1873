const KEPT = ['name', 'version', 'description', 'license', 'type', 'sideEffects']

/**
 * The package.json of a published package. What it says of a workspace is left out: that it is private, what it is tested with, and the
 * `source` condition, whose files it does not hold. Packages of ours come out together and need each other exactly; of others any version
 * that agrees with ours will do.
 * @param {Record<string, any>} manifest of the workspace
 * @param {{ engines: object, devDependencies: Record<string, string> }} repository the root's package.json
 * @param {{ testsWith?: readonly string[], peers?: readonly string[], isUsed?: (name: string) => boolean, bin?: string,
 *   folders?: readonly string[] }} code what its entries for tests import, which dependencies whoever installs it brings, which are used
 *   by what is published, the file that its name runs, and the folders that it holds
 */
export function publishedManifest(manifest, { engines, devDependencies }, code = {}) {
  const { testsWith = [], peers = [], isUsed = () => true, bin, folders = ['dist'] } = code
  const kept = Object.fromEntries(KEPT.filter((key) => key in manifest).map((key) => [key, manifest[key]]))
  const { dependencies = {}, peerDependencies = {} } = manifest
  const needed = Object.entries(dependencies).filter(([name]) => isUsed(name))
  const isPeer = ([name]) => peers.includes(name)
  const brought = [...needed.filter(isPeer), ...testsWith.map((name) => [name, devDependencies[name]])]
  const allPeers = { ...peerDependencies, ...rangesOf(brought) }
  const optional = Object.fromEntries(testsWith.map((name) => [name, { optional: true }]))
  return {
    ...kept,
    ...(peers.length > 0 && { sideEffects: ['**/*.css'] }),
    dependencies: rangesOf(needed.filter((entry) => !isPeer(entry))),
    ...(Object.keys(allPeers).length > 0 && { peerDependencies: allPeers }),
    ...(testsWith.length > 0 && { peerDependenciesMeta: optional }),
    engines,
    files: folders,
    ...(bin !== undefined && { bin: pointedAt(bin, manifest.bin) }),
    exports: { ...publicExports(manifest.exports), './package.json': './package.json' },
  }
}

/** The same names for a program, and what they run. */
const pointedAt = (path, names) => Object.fromEntries(Object.keys(names).map((name) => [name, path]))

const isOurs = (name) => name === 'trialhall' || name.startsWith('@trialhall/')

function rangesOf(versions) {
  return Object.fromEntries(versions.map(([name, version]) => [name, isOurs(name) ? version : `^${version}`]))
}

/** Every entry as it is found by whoever installs the package. Styles are a path, code has types. */
function publicExports(entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, withoutSource(entry)]))
}

function withoutSource(entry) {
  if (typeof entry === 'string') return entry
  const { source: _, types, default: code } = entry
  return types === undefined ? code : { types, default: code }
}

/** The files that the entries of a package name, such as `./dist/index.js`. */
export function targetsOf(exports) {
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  )
}
