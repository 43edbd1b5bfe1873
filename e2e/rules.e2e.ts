import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { DESKTOP, PHONE, journey, launch, newPage, watchFaults } from './browser.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

journey('the rulebook is searched, and a rule that another cites is one press away', async () => {
  browser ??= await launch()
  const page = await newPage(browser, DESKTOP)
  const faults = watchFaults(page)
  await page.goto('/rules/sigmar#S-7.3')
  const cited = page.locator('#S-7\\.3')
  await cited.waitFor()
  expect(await cited.getAttribute('data-found')).toBe('')
  expect(await cited.evaluate((entry) => entry.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.getByRole('searchbox').fill('S-6.5')
  await page.getByText(/^\d+ found$/).waitFor()
  await page.locator('#S-6\\.5').getByRole('link', { name: 'S-R31', exact: true }).click()
  await page.locator('#S-R31[data-found]').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  expect(faults).toEqual([])
  await page.context().close()
})

journey('a card is found in the gallery and read up close', async () => {
  browser ??= await launch()
  const page = await newPage(browser, PHONE)
  await page.goto('/cards')
  await page.getByRole('searchbox').fill('curse moon')
  const card = page.getByRole('button', { name: /^Curse of the Moon/ })
  await card.click()
  await page.getByRole('dialog', { name: 'Curse of the Moon' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await card.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('searchbox').fill('nothing like this')
  await page.getByText('No card fits: try fewer words.').waitFor()
  await page.context().close()
})

journey('settings hold at once and after a reload, before the first paint', async () => {
  browser ??= await launch()
  const page = await newPage(browser, DESKTOP)
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Candlelight' }).check()
  await page.getByRole('radio', { name: 'Large' }).check()
  const marks = (): Promise<unknown> => page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(await marks()).toEqual({ theme: 'dark', text: 'large' })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await marks()).toEqual({ theme: 'dark', text: 'large' })
  await page.context().close()
})
