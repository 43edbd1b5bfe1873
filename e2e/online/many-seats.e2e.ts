import { expect } from 'vitest'
import { DESKTOP, PHONE, journey } from '../kit/browser.ts'
import { guest, planTable } from '../kit/guests.ts'

const bot = { kind: 'bot', bot: 'novice' } as const

for (const count of [6, 8]) {
  journey(`all of ${count} seats are in sight at the head of a table`, async () => {
    const page = await guest('Ana', PHONE)
    const seats = [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)]
    await page.goto(await planTable(page, { game: 'tempus', seats }))
    const strip = page.getByRole('list', { name: 'Seats' })
    await strip.waitFor()
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      const rights = await strip
        .locator('li')
        .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().right))
      expect(rights).toHaveLength(count)
      expect(Math.max(...rights)).toBeLessThanOrEqual(size.width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
}
