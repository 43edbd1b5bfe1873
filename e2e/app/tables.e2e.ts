import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage } from '../kit/browser.ts'
import { countFlights } from '../kit/flights.ts'
import { laidOf, prepare } from '../kit/play.ts'
import { CHOICES } from '../kit/steps.ts'

/** A Paladin may muster a Guard, which stands alone in hand. */
const MUSTER = laidOf(
  { id: 'muster', game: 'lanes', seats: 'pb', options: { roundLimit: 4 } },
  {
    active: 'A',
    phase: 'main1',
    board: ['. bIm . .', '. . . .', '. . . .', '. . . .', '. . . .'],
    seats: [{ class: 'paladin', orbs: 'SSWWB', hand: ['guard', 'smite'] }, { class: 'warlock' }],
  },
)

/** Orin may challenge Torvald, and holds a card for the Duel. */
const CHALLENGE = laidOf(
  { id: 'challenge', seats: 'pb' },
  {
    phase: 'action',
    trials: ['trial-of-echoes'],
    seats: [
      { champion: 'orin', hand: ['blazing-zeal'] },
      { champion: 'torvald', hand: ['blazing-zeal'] },
    ],
  },
)

interface Opening {
  readonly size?: WindowSize
  /** The device asks for less motion. */
  readonly isStill?: boolean
}

async function open(match: SavedMatch, { size = DESKTOP, isStill = false }: Opening): Promise<Page> {
  const page = await newPage(size, { reducedMotion: isStill ? 'reduce' : 'no-preference' })
  await prepare(page, { matches: [match], settings: { motion: 'system', pace: 'steady' } })
  await page.goto(`/table/${match.id}`)
  await page.locator(CHOICES).first().waitFor()
  return page
}

/** Brings the Guard to the first lane. */
async function muster(page: Page): Promise<void> {
  await page.locator('[data-part="hand"] [data-lit]', { hasText: 'Guard' }).click()
  await page.locator('[data-entity="field:0"][data-lit]').click()
  await page.locator('[aria-label^="Your Guard, lane 1 row 1"]').waitFor()
}

journey('a unit flies from the hand to its field, and nothing of it stays in the air', async () => {
  const page = await open(MUSTER, {})
  const hand = page.locator('[data-part="hand"] button')
  const feet = await hand.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
  expect(Math.max(...feet)).toBeLessThanOrEqual(DESKTOP.height) // whole cards
  const flights = await countFlights(page)
  await muster(page)
  expect(await flights()).toBeGreaterThan(0)
  await page.locator('[data-flights]:empty').waitFor({ state: 'attached' })
  expect(await page.locator('[data-part="hand"] [data-entity]').count()).toBe(1)
})

journey('where the device asks for less motion, a unit is where it belongs at once', async () => {
  const page = await open(MUSTER, { isStill: true })
  const flights = await countFlights(page)
  await muster(page)
  expect(await flights()).toBe(0)
})

async function topOf(place: Locator): Promise<number> {
  return Math.round((await place.boundingBox())?.y ?? -1)
}

journey.each([DESKTOP, PHONE])(
  'a Duel lies over the Trials, which stay where they are at $width px',
  async (size) => {
    const page = await open(CHALLENGE, { size, isStill: true })
    const [trials, phases] = [page.locator('[data-part="trials"]'), page.locator('[data-part="round"]')]
    const before = [await topOf(trials), await topOf(phases)]
    const plates = page.getByRole('region', { name: 'Champions' })
    expect(await plates.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0)
    await page.locator(CHOICES, { hasText: 'Duel' }).click()
    const duel = page.locator('[data-duel]')
    await duel.waitFor()
    await page.locator(CHOICES, { hasText: 'Blazing Zeal' }).waitFor()
    expect(await duel.innerText()).toMatch(/wins \d+ %[\s\S]*vs[\s\S]*wins \d+ %/)
    expect([await topOf(trials), await topOf(phases)]).toEqual(before)
  },
)
