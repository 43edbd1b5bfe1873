import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { lesson } from '../games/lanes/ui/lesson/index.ts'
import { DESKTOP, PHONE, journey, launch, newPage, watchFaults } from './browser.ts'
import { prepare } from './play.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

const SAID = '[data-coach="said"]'
const PROMPT = '[aria-label="What is asked"]'
const CHOICES = `${PROMPT} :is([data-option], [data-step])`
const DONE = 'The chapter is done.'

/** What the coach says, once all before it was shown. */
async function heard(page: Page): Promise<string> {
  await page.locator('[data-settled] [data-coach="body"]').waitFor()
  return (await page.locator(SAID).textContent()) ?? ''
}

/** Takes the choice that leads to what is wanted, step by step; the first where any is right. */
async function choose(page: Page, said: string): Promise<void> {
  const wanted = /Pick: (.+?)(?: or .+)?\.$/.exec(said)?.[1]?.toLowerCase() ?? ''
  for (let step = 0; step < 3 && (await page.locator(SAID).textContent()) === said; step++) {
    const before = await page.locator(PROMPT).textContent()
    const texts = (await page.locator(CHOICES).allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' ').replace(/^\d+ /, '').toLowerCase(),
    )
    const at = texts.findIndex((text) => wanted.startsWith(text.replace(/ ?…$/, '')))
    await page.locator(CHOICES).nth(Math.max(0, at)).click()
    await page.waitForFunction(
      ([coach, prompt, last, words]) =>
        document.querySelector(coach)?.textContent !== words ||
        document.querySelector(prompt)?.textContent !== last,
      [SAID, PROMPT, before, said] as const,
    )
  }
}

/** Learns a chapter to its end; answers how many hints there were. */
async function learn(page: Page, id: string): Promise<number> {
  await page.goto(`/learn/lanes/${id}`)
  for (let hints = 0; ; hints++) {
    const said = await heard(page)
    if (said === DONE) return hints
    const isAsked = (await page.locator('[data-coach="body"]').getByText('Your move').count()) > 0
    if (isAsked) await choose(page, said)
    else await page.locator('[data-coach="next"]').click()
    await page.waitForFunction(([coach, before]) => document.querySelector(coach)?.textContent !== before, [
      SAID,
      said,
    ] as const)
  }
}

journey.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('the first match of Lanes is learnt on %s, chapter by chapter', async (_where, size) => {
  browser ??= await launch()
  const page = await newPage(browser, size)
  const faults = watchFaults(page)
  await prepare(page, {})
  for (const { id, steps } of lesson.chapters) {
    expect(await learn(page, id)).toBe(steps.filter((step) => !('by' in step)).length)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map((one) => one.id)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(faults).toEqual([])
  await page.context().close()
})
