import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inCache, inRoot } from '../kit/repository.mjs'
import { runNpm } from '../kit/run.mjs'
import { faultsIn } from './faults.mjs'

/** Throws a sentence for everything that is wrong with packages that are laid out. */
export function checkAll(folders) {
  const own = folders.map((folder) => readJson(join(folder, 'package.json')).name)
  const { version } = readJson(inRoot('package.json'))
  const faults = folders.flatMap((folder) => faultsIn(folder, { version, own }))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/**
 * Packs folders, and nothing else, into `.cache/packages`; answers the name of each package and the path of the packed file.
 */
export async function packFolders(folders) {
  const target = inCache('packages')
  for (const path of packedIn(target)) rmSync(path)
  const { code, output } = await runNpm(['pack', '--pack-destination', target, ...folders])
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`)
  return folders.map((folder) => {
    const { name, version } = readJson(join(folder, 'package.json'))
    return { name, path: join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`) }
  })
}

function packedIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name))
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
