import { games } from '@trialhall/games'
import { Match } from '@trialhall/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { journey, PHONE } from '../kit/browser.ts'
import { matchOf, PROMPT } from '../kit/play.ts'
import { openMatch } from '../kit/steps.ts'

/** A match of four at the first turn in which the person can challenge somebody to a Duel. */
function challenging(id: string): SavedMatch {
  const saved = matchOf({ id, seats: 'pbbb', options: {}, seed: 'screens' })
  const game = games.find(saved.log.game)
  const begun = game.ok ? Match.replay(game.value, saved.log, { story: false }) : game
  if (!begun.ok) throw new Error(begun.fault.message)
  const match = begun.value
  for (let [ask] = match.asks; ask; [ask] = match.asks) {
    const { seat, options } = ask
    if (seat === 0 && options.some((option) => (option as { do: string }).do === 'duel')) break
    match.choose(seat, (match.length * 7) % options.length)
  }
  return { ...saved, log: match.log }
}

journey(
  'on a phone ring, Trials, plates and piles are above what is asked, and nothing covers another',
  async () => {
    const page = await openMatch(PHONE, challenging('upright'))
    const odds = page.locator('[data-seat] [data-odds]')
    await odds.first().waitFor()
    expect(await odds.allTextContents()).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+ %$/u)]))
    const [round, die, trials, piles, prompt] = await Promise.all(
      [
        '[data-part="round"]',
        '[data-part="die"]',
        '[data-part="trials"]',
        '[aria-label="Decks"]',
        PROMPT,
      ].map((part) => boxOf(page, part)),
    )
    expect(round?.bottom).toBeLessThanOrEqual(die?.top ?? 0)
    expect(die?.bottom).toBeLessThanOrEqual(trials?.top ?? 0)
    expect(piles?.bottom).toBeLessThanOrEqual(prompt?.top ?? 0)
    expect(await coveredScores(page)).toEqual([])
    for (const one of await odds.all())
      expect((await one.boundingBox())?.y).toBeGreaterThan((trials?.bottom ?? 0) + FRAME)
  },
)

/** How far the frame of a Trial that can be picked reaches over its edge, with its glow, in pixels. */
const FRAME = 8

/** Where a part of the board begins and ends, from above. */
async function boxOf(page: Page, part: string): Promise<{ top: number; bottom: number }> {
  const box = await page.locator(part).first().boundingBox()
  if (!box) throw new Error(`The board has no ${part}.`)
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

/** The scores that the odds of a Duel lie over. */
function coveredScores(page: Page): Promise<string[]> {
  return page.locator('[data-seat]:has([data-odds])').evaluateAll((plates) =>
    plates.flatMap((plate) => {
      const odds = plate.querySelector('[data-odds]')?.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(plate.querySelector('button')?.lastElementChild as Element)
      const score = words.getBoundingClientRect()
      const isFree =
        odds === undefined || odds.right <= score.left || odds.bottom <= score.top || odds.top >= score.bottom
      return isFree ? [] : [plate.textContent ?? '']
    }),
  )
}
