import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage } from '../kit/browser.ts'
import { OPTIONS, finishedOf, matchOf, playOn, prepare, whatNext } from '../kit/play.ts'

interface Place {
  readonly path: string
  /** What is done there before it is looked at. */
  readonly before?: (page: Page) => Promise<unknown>
}

const PLACES: readonly Place[] = [
  { path: '/' },
  { path: '/new/sigmar' },
  { path: '/play', before: (page) => page.getByRole('button', { name: 'Open a table' }).click() },
  { path: '/play', before: waitInRoom },
  { path: '/play', before: playBot },
  { path: '/play', before: endWithBot },
  { path: '/me' },
  { path: '/m/nosuchmatch1' },
  { path: '/table/mine', before: (page) => page.locator(OPTIONS).first().waitFor() },
  { path: '/table/late', before: (page) => playOn(page, 30) },
  { path: '/table/short', before: (page) => playOn(page) },
  { path: '/table/shared', before: whatNext },
  { path: '/table/none' },
  { path: '/replay/over?at=20&eyes=all', before: (page) => page.locator('[data-settled="true"]').waitFor() },
  {
    path: '/replay/over?at=20&eyes=0',
    before: (page) => page.getByRole('button', { name: 'Jump to' }).click(),
  },
  { path: '/replay#AAAA' },
  { path: '/cards/sigmar', before: (page) => page.getByText('Champions', { exact: true }).first().click() },
  { path: '/rules/sigmar', before: (page) => page.getByRole('searchbox').fill('duel') },
  { path: '/new/lanes' },
  { path: '/cards/lanes', before: (page) => page.getByText('Power boards', { exact: true }).first().click() },
  { path: '/rules/lanes', before: (page) => page.getByRole('searchbox').fill('prepared') },
  { path: '/learn/lanes' },
  {
    path: '/replay/lanes?at=60&eyes=all',
    before: (page) => page.locator('[data-settled="true"]').waitFor(),
  },
  {
    path: '/replay/eldar?at=90&eyes=all',
    before: (page) => page.locator('[data-settled="true"]').waitFor(),
  },
  {
    path: '/replay/battle-decks?at=90&eyes=all',
    before: (page) => page.locator('[data-settled="true"]').waitFor(),
  },
  {
    path: '/cards/battle-decks',
    before: (page) => page.getByText('Equipment of Prussia', { exact: true }).first().click(),
  },
  { path: '/rules/battle-decks', before: (page) => page.getByRole('searchbox').fill('pair') },
  { path: '/decks/eldar', before: importBadDeck },
  { path: '/decks/eldar', before: buildDeck },
  { path: '/import' },
  { path: '/settings' },
  { path: '/about' },
  { path: '/online-play' },
  { path: '/cards/lanes/mending-light?q=mending', before: (page) => page.getByRole('dialog').waitFor() },
  { path: '/nowhere' },
]

async function importBadDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import a list or a link' }).click()
  await page.getByLabel('List or link').fill('Yuri\n3 Great Cleave\n1 Wolop')
  await page.getByRole('list', { name: 'Faults' }).waitFor()
}

async function buildDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Build on it.*Bloodied Aggro/ }).click()
  await page.getByText('More filters').click()
  await page.getByText('Hands and odds').click()
  await page.getByRole('table').waitFor()
  // A few cards stand for all.
  await page.getByRole('searchbox', { name: 'Search' }).fill('draw')
  await page.locator('[data-found="1"], [data-found="2"], [data-found="3"], [data-found="4"]').waitFor()
}

async function waitInRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a table' }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Good luck!' }).click()
  await page.getByRole('list', { name: 'What was said' }).waitFor()
}

async function playBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play a bot now' }).click()
  await page.locator(OPTIONS).first().waitFor()
}

async function endWithBot(page: Page): Promise<void> {
  await playBot(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up …' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await page.getByRole('dialog').getByText('You left the match.').waitFor()
}

const MATCHES = [
  finishedOf({ id: 'over', seats: 'pbb' }),
  finishedOf({ id: 'lanes', game: 'lanes', seats: 'pb', options: { roundLimit: 3 } }),
  finishedOf({ id: 'eldar', game: 'eldar', seats: 'pb', options: { deckDeal: 'random', roundCap: 3 } }),
  finishedOf({ id: 'battle-decks', game: 'battle-decks', seats: 'pb', options: {} }),
  matchOf({ id: 'mine', seats: 'pbb', options: {} }),
  matchOf({ id: 'late', seats: 'pbbb', options: {} }),
  matchOf({ id: 'short', seats: 'pb', options: { roundLimit: 1 } }),
  matchOf({ id: 'shared', seats: 'ppb' }),
]

journey.each(PLACES)(
  'axe finds nothing on $path, wide and narrow, by day and by candlelight',
  async (place) => {
    const page = await newPage(DESKTOP)
    await prepare(page, { matches: MATCHES })
    await page.goto(place.path)
    await page.locator('h1').first().waitFor()
    await place.before?.(page)
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, `${size.width} px is scrolled sideways`).toBeLessThanOrEqual(0)
      expect({ size, found: await violationsOn(page) }).toEqual({ size, found: [] })
    }
    // Only colours change with the theme.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page, ['color-contrast'])).toEqual([])
  },
)
