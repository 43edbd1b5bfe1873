import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { runNpm } from './run.mjs'

/** Why `npm ci` must run in a folder, in a few words, or undefined where what is installed fits the lock file. */
function missingInstall(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return 'nothing is installed yet'
  return lockDifference(readPackages(join(folder, 'package-lock.json')), readPackages(installed))
}

/** The first package that is not installed as the lock file says. Optional ones of other platforms may lack. */
export function lockDifference(wanted, installed) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const found = installed[path]
    const name = path.replace(/^.*node_modules\//, '')
    if (found === undefined && !entry.optional && !entry.devOptional && !entry.peer)
      return `${name} is not installed`
    if (found !== undefined && found.version !== entry.version) {
      return `${name} ${found.version} is installed, not ${entry.version}`
    }
  }
  return undefined
}

/** Installs exactly what the lock file names, if that is not there yet. Throws with npm's output when npm fails. */
export async function installMissing(folder = root) {
  const reason = missingInstall(folder)
  if (reason === undefined) return
  console.log(`Installing packages (${reason}) …`)
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund'], { cwd: folder })
  if (code !== 0) throw new Error(`npm ci failed in ${folder}:\n${output}`)
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
}
