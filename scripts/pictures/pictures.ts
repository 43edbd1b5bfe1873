import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { gameParts } from '@trialhall/games/parts'
import { type Page, chromium } from 'playwright-core'
import { builtWeb, ownServer } from '../../e2e/kit/own-server.ts'
import { findBrowser } from '../kit/browser.mjs'

// Draws the pictures that other places show for a link (`apps/web/public/pictures`): the art of each game from the start
// page of the built app, with its title, and that of the hall.

const folder = resolve(import.meta.dirname, '../../apps/web/public/pictures')
const SIZE = { width: 1200, height: 630 }

interface Picture {
  readonly file: string
  readonly title: string
  readonly line: string
  /** Where its art stands on the start page. */
  readonly art: string
}

const covers = Object.values(gameParts).map(({ cover }) => cover)
const PICTURES: readonly Picture[] = [
  {
    file: 'hall.jpg',
    title: 'The hall is lit.',
    line: 'Take your seat: with friends, or with bots that think ahead.',
    art: 'main section:first-of-type svg[viewBox="0 0 400 400"]',
  },
  ...covers.map(({ id, title, blurb }) => ({
    file: `${id}.jpg`,
    title,
    line: blurb,
    art: `li:has(a[href="/new/${id}"]) svg[viewBox="0 0 400 400"]`,
  })),
]

async function draw(page: Page, { file, title, line, art }: Picture): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(
    ({ title: words, line: below, art: where }) => {
      const svg = document.querySelector(where)
      if (!svg) throw new Error(`There is no ${where}.`)
      const frame = document.createElement('div')
      frame.style.cssText =
        'position: fixed; inset: 0; z-index: 9; display: grid; grid-template-columns: 570px 630px; background: var(--ground)'
      const text = document.createElement('div')
      text.style.cssText = 'display: grid; align-content: center; gap: 24px; padding: 0 40px 0 64px'
      for (const [tag, said, style] of [
        ['p', 'Trialhall', 'font: 600 34px var(--font-display); color: var(--brass-ink)'],
        ['h1', words, 'font-size: 76px; line-height: 1.05; letter-spacing: -0.02em'],
        ['p', below, 'font-size: 30px; line-height: 1.4; color: var(--ink-soft); text-wrap: pretty'],
      ] as const) {
        const part = document.createElement(tag)
        part.textContent = said
        part.style.cssText = style
        text.append(part)
      }
      svg.setAttribute('style', 'width: 630px; height: 630px')
      frame.append(text, svg)
      document.body.append(frame)
    },
    { title, line, art },
  )
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 80 })
  writeFileSync(resolve(folder, file), jpeg)
  console.log(`${file}: ${Math.round(jpeg.length / 1000)} kB`)
}

async function main(): Promise<void> {
  const program = await findBrowser()
  if (!program) throw new Error('There is no browser on this machine.')
  mkdirSync(folder, { recursive: true })
  const data = mkdtempSync(resolve(tmpdir(), 'trialhall-pictures-'))
  const server = await ownServer(builtWeb, data)
  const browser = await chromium.launch({
    executablePath: program.path,
    env: { ...process.env, ...program.env },
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'dark', baseURL: server.address })
    for (const picture of PICTURES) await draw(page, picture)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
