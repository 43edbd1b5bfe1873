import { violationsOn } from '../kit/axe.ts'
import { toldByName } from '../kit/ends.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { guest, inLobby, join } from '../kit/guests.ts'
import { lengthOf, prepare } from '../kit/play.ts'
import { CHOICES, answer, nextAsked } from '../kit/steps.ts'

/** Asks after which the one who is asked loads the page anew, and after which that person gives up: whole matches are played offline. */
const RELOADED = 8
const ENOUGH = 16

async function openTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open a table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('battle-decks')
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: /^A table of Battle Decks/ }).waitFor()
  return new URL(page.url()).pathname
}

/** Takes an attack where there is one, else the first choice. */
function pick(page: Page): Promise<void> {
  return answer(page, async () => {
    const attack = page.locator(CHOICES, { hasText: /attack/i })
    await ((await attack.count()) > 0 ? attack : page.locator(CHOICES)).first().click()
  })
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up …' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
}

journey('two play over the network until one gives up, and who watches sees neither hand', async () => {
  const [ana, bo] = [await inLobby('Ana'), await guest('Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  const path = await openTable(ana)
  await join(bo, path)
  const watcher = await newPage(DESKTOP)
  await prepare(watcher, {})
  await watcher.goto(path)
  const pages = [ana, bo]
  for (let asks = 0; asks < ENOUGH; asks++) {
    const page = await nextAsked(pages)
    if (!page) throw new Error('The match ended early.')
    if (asks === RELOADED) {
      await watcher.locator('[data-length]').first().waitFor()
      expect(await watcher.locator('[data-part="hand"]').count()).toBe(0)
      expect(await watcher.locator('[data-lit]').count()).toBe(0)
      const before = await lengthOf(page)
      await page.reload()
      await page.locator(CHOICES).first().waitFor()
      expect(await lengthOf(page)).toBe(before)
    }
    await pick(page)
  }
  await giveUp(ana)
  await ana.getByText(/^You left in round \d+\.$/).waitFor()
  await bo.getByText(/^Ana left in round \d+\.$/).waitFor()
  const results = await toldByName(pages, ['Ana', 'Bo'], 'ol')
  expect(results[0]).toBe(results[1])
  const accounts = await toldByName(pages, ['Ana', 'Bo'], 'tbody:not([data-tale] *)')
  expect(accounts[0]).toBe(accounts[1])
  expect(await violationsOn(bo)).toEqual([])
  expect(faults.flat()).toEqual([])
})
