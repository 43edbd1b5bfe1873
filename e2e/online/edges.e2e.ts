import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, journey } from '../kit/browser.ts'
import { guest, join, openTable, inLobby, planTable, newAccount } from '../kit/guests.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

hallOfItsOwn()

/** Makes an account or enters it, with the button that says so. */
async function credentials(page: Page, account: string, button: string): Promise<void> {
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Account name' }).fill(account)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: button }).click()
}

journey('a guest who sits at a table is asked before becoming somebody else', async () => {
  const ana = await guest('Ana')
  const account = newAccount()
  await credentials(ana, account, 'Make a new account')
  await ana.getByText('Signed in as').waitFor()

  const bo = await guest('Bo')
  await openTable(bo)
  await credentials(bo, account, 'Sign in')
  const leave = bo.getByRole('dialog', { name: 'Leave your seats?' })
  await leave.getByRole('button', { name: 'Stay Bo' }).click()
  await bo.getByRole('heading', { name: 'You are Bo' }).waitFor()
  await bo.getByRole('button', { name: 'Sign in' }).click()
  await leave.getByRole('button', { name: 'Sign in and leave them' }).click()
  await bo.getByRole('heading', { name: 'You are Ana' }).waitFor()
})

journey('who presses twice sits down once, and hears nothing of it', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  const path = await openTable(ana)
  await bo.goto(path)
  const refused: string[] = []
  bo.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  await bo.getByRole('button', { name: /^Sit here/ }).dblclick()
  await bo.locator('[data-length]').waitFor()
  expect(refused).toEqual([])
  expect(await bo.getByRole('button', { name: 'Got it' }).count()).toBe(0)
})

/** Seats for two and ten seconds for each of them, which the form does not offer. */
const HURRIED = {
  game: 'sigmar',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'live', seconds: 10, increment: 0 },
}

journey('whoever runs out of time is told so, and everybody sees that a bot plays on', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  const path = await planTable(ana, HURRIED)
  await ana.goto(path)
  await join(bo, path)
  const told = (page: Page): Promise<number> =>
    page.getByText('Your time ran out: a bot plays your seat to the end.').count()
  await expect.poll(async () => (await told(ana)) + (await told(bo)), { timeout: 40_000 }).toBeGreaterThan(0)
  for (const page of [ana, bo])
    await page.getByRole('list', { name: 'Seats' }).getByText('bot plays on').first().waitFor()
})

journey('what is filled in outlasts a server that does not answer for a while', async () => {
  const ana = await inLobby('Ana')
  await ana.getByRole('button', { name: 'Open a table' }).click()
  const rounds = ana.getByRole('dialog').getByRole('spinbutton', { name: 'Rounds' })
  await rounds.fill('7')
  await ana.route('**/api/**', (route) => route.abort())
  await ana.getByText('shows what it knew last').waitFor({ state: 'attached' })
  expect(await rounds.inputValue()).toBe('7')
  await ana.unroute('**/api/**')
  await ana.getByText('shows what it knew last').waitFor({ state: 'detached' })
  await ana.getByRole('button', { name: 'Open the table' }).click()
  await ana.getByRole('heading', { name: /^A table of / }).waitFor()
})

journey('addresses that lead nowhere lead on, and not to the next wrong page', async () => {
  const page = await guest('M'.repeat(24), PHONE)
  const wrong: readonly (readonly [path: string, heading: string, way: string])[] = [
    ['/cards/none', 'There is no such game here.', '/cards/lanes'],
    ['/rules/none', 'There is no such game here.', '/rules/lanes'],
    ['/new/none', 'There is no such game here.', '/new/lanes'],
    ['/m/short', 'There is no such table.', '/play'],
    ['/m/nosuchmatch1', 'There is no such table.', '/play'],
    ['/m/nosuchmatch1/replay', 'There is nothing to watch here.', '/play'],
    ['/replay/none', 'There is nothing to watch here.', '/'],
    ['/replay', 'There is nothing to watch here.', '/import'],
  ]
  for (const [path, heading, way] of wrong) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    expect([path, await page.locator(`main a[href="${way}"]`).count()]).toEqual([path, 1])
  }
  await page.goto('/me')
  await page.getByRole('heading', { name: /^You are M/ }).waitFor()
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBe(0)
})

journey('what is refused is said over whatever lies open', async () => {
  const ana = await inLobby('Ana', PHONE)
  await ana.getByRole('button', { name: 'Play a bot now' }).click()
  await ana.getByRole('button', { name: 'Talk' }).click()
  const hello = ana.getByRole('button', { name: 'Hello!' })
  for (let said = 0; said < 15; said++) await hello.click()
  const sentence = ana.getByText('Too many lines at once')
  // Said once more it is another element: looked at until the last refusal has come.
  const isOnTop = (): Promise<boolean> =>
    sentence.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
  await expect.poll(isOnTop).toBe(true)
})
