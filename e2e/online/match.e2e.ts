import { type Moment, momentAfter, readServerMessage } from '@trialhall/protocol'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { toldByName } from '../kit/ends.ts'
import { guest, join, openTable, playTogether, stands, turnOf, inLobby, newAccount } from '../kit/guests.ts'
import { lengthOf, pick, prepare } from '../kit/play.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

hallOfItsOwn()

journey('two play a whole match; one loads the page anew, one loses the network and comes back', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo', PHONE)
  const faults = [ana, bo].map(watchFaults)
  const path = await openTable(ana, { rounds: 2 })
  await join(bo, path)
  expect(await playTogether([ana, bo], 6)).toBe('open')

  const before = await lengthOf(ana)
  await ana.reload()
  await ana.locator('[data-length]').waitFor()
  expect(await lengthOf(ana)).toBe(before)
  expect(await playTogether([ana, bo], before + 4)).toBe('open')

  await bo.context().setOffline(true)
  await bo.getByText('The connection is lost; trying again').waitFor()
  await ana.locator('[data-presence="away"]').waitFor()
  const away = await lengthOf(bo)
  if ((await stands(ana)) === 'ask') await pick(ana)
  await bo.context().setOffline(false)
  await bo.locator('[data-connection="connected"]').waitFor({ state: 'attached' })
  await ana.locator('[data-presence="away"]').waitFor({ state: 'detached' })
  expect(await lengthOf(bo)).toBeGreaterThanOrEqual(away)

  expect(await playTogether([ana, bo])).toBe('end')
  const results = await toldByName([ana, bo], ['Ana', 'Bo'], 'ol')
  expect(results[0]).toBe(results[1])
  expect(results[0]).toContain('Ana')

  await ana.getByRole('button', { name: 'Verify the dice' }).click()
  await ana.getByRole('button', { name: 'Verify', exact: true }).click()
  await ana.getByText('the match ends the same').waitFor()
  expect(await ana.locator('dialog[open] li[data-right="true"]').count()).toBe(7)
  await ana.getByRole('button', { name: 'Close' }).click()
  await ana.getByRole('button', { name: 'Look at the table' }).click()

  await bo.getByRole('button', { name: 'Rematch' }).click()
  await bo.waitForURL((url) => url.pathname !== path)
  await bo.getByText('Waiting for Ana to accept').waitFor()
  await ana.getByRole('button', { name: 'Menu' }).click()
  await ana.getByRole('button', { name: 'Result and rematch' }).click()
  await ana.getByRole('button', { name: 'Join the rematch' }).click()
  expect(await turnOf([ana, bo])).toHaveLength(2)
  expect(ana.url()).toBe(bo.url())
  expect(faults.flat().filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

journey('a choice is taken back when the other agrees, and stays when not', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  await join(bo, await openTable(ana, { rounds: 5 }))
  await playTogether([ana, bo], 3)
  const [asked, other] = await turnOf([ana, bo])
  await pick(asked)
  const length = await lengthOf(asked)
  const offer = async (): Promise<void> => {
    await asked.getByRole('button', { name: 'Menu' }).click()
    await asked.getByRole('button', { name: 'Ask to take back my last choice' }).click()
  }
  await offer()
  await asked.getByText(/^You ask to take back/).waitFor()
  await other.getByRole('button', { name: 'Decline' }).click()
  await asked.getByText(/would rather not take it back/).waitFor()
  await asked.getByText(/^You ask to take back/).waitFor({ state: 'detached' })
  expect(await lengthOf(asked)).toBe(length)
  await offer()
  await asked.getByRole('button', { name: 'Withdraw' }).waitFor()
  expect(await overlaps(asked, '[aria-label="Messages"] > div', 'p:text("You ask to take back")')).toBe(false)
  await other.setViewportSize(PHONE)
  await other.getByRole('button', { name: 'Decline' }).waitFor()
  expect(await overlaps(other, 'header', 'p:text("asks to take back")')).toBe(false)
  await asked.getByRole('button', { name: 'Withdraw' }).click()
  await other.getByRole('button', { name: 'Decline' }).waitFor({ state: 'detached' })
  await offer()
  await other.getByRole('button', { name: 'Agree' }).click()
  for (const page of [asked, other]) {
    await page.waitForFunction(
      (before) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) < before,
      length,
    )
  }
  expect(await lengthOf(asked)).toBe(await lengthOf(other))
})

/** Whether one thing on a page covers part of another; both are there. */
async function overlaps(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((place) => page.locator(place).first().boundingBox()))
  if (!a || !b) throw new Error(`One of ${one} and ${other} is not on the page.`)
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y
  return !isBeside && !isAbove
}

/** What a page was sent of a match, as far as hands go. */
interface SentMoment {
  readonly viewer: number | null
  readonly own: readonly unknown[]
  readonly view: {
    readonly players: readonly { readonly hand: readonly number[] }[]
    readonly cards: { readonly def: readonly number[] }
  }
}

