import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, watchFaults } from '../kit/browser.ts'
import { laidOf, lengthOf } from '../kit/play.ts'
import { openMatch } from '../kit/steps.ts'

const CARD = '[data-part="hand"] [data-entity][data-lit]'
const FIELD = '[data-part="board"] [data-entity^="field:"][data-lit]'

/** A Main phase of Lanes with a Guard in hand and fields for it. */
const MAIN = {
  phase: 'main1',
  round: 3,
  seats: [{ class: 'paladin', hand: ['guard', 'archer'] }, { class: 'warlock' }],
}

async function table(): Promise<Page> {
  const wanted = { id: 'drag', game: 'lanes', seats: 'pb', options: {}, seed: 'drag' }
  const page = await openMatch(DESKTOP, laidOf(wanted, MAIN))
  await page.locator(CARD).first().waitFor()
  return page
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Lifts the first card that is lit. */
async function lift(page: Page): Promise<void> {
  const { x, y } = await middleOf(page, CARD)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 40, { steps: 4 })
  await page.locator('[data-ghost]').waitFor()
}

journey('a card is dragged to a field that is lit for it, and put back anywhere else', async () => {
  const page = await table()
  const faults = watchFaults(page)
  await lift(page)
  const target = await middleOf(page, FIELD)
  await page.keyboard.press('Escape')
  await page.locator('[data-ghost]').waitFor({ state: 'detached' })
  await page.mouse.up()
  expect(await page.locator('[data-taken]').count()).toBe(0)
  await lift(page)
  await page.mouse.move(4, 4)
  await page.mouse.up()
  expect(await page.locator('[data-taken]').count()).toBe(0)
  expect(await lengthOf(page)).toBe(0)
  await lift(page)
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.locator('[data-over]').waitFor()
  await page.mouse.up()
  await page.waitForFunction(
    () => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) === 1,
  )
  expect(faults).toEqual([])
})
