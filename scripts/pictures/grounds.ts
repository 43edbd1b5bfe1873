import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Page, chromium } from 'playwright-core'
import { findBrowser } from '../kit/browser.mjs'
import { type Pixels, pictureOf, THEMES } from './grounds/picture.ts'
import { SCENES } from './grounds/scenes/index.ts'

const ROOT = new URL('../../', import.meta.url)
/** What a ground is drawn at, in pixels, and how well it is stored: as well as it may be. */
const SIZE = [1600, 1000] as const
const QUALITIES = [0.62, 0.52, 0.42, 0.32]
/** More would be felt where a table is opened over a slow line, in bytes. */
const MOST = 20_000

/**
 * Draws what each game's table stands on, by day and by candlelight, beside its looks: `npm run grounds`, or `npm run grounds -- lanes` for
 * one. The pixels come from the scene's seed alone; a browser stores them as WebP.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.find((id) => !(id in SCENES))
if (unknown !== undefined)
  throw new Error(`There is no ground of ${unknown}; allowed are ${Object.keys(SCENES).join(', ')}.`)
const program = await findBrowser()
if (!program) throw new Error('There is no browser on this machine.')
const browser = await chromium.launch({
  executablePath: program.path,
  env: { ...process.env, ...program.env },
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  for (const [id, scene] of Object.entries(SCENES)) {
    if (positionals.length > 0 && !positionals.includes(id)) continue
    const folder = new URL(`games/${id}/ui/grounds/`, ROOT)
    mkdirSync(folder, { recursive: true })
    for (const theme of THEMES) {
      const stored = await smallOf(page, pictureOf(scene, theme, SIZE))
      if (!stored) throw new Error(`The ${theme} ground of ${id} has more than ${MOST} bytes.`)
      writeFileSync(new URL(`${theme}.webp`, folder), stored)
      console.log(`games/${id}/ui/grounds/${theme}.webp (${stored.length} bytes)`)
    }
  }
} finally {
  await browser.close()
}

/** A picture as WebP that is no larger than it may be; undefined where none is. */
async function smallOf(page: Page, picture: Pixels): Promise<Buffer | undefined> {
  for (const quality of QUALITIES) {
    const stored = await storedBy(page, picture, quality)
    if (stored.length <= MOST) return stored
  }
  return undefined
}

async function storedBy(page: Page, { width, height, data }: Pixels, quality: number): Promise<Buffer> {
  const stored = await page.evaluate(
    async ({ width: wide, height: high, text, quality: kept }) => {
      const bytes = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0))
      const canvas = new OffscreenCanvas(wide, high)
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, wide, high), 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: kept })
      const made = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height, text: Buffer.from(data.buffer).toString('base64'), quality },
  )
  return Buffer.from(stored, 'base64')
}
