import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn, packagesIn, reachedFrom } from './imports.mjs'
import { targetsOf } from './manifest.mjs'

const BESIDE_CODE = ['LICENSE', 'README.md', 'package.json']
/** Built files, and the sources that new games are made from. */
const PUBLISHED_FILE = /^(?:dist\/.*\.(?:js|d\.ts|css|woff2|svg)|template\/.*\.ts)$/

/** Packages of which a page must have one copy, so that whoever installs ours brings them. */
const PEERS_OF_PAGES = ['react', 'react-dom']

/**
 * What is wrong with a package that is laid out for publishing, a sentence each.
 * @param {string} folder where it is laid out
 * @param {{ version: string, own: readonly string[] }} release the version that all of ours have, and their names
 */
export function faultsIn(folder, release) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = filesIn(folder)
  const faults = [
    ...strayFiles(files),
    ...missingFiles({ folder, manifest, files }),
    ...looseVersions(manifest, release),
    ...wrongImports({ folder, manifest, files }),
  ]
  return faults.map((fault) => `${manifest.name}: ${fault}`)
}

function strayFiles(files) {
  return files
    .filter((path) => !BESIDE_CODE.includes(path) && !PUBLISHED_FILE.test(path))
    .map((path) => `${path} does not belong into a package.`)
}

/** Only text for others to compile, such as a game to begin with, names sources in compiled code. */
const compiled = (path) => (path.endsWith('.ts') ? null : path)

/** What an entry names or a module imports, and what must lie beside the code. */
function missingFiles({ folder, manifest, files }) {
  const { exports, bin = {} } = manifest
  const entries = [...targetsOf(exports), ...Object.values(bin)].map((target) => join(folder, target))
  const typed = (path) => path.replace(/\.js$/, '.d.ts')
  const ofCode = reachedFrom(
    entries.filter((path) => !path.endsWith('.d.ts')),
    compiled,
  )
  const ofTypes = reachedFrom(
    entries.filter((path) => path.endsWith('.d.ts')),
    typed,
  )
  const wanted = new Set([...BESIDE_CODE.map((name) => join(folder, name)), ...ofCode, ...ofTypes])
  const lacking = [...wanted].filter((path) => !existsSync(path))
  const unused = files.filter((path) => path.startsWith('dist/') && !wanted.has(join(folder, path)))
  return [
    ...lacking.map((path) => `${relative(folder, path)} is named and is not there.`),
    ...unused.map((path) => `${path} is there and no entry leads to it.`),
  ]
}

/** Ours come out together, so they name each other exactly. */
function looseVersions(manifest, { version, own }) {
  const wrong = Object.entries(manifest.dependencies ?? {}).filter(
    ([name, range]) => own.includes(name) && range !== version,
  )
  const faults = wrong.map(([name, range]) => `it needs ${name} ${range}, which comes out as ${version}.`)
  return manifest.version === version
    ? faults
    : [`its version is ${manifest.version}, and the repository's is ${version}.`, ...faults]
}

/** What modules and types import must be declared, and nothing else. */
function wrongImports({ folder, manifest, files }) {
  const { dependencies = {}, peerDependencies = {} } = manifest
  const imported = packagesIn(folder, files)
  imported.delete(manifest.name)
  const isOfPages = files.some((path) => path.endsWith('.css'))
  const doubled = PEERS_OF_PAGES.filter((name) => isOfPages && name in dependencies)
  const declared = { ...dependencies, ...peerDependencies }
  return [
    ...[...imported]
      .filter((name) => !(name in declared))
      .map((name) => `it imports ${name} and does not say so.`),
    ...Object.keys(declared)
      .filter((name) => !imported.has(name))
      .map((name) => `it asks for ${name} and does not import it.`),
    ...doubled.map((name) => `${name} must be a peer, so that there is one copy of it on a page.`),
  ]
}
