import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, newPage } from '../kit/browser.ts'
import { finishedOf, prepare } from '../kit/play.ts'

/** At one of these choices of the match below a Trial is tried, at the other a Duel is fought. */
const MOMENTS = { roll: 30, duel: 60 } as const

journey('on a low page a replay shows Trials, die, Duel and all plates, and none over another', async () => {
  const page = await newPage({ width: 1280, height: 720 })
  await prepare(page, { matches: [finishedOf({ id: 'over', seats: 'pbbb', options: {}, seed: 'screens' })] })
  await page.goto(`/replay/over?at=${MOMENTS.roll}&eyes=0`)
  await page.locator('[data-part="die"]').waitFor()
  const [status, trials, die] = await Promise.all(
    ['[data-part="round"]', '[data-part="trials"]', '[data-part="die"]'].map((part) => edgesOf(page, part)),
  )
  expect([status?.bottom, trials?.bottom]).toEqual([
    expect.toSatisfy((bottom: number) => bottom <= (trials?.top ?? 0)),
    expect.toSatisfy((bottom: number) => bottom <= (die?.top ?? 0)),
  ])
  expect(await isCut(page, ':has(> [data-seat])')).toBe(false)
  await page.goto(`/replay/over?at=${MOMENTS.duel}&eyes=0`)
  await page.locator('[data-duel]').waitFor()
  expect(await isCut(page, '[data-duel]')).toBe(false)
})

/** Where a part of the board begins and ends, from above. */
async function edgesOf(page: Page, part: string): Promise<{ top: number; bottom: number }> {
  const box = await page.locator(part).boundingBox()
  if (!box) throw new Error(`The board has no ${part}.`)
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

/** Whether something is higher than the room that it has. */
async function isCut(page: Page, part: string): Promise<boolean> {
  return page.locator(part).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
}
