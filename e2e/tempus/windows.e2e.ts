import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { violationsOn } from '../kit/axe.ts'
import { laidOf, lengthOf, prepare } from '../kit/play.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { CHOICES, whatNextStep } from '../kit/steps.ts'
import { LATE } from './late.ts'

const [FIGHTER, ...OTHERS] = LATE.seats
const CALM = { ...LATE, monsters: [{ is: 'guardian', at: '15,13', hp: 6 }], events: [] }
/** Its Second Wind would be in vain, so the windows of its own Actions are passed for it. */
const UNHURT = { ...CALM, seats: [{ ...FIGHTER, hp: 30 }, ...OTHERS] }
/** Another Hero acts, and 1 HP is missing: whatever happens, Second Wind could be played. */
const SCRATCHED = {
  ...CALM,
  next: 'B',
  seats: [{ ...FIGHTER, hp: 29, hand: ['second-wind', 'charge'], hasActed: true }, ...OTHERS],
}

async function open(size: WindowSize, position: object, settings: Partial<Settings> = {}): Promise<Page> {
  const page = await newPage(size)
  const wanted = { id: 'windows', game: 'tempus', seats: 'pbbb', options: { rounds: 6 }, seed: 'late' }
  await prepare(page, { matches: [laidOf(wanted, position)], settings })
  await page.goto('/table/windows')
  await page.locator(CHOICES).first().waitFor()
  return page
}

const back = (page: Page) => page.locator('[data-action="back"]')
const mute = (page: Page) => page.locator('[data-action="mute"]')

journey(
  'Back leads over a window that the table passed to the choice before it, and the person is asked there',
  async () => {
    const page = await open(DESKTOP, UNHURT)
    const faults = watchFaults(page)
    const before = await lengthOf(page)
    await page.locator(CHOICES).first().click()
    await page.waitForFunction(
      (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length + 1,
      before,
    )
    await back(page).click()
    await page.locator(`[data-length="${before}"]`).first().waitFor()
    await whatNextStep(page)
    await page.waitForTimeout(500) // nothing is passed now
    expect(await lengthOf(page)).toBe(before)
    expect(await page.locator(CHOICES).count()).toBeGreaterThan(1)
    expect(faults).toEqual([])
  },
)

journey.each([DESKTOP, PHONE])(
  'whoever does not want to be asked about a card again is left alone with it, and brings it back, at $width px',
  async (size) => {
    const page = await open(size, SCRATCHED, { pace: 'leisurely' })
    const faults = watchFaults(page)
    await page.locator(CHOICES, { hasText: 'Second Wind' }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    const shots = process.env['SHOTS']
    if (shots) await page.screenshot({ path: `${shots}/mute-${size.width}.png` })
    const asked = await lengthOf(page)
    await mute(page).click()
    await page.locator(`[data-length="${asked}"]`).first().waitFor({ state: 'detached' })
    const stops = page.locator('[data-action="stops"]')
    await stops.getByText('One card is not asked about').waitFor({ state: 'attached' })
    await stops.click()
    const about = page.getByRole('switch', { name: 'Second Wind' })
    expect(await about.isChecked()).toBe(false)
    if (shots) await page.screenshot({ path: `${shots}/stops-${size.width}.png` })
    await about.click()
    await stops.getByText('One card is not asked about').waitFor({ state: 'detached' })
    expect(await violationsOn(page)).toEqual([])
    expect(faults).toEqual([])
  },
)
