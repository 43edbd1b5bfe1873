import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, newPage, watchFaults } from '../kit/browser.ts'
import { pressKeyAt } from '../kit/keys.ts'
import { laidOf, lengthOf, matchOf, prepare } from '../kit/play.ts'
import { CHOICES } from '../kit/steps.ts'
import { LATE } from './late.ts'

const MAP = '[data-map]'

function isOnMap(page: Page): Promise<boolean> {
  return page.evaluate((map) => document.activeElement?.matches(map) ?? false, MAP)
}

function spoken(page: Page): Promise<string | null> {
  return page.locator('[data-spoken]').textContent()
}

/** Picks the first space that is lit, or an option by its digit, without leaving the map. */
async function answerByKeys(page: Page, turn: number): Promise<void> {
  const before = await lengthOf(page)
  const isLit = (await page.locator(`${MAP}[data-lit]`).count()) > 0
  if (isLit && (turn % 2 === 0 || (await page.locator(CHOICES).count()) === 0)) {
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
  } else await pressKeyAt(page, 0)
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
}

/** The same, but neither the Guardian falls nor the last round ends within a few turns, whatever is picked. */
const LASTING = {
  ...LATE,
  monsters: LATE.monsters.map((monster) => (monster.is === 'guardian' ? { ...monster, hp: 35 } : monster)),
}

journey('turns are played by keys alone from the map, which keeps the focus', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  const wanted = { id: 'keys', game: 'tempus', seats: 'pbbb', options: { rounds: 9 }, seed: 'late' }
  await prepare(page, { matches: [laidOf(wanted, LASTING)] })
  await page.goto('/table/keys')
  await page.locator(CHOICES).first().waitFor()
  await page.keyboard.press('g')
  expect(await isOnMap(page)).toBe(true)
  await page.keyboard.press('n')
  await page.keyboard.press('h')
  expect(await spoken(page)).toMatch(/^Column 13, row 14: you \(21 HP\)/u)
  await page.keyboard.press('ArrowDown')
  expect(await spoken(page)).toContain('The way there takes a Move Action and 1 of 7 spaces.')
  for (let turn = 0; turn < 8; turn++) {
    await page.locator('main section[data-asked="true"]').waitFor()
    await answerByKeys(page, turn)
    expect(await isOnMap(page)).toBe(true)
  }
  expect(faults).toEqual([])
})

journey('the focus goes on from the map where corners are taken to the map of the match', async () => {
  const page = await newPage(DESKTOP)
  const match = matchOf({
    id: 'corner',
    game: 'tempus',
    seats: 'pbbb',
    options: { draft: 'first-game' },
    seed: 'a',
  })
  await prepare(page, { matches: [match] })
  await page.goto('/table/corner')
  await page.locator(`${MAP}[data-lit]`).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await page.locator('[data-part="hand"]').waitFor()
  expect(await isOnMap(page)).toBe(true)
})
