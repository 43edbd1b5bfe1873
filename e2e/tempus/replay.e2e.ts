import { games } from '@trialhall/games'
import { Match } from '@trialhall/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { laidOf, lengthOf, prepare } from '../kit/play.ts'
import { LATE } from './late.ts'

/** So late that any blow fells a Hero. */
const FRAIL = { ...LATE, seats: LATE.seats.map((seat) => ({ ...seat, hp: 1 })) }

/** The end of a match that simple picks play, with its sixth round: Heroes are defeated in it. */
function over(): SavedMatch {
  const laid = laidOf(
    { id: 'over', game: 'tempus', seats: 'pbbb', options: { rounds: 6 }, seed: 'late' },
    FRAIL,
  )
  const game = games.find('tempus')
  const begun = game.ok ? Match.replay(game.value, laid.log, { story: false }) : game
  if (!begun.ok) throw new Error(begun.fault.message)
  const match = begun.value
  for (let [ask] = match.asks; ask; [ask] = match.asks)
    match.choose(ask.seat, (match.length * 11) % ask.options.length)
  return { ...laid, log: match.log, outcome: match.outcome }
}

function moment(page: Page, at: number): Promise<unknown> {
  return page.locator(`[data-length="${at}"][data-settled="true"]`).waitFor()
}

journey('a replay of Trials of Tempus has the map beside its way, and leads to defeats', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  await prepare(page, { matches: [over()] })
  await page.goto('/replay/over?at=0')
  await moment(page, 0)
  await page.locator('[data-overview="The map"]').first().waitFor()
  await page.getByRole('button', { name: 'Jump to' }).click()
  const places = page.getByRole('region', { name: 'Jump to' })
  const defeat = places.locator('[data-noted="Defeats of Heroes"]').getByRole('button').first()
  const at = Number(/\d+$/u.exec((await defeat.textContent()) ?? '')?.[0])
  await defeat.click()
  await moment(page, at)
  await page.keyboard.press('Home')
  await moment(page, 0)
  await page.keyboard.press('m')
  await page.waitForFunction(() => document.querySelector('[data-length="0"]') === null)
  expect(await lengthOf(page)).toBeGreaterThan(0)
  expect(await violationsOn(page)).toEqual([])
  expect(faults).toEqual([])
})

journey('on a phone the map stands over the list of places', async () => {
  const page = await newPage(PHONE)
  await prepare(page, { matches: [over()] })
  await page.goto('/replay/over?at=9')
  await moment(page, 9)
  await page.getByRole('button', { name: 'Jump to' }).tap()
  const places = page.getByRole('region', { name: 'Jump to' })
  await places.locator('[data-overview="The map"]').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
