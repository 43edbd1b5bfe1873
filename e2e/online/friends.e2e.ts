import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, address, journey, watchFaults } from '../kit/browser.ts'
import { guest, newAccount, planTable } from '../kit/guests.ts'

/** Makes an account and answers the id of its person. */
async function memberOf(page: Page): Promise<string> {
  const data = { name: newAccount(), password: 'a long password' }
  const answer = await page.request.post('/api/account', { data, headers: { origin: address() } })
  return ((await answer.json()) as { readonly id: string }).id
}

journey('two people become friends on a profile, meet in the lobby, play, and part', async () => {
  const [ana, bo] = [await guest('Ana'), await guest('Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  const [, id] = [await memberOf(ana), await memberOf(bo)]

  await ana.goto(`/people/${id}`)
  await ana.getByRole('button', { name: 'Ask to be friends' }).click()
  await ana.getByText('You asked Bo to be friends.').waitFor()

  await bo.goto('/play')
  await bo.getByRole('button', { name: 'Accept Ana as a friend' }).click()
  const there = bo.getByRole('region', { name: 'Friends' })
  await there.getByRole('link', { name: 'Ana' }).waitFor()

  await planTable(bo, {
    game: 'sigmar',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  })
  await ana.goto('/friends')
  const friends = ana.getByRole('region', { name: 'Your friends' })
  await friends.getByText('Here, playing Sigmar').waitFor()
  expect(await friends.getByRole('link', { name: 'Go to the table' }).count()).toBe(1)
  await friends.getByRole('button', { name: 'Challenge Bo' }).click()
  await ana
    .getByRole('dialog', { name: 'Challenge Bo' })
    .getByRole('button', { name: 'Open the table' })
    .click()
  await bo.getByText('Ana challenges you').first().waitFor()

  await ana.goto('/friends')
  await ana.getByRole('button', { name: 'Remove … Bo from your friends' }).click()
  await ana.getByRole('button', { name: 'Remove', exact: true }).click()
  await ana.getByText('You have no friends here yet.').waitFor()
  await bo.goto('/friends')
  await bo.getByText('You have no friends here yet.').waitFor()
  expect(faults.flat()).toEqual([])
})
