import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, journey, watchFaults } from '../kit/browser.ts'
import { guest, planTable } from '../kit/guests.ts'

/** The first game of the booklet: Ana and Cy play for Red, Bo and a bot for Blue. */
const FIRST_GAME = {
  game: 'tempus',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'novice' }],
  options: { draft: 'first-game' },
  onLeave: { kind: 'partner' },
}

/** All that a page is sent by its socket from now on. */
function wireOf(page: Page): readonly string[] {
  const frames: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void frames.push(payload.toString())),
  )
  return frames
}

const heard = (page: Page, words: string): Promise<void> =>
  page.locator('p[aria-live]').filter({ hasText: words }).waitFor({ state: 'attached' })

journey('a party talks and points among itself, and a partner plays on for who gives up', async () => {
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')]
  const faults = [ana, bo, cy].map(watchFaults)
  const [toBo, toCy] = [bo, cy].map(wireOf)
  const path = await planTable(ana, FIRST_GAME)
  await ana.goto(path)
  await ana.getByText('a partner plays on, and sees their cards').waitFor()
  await bo.goto(path)
  await bo
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await bo.getByRole('button', { name: /^Get up/ }).waitFor()
  await cy.goto(path)
  await cy
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  for (const page of [ana, bo, cy]) await page.locator('[data-part="realm"]').waitFor()

  await ana.getByRole('button', { name: 'Talk' }).click()
  await ana.getByText('Party (Red)').click()
  await ana.getByRole('textbox', { name: 'Say something to Red alone' }).fill('To the left')
  await ana.keyboard.press('Enter')
  await heard(cy, 'Ana to Red alone: To the left')
  await ana.getByText('All', { exact: true }).click()
  await ana.getByRole('button', { name: 'Good luck!' }).click()
  await heard(bo, 'Ana: Good luck!')
  await ana.keyboard.press('Escape')
  expect(await bo.content()).not.toContain('To the left')

  await ana.locator('[data-map]').click({ modifiers: ['Alt'] })
  await cy.locator('[data-ping]').waitFor()
  await heard(cy, 'Ana points at')
  expect(await bo.locator('[data-ping]').count()).toBe(0)
  // Neither words nor pings of a party come to the other one's device.
  const inWire = (frames: readonly string[] | undefined, sign: RegExp): boolean =>
    frames?.some((frame) => sign.test(frame)) ?? false
  expect([inWire(toCy, /To the left/u), inWire(toCy, /"pointed"/u)]).toEqual([true, true])
  expect([inWire(toBo, /To the left/u), inWire(toBo, /"pointed"/u)]).toEqual([false, false])
  expect(inWire(toBo, /Good luck!/u)).toBe(true)

  await ana.getByRole('button', { name: 'Menu' }).click()
  await ana
    .getByRole('menuitem', { name: 'Give up …' })
    .or(ana.getByRole('button', { name: 'Give up …' }))
    .click()
  await ana.getByText('A partner plays on for you').waitFor()
  await ana.getByRole('button', { name: 'Give up', exact: true }).click()
  for (const page of [bo, cy]) await page.getByText('for Ana').first().waitFor()
  await cy.getByText('Ana has left: you play on for them').waitFor()
  // On a phone the whole table is in the window, below the row of seats.
  await bo.setViewportSize(PHONE)
  const below = (): Promise<number> => bo.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await expect.poll(below).toBe(0)
  expect(faults).toEqual([[], [], []])
})
