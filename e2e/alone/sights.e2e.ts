import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, newPage } from '../kit/browser.ts'
import { finishedOf, prepare } from '../kit/play.ts'
import { countDraws } from '../kit/sights.ts'
import { smoothnessOf, type Smoothness } from '../kit/smoothness.ts'

/** Frames a second without a graphics card, and the work for each of them that leaves room for the next one, in milliseconds. */
const LEAST_FRAMES = 30
const MOST_WORK = 1000 / LEAST_FRAMES
/** The most work that drawing what happens may be at a time, in milliseconds: a frame of a usual screen. */
const MOST_DRAWN = 16
/** A machine whose tasks take so much longer than their work is busy: of its frames the work is counted. */
const BUSY = 1.25
const TRIES = 3
/** How long a match is watched, in milliseconds. */
const LASTS = 5000

/** Matches with much that moves, a moment in the middle of each. */
const WATCHED = [
  { game: 'lanes', seats: 'pb', at: 150 },
  { game: 'battle-decks', seats: 'pb', at: 120 },
  { game: 'eldar', seats: 'pb', at: 120 },
] as const

/** Watches a match for a while; something small is always drawn anew, so that every frame counts that the page has to give. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const dot = document.body.appendChild(document.createElement('i'))
        dot.style.cssText = 'position:fixed;left:0;top:0;width:4px;height:4px;background:red;z-index:9999'
        const began = performance.now()
        const turn = (now: number): void => {
          dot.style.left = `${now % 8}px`
          if (now - began < ms) return void requestAnimationFrame(turn)
          dot.remove()
          resolve()
        }
        requestAnimationFrame(turn)
      }),
    LASTS,
  )
}

interface Told extends Smoothness {
  readonly draws: number
}

async function measured({ game, seats, at }: (typeof WATCHED)[number]): Promise<Told> {
  const page = await newPage(DESKTOP)
  const match = finishedOf({ id: game, game, seats, options: {}, seed: 'sights' })
  await prepare(page, { matches: [match], settings: { motion: 'full', pace: 'steady' } })
  await page.goto(`/replay/${game}?at=${at}&eyes=0`)
  await page.locator('[aria-label="Replay"] polyline').first().waitFor({ state: 'attached' })
  const draws = await countDraws(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await watch(page) // what is seen for the first time is drawn for the first time
  const smoothness = await smoothnessOf(page, () => watch(page))
  const told = { ...smoothness, draws: await draws() }
  await page.context().close()
  return told
}

/** One game in every run; all of them with TRIALHALL_RUNS. */
const watched = WATCHED.slice(0, process.env['TRIALHALL_RUNS'] === undefined ? 1 : WATCHED.length)

journey.each(watched)(
  'a match of $game that is watched moves at 30 frames a second and more',
  async (match) => {
    for (let tries = 1; ; tries++) {
      const told = await measured(match)
      const { frames, longest, drawn, work, delay, draws } = told
      const ms = (number: number): string => `${number.toFixed(1)} ms`
      const text = `${match.game}: ${frames.toFixed(1)} frames a second, work ${ms(work)} each, longest task ${ms(longest)}, of it drawn ${ms(drawn)}, delayed ${delay.toFixed(1)} times, ${draws} strokes`
      process.stdout.write(`${text}\n`)
      expect(draws).toBeGreaterThan(0)
      const isSmooth = frames >= LEAST_FRAMES || (delay > BUSY && work <= MOST_WORK)
      if (isSmooth && drawn <= MOST_DRAWN) return
      expect(tries, `it was late\n${text}`).toBeLessThan(TRIES)
    }
  },
)
