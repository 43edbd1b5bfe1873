import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackagedChromium } from './packaged-chromium.mjs'
import { inCache } from './repository.mjs'
import { run } from './run.mjs'

/**
 * A Chromium for the end-to-end tests: `path` of the program, `env` that it needs, `from` where it was found.
 * @typedef {{ path: string, env: Record<string, string>, from: string }} Browser
 */

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
]

const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => [
    join(process.env[variable] ?? '', 'Google\\Chrome\\Application\\chrome.exe'),
    join(process.env[variable] ?? '', 'Microsoft\\Edge\\Application\\msedge.exe'),
  ]),
}

/** The ways to a browser, in the order in which they are tried. TRIALHALL_BROWSER_FROM names a single one. */
const WAYS = { environment: fromEnvironment, system: fromSystem, package: fromPackage, debian: fromDebian }

/**
 * Finds a Chromium that really starts, installing one where that is possible.
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser() {
  const only = process.env.TRIALHALL_BROWSER_FROM
  const remembered = only === undefined ? recall() : undefined
  if (remembered && (await starts(remembered))) return remembered
  for (const [from, way] of Object.entries(WAYS)) {
    if (only !== undefined && only !== from) continue
    for (const candidate of await way()) {
      const browser = { env: {}, ...candidate, from }
      if (await starts(browser)) return remember(browser)
    }
    if (from === 'environment' && process.env.TRIALHALL_CHROMIUM) return undefined
  }
  return undefined
}

/** The one line for a machine on which none can be had. */
export const NO_BROWSER =
  'No Chromium could be found or installed, so the end-to-end tests are skipped: set TRIALHALL_CHROMIUM to one.'

function fromEnvironment() {
  const path = process.env.TRIALHALL_CHROMIUM
  return path ? [{ path }] : []
}

function fromSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...(USUAL_PLACES[process.platform] ?? [])]
    .filter((path) => existsSync(path))
    .map((path) => ({ path }))
}

async function fromPackage() {
  const installed = await installPackagedChromium()
  return installed ? [installed] : []
}

async function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  console.log('Installing Chromium from the system’s packages …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
  if ((await install()).code !== 0) {
    await run('apt-get', ['update'], { env })
    await install()
  }
  return fromSystem()
}

async function starts({ path, env }) {
  if (process.platform === 'win32') return existsSync(path)
  const { code, output } = await run(path, ['--version', '--no-sandbox'], { env })
  return code === 0 && /\d+\.\d+\.\d+/.test(output)
}

const memory = inCache('browser.json')

function recall() {
  if (process.env.TRIALHALL_CHROMIUM || !existsSync(memory)) return undefined
  const browser = JSON.parse(readFileSync(memory, 'utf8'))
  return existsSync(browser.path) ? browser : undefined
}

function remember(browser) {
  if (browser.from === 'environment') return browser
  mkdirSync(inCache(), { recursive: true })
  writeFileSync(memory, JSON.stringify(browser))
  return browser
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const browser = await findBrowser()
  console.log(browser ? `${browser.path} (${browser.from})` : NO_BROWSER)
  process.exitCode = browser ? 0 : 1
}
