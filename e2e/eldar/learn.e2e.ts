import { violationsOn } from '../kit/axe.ts'
import { expect } from 'vitest'
import { lesson } from '../../games/eldar/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { keepNearEnd, learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'

/** Whose last moment is looked at by axe. */
const LOOKED_AT = ['the-stack', 'initiative']

// Unit tests walk all chapters on their page; here one is walked on either device, and of the others the last moment is seen, by turns.
journey.each([
  ['a desktop', DESKTOP, 0],
  ['a phone', PHONE, 1],
] as const)(
  'a match of Trials of the Eldar is learnt on %s, every other chapter',
  async (_where, size, turn) => {
    const page = await newPage(size)
    const faults = watchFaults(page)
    await prepare(page, {})
    await keepNearEnd(page, 'eldar', lesson.chapters.slice(2))
    for (const [at, { id, steps }] of lesson.chapters.entries()) {
      if (at % 2 !== turn) continue
      const hints = steps.filter((step) => !('by' in step)).length
      expect(await learn(page, 'eldar', id)).toBe(at < 2 ? hints : 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      if (!LOOKED_AT.includes(id)) continue
      expect(await violationsOn(page)).toEqual([])
    }
    expect(faults).toEqual([])
  },
)
