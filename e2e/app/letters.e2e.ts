import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, PHONE, journey, newPage } from '../kit/browser.ts'
import { LATE } from '../battle-decks/late.ts'
import { PROMPT, laidOf, matchOf, prepare } from '../kit/play.ts'
import { CHOICES, answer } from '../kit/steps.ts'

const TABLES = [
  { game: 'sigmar', seats: 'pbbb', title: "Sigmar's Trial" },
  { game: 'lanes', seats: 'pb', title: 'Lanes' },
  { game: 'eldar', seats: 'pb', title: 'Trials of the Eldar' },
  { game: 'battle-decks', seats: 'pb', title: 'Battle Decks: Trials of Blood and Steel' },
  { game: 'tempus', seats: 'pbbb', title: 'Trials of Tempus' },
]

/** By how many pixels the title of the table is cut. */
function cutOff(page: Page): Promise<number> {
  return page.locator('header h1').evaluate((title) => title.scrollWidth - title.clientWidth)
}

/** Where the rows begin in which the switches below the options stand. */
function rowsOfSwitches(page: Page): Promise<number[]> {
  return page
    .locator(`${PROMPT} fieldset > *`)
    .evaluateAll((switches) => [
      ...new Set(switches.map((one) => Math.round(one.getBoundingClientRect().top))),
    ])
}

for (const { game, seats, title } of TABLES) {
  journey(`with huge letters the table of ${game} has room on a phone`, async () => {
    const page = await newPage(PHONE)
    const match = matchOf({ id: 'huge', game, seats, options: {} })
    await prepare(page, { matches: [match], settings: { text: 'huge', hints: false } })
    await page.goto('/table/huge')
    await page.locator(CHOICES).first().waitFor()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await cutOff(page)).toBeLessThanOrEqual(0)
    expect((await rowsOfSwitches(page)).length).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

/** Letters of twice the usual size, as they are set in the browser. */
async function doubled(): Promise<Page> {
  const page = await newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  return page
}

/** Names that do not fit: a word of them is broken anywhere, or their end is cut. */
function namesCut(page: Page): Promise<(string | null)[]> {
  return page
    .locator(
      'main :is([data-entity^="hero:"] > span, [data-kind] [data-entity^="card:"] > span:nth-child(2))',
    )
    .evaluateAll((names) =>
      names.flatMap((name) => {
        name.setAttribute('style', 'overflow-wrap: normal')
        return name.textContent && name.scrollWidth > name.clientWidth + 1 ? [name.textContent] : []
      }),
    )
}

/** Of a game whose table begins with a choice of decks, a match in which these are chosen. */
const CHOSEN: Readonly<Record<string, SavedMatch>> = {
  eldar: matchOf({
    id: 'doubled',
    game: 'eldar',
    seats: 'pb',
    options: { decks: ['bloodied-aggro', 'evasive-maneuvers'] },
  }),
  'battle-decks': laidOf(
    {
      id: 'doubled',
      game: 'battle-decks',
      seats: 'pb',
      options: { factions: ['britannia', 'prussia'] },
      seed: 'late',
    },
    LATE,
  ),
}

for (const { game, seats } of TABLES) {
  journey(`with letters of twice the usual size what is asked covers nothing of ${game}`, async () => {
    const page = await doubled()
    const match = CHOSEN[game] ?? matchOf({ id: 'doubled', game, seats, options: {} })
    await prepare(page, { matches: [match], settings: { hints: false } })
    await page.goto('/table/doubled')
    await page.locator(CHOICES).first().waitFor()
    const isCovered = await page.evaluate(
      (prompt) => document.elementFromPoint(innerWidth / 2, innerHeight * 0.6)?.closest(prompt) !== null,
      PROMPT,
    )
    expect(isCovered).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await namesCut(page)).toEqual([])
    const switches = page.locator(`${PROMPT} fieldset > *`)
    const letters = await switches.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    )
    expect(letters.filter((size) => size < 24)).toEqual([])
  })
}

/** How many pairs of two kinds of things lie over each other, by more than a few pixels. */
function overlapsOf(page: Page, these: string, those: string): Promise<number> {
  return page.evaluate(
    ([one, other]) => {
      const boxes = (things: string): DOMRect[] =>
        [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect())
      const within = (a: number, b: number, c: number, d: number): boolean =>
        Math.min(b, d) - Math.max(a, c) > 6
      return boxes(one).flatMap((a) =>
        boxes(other).filter(
          (b) => within(a.left, a.right, b.left, b.right) && within(a.top, a.bottom, b.top, b.bottom),
        ),
      ).length
    },
    [these, those] as const,
  )
}

journey("with letters of twice the usual size nothing lies over the stones of Sigmar's ring", async () => {
  const page = await doubled()
  await prepare(page, { matches: [matchOf({ id: 'ring', seats: 'pbbb' })], settings: { hints: false } })
  await page.goto('/table/ring')
  await page.locator(CHOICES).first().waitFor()
  await answer(page, () => page.locator(CHOICES).first().click())
  const stones = '[aria-label="Trial Path"] [data-entity^="space:"]'
  await page.locator(stones).first().waitFor()
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect([size.width, await overlapsOf(page, '[data-part="round"] li', stones)]).toEqual([size.width, 0])
    expect([size.width, await overlapsOf(page, '[data-part="trials"] > li', stones)]).toEqual([size.width, 0])
  }
})

journey('with letters of twice the usual size no name of a deck runs into another', async () => {
  const page = await doubled()
  const options = { championDeal: 'random' }
  await prepare(page, {
    matches: [matchOf({ id: 'decks', seats: 'pb', options })],
    settings: { hints: false },
  })
  await page.goto('/table/decks')
  const decks = page.getByRole('region', { name: 'Decks' })
  await decks.waitFor()
  const cut = await decks.locator('> *').evaluateAll((piles) =>
    piles.filter((pile) => {
      const words = document.createRange()
      words.selectNodeContents(pile.querySelector('[data-holds] > :last-child') ?? pile)
      const name = words.getBoundingClientRect()
      const room = pile.getBoundingClientRect()
      return name.left < room.left - 1 || name.right > room.right + 1
    }),
  )
  expect(cut).toHaveLength(0)
})
