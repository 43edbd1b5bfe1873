import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { lesson } from '../../games/eldar/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, launch, newPage, watchFaults } from '../kit/browser.ts'
import { learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

/** Whose last moment is looked at by axe. */
const LOOKED_AT = ['the-stack', 'initiative']

// Every path of every chapter is walked by the laws of lessons; here each is seen once, by turns on either device.
journey.each([
  ['a desktop', DESKTOP, 0],
  ['a phone', PHONE, 1],
] as const)(
  'a match of Trials of the Eldar is learnt on %s, every other chapter',
  async (_where, size, turn) => {
    browser ??= await launch()
    const page = await newPage(browser, size)
    const faults = watchFaults(page)
    await prepare(page, {})
    for (const { id, steps } of lesson.chapters.filter((_, at) => at % 2 === turn)) {
      expect(await learn(page, 'eldar', id)).toBe(steps.filter((step) => !('by' in step)).length)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      if (!LOOKED_AT.includes(id)) continue
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map((one) => one.id)).toEqual([])
    }
    expect(faults).toEqual([])
    await page.context().close()
  },
)
