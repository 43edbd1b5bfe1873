import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'

journey.each([DESKTOP, PHONE])('the served app opens without a fault at $width px', async (size) => {
  const page = await newPage(size)
  const faults = watchFaults(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.title()).toContain('Trialhall')
  expect(faults).toEqual([])
})
