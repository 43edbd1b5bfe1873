import { violationsOn } from '../kit/axe.ts'
import { expect } from 'vitest'
import { lesson } from '../../games/eldar/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'

/** Whose last moment is looked at by axe. */
const LOOKED_AT = ['the-stack', 'initiative']

// Every path of every chapter is walked by the laws of lessons; here each is seen once, by turns on either device.
journey.each([
  ['a desktop', DESKTOP, 0],
  ['a phone', PHONE, 1],
] as const)(
  'a match of Trials of the Eldar is learnt on %s, every other chapter',
  async (_where, size, turn) => {
    const page = await newPage(size)
    const faults = watchFaults(page)
    await prepare(page, {})
    for (const { id, steps } of lesson.chapters.filter((_, at) => at % 2 === turn)) {
      expect(await learn(page, 'eldar', id)).toBe(steps.filter((step) => !('by' in step)).length)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      if (!LOOKED_AT.includes(id)) continue
      expect(await violationsOn(page)).toEqual([])
    }
    expect(faults).toEqual([])
  },
)
