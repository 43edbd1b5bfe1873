import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { outdated } from './packing/versions.mjs'
import { inRoot } from './kit/repository.mjs'

/** Every file that names versions of our packages, by path. */
function versionedFiles() {
  const packages = ['packages', 'games', 'apps']
    .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}/package.json`))
    .filter((path) => existsSync(inRoot(path)))
  const paths = ['package.json', 'package-lock.json', ...packages]
  return Object.fromEntries(paths.map((path) => [path, JSON.parse(readFileSync(inRoot(path), 'utf8'))]))
}

/** Sets the version that was typed, everywhere; without one, lists the files that disagree with the repository's package.json. */
function main(wanted) {
  const files = versionedFiles()
  const version = wanted ?? files['package.json'].version
  const changes = Object.entries(outdated(files, version))
  if (changes.length === 0) return console.log(`All packages have version ${version}.`)
  for (const [path, file] of changes) {
    if (wanted !== undefined) writeFileSync(inRoot(path), `${JSON.stringify(file, null, 2)}\n`)
    console.log(wanted === undefined ? `${path} names another version than ${version}.` : path)
  }
  if (wanted === undefined) throw new Error(`"npm run versions -- ${version}" sets the version everywhere.`)
}

try {
  main(process.argv[2])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
