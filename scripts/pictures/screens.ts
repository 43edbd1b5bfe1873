import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright-core'
import { prepare } from '../../e2e/kit/play.ts'
import { findBrowser } from '../kit/browser.mjs'
import { MOMENTS, MOMENT_MATCHES } from './moments.ts'
import { MATCHES, SHOTS, type Shot } from './shots.ts'

// Takes a picture of every page, at two sizes and in both themes, and of every table at each of its moments, at all sizes, into the
// folder `screens`. `npm run screens -- table cards-narrow-light` takes only those whose file name holds one of the words.

const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  low: { width: 1280, height: 720 },
  huge: { width: 2560, height: 1440 },
  /** A desktop zoomed to 200 %. */
  zoomed: { width: 720, height: 450 },
} as const
type Size = keyof typeof SIZES
const USUAL: readonly Size[] = ['wide', 'narrow']
const THEMES = ['light', 'dark'] as const

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
    for (const theme of THEMES) {
      for (const size of Object.keys(SIZES) as Size[]) {
        const shots = USUAL.includes(size) ? [...SHOTS, ...MOMENTS] : MOMENTS
        const wanted = shots.filter(({ name }) => isWanted(`${name}-${size}-${theme}`, words))
        if (wanted.length > 0) await takeAll(browser, wanted, { theme, size })
      }
    }
  } finally {
    await browser.close()
  }
}

function isWanted(name: string, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => name.includes(word))
}

/** All pictures of one size and theme, from a server with nothing on it. */
async function takeAll(
  browser: Browser,
  shots: readonly Shot[],
  look: Pick<Taking, 'theme' | 'size'>,
): Promise<void> {
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

interface Taking {
  readonly shot: Shot
  readonly theme: (typeof THEMES)[number]
  readonly size: Size
  readonly address: string
}

async function take(browser: Browser, { shot, theme, size, address }: Taking): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: size === 'zoomed' ? 2 : 1,
    colorScheme: theme,
    baseURL: address,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await prepare(page, { matches: [...MATCHES, ...MOMENT_MATCHES], settings: shot.settings ?? {} })
  const path = resolve(folder, `${shot.name}-${size}-${theme}.png`)
  try {
    await page.goto(shot.path, { waitUntil: 'networkidle' })
    await shot.before?.(page)
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
  await context.close()
}

/** Makes the window as high as its page, so that what sticks to an edge is where it would be at the end. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? SIZES.wide
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
