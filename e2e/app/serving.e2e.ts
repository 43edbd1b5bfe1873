import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { DESKTOP, PHONE, journey, launch, newPage, watchFaults } from '../kit/browser.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

journey.each([DESKTOP, PHONE])('the served app opens without a fault at $width px', async (size) => {
  browser ??= await launch()
  const page = await newPage(browser, size)
  const faults = watchFaults(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.title()).toContain('Trialhall')
  expect(faults).toEqual([])
  await page.context().close()
})
