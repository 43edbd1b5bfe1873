import { expect } from 'vitest'
import { DESKTOP, journey, watchFaults } from '../kit/browser.ts'
import { guest, planTable } from '../kit/guests.ts'
import { hallOfItsOwn } from '../kit/hall.ts'
import { layOnline } from '../kit/laid-online.ts'
import { lengthOf } from '../kit/play.ts'
import { CHOICES, whatNextStep } from '../kit/steps.ts'
import { LATE } from '../tempus/late.ts'

const hall = hallOfItsOwn()
const bot = { kind: 'bot', bot: 'novice' } as const
const [FIGHTER, ...OTHERS] = LATE.seats
/** A Hero acts whose Second Wind would be in vain, so the windows of its own Actions are passed for it. */
const UNHURT = {
  ...LATE,
  monsters: [{ is: 'guardian', at: '15,13', hp: 6 }],
  events: [],
  seats: [{ ...FIGHTER, hp: 30 }, ...OTHERS],
}

journey(
  'Back leads over what the page passed to the choice before it, on the server too, and nothing is passed there again',
  async () => {
    const page = await guest('Ana', DESKTOP, { passOnline: true })
    const faults = watchFaults(page)
    const plan = { game: 'tempus', options: { rounds: 6 }, seats: [{ kind: 'me' }, bot, bot, bot] }
    await page.goto(await layOnline(hall(), await planTable(page, plan), UNHURT))
    await page.locator(CHOICES).first().waitFor()
    const before = await lengthOf(page)
    await page.locator(CHOICES).first().click()
    await page.waitForFunction(
      (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length + 1,
      before,
    )
    await page.locator('[data-action="back"]').click()
    await page.locator(`[data-length="${before}"]`).first().waitFor()
    await whatNextStep(page)
    await page.waitForTimeout(1500) // longer than a pass takes
    expect(await lengthOf(page)).toBe(before)
    expect(await page.locator(CHOICES).count()).toBeGreaterThan(1)
    expect(faults).toEqual([])
  },
)
