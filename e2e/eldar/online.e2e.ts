import { violationsOn } from '../kit/axe.ts'
import { toldByName } from '../kit/ends.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { guest, inLobby } from '../kit/guests.ts'
import { lengthOf, prepare } from '../kit/play.ts'
import { CHOICES, answer, nextAsked } from '../kit/steps.ts'

/** Opens a Mini-Match that is over after so many rounds at the latest, and answers its path. */
async function openMini(page: Page, rounds: number): Promise<string> {
  await page.getByRole('button', { name: 'Open a table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('eldar')
  await dialog.getByText('Mini-Match').first().click()
  await dialog.getByRole('spinbutton', { name: 'Round cap' }).fill(String(rounds))
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: /^A table of Trials of the Eldar/ }).waitFor()
  return new URL(page.url()).pathname
}

/** Takes one of the choices, another each time, step by step until it counts. */
function pick(page: Page): Promise<void> {
  return answer(page, async (step) => {
    const choices = page.locator(CHOICES)
    const turn = (await lengthOf(page)) + step
    await choices.nth((turn * 3) % (await choices.count())).click()
  })
}

journey('two play a whole Mini-Match over the network, and who watches sees neither hand', async () => {
  const [ana, bo] = [await inLobby('Ana'), await guest('Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  const path = await openMini(ana, 2)
  await bo.goto(path)
  await bo.getByRole('button', { name: /^Sit here/ }).click()
  await bo.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click()
  await bo.locator('[data-length]').first().waitFor()
  const watcher = await newPage(DESKTOP)
  await prepare(watcher, {})
  await watcher.goto(path)
  const pages = [ana, bo]
  let asks = 0
  for (let page = await nextAsked(pages); page; page = await nextAsked(pages)) {
    if (asks++ === 8) {
      await watcher.locator('[data-part="stack"]').waitFor()
      expect(await watcher.locator('[data-part="hand"]').count()).toBe(0)
      expect(await watcher.locator('[data-lit]').count()).toBe(0)
      await page.reload()
      await page.locator(CHOICES).first().waitFor()
    }
    await pick(page)
  }
  expect(asks).toBeGreaterThan(8)
  const results = await toldByName(pages, ['Ana', 'Bo'], 'ol')
  expect(results[0]).toBe(results[1])
  expect(await violationsOn(bo)).toEqual([])
  expect(faults.flat()).toEqual([])
})
