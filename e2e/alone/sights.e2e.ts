import { expect } from 'vitest'
import { DESKTOP, journey, newPage } from '../kit/browser.ts'
import { finishedOf, prepare } from '../kit/play.ts'
import { countDraws } from '../kit/sights.ts'
import { plainWork } from '../kit/plain.ts'
import { drawnFor, smoothnessOf, type Smoothness } from '../kit/smoothness.ts'

/** Frames a second without a graphics card, and the work for each of them that leaves room for the next one: in milliseconds, and on a slow machine in frames of a plain page. */
const LEAST_FRAMES = 30
const MOST_WORK = 1000 / LEAST_FRAMES
const MOST_PLAIN = 5
/** The most work that drawing what happens may be at a time: a frame of a usual screen in milliseconds, and on a slow machine in frames of a plain page. */
const MOST_DRAWN = 16
const MOST_PLAIN_DRAWN = 1.5
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
  await drawnFor(page, LASTS) // what is seen for the first time is drawn for the first time
  const smoothness = await smoothnessOf(page, () => drawnFor(page, LASTS))
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
      const plain = await plainWork()
      const told = await measured(match)
      const { frames, longest, drawn, work, delay, draws } = told
      const ms = (number: number): string => `${number.toFixed(1)} ms`
      const text = `${match.game}: ${frames.toFixed(1)} frames a second, work ${ms(work)} each, longest task ${ms(longest)}, of it drawn ${ms(drawn)}, delayed ${delay.toFixed(1)} times, ${draws} strokes; a plain frame: work ${ms(plain)}`
      process.stdout.write(`${text}\n`)
      expect(draws).toBeGreaterThan(0)
      const isSmooth =
        frames >= LEAST_FRAMES || (delay > BUSY && work <= Math.max(MOST_WORK, MOST_PLAIN * plain))
      if (isSmooth && drawn <= Math.max(MOST_DRAWN, MOST_PLAIN_DRAWN * plain)) return
      expect(tries, `it was late\n${text}`).toBeLessThan(TRIES)
    }
  },
)
