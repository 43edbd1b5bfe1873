import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { guest, inLobby } from '../kit/guests.ts'
import { finishedOf, lengthOf, matchOf, prepare, whatNext } from '../kit/play.ts'

/** What lies open and can be taken. */
const OFFERED = '[data-fate="offered"] [data-lit]'
const CARDS_EACH = 30

async function pageOf(size: typeof DESKTOP): Promise<Page> {
  return newPage(size)
}

/** Takes what is offered, another place each time, and waits until it counts. */
async function take(page: Page, at: number): Promise<void> {
  const before = await lengthOf(page)
  const offered = page.locator(OFFERED)
  await offered.nth(at % (await offered.count())).click()
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
}

journey('a whole deck is drafted by mouse, and the match begins with it', async () => {
  const page = await pageOf(DESKTOP)
  const faults = watchFaults(page)
  const draft = matchOf({
    id: 'draft',
    game: 'eldar',
    seats: 'pb',
    options: { format: 'draft' },
    seed: 'a draft',
  })
  await prepare(page, { matches: [draft] })
  await page.goto('/table/draft')
  const mine = page.getByRole('region', { name: 'Taken by You' })
  for (let taken = 0; taken < CARDS_EACH + 2; taken++) {
    await whatNext(page)
    if (taken === 12) expect(await violationsOn(page)).toEqual([])
    if (taken === 20) await page.getByRole('heading', { name: 'Group 10 of 15' }).waitFor()
    await take(page, taken)
  }
  await mine.waitFor({ state: 'detached' })
  await page.locator('[aria-label="What is asked"]').getByText('opening hand').first().waitFor()
  expect(await page.getByRole('list', { name: /^Your hand: 5 cards/ }).count()).toBe(1)
  expect(faults).toEqual([])
})

journey('the form shows what a format changes, and tells every fault of a pool by its line', async () => {
  const page = await pageOf(PHONE)
  await prepare(page, {})
  await page.goto('/new/eldar')
  const heroes = page.getByRole('spinbutton', { name: 'Heroes a player' })
  expect(await heroes.count()).toBe(0)
  await page.getByText('Freestyle', { exact: true }).click()
  await heroes.fill('3')
  await page.getByText('Changed from 2.').waitFor()
  await page.getByRole('button', { name: 'Read the rule: E-1.01, E-37.02' }).click()
  await page.getByRole('dialog').getByText('each controls a team of two different Heroes').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Two-Player Draft', { exact: true }).click()
  expect(await heroes.count()).toBe(0)
  expect(await page.getByRole('combobox', { name: 'Deck' }).count()).toBe(0)
  await page.getByText('Your own list', { exact: true }).click()
  await page.getByRole('textbox', { name: 'A list of cards' }).fill('2 Wallop\n1 Xylophone')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.getByText('Line 2: there is no card called "Xylophone". [E-2.01]').waitFor()
  await page.getByText('The pool has 2 cards; it needs at least 90. [E-35.01]').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByText('Freestyle', { exact: true }).click()
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.locator('[aria-label="What is asked"]').getByText('deck').first().waitFor()
})

journey('a phone drafts by touch, and shows what both sides have taken', async () => {
  const page = await pageOf(PHONE)
  await prepare(page, {
    matches: [
      matchOf({ id: 'draft', game: 'eldar', seats: 'pb', options: { format: 'draft' }, seed: 'touch' }),
    ],
  })
  await page.goto('/table/draft')
  for (let taken = 0; taken < 3; taken++) {
    await whatNext(page)
    await page.locator(OFFERED).first().tap()
    await page.getByRole('region', { name: 'Taken by You' }).getByText(`${taken} of 30 cards`).waitFor()
  }
  await whatNext(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(PHONE.width)
  expect(await violationsOn(page)).toEqual([])
})

journey('a series goes on from the end of a match on this device', async () => {
  const page = await pageOf(DESKTOP)
  const over = finishedOf({
    id: 'first',
    game: 'eldar',
    seats: 'pb',
    options: { format: 'mini', decks: ['bloodied-aggro', 'affliction-attrition'] },
    seed: 'series',
  })
  const winner = over.outcome?.ranks.indexOf(1) ?? -1
  const names = over.seats.map(({ name }) => name)
  const series = { bestOf: 3, game: 1, wins: [0, 0] }
  await prepare(page, { matches: [{ ...over, series }] })
  await page.goto('/table/first')
  const end = page.getByRole('dialog')
  const score = names.map((name, seat) => `${name} ${seat === winner ? 1 : 0}`)
  await end.getByText(`Best of three: ${score.join(', ')}.`).waitFor()
  await end.getByRole('button', { name: 'Next game' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/first'))
  await page
    .getByRole('banner')
    .getByText(`Best of three: ${score.toReversed().join(', ')}`)
    .waitFor()
})

/** Opens a table of Eldar for a best of three, with a deck that nobody else is told. */
async function openSeries(page: Page, deck: string): Promise<string> {
  await page.getByRole('button', { name: 'Open a table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('eldar')
  await dialog.getByText('Best of three').click()
  await dialog.getByRole('combobox', { name: 'Deck' }).selectOption({ label: deck })
  await dialog.getByText('Whoever sits down brings their own.').waitFor()
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText(`Deck: ${deck}`).waitFor()
  return new URL(page.url()).pathname
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up …' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
}

journey('two play a best of three online, each with a deck that the other is not told', async () => {
  const [ana, bo] = [await inLobby('Ana'), await guest('Bo', PHONE)]
  const path = await openSeries(ana, 'Turbo Focus')
  await bo.goto(path)
  await bo.getByRole('button', { name: /^Sit here/ }).click()
  const sit = bo.getByRole('dialog')
  await sit.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'Debuff Blitz' })
  expect(await violationsOn(bo)).toEqual([])
  expect(await bo.getByText('Deck: Turbo Focus').count()).toBe(0)
  await sit.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [ana, bo]) await page.locator('[data-length]').first().waitFor()
  await ana.getByRole('banner').getByText('Best of three: Ana 0, Bo 0').waitFor()

  await giveUp(bo)
  await bo.getByRole('dialog').getByText('Best of three: Ana 1, Bo 0.').waitFor()
  await bo.getByText('The same decks are played again').waitFor()
  await bo.getByRole('button', { name: 'Next game' }).click()
  await bo.waitForURL((url) => url.pathname !== path)
  await ana.getByRole('button', { name: 'Join the next game' }).click()
  await ana.getByRole('banner').getByText('Best of three: Bo 0, Ana 1').waitFor()
  await ana.locator('[aria-label="What is asked"]').getByText('opening hand').first().waitFor()

  await giveUp(bo)
  await ana.getByText('Ana has won the best of three, 2 to 0.').waitFor()
  await ana.getByRole('link', { name: 'Replay', exact: true }).waitFor()
})
