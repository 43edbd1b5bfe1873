import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { prepare } from '../kit/play.ts'

journey(
  'a card has an address, which opens it, and closing it leads back to what was searched for',
  async () => {
    const page = await newPage(DESKTOP)
    const faults = watchFaults(page)
    await prepare(page, {})
    await page.goto('/cards/lanes')
    const search = page.getByRole('searchbox')
    await search.fill('mending')
    await page.waitForURL('**/cards/lanes?q=mending')
    const card = page.getByRole('button', { name: /^Mending Light/ }).first()
    await card.click()
    await page.waitForURL('**/cards/lanes/mending-light?q=mending')
    await page.getByRole('dialog', { name: 'Mending Light' }).waitFor()
    expect(await page.title()).toContain('Mending Light · Cards of Lanes')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL('**/cards/lanes?q=mending')
    expect(await card.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.goBack()
    await page.waitForURL('**/cards/lanes')
    expect(await search.inputValue()).toBe('')
    await page.goForward()
    await expect.poll(() => search.inputValue()).toBe('mending')
    await page.goForward()
    await page.getByRole('dialog', { name: 'Mending Light' }).waitFor()

    const other = await newPage(PHONE)
    await prepare(other, {})
    await other.goto('/cards/lanes/mending-light')
    await other.getByRole('dialog', { name: 'Mending Light' }).waitFor()
    await other.keyboard.press('Escape')
    await other.waitForURL('**/cards/lanes')
    await other.goto('/cards/lanes/no-such-card')
    await other.getByText('has no card of this address').waitFor()
    expect(faults).toEqual([])
  },
)

journey(
  'what is searched for in the rules stands in the address, and a rule that is found leads out of it',
  async () => {
    const page = await newPage(DESKTOP)
    await prepare(page, {})
    await page.goto('/rules/sigmar?q=duel')
    await page.getByText(/^\d+ found$/).waitFor()
    const search = page.getByRole('searchbox')
    expect(await search.inputValue()).toBe('duel')
    await search.fill('duel winner')
    await page.waitForURL(/q=duel(\+|%20)winner/)
    await search.fill('')
    await page.waitForURL('**/rules/sigmar')
    await page.getByRole('navigation', { name: 'Contents' }).waitFor()
  },
)