/** What each card of all hands was said to be: -1 where that was not said. */
function handsIn({ view }: SentMoment): number[] {
  return view.players.flatMap(({ hand }) => hand.map((card) => view.cards.def[card] ?? -1))
}

/** Every moment that a page was sent, whole or as what differs from the one before. */
function momentsIn(frames: readonly string[]): SentMoment[] {
  const moments: Moment[] = []
  for (const frame of frames) {
    const read = readServerMessage(frame)
    const last = moments.at(-1)
    if (!read.ok) throw new Error(read.fault.message)
    if (read.value.type === 'change' && last) moments.push(momentAfter(last, read.value))
    else if ('moment' in read.value && read.value.moment) moments.push(read.value.moment)
  }
  return moments as unknown as SentMoment[]
}

journey('whoever watches sees no hand, and hears and is heard', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  const cy = await guest('Cy')
  const path = await openTable(ana, {
    rounds: 5,
    isPublic: true,
    clock: 'Calm: 15 minutes and 20 seconds a choice',
  })
  const listed = (page: Page, name: string): Locator =>
    page.getByRole('region', { name }).locator(`a[href="${path}"]`)
  await bo.goto('/play')
  await listed(bo, 'Tables with free seats').waitFor()
  await join(bo, path)
  const frames: string[] = []
  cy.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await cy.goto('/play')
  await listed(cy, 'Matches to watch').click()
  await cy.getByText('you are watching').waitFor()
  await playTogether([ana, bo], 4)
  await cy.locator('[data-length="4"]').waitFor()
  expect(await cy.locator('[data-viewer]').getAttribute('data-viewer')).toBe('nobody')
  expect(await stands(cy)).toBe('wait')
  expect(await cy.getByRole('timer').count()).toBe(2)
  const seen = momentsIn(frames)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every(({ viewer, own }) => viewer === null && own.length === 0)).toBe(true)
  // As dealt: later a hand may hold a card that everybody saw.
  const hands = seen.map(handsIn).find((one) => one.length > 0) ?? []
  expect(hands.length).toBeGreaterThan(0)
  expect(hands.every((def) => def === -1)).toBe(true)
  expect(await cy.getByRole('region', { name: 'Your hand' }).count()).toBe(0)

  await cy.getByRole('button', { name: 'Talk' }).click()
  await cy.getByRole('button', { name: 'Good luck!' }).click()
  await ana.getByRole('button', { name: /Talk\s*1/ }).click()
  const said = ana.getByRole('list', { name: 'What was said' })
  await said.getByText('Good luck!').waitFor()
  await ana.getByRole('button', { name: 'Mute Cy' }).click()
  await said.waitFor({ state: 'detached' })
})

journey('who gives up loses, and the others are told', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  await join(bo, await openTable(ana))
  await bo.getByRole('button', { name: 'Menu' }).click()
  await bo.getByRole('button', { name: 'Give up …' }).click()
  await bo.getByRole('button', { name: 'Give up', exact: true }).click()
  await ana.getByRole('dialog', { name: 'Victory is yours' }).waitFor()
})

journey('an account carries matches to another device', async () => {
  const ana = await guest('Ana')
  const account = newAccount()
  await openTable(ana)
  await ana.goto('/me')
  await ana.getByRole('textbox', { name: 'Account name' }).fill(account)
  await ana.getByLabel('Password').fill('correct horse')
  await ana.getByRole('button', { name: 'Make a new account' }).click()
  await ana.getByText('Signed in as').waitFor()

  const phone = await inLobby('Stranger', PHONE)
  await phone.getByRole('link', { name: 'Profile and account' }).click()
  await phone.getByRole('textbox', { name: 'Account name' }).fill(account)
  await phone.getByLabel('Password').fill('wrong horse')
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await phone.getByText('There is no account with this name and password.').waitFor()
  await phone.getByLabel('Password').fill('correct horse')
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await phone.getByRole('heading', { name: 'You are Ana' }).waitFor()
  const mine = phone.getByRole('region', { name: 'My matches' }).getByRole('link')
  expect(await mine.count()).toBe(1)
  await phone.getByRole('button', { name: 'Sign out', exact: true }).click()
  await phone.getByRole('button', { name: 'Make a new account' }).waitFor()
  expect(await mine.count()).toBe(0)
})

journey('where there is no server the lobby says so, and local play goes on', async () => {
  const page = await newPage(PHONE)
  await prepare(page, {})
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await page.goto('/play')
  await page.getByText('The server for online play does not respond').waitFor()
  await page.getByRole('link', { name: 'Play on this device' }).click()
  await page.getByRole('button', { name: 'Begin the match' }).waitFor()
  await page.goto('/m/abcdefgh1234')
  await page.getByText('The server for online play does not respond').waitFor()
})
