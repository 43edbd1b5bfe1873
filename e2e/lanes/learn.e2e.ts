import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { lesson } from '../../games/lanes/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, launch, newPage, watchFaults } from '../kit/browser.ts'
import { learn } from '../kit/coach.ts'
import { prepare } from '../kit/play.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

journey.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('the first match of Lanes is learnt on %s, chapter by chapter', async (_where, size) => {
  browser ??= await launch()
  const page = await newPage(browser, size)
  const faults = watchFaults(page)
  await prepare(page, {})
  for (const { id, steps } of lesson.chapters) {
    expect(await learn(page, 'lanes', id)).toBe(steps.filter((step) => !('by' in step)).length)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map((one) => one.id)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(faults).toEqual([])
  await page.context().close()
})
