import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { CUES, type GameSounds } from '@trialhall/table-ui'
import { fire } from '../../apps/web/src/sound/fire.ts'
import { patchOf } from '../../apps/web/src/sound/patches.ts'
import { RATE, render } from '../../apps/web/src/sound/synth.ts'
import { SOUNDS as BATTLE_DECKS } from '../../games/battle-decks/ui/sounds.ts'
import { SOUNDS as ELDAR } from '../../games/eldar/ui/sounds.ts'
import { SOUNDS as LANES } from '../../games/lanes/ui/sounds.ts'
import { SOUNDS as SIGMAR } from '../../games/sigmar/ui/sounds.ts'
import { SOUNDS as TEMPUS } from '../../games/tempus/ui/sounds.ts'
import { findBrowser } from '../kit/browser.mjs'

// Draws all sounds as spectrograms on one sheet, and writes each as a WAV file, into the folder `screens/sounds`.

const GAMES: Readonly<Record<string, GameSounds>> = {
  sigmar: SIGMAR,
  lanes: LANES,
  eldar: ELDAR,
  'battle-decks': BATTLE_DECKS,
  tempus: TEMPUS,
}
const OF_GAMES = ['turn', 'round', 'won', 'lost'] as const
/** Samples of a window, and from one window to the next. */
const WINDOW = 1024
const HOP = 160
/** Bands from low to high, each a little wider than the one below. */
const BANDS = 96
const LOWEST = 60
const folder = resolve(import.meta.dirname, '../../screens/sounds')

/** How loud each band is in each window, from 0 (-70 dB) to 1. */
function spectrogram(sound: Float32Array): number[][] {
  const columns: number[][] = []
  for (let start = 0; start < sound.length; start += HOP) columns.push(column(sound, start))
  return columns
}

function column(sound: Float32Array, start: number): number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const hertz = LOWEST * (RATE / 2.2 / LOWEST) ** (band / BANDS)
    let real = 0
    let imaginary = 0
    for (let i = 0; i < WINDOW; i += 1) {
      const sample = (sound[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW))
      real += sample * Math.cos((2 * Math.PI * hertz * i) / RATE)
      imaginary += sample * Math.sin((2 * Math.PI * hertz * i) / RATE)
    }
    const decibels = 20 * Math.log10((4 * Math.hypot(real, imaginary)) / WINDOW + 1e-9)
    return Math.min(1, Math.max(0, 1 + decibels / 70))
  })
}

function wav(sound: Float32Array): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + sound.length * 2, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(sound.length * 2, 40)
  return Buffer.concat([head, Buffer.from(Int16Array.from(sound, (sample) => sample * 32_767).buffer)])
}

function soundsByName(): [string, Float32Array][] {
  const common = CUES.filter((cue) => !OF_GAMES.some((one) => one === cue))
  return [
    ...common.map((cue): [string, Float32Array] => [cue, render(patchOf(cue, SIGMAR.motif))]),
    ...Object.entries(GAMES).flatMap(([game, { motif }]) =>
      OF_GAMES.map((cue): [string, Float32Array] => [`${game} ${cue}`, render(patchOf(cue, motif))]),
    ),
    ['fire (its first 2 s)', fire().slice(0, 2 * RATE)],
  ]
}

/** Runs in the page: a canvas for each sound, its waveform below. */
function draw(sheet: readonly { name: string; columns: number[][]; wave: number[] }[]): void {
  for (const { name, columns, wave } of sheet) {
    const figure = document.body.appendChild(document.createElement('figure'))
    const canvas = figure.appendChild(document.createElement('canvas'))
    canvas.width = Math.max(160, columns.length)
    canvas.height = 250
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    columns.forEach((bands, x) =>
      bands.forEach((level, band) => {
        pen.fillStyle = `hsl(${260 - 220 * level} 90% ${6 + 62 * level}%)`
        pen.fillRect(x, 190 - band * 2, 1, 2)
      }),
    )
    pen.fillStyle = '#e8b84b'
    wave.forEach((peak, x) => pen.fillRect(x, 222 - peak * 28, 1, Math.max(1, peak * 56)))
    figure.appendChild(document.createElement('figcaption')).textContent = name
  }
}

async function main(): Promise<void> {
  const program = await findBrowser()
  if (!program) throw new Error('There is no browser on this machine.')
  mkdirSync(folder, { recursive: true })
  const sheet = soundsByName().map(([name, sound]) => {
    writeFileSync(resolve(folder, `${name.replaceAll(/[^a-z]+/gu, '-')}.wav`), wav(sound))
    const columns = spectrogram(sound)
    const wave = columns.map((_, x) =>
      sound.slice(x * HOP, (x + 1) * HOP).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    )
    return { name: `${name}, ${(sound.length / RATE).toFixed(2)} s`, columns, wave }
  })
  const browser = await chromium.launch({ executablePath: program.path, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 900 } })
    await page.setContent(
      '<style>body{background:#111;color:#ddd;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}canvas{display:block}</style>',
    )
    await page.evaluate(draw, sheet)
    await page.screenshot({ path: resolve(folder, 'sheet.png'), fullPage: true })
  } finally {
    await browser.close()
  }
}

await main()
