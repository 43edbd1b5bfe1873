import { violationsOn } from '../kit/axe.ts'
import type { Options } from '@trialhall/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, PHONE, journey, watchFaults } from '../kit/browser.ts'
import { pressKeyAt, pressLetter } from '../kit/keys.ts'
import { laidOf, lengthOf, matchOf } from '../kit/play.ts'
import { CHOICES, LIT, PROMPT, answer, openMatch, playThrough } from '../kit/steps.ts'

const DECKS = ['bloodied-aggro', 'evasive-maneuvers']
/** Two rounds with two Heroes each: whoever leads has won, else it is a draw. */
const SHORT: Options = { decks: DECKS, roundCap: 2 }
const MINI: Options = { format: 'mini', decks: ['turbo-focus', 'bloodied-aggro'], roundCap: 3 }

/** Yuri is about to hit Giana, who can dodge; both graveyards hold cards. */
const STANDOFF = {
  round: 3,
  A: {
    hand: ['wallop', 'great-cleave', 'second-wind'],
    graveyard: ['shockwave'],
    heroes: [
      { hero: 'yuri', focus: 3, is: ['invigorated', 'dazed'] },
      { hero: 'isra', focus: 1 },
    ],
  },
  B: {
    hand: ['uncanny-dodge'],
    graveyard: ['fixate', 'flash'],
    heroes: [
      { hero: 'giana', hp: 9, focus: 2, is: ['marked'] },
      { hero: 'kiran', exhausted: true },
    ],
  },
}

function standoff(id: string): SavedMatch {
  return laidOf({ id, game: 'eldar', seats: 'pb', options: { decks: DECKS } }, STANDOFF)
}

/** Takes something that is lit, another thing each time; where nothing is, what the prompt offers. */
async function takeLit(page: Page): Promise<void> {
  const turn = await lengthOf(page)
  await answer(page, async (step) => {
    const lit = page.locator(LIT)
    const count = await lit.count()
    // After some steps something that cannot be undone has to be picked.
    const isPrompt = count === 0 || (turn + step) % 4 === 3
    await (isPrompt ? page.locator(CHOICES).last() : lit.nth((turn * 5) % count)).click()
  })
}

journey('a whole match against a bot is played with the mouse, on the board', async () => {
  const match = matchOf({ id: 'eldar', game: 'eldar', seats: 'pb', options: SHORT, seed: 'mouse' })
  const page = await openMatch(DESKTOP, match)
  const faults = watchFaults(page)
  const asks = await playThrough(page, () => takeLit(page))
  expect(asks).toBeGreaterThan(4)
  expect(faults).toEqual([])
})

journey('a Mini-Match is played on a phone, by touch', async () => {
  const match = matchOf({ id: 'mini', game: 'eldar', seats: 'pb', options: MINI, seed: 'touch' })
  const page = await openMatch(PHONE, match)
  const faults = watchFaults(page)
  await playThrough(page, () => takeLit(page))
  expect(faults).toEqual([])
})

journey(
  'two people share a screen by keyboard alone, and no hand is on the page while it goes round',
  async () => {
    const match = matchOf({
      id: 'pair',
      game: 'eldar',
      seats: 'pp',
      options: { ...MINI, roundCap: 2 },
      seed: 'pair',
    })
    const page = await openMatch(DESKTOP, match)
    const faults = watchFaults(page)
    let handovers = 0
    await playThrough(page, async () => {
      const turn = await lengthOf(page)
      if (turn > 0) handovers++
      await answer(page, async (step) => {
        await pressKeyAt(page, turn + step)
      })
      if (await page.locator('dialog[data-curtain]').isVisible())
        expect(await page.locator('[data-part="hand"]').count()).toBe(0)
    })
    expect(handovers).toBeGreaterThan(1)
    expect(faults).toEqual([])
  },
)

journey('what is used says what it would do, in numbers, and what it costs, as a sum', async () => {
  const page = await openMatch(DESKTOP, standoff('numbers'))
  const wallop = page.locator('[data-part="hand"] [data-lit]', { hasText: 'Wallop' })
  await wallop.hover()
  const tip = page.locator('[data-tip]')
  await tip.getByText(/^\d printed \+ 1 Dazed = \d Focus$/).waitFor()
  await wallop.click()
  await page.locator('[data-entity="hero:0"][data-lit]').click()
  await page.locator('[data-entity="hero:2"][data-lit]').hover()
  await page
    .getByRole('region', { name: 'The stack' })
    .getByText(/^ ?−\d$/)
    .waitFor()
  await page.getByRole('button', { name: /^Giana.* Would lose \d HP\./ }).waitFor()
  expect(await page.locator('svg path[data-line]').count()).toBe(1)
})

journey('graveyards are looked through, statuses lead to their rules, unlit cards say why', async () => {
  const page = await openMatch(DESKTOP, standoff('looks'))
  await page.getByRole('button', { name: /^Look through .* graveyard: 2 cards/ }).click()
  await page.getByRole('dialog').getByText('Fixate').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-entity="mark:2-marked"]').hover()
  expect(await page.locator('[data-tip] [data-rule]').last().textContent()).toBe('Rule E-19.04')
  await page.getByRole('button', { name: 'Why not?' }).click()
  await page.getByRole('dialog').getByText('Isra: Great Cleave').waitFor()
})

journey('Freestyle seats three Heroes a side, and a key lets windows pass', async () => {
  const options = { format: 'freestyle', heroes: 3, deckDeal: 'random', roundCap: 1 }
  const match = matchOf({ id: 'free', game: 'eldar', seats: 'pb', options, seed: 'three' })
  const page = await openMatch(DESKTOP, match)
  expect(await page.locator('article[data-seat]').count()).toBe(6)
  await playThrough(page, () =>
    answer(page, async () => {
      const pass = page.locator(CHOICES).filter({ hasText: /^PPass/ })
      if (await pass.isVisible()) await pressLetter(page, 'p')
      else await page.locator(CHOICES).last().click()
    }),
  )
})

journey.each([DESKTOP, PHONE])('axe finds nothing on the table at $width px', async (size) => {
  const page = await openMatch(size, standoff('axe'))
  await page.locator(CHOICES, { hasText: 'Wallop' }).first().click()
  await page.locator(CHOICES, { hasText: 'Yuri' }).first().click()
  await page.locator(PROMPT).getByText('which target').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
})
