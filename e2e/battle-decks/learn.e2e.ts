import { violationsOn } from '../kit/axe.ts'
import { expect } from 'vitest'
import { lesson } from '../../games/battle-decks/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { keepNearEnd, learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'

// Unit tests walk all chapters on their page; here one is walked on either device, and of each the last moment is seen.
journey.each([
  ['a desktop', DESKTOP, 0],
  ['a phone', PHONE, 2],
] as const)(
  'the first match of Battle Decks is learnt on %s, chapter by chapter',
  async (_where, size, walked) => {
    const page = await newPage(size)
    const faults = watchFaults(page)
    await prepare(page, {})
    await keepNearEnd(page, 'battle-decks', lesson.chapters.toSpliced(walked, 1))
    for (const [at, { id, steps }] of lesson.chapters.entries()) {
      const hints = steps.filter((step) => !('by' in step)).length
      expect(await learn(page, 'battle-decks', id)).toBe(at === walked ? hints : 1)
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    expect(faults).toEqual([])
  },
)
