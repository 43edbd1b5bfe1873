import { violationsOn } from '../kit/axe.ts'
import { expect } from 'vitest'
import { lesson } from '../../games/lanes/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'

journey.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('the first match of Lanes is learnt on %s, chapter by chapter', async (_where, size) => {
  const page = await newPage(size)
  const faults = watchFaults(page)
  await prepare(page, {})
  for (const { id, steps } of lesson.chapters) {
    expect(await learn(page, 'lanes', id)).toBe(steps.filter((step) => !('by' in step)).length)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(faults).toEqual([])
})
