import { expect } from 'vitest'
import { DESKTOP, journey, newPage } from '../kit/browser.ts'
import { finishedOf, prepare } from '../kit/play.ts'
import { drawnFor } from '../kit/smoothness.ts'

/** A board that is laid out as a whole takes at least so many times as long as a change beside it. */
const LEAST_RATIO = 3

/** Tables whose parts ask for the size of what they stand in, a moment in the middle of a match each. */
const TABLES = [
  { game: 'sigmar', at: 40 },
  { game: 'lanes', at: 150 },
  { game: 'battle-decks', at: 120 },
  { game: 'eldar', at: 120 },
] as const

/** Milliseconds until the page is laid out again, in the middle of several tries: one more word is asked, and the whole board is resized. */
interface Times {
  readonly word: number
  readonly board: number
}

journey.each(TABLES)(
  'a word beside the board of $game does not lay the board out again',
  async ({ game, at }) => {
    const page = await newPage(DESKTOP)
    const match = finishedOf({ id: game, game, seats: 'pb', options: {}, seed: 'layout' })
    await prepare(page, { matches: [match] })
    await page.goto(`/replay/${game}?at=${at}&eyes=0`)
    await page.locator('[aria-label="Replay"] polyline').first().waitFor({ state: 'attached' })
    await page.locator('[aria-label="What is asked"]').waitFor()
    await drawnFor(page, 500)
    const { word, board } = await page.evaluate((): Times => {
      const ask = document.querySelector('[aria-label="What is asked"]') as HTMLElement
      const frame = ask.closest('main')?.querySelector('div > div') as HTMLElement
      const after = (change: () => void): number => {
        change()
        const began = performance.now()
        document.documentElement.getBoundingClientRect()
        return performance.now() - began
      }
      const inTheMiddle = (times: readonly number[]): number =>
        times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
      const words: number[] = []
      const boards: number[] = []
      for (let i = 0; i < 11; i++) {
        const said = document.createElement('p')
        said.textContent = `Another line, ${i}`
        words.push(after(() => ask.append(said)))
        after(() => said.remove())
        boards.push(after(() => frame.style.setProperty('width', `${90 + i / 2}%`)))
        after(() => frame.style.removeProperty('width'))
      }
      return { word: inTheMiddle(words), board: inTheMiddle(boards) }
    })
    const text = `${game}: ${word.toFixed(1)} ms after a word, ${board.toFixed(1)} ms for the whole board`
    process.stdout.write(`${text}\n`)
    expect(board / word, `too late: ${text}`).toBeGreaterThan(LEAST_RATIO)
    await page.context().close()
  },
)
