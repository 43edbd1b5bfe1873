import { expect } from 'vitest'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { tabTo } from '../kit/keys.ts'
import { finishedOf, prepare } from '../kit/play.ts'

const MOMENT = 'dialog[open] [data-tale="told"] a'

/** The end of a match on this device, once it is told. */
async function endOf(size: WindowSize, id: string): ReturnType<typeof newPage> {
  const page = await newPage(size)
  await prepare(page, { matches: [finishedOf({ id, seats: 'pbb' })] })
  await page.goto(`/table/${id}`)
  await page.locator(MOMENT).first().waitFor()
  return page
}

journey.each([DESKTOP, PHONE])('the end tells how the match went, at $width px', async (size) => {
  const page = await endOf(size, 'told')
  const faults = watchFaults(page)
  const end = page.locator('dialog[open]')
  await end.getByRole('figure', { name: /^Who was ahead\..*at the beginning/ }).waitFor()
  await end.getByText('The curve in numbers').click()
  await end.getByRole('row', { name: /^1 \d+\s%/ }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  expect(await end.getByRole('button', { name: 'Rematch' }).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

journey('by keyboard alone a moment of the tale leads to the replay, as it stood then', async () => {
  const page = await endOf(DESKTOP, 'keys')
  const href = (await page.locator(MOMENT).first().getAttribute('href')) ?? ''
  await tabTo(page, MOMENT)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}**`)
  await page.locator('[data-settled="true"]').waitFor()
  const at = new URL(href, 'http://hall').searchParams.get('at')
  expect(await page.locator('[data-eyes]').getAttribute('data-length')).toBe(at)
})

journey('the next thing to do is one press away', async () => {
  const page = await endOf(DESKTOP, 'next')
  const next = page.locator('dialog[open]').getByRole('link', { name: 'Take the lesson' })
  const stronger = page.locator('dialog[open]').getByRole('button', { name: /^Play against/ })
  await next.or(stronger).first().waitFor()
})
