import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, address, journey, watchFaults } from '../kit/browser.ts'
import { guest, newAccount } from '../kit/guests.ts'

/** Somebody with an account, who may open tournaments. */
async function organiser(name: string): Promise<Page> {
  const page = await guest(name)
  const data = { name: newAccount(), password: 'correct horse battery' }
  const answer = await page.request.post('/api/account', { data, headers: { origin: address() } })
  expect(await answer.text()).not.toContain('error')
  await page.request.post('/api/me', { data: { name }, headers: { origin: address() } })
  return page
}

/** Goes from the page of a tournament to the own table, and sits down there. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to your table' }).click()
  await page.getByRole('button', { name: 'Take your seat' }).click()
}

journey('a tournament is opened by its form, entered, played for a round and won', async () => {
  const [ana, bo] = [await organiser('Ana'), await guest('Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  await ana.goto('/tournaments')
  await ana.getByRole('button', { name: 'Open a tournament' }).click()
  const form = ana.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Club evening')
  await form.getByRole('textbox', { name: 'Rounds', exact: true }).fill('1')
  const begins = form.getByLabel('Begins by itself at')
  await begins.fill('2020-01-01T19:30')
  await form.getByRole('button', { name: 'Open the tournament' }).click()
  await form.getByText('This time has passed. Choose a later one, or leave it empty.').first().waitFor()
  expect(await begins.evaluate((field) => field === document.activeElement)).toBe(true)
  await begins.fill('')
  await form.getByRole('button', { name: 'Open the tournament' }).click()
  await ana.getByRole('heading', { name: 'Club evening' }).waitFor()

  await bo.goto(new URL(ana.url()).pathname)
  for (const page of [ana, bo]) {
    await page.getByRole('button', { name: 'Enter the tournament' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).waitFor()
  }
  await ana.getByRole('button', { name: 'Begin the first round' }).click()
  for (const page of [ana, bo]) await sitDown(page)
  for (const page of [ana, bo]) await page.locator('[data-length]').waitFor()
  await ana.getByRole('button', { name: 'Menu' }).click()
  await ana.getByRole('button', { name: 'Give up …' }).click()
  await ana.getByRole('button', { name: 'Give up', exact: true }).click()
  await bo.goBack()
  await bo.getByRole('heading', { name: 'Final standings' }).waitFor()
  const first = bo.getByRole('table').getByRole('row').nth(1)
  expect(await first.innerText()).toMatch(/^1\s+Bo \(you\)\s+1/)
  expect(faults.flat()).toEqual([])
})
