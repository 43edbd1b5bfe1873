import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage } from '../kit/browser.ts'
import { laidOf, matchOf, prepare } from '../kit/play.ts'
import { CHOICES, PROMPT } from '../kit/steps.ts'

const LAPTOP: WindowSize = { width: 1280, height: 720 }

/** Which cards of the opening hand are replaced. */
const MULLIGAN = matchOf({
  id: 'mulligan',
  game: 'eldar',
  seats: 'pb',
  options: { deckDeal: 'random' },
  seed: 'prompt',
})

/** A Main phase with far more than six choices. */
const MAIN = laidOf(
  { id: 'main', game: 'lanes', seats: 'pb', options: { roundLimit: 4 } },
  {
    active: 'A',
    phase: 'main1',
    board: ['. bIm . .', '. . . .', '. . . .', 'aGd . . .', '. . . .'],
    seats: [
      {
        class: 'paladin',
        orbs: 'SSSWWWBB',
        hand: ['guard', 'archer', 'cavalier', 'smite', 'rally', 'shield-wall'],
      },
      { class: 'warlock' },
    ],
  },
)

/** Torvald may attempt a Trial, and nobody holds a card. */
const ATTEMPT = laidOf(
  { id: 'attempt', seats: 'pb' },
  { phase: 'action', trials: ['trial-of-echoes'], seats: [{ champion: 'torvald' }, { champion: 'orin' }] },
)

async function open(match: SavedMatch, size: WindowSize, isMoving = false): Promise<Page> {
  const page = await newPage(size)
  const settings = isMoving ? ({ motion: 'full', pace: 'steady' } as const) : {}
  await prepare(page, { matches: [match], settings })
  await page.goto(`/table/${match.id}`)
  await page.locator(CHOICES).first().waitFor()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  return page
}

/** What each choice says, what stands beside it, and whether all of it is in sight: within its list, and under nothing else. */
function choicesOf(page: Page): Promise<{ text: string; aside: string; isSeen: boolean }[]> {
  return page.locator(CHOICES).evaluateAll((buttons) =>
    buttons.map((button) => {
      const box = button.getBoundingClientRect()
      const corners = [box.left + 8, box.right - 8].flatMap((x) =>
        [box.top + 6, box.bottom - 6].map((y) => document.elementFromPoint(x, y)),
      )
      return {
        text: button.textContent ?? '',
        aside: button.querySelector('small')?.textContent ?? '',
        isSeen: corners.every((there) => button.contains(there)),
      }
    }),
  )
}

const moreOf = (page: Page): Promise<string | null> =>
  page.locator(`${PROMPT} ol`).first().getAttribute('data-more')

journey.each([
  { what: 'an opening hand', match: MULLIGAN, size: DESKTOP },
  { what: 'an opening hand', match: MULLIGAN, size: LAPTOP },
  { what: 'a Main phase', match: MAIN, size: DESKTOP },
  { what: 'a Main phase', match: MAIN, size: LAPTOP },
])(
  '$what at $size.width px: all choices are in sight, or the list shows that there are more',
  async (one) => {
    const page = await open(one.match, one.size)
    const choices = await choicesOf(page)
    expect(choices.length).toBeGreaterThan(4)
    if ((await moreOf(page)) === null) expect(choices.filter(({ isSeen }) => !isSeen)).toEqual([])
    expect(choices.at(-1)).toMatchObject({ isSeen: true })
    expect(choices.filter(({ isSeen }) => isSeen).length).toBeGreaterThan(4)
  },
)

journey('what costs something says what, however many choices there are', async () => {
  const page = await open(MAIN, DESKTOP)
  const choices = await choicesOf(page)
  expect(choices.length).toBeGreaterThan(6)
  const paid = choices.filter(({ text }) => /Summon|Cast/.test(text))
  expect(paid.length).toBeGreaterThan(4)
  for (const { aside } of paid) expect(aside).toMatch(/Costs \d/)
  expect(choices.at(-1)).toMatchObject({ aside: 'your units act' })
})

journey.each([
  { what: 'an opening hand', match: MULLIGAN },
  { what: 'a Main phase', match: MAIN },
])('$what on a phone: the first choice in sight is a useful one', async ({ match }) => {
  const page = await open(match, PHONE)
  const [first, ...others] = await choicesOf(page)
  expect(first).toMatchObject({ isSeen: true })
  expect(first?.text).toMatch(/Summon|Replace/)
  expect(others.at(-1)).toMatchObject({ isSeen: true })
  expect(others.at(-1)?.text).toMatch(/End (the phase|your turn)|Done/)
  expect(await moreOf(page)).toContain('after')
  const hidden = [first, ...others].filter((choice) => choice?.isSeen === false).length
  const last = page.locator(`${PROMPT} ol > li`).last()
  expect(await last.getAttribute('data-rest')).toBe(`${hidden}`)
})

journey.each([
  { what: 'nothing beside it', match: MULLIGAN },
  { what: 'the reasons beside it', match: MAIN },
])('what is asked begins at the head of its column, with $what', async ({ match }) => {
  const page = await open(match, LAPTOP)
  const [column, sentence] = await Promise.all([
    page.locator(PROMPT).boundingBox(),
    page.locator(`${PROMPT} [data-prompt]`).boundingBox(),
  ])
  expect((sentence?.y ?? 999) - (column?.y ?? 0)).toBeLessThan(24)
})

/** What the log said of rolls at the moment at which the die was thrown; looks from now on. */
async function logAtThrow(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const watched = window as unknown as { atThrow?: string }
    const log = document.querySelector('[aria-label="Log of the match"]')
    new MutationObserver(() => {
      if (!document.querySelector('[data-total]')) return
      watched.atThrow ??= log?.textContent ?? 'no log'
    }).observe(document.body, { subtree: true, childList: true })
  })
  return async () => {
    const seen = await page.waitForFunction(() => (window as unknown as { atThrow?: string }).atThrow)
    return (await seen.jsonValue()) ?? ''
  }
}

journey('the log tells no roll before the die lies', async () => {
  const page = await open(ATTEMPT, DESKTOP, true)
  const atThrow = await logAtThrow(page)
  await page.locator(CHOICES, { hasText: 'Attempt' }).click()
  const log = page.getByLabel('Log of the match')
  await log.filter({ hasText: /\broll \d/ }).waitFor()
  expect(await atThrow()).toMatch(/attempt/)
  expect(await atThrow()).not.toMatch(/\broll \d/)
})

journey('nothing stays pointed at when the choice that points at it is gone', async () => {
  const page = await open(MAIN, DESKTOP)
  const pointed = page.locator('main [data-pointed]')
  await page.locator(CHOICES).nth(6).hover()
  await pointed.first().waitFor()
  await page.keyboard.press('1')
  await page.locator(CHOICES).nth(5).waitFor({ state: 'detached' })
  await pointed.waitFor({ state: 'detached' })
})
