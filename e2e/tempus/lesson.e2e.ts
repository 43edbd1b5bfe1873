import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lesson } from '../../games/tempus/ui/lesson/index.ts'
import { spaceAt } from '../../games/tempus/space/index.ts'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { goOn, heard, keepNearEnd, keepUntil, learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'
import { resting, spotOf } from '../kit/realm.ts'

const [first] = lesson.chapters

/** A phone on which a chapter was left at a hint. */
async function onPhone(id: string, begin: string): Promise<Page> {
  const page = await newPage(PHONE)
  await prepare(page, {})
  const chapter = lesson.chapters.find((one) => one.id === id)
  if (chapter) await keepUntil(page, 'tempus', chapter, begin)
  await page.goto(`/learn/tempus/${id}`)
  expect(await heard(page)).toContain(begin)
  return page
}

const boxOf = async (
  page: Page,
  part: string,
): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> => {
  const box = await page.locator(part).first().boundingBox()
  if (!box) throw new Error(`${part} is not on the page.`)
  return box
}

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

journey('on a phone the rules that a hint teaches stand below its dots, however many they are', async () => {
  const page = await onPhone('blows', 'As a Champion')
  const dots = await boxOf(page, '[data-coach="body"] [data-past]')
  const lines = await page.locator('[data-clauses]').evaluate((rules) => {
    const text = document.createRange()
    text.selectNodeContents(rules)
    return Array.from(text.getClientRects(), ({ top }) => top)
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toBeGreaterThanOrEqual(dots.y + dots.height)
})

journey('on a phone an option that the coach rings lies under a finger', async () => {
  const page = await onPhone('prizes', 'For your second Action')
  const option = page.locator('[aria-label="What is asked"] [data-option]', { hasText: 'Try Knowledge' })
  const isReached = (): Promise<boolean> =>
    option.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && one.contains(hit)
    })
  await expect.poll(isReached).toBe(true)
})

journey(
  'on a phone nothing stays over the map where one of its spaces is asked for, and it keeps its size',
  async () => {
    const page = await onPhone('prizes', 'Spaces can be spent')
    const before = await boxOf(page, '[data-map]')
    await page.locator('[data-part="tabs"] button', { hasText: 'Quests' }).tap()
    await page.locator('[data-part="quests"] [data-entity]').first().waitFor()
    await page.locator('[aria-label="What is asked"] [data-option]', { hasText: 'Walk' }).tap()
    await heard(page)
    await resting(page)
    expect(await page.locator('[data-part="quests"] [data-entity]').first().isVisible()).toBe(false)
    expect((await boxOf(page, '[data-map]')).height).toBe(before.height)
  },
)
