import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, PHONE, journey, watchFaults } from '../kit/browser.ts'
import { pressKeyAt } from '../kit/keys.ts'
import { laidOf, lengthOf, matchOf } from '../kit/play.ts'
import { CHOICES, LIT, answer, openMatch, playThrough, whatNextStep } from '../kit/steps.ts'
import { LATE } from './late.ts'

const DEALT = { factions: ['britannia', 'prussia'] }

function late(id: string, seats = 'pb'): SavedMatch {
  return laidOf({ id, game: 'battle-decks', seats, options: DEALT, seed: 'late' }, LATE)
}

/** Takes what is lit on the table, of attacks the first; where nothing is, what the prompt offers first. */
async function takeLit(page: Page): Promise<void> {
  await answer(page, async () => {
    const attack = page.locator(CHOICES, { hasText: /attack/i })
    const lit = page.locator(LIT)
    if ((await attack.count()) > 0) await attack.first().click()
    else await ((await lit.count()) > 0 ? lit : page.locator(CHOICES)).first().click()
  })
}

/** How long a whole match lasts depends on its bot, which plays anew each time. */
const WHOLE_MATCH_MS = 240_000

journey(
  'a whole match against a bot is played with the mouse, and its end tells how it went',
  async () => {
    // Who picks what is lit loses to an expert in half as many choices as to a novice.
    const strength = 'expert'
    const match = matchOf({ id: 'whole', game: 'battle-decks', seats: 'pb', options: DEALT, strength })
    const page = await openMatch(DESKTOP, match)
    const faults = watchFaults(page)
    const asks = await playThrough(page, () => takeLit(page))
    expect(asks).toBeGreaterThan(20)
    const end = page.locator('dialog[open]')
    // Bots play anew each time, and one match in forty ends because nothing happens any more.
    await end.getByText(/lost its last hero in round \d+|nothing had happened for three rounds/i).waitFor()
    await end.getByText('The match in numbers').click()
    await end.getByRole('row', { name: /^Luck of the dice/ }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await end.getByRole('link', { name: 'Watch the replay' }).click()
    await page.waitForURL('**/replay/whole**')
    await page.locator('[data-settled="true"]').waitFor()
    expect(faults).toEqual([])
  },
  WHOLE_MATCH_MS,
)

journey('the end of a match is played on a phone, by touch', async () => {
  const page = await openMatch(PHONE, late('touch'))
  const faults = watchFaults(page)
  await playThrough(page, () => takeLit(page))
  expect(faults).toEqual([])
})

journey(
  'two people share a screen by keyboard alone, and no hand is on the page while it goes round',
  async () => {
    const page = await openMatch(DESKTOP, late('pair', 'pp'))
    const faults = watchFaults(page)
    await playThrough(page, async () => {
      await answer(page, () => pressKeyAt(page, 0))
      if (await page.locator('dialog[data-curtain]').isVisible())
        expect(await page.locator('[data-part="hand"]').count()).toBe(0)
    })
    expect(faults).toEqual([])
  },
)

/** Words in sight that are smaller than this, in pixels as they stand on the screen. */
function smallerThan(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate((least) => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1
      )
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [words, element] = [node.textContent?.trim() ?? '', node.parentElement]
      if (words === '' || element === null || !isSeen(element)) continue
      const zoom = (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * zoom
      if (size < least) found.push(`${words}: ${size}`)
    }
    return found
  }, pixels)
}

journey.each([
  ['a desktop', [DESKTOP, { width: 1280, height: 720 }], 11.5],
  ['a phone, upright and on its side', [PHONE, { width: 844, height: 390 }], 10.5],
] as const)('all words of a full table can be read on %s', async (_where, sizes, least) => {
  const page = await openMatch(sizes[0], late('small'))
  await whatNextStep(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await smallerThan(page, least)).toEqual([])
  }
  expect(await smallerThan(page, 40)).not.toEqual([])
})

journey('before the first attack the middle of the table tells in full how one is rolled', async () => {
  const page = await openMatch({ width: 1280, height: 720 }, late('middle'))
  await whatNextStep(page)
  const middle = page.locator('[data-part="die"] > :first-child')
  await middle.getByText('How an attack is rolled').waitFor()
  const isCut = await middle.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight || scrollWidth > clientWidth,
  )
  expect(isCut).toBe(false)
  const idle = page.locator('[data-part="hand"] li', { hasText: 'after a die' })
  expect(await idle.locator('[data-lit]').count()).toBe(0)
  expect(await idle.count()).toBe(1)
})

journey.each([DESKTOP, PHONE])('axe finds nothing on the table at $width px', async (size) => {
  const page = await openMatch(size, late('axe'))
  await whatNextStep(page) // windows in which nothing can be gained are passed before a person is asked
  const begun = await lengthOf(page)
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  expect(await lengthOf(page)).toBe(begun)
})
