import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage } from '../kit/browser.ts'
import { lengthOf, matchOf, prepare } from '../kit/play.ts'
import { answer, CHOICES } from '../kit/steps.ts'

const GAMES = ['sigmar', 'lanes', 'eldar', 'battle-decks', 'tempus'] as const

/** Sounds that the page has begun to play: how long each takes, and whether it goes round and round. */
interface Begun {
  readonly seconds: number
  readonly loops: boolean
}

/** Opens a match whose sounds are written down as they begin. */
async function listenTo(game: string, size = DESKTOP): Promise<Page> {
  const page = await newPage(size)
  await page.addInitScript(() => {
    const begun: Begun[] = []
    Object.assign(window, { begun })
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...at) {
      begun.push({ seconds: this.buffer?.duration ?? 0, loops: this.loop })
      return start.apply(this, at)
    }
  })
  const seats = game === 'tempus' ? 'pbbb' : 'pb'
  await prepare(page, { matches: [matchOf({ id: 'heard', game, seats, options: {} })] })
  await page.goto('/table/heard')
  return page
}

function begunOn(page: Page): Promise<readonly Begun[]> {
  return page.evaluate(() => (window as unknown as { begun: readonly Begun[] }).begun)
}

/** Answers the next ask with what stands first. */
async function pick(page: Page): Promise<void> {
  await page.locator(CHOICES).first().waitFor()
  await answer(page, () => page.locator(CHOICES).first().click())
}

const cuesOf = (begun: readonly Begun[]): readonly Begun[] => begun.filter(({ loops }) => !loops)

journey.each(GAMES)('after the first press a table of %s is heard, and a fire burns', async (game) => {
  const page = await listenTo(game)
  await pick(page)
  // What others do next may be heard before this player is asked again.
  await page.waitForTimeout(3000)
  for (let picks = 0; picks < 12 && cuesOf(await begunOn(page)).length === 0; picks++) await pick(page)
  const begun = await begunOn(page)
  expect(cuesOf(begun).length).toBeGreaterThan(0)
  expect(cuesOf(begun).every(({ seconds }) => seconds > 0 && seconds < 3)).toBe(true)
  expect(begun.filter(({ loops }) => loops)).toHaveLength(1)
})

journey('a table is silent before it is pressed, and when somebody silences it', async () => {
  const page = await listenTo('sigmar', PHONE)
  await page.locator('[aria-label="What is asked"]').waitFor()
  expect(await begunOn(page)).toEqual([])
  const sound = page.getByRole('button', { name: 'Table sounds' })
  await sound.click()
  await page.locator('[aria-label="Table sounds"][aria-pressed="false"]').waitFor()
  const before = await lengthOf(page)
  for (let picks = 0; picks < 4; picks++) await pick(page)
  expect(await lengthOf(page)).toBeGreaterThan(before)
  expect(await begunOn(page)).toEqual([])
  await sound.click()
  for (let picks = 0; picks < 12 && (await begunOn(page)).length < 2; picks++) await pick(page)
  expect((await begunOn(page)).length).toBeGreaterThan(1)
})
