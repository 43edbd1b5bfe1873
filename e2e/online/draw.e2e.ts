import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, DESKTOP, journey, newPage, watchFaults } from '../kit/browser.ts'
import { guest, planTable } from '../kit/guests.ts'
import { matchOf, prepare } from '../kit/play.ts'

/** Does something from the menu of the table. */
async function fromMenu(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: label }).click()
}

/** Opens a table for two, at which both sit down, and answers its path. */
async function tableFor(host: Page, other: Page): Promise<string> {
  const path = await planTable(host, { game: 'eldar', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await other.goto(path)
  await other.getByRole('button', { name: /^Sit here/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click()
  await host.goto(path)
  for (const page of [host, other]) await page.locator('[data-part]').first().waitFor()
  return path
}

journey('a draw is proposed, withdrawn, declined and agreed to over the network', async () => {
  const [ana, bo] = [await guest('Ana'), await guest('Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  const path = await tableFor(ana, bo)
  await fromMenu(ana, 'Propose a draw')
  await bo.getByText(/^Ana proposes a draw/).waitFor()
  expect(await violationsOn(ana)).toEqual([])
  expect(await violationsOn(bo)).toEqual([])
  await ana.getByRole('button', { name: 'Withdraw' }).click()
  await bo.getByText(/^Ana proposes a draw/).waitFor({ state: 'detached' })
  await fromMenu(ana, 'Propose a draw')
  await bo.getByRole('button', { name: 'Decline' }).click()
  await ana.getByText('Bo would rather play on: there is no draw.').waitFor()
  await fromMenu(bo, 'Propose a draw')
  await ana.getByRole('button', { name: 'Agree to a draw' }).click()
  for (const page of [ana, bo]) await page.getByRole('dialog', { name: 'A draw' }).waitFor()
  await ana.goto(`${path}/replay`)
  await ana
    .getByText(/^The match is drawn/)
    .first()
    .waitFor()
  expect(faults.flat()).toEqual([])
})

journey('two at one screen agree on a draw, and a bot agrees to none', async () => {
  const page = await newPage(DESKTOP)
  const [two, one] = ['pp', 'pb'].map((seats) => matchOf({ id: seats, game: 'eldar', seats, options: {} }))
  if (!two || !one) throw new Error('There are two matches.')
  await prepare(page, { matches: [two, one] })
  await page.goto('/table/pp')
  await page.locator('dialog[data-curtain] button').first().click()
  await fromMenu(page, 'Agree on a draw …')
  await page.getByRole('dialog', { name: 'End this match as a draw?' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'We agree on a draw' }).click()
  await page.getByRole('dialog', { name: 'A draw' }).waitFor()
  await page.reload()
  await page.getByRole('dialog', { name: 'A draw' }).waitFor()
  await page.goto('/table/pb')
  await page.locator('[data-part]').first().waitFor()
  await fromMenu(page, 'Propose a draw')
  await page.getByText('Bots do not agree to draws: they play to the end.').waitFor()
})
