import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, journey, watchFaults } from '../kit/browser.ts'
import { guest, join, openTable, playTogether, turnOf } from '../kit/guests.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

hallOfItsOwn()

/** Keeps a picture where a folder for pictures is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['TRIALHALL_PICTURES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

/** Two on a phone and a desk, whose match of one round is over. */
async function ended(): Promise<{ ana: Page; bo: Page; path: string }> {
  const ana = await guest('Ana')
  const bo = await guest('Bo', PHONE)
  const path = await openTable(ana)
  await join(bo, path)
  expect(await playTogether([ana, bo])).toBe('end')
  return { ana, bo, path }
}

journey('a rematch waits for whoever has gone to the lobby, and begins when they accept there', async () => {
  const { ana, bo, path } = await ended()
  const faults = [ana, bo].map(watchFaults)
  await ana.goto('/play')
  await bo.getByRole('button', { name: 'Rematch' }).click()
  await bo.waitForURL((url) => url.pathname !== path)
  await bo.getByText('Waiting for Ana to accept').waitFor()
  expect(await bo.locator('[data-length]').count()).toBe(0)
  await picture(bo, 'waiting-390')
  const asked = ana.getByRole('region', { name: 'My matches' })
  await asked.getByText('Bo asks you to play again').waitFor()
  await ana.waitForFunction(() => document.title.startsWith('(1)'))
  await picture(ana, 'lobby-asked-1440')
  await asked.getByRole('button', { name: 'Accept' }).click()
  for (const page of [ana, bo]) await page.locator('[data-length]').waitFor()
  expect(await turnOf([ana, bo])).toHaveLength(2)
  expect(faults.flat()).toEqual([])
})

journey('whoever would rather not play again says so, and the other is told', async () => {
  const { ana, bo } = await ended()
  await ana.getByRole('button', { name: 'Rematch' }).click()
  await ana.getByText('Waiting for Bo to accept').waitFor()
  await bo.getByRole('link', { name: 'Who is asked?' }).click()
  await bo.getByRole('heading', { name: /^A table of / }).waitFor()
  await picture(bo, 'asked-390')
  await bo.getByRole('button', { name: 'Decline' }).click()
  await ana.getByText('Bo would rather not play again now.').waitFor()
  await picture(ana, 'declined-1440')
})

/** Puts the clock of a page forward to when it looks at its tables again, which it does every few seconds. */
async function looksAtItsTables(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/matches')
  await page.clock.fastForward(5000)
  await (await answer).finished()
}

journey('a table that fills calls its host on another page, in its title as well', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo', PHONE)
  await ana.clock.install()
  const path = await openTable(ana)
  await ana.getByRole('link', { name: 'Rules' }).first().click()
  await ana.getByRole('heading', { level: 1, name: /rules/i }).waitFor()
  await looksAtItsTables(ana)
  await join(bo, path)
  await looksAtItsTables(ana)
  await ana.getByText(/Your table of .* is full/).waitFor()
  expect(await ana.title()).toMatch(/^Your table is full/)
  await picture(ana, 'called-1440')
  await ana.getByRole('button', { name: 'Go to the table' }).click()
  await ana.locator('[data-length]').waitFor()
  expect(new URL(ana.url()).pathname).toBe(path)
})
