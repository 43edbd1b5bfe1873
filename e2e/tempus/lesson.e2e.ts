import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lesson } from '../../games/tempus/ui/lesson/index.ts'
import { spaceAt } from '../../games/tempus/space/index.ts'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { goOn, heard, keepNearEnd, learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'
import { resting, spotOf } from '../kit/realm.ts'

const [first] = lesson.chapters

/** Whether a ring of the coach stands around the middle of something on the page, where it can be seen. */
function isRinged(page: Page, entity: string): Promise<boolean> {
  return page.evaluate((key) => {
    const thing = document.querySelector(`[data-map] [data-entity="${key}"]`)?.getBoundingClientRect()
    if (!thing) return false
    const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2]
    const rings = [...document.querySelectorAll('[data-coach="ring"]')].map((ring) =>
      ring.getBoundingClientRect(),
    )
    return rings.some(
      ({ left, right, top, bottom, width }) =>
        left < x && x < right && top < y && y < bottom && width < 4 * thing.width && bottom <= innerHeight,
    )
  }, entity)
}

journey(
  'the first chapter of Trials of Tempus is learnt, and rings stand around what is meant on the map',
  async () => {
    const page = await newPage(DESKTOP)
    const faults = watchFaults(page)
    await prepare(page, {})
    await page.goto(`/learn/tempus/${first?.id}`)
    let hints = 0
    do {
      const said = await heard(page)
      if (said.includes('You are Gains')) await expect.poll(() => isRinged(page, 'seat:0')).toBe(true)
      if (said.includes('Go to the Chest'))
        await expect.poll(() => isRinged(page, `space:${spaceAt(10, 6)}`)).toBe(true)
      hints++
    } while (await goOn(page))
    expect(hints - 1).toBe(first?.steps.filter((step) => !('by' in step)).length)
    expect(await violationsOn(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

journey('what the coach rings on the map is where a mouse finds it', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, {})
  await page.goto(`/learn/tempus/${first?.id}`)
  while (!(await heard(page)).includes('Go to the Chest')) await goOn(page)
  await resting(page)
  const { x, y } = await spotOf(page, '10,6')
  await page.mouse.click(x, y)
  await page
    .locator('[data-coach="said"]', { hasText: 'Whoever enters a full Chest' })
    .waitFor({ state: 'attached' })
})

journey(
  'on a phone the last moment of a chapter is in sight, and the last chapter leads into the first game',
  async () => {
    const page = await newPage(PHONE)
    const faults = watchFaults(page)
    await prepare(page, {})
    await keepNearEnd(page, 'tempus', lesson.chapters)
    for (const { id } of lesson.chapters.slice(-2)) {
      expect(await learn(page, 'tempus', id)).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await page.getByText('Against three novices, who think little.').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Play your first match' }).tap()
    await page.waitForURL('**/table/*')
    await page.locator('[data-map]').waitFor()
    expect(faults).toEqual([])
  },
)
