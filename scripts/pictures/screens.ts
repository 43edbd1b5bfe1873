import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { prepare } from '../../e2e/kit/play.ts'
import { findBrowser } from '../kit/browser.mjs'
import { MOMENTS, MOMENT_MATCHES } from './moments.ts'
import { MATCHES, SHOTS, type Shot } from './shots.ts'
import { type Display, type Theme, DISPLAYS } from './displays.ts'

// Takes a picture of every page, at two sizes and in both themes, and of every table at each of its moments, on all displays, into the
// folder `screens`. `npm run screens -- table cards-narrow-light` takes only those whose file name holds one of the words.

const folder = resolve(import.meta.dirname, '../../screens')

async function main(words: readonly string[]): Promise<void> {
  const program = await findBrowser()
  if (!program) throw new Error('There is no browser on this machine.')
  if (words.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: program.path,
    env: { ...process.env, ...program.env },
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  try {
    for (const name of Object.keys(DISPLAYS)) await takeDisplay(browser, name, words)
  } finally {
    await browser.close()
  }
}

/** All pictures that are wanted of what one display shows. */
async function takeDisplay(browser: Browser, size: string, words: readonly string[]): Promise<void> {
  const display = DISPLAYS[size]
  for (const theme of display?.themes ?? []) {
    const shots = display?.shows === 'pages' ? [...SHOTS, ...MOMENTS] : MOMENTS
    const wanted = shots.filter(({ name }) => isWanted(`${name}-${size}-${theme}`, words))
    if (display && wanted.length > 0) await takeAll(browser, wanted, { theme, size, display })
  }
}

function isWanted(name: string, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => name.includes(word))
}

/** All pictures of one size and theme, from a server with nothing on it. */
async function takeAll(browser: Browser, shots: readonly Shot[], look: Look): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'trialhall-screens-'))
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../apps/server/dist/main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', TRIALHALL_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await addressOf(server)
    for (const shot of shots) await take(browser, { shot, ...look, address })
  } finally {
    server.once('exit', () => rmSync(data, { recursive: true, force: true }))
    server.kill()
  }
}

interface Look {
  readonly theme: Theme
  readonly size: string
  readonly display: Display
}

interface Taking extends Look {
  readonly shot: Shot
  readonly address: string
}

async function take(browser: Browser, { shot, theme, size, display, address }: Taking): Promise<void> {
  const page = await openOn(browser, display, { colorScheme: theme, baseURL: address })
  const settings = { ...(display.text ? { text: display.text } : {}), ...shot.settings }
  await prepare(page, { matches: [...MATCHES, ...MOMENT_MATCHES], settings })
  const path = resolve(folder, `${shot.name}-${size}-${theme}.png`)
  try {
    await page.goto(shot.path, { waitUntil: 'networkidle' })
    await shot.before?.(page)
    await page.waitForFunction(hasAllImages)
    await page.waitForTimeout(250)
    if (shot.isWhole) await showWhole(page)
    await page.screenshot({ path })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    console.log(overflow > 0 ? `${path} (${overflow} px too wide)` : path)
  } catch (error) {
    await page.screenshot({ path })
    console.log(`${path} failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
  await page.context().close()
}

/** An empty page on a display. */
async function openOn(browser: Browser, display: Display, more: BrowserContextOptions): Promise<Page> {
  const { width, height, zoom = 1, letters, isForced } = display
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: zoom,
    hasTouch: width < 600,
    forcedColors: isForced ? 'active' : 'none',
    ...more,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  if (letters) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } })
  }
  return page
}

/** Runs in the page: whether everybody is there who is shown as an image. */
function hasAllImages(): boolean {
  return [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
}

/** Makes the window as high as its page, so that what sticks to an edge is where it would be at the end. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  await page.evaluate(() => scrollTo(0, 0))
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.stdout?.on('data', (piece: Buffer) => {
      const address = /https?:\/\/\S+/.exec(piece.toString())?.[0]
      if (address) found(address)
    })
    server.on('exit', (code) => failed(new Error(`The server ended with code ${code}.`)))
  })
}

await main(process.argv.slice(2))
