import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { PHONE, DESKTOP, journey, launch, newPage, watchFaults } from '../kit/browser.ts'
import { close, guest } from '../kit/guests.ts'
import { matchOf, prepare } from '../kit/play.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

/** Does something from the menu of the table. */
async function fromMenu(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: label }).click()
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Opens a table for two, at which both sit down, and answers its path. */
async function tableFor(host: Page, other: Page): Promise<string> {
  const { origin } = new URL(host.url())
  const data = { game: 'eldar', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const answer = await host.request.post('/api/matches', { data, headers: { origin } })
  const { id } = (await answer.json()) as { readonly id: string }
  await other.goto(`/m/${id}`)
  await other.getByRole('button', { name: /^Sit here/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click()
  await host.goto(`/m/${id}`)
  for (const page of [host, other]) await page.locator('[data-part]').first().waitFor()
  return `/m/${id}`
}

journey('a draw is proposed, withdrawn, declined and agreed to over the network', async () => {
  browser ??= await launch()
  const [ana, bo] = [await guest(browser, 'Ana'), await guest(browser, 'Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  const path = await tableFor(ana, bo)
  await fromMenu(ana, 'Propose a draw')
  await bo.getByText(/^Ana proposes a draw/).waitFor()
  expect(await violationsOf(ana)).toEqual([])
  expect(await violationsOf(bo)).toEqual([])
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
  await close(ana, bo)
})

journey('two at one screen agree on a draw, and a bot agrees to none', async () => {
  browser ??= await launch()
  const page = await newPage(browser, DESKTOP)
  const [two, one] = ['pp', 'pb'].map((seats) => matchOf({ id: seats, game: 'eldar', seats, options: {} }))
  if (!two || !one) throw new Error('There are two matches.')
  await prepare(page, { matches: [two, one] })
  await page.goto('/table/pp')
  await page.locator('dialog[data-curtain] button').first().click()
  await fromMenu(page, 'Agree on a draw …')
  await page.getByRole('dialog', { name: 'End this match as a draw?' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'We agree on a draw' }).click()
  await page.getByRole('dialog', { name: 'A draw' }).waitFor()
  await page.reload()
  await page.getByRole('dialog', { name: 'A draw' }).waitFor()
  await page.goto('/table/pb')
  await page.locator('[data-part]').first().waitFor()
  await fromMenu(page, 'Propose a draw')
  await page.getByText('Bots agree to no draw: they play on to the end.').waitFor()
  await close(page)
})
