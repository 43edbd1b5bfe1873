import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../kit/browser.mjs'

// Draws the icons of the installed app from the one picture that is the brand, `apps/web/public/favicon.svg`.

const folder = resolve(import.meta.dirname, '../../apps/web/public')
const svg = readFileSync(resolve(folder, 'favicon.svg'), 'utf8')

/** Behind an icon that the system cuts to a shape of its own: the picture stays within the inner four fifths. */
const GROUND = '#201a14'
const INNER = 0.72

interface Icon {
  readonly file: string
  readonly size: number
  readonly shape: 'as drawn' | 'full square'
}

const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, shape: 'as drawn' },
  { file: 'icons/icon-512.png', size: 512, shape: 'as drawn' },
  { file: 'icons/maskable-192.png', size: 192, shape: 'full square' },
  { file: 'icons/maskable-512.png', size: 512, shape: 'full square' },
  { file: 'icons/apple-touch-180.png', size: 180, shape: 'full square' },
]

async function draw(browser: Browser, { file, size, shape }: Icon): Promise<void> {
  const isFull = shape === 'full square'
  const side = isFull ? Math.round(size * INNER) : size
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; place-content: center; ${isFull ? `background: ${GROUND}` : ''} }
      svg { display: block; width: ${side}px; height: ${side}px }
    </style>${svg}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(resolve(folder, file), png)
  console.log(`${file} (${png.length} bytes)`)
  await page.close()
}

const program = await findBrowser()
if (!program) throw new Error('There is no browser on this machine.')
const browser = await chromium.launch({
  executablePath: program.path,
  env: { ...process.env, ...program.env },
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  for (const icon of ICONS) await draw(browser, icon)
} finally {
  await browser.close()
}
