import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, newPage } from '../kit/browser.ts'
import { matchOf, prepare } from '../kit/play.ts'
import { CHOICES, answer } from '../kit/steps.ts'

const groundOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor)

journey(
  'where the device gives all colours, what is chosen, what is on and what is lit are seen',
  async () => {
    const page = await newPage(DESKTOP, { forcedColors: 'active' })
    await prepare(page, { matches: [matchOf({ id: 'plain', seats: 'pb' })] })
    await page.goto('/settings')
    const theme = page.getByRole('group', { name: 'Theme' }).locator('label')
    expect(await groundOf(theme.nth(0))).not.toBe(await groundOf(theme.nth(1)))
    const isOn = page.getByRole('checkbox', { name: 'Hints' })
    const isOff = page.getByRole('checkbox', { name: 'Full control' })
    expect(await groundOf(isOn)).not.toBe(await groundOf(isOff))

    await page.goto('/table/plain')
    const lit = page.locator('main [data-lit]').first()
    await lit.waitFor()
    expect(await lit.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  },
)

journey('no card of a hand shows through the one above it', async () => {
  const page = await newPage(DESKTOP, { forcedColors: 'active' })
  await prepare(page, {
    matches: [matchOf({ id: 'hand', game: 'eldar', seats: 'pb', options: { deckDeal: 'random' } })],
  })
  await page.goto('/table/hand')
  const card = page.locator('[data-part="hand"] button').first()
  await card.waitFor()
  const isSolid = await card.evaluate((button: HTMLElement) =>
    [...button.querySelectorAll('span')].some(
      (part) =>
        part.offsetHeight > 0.9 * button.offsetHeight &&
        getComputedStyle(part).backgroundColor.startsWith('rgb('),
    ),
  )
  expect(isSolid).toBe(true)
})

journey('where the device gives all colours, fields are parted and dice have pips', async () => {
  const page = await newPage(DESKTOP, { forcedColors: 'active' })
  await prepare(page, {
    matches: [
      matchOf({ id: 'fields', game: 'lanes', seats: 'pb', options: { classDeal: 'random' } }),
      matchOf({ id: 'die', seats: 'pb' }),
    ],
  })
  await page.goto('/table/fields')
  const field = page.locator('main [data-entity^="field:"]').first()
  await field.waitFor()
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe('none')

  await page.goto('/table/die')
  await page.locator(CHOICES).first().waitFor()
  await answer(page, () => page.locator(CHOICES).first().click())
  const face = page.locator('main [data-face="1"]').first()
  await face.waitFor({ state: 'attached' })
  expect(await face.evaluate((element) => getComputedStyle(element).backgroundImage)).not.toBe('none')
})
