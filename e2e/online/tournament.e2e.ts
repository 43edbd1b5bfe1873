import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, address, journey, newPage, watchFaults } from '../kit/browser.ts'
import { guest, newAccount, turnOf } from '../kit/guests.ts'
import { prepare } from '../kit/play.ts'

/** Somebody with an account, who may open tournaments. */
async function organiser(name: string): Promise<Page> {
  const page = await guest(name)
  const data = { name: newAccount(), password: 'correct horse battery' }
  const answer = await page.request.post('/api/account', { data, headers: { origin: address() } })
  expect(await answer.text()).not.toContain('error')
  await page.request.post('/api/me', { data: { name }, headers: { origin: address() } })
  return page
}

/** Enters a tournament under a name that is given right there, as somebody does who was sent its link. */
async function enterAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Enter the tournament' }).click()
}

/** Goes from the page of a tournament to the own table, and sits down there. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to your table' }).click()
  await page.getByRole('button', { name: 'Take your seat' }).click()
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up …' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
}

/** Until a clock of twenty seconds has run out, the next round is paired, and a page has looked at it. */
const A_ROUND = { timeout: 60_000 }

journey('a tournament is opened by its form, entered, played for a round and won', async () => {
  const [ana, bo] = [await organiser('Ana'), await newPage(PHONE)]
  await prepare(bo, {})
  const faults = [ana, bo].map(watchFaults)
  await ana.goto('/tournaments')
  await ana.getByRole('button', { name: 'Open a tournament' }).click()
  const form = ana.getByRole('dialog')
  await form.getByRole('button', { name: 'Open the tournament' }).click()
  await form.getByText('“Name” must have 3 to 60 characters that can be seen.').waitFor()
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Club evening')
  await form.getByRole('textbox', { name: 'Rounds of the tournament' }).fill('1')
  const begins = form.getByLabel('Begins by itself at')
  await begins.fill('2020-01-01T19:30')
  await form.getByRole('button', { name: 'Open the tournament' }).click()
  await form.getByText('This time has passed. Choose a later one, or leave it empty.').first().waitFor()
  expect(await begins.evaluate((field) => field === document.activeElement)).toBe(true)
  await begins.fill('')
  await form.getByRole('button', { name: 'Open the tournament' }).click()
  await ana.getByRole('heading', { name: 'Club evening' }).waitFor()

  await bo.goto(new URL(ana.url()).pathname)
  await enterAs(bo, '   ')
  await bo.getByText('It must have 1 to 24 characters.').waitFor()
  expect(await bo.getByRole('button', { name: 'Withdraw' }).count()).toBe(0)
  await enterAs(bo, 'Bo')
  await bo.getByRole('listitem').filter({ hasText: 'Bo you, here' }).waitFor()
  await enterAs(ana, 'Ana')
  for (const page of [ana, bo]) {
    await page.getByRole('button', { name: 'Withdraw' }).waitFor()
  }
  await bo.getByRole('link', { name: 'All tournaments' }).click()
  await ana.getByRole('button', { name: 'Begin the first round' }).click()
  await bo.getByText('Round 1 of Club evening: your table is ready.').waitFor()
  expect(await bo.title()).toMatch(/^Your table is ready/)
  await bo.goBack()
  for (const page of [ana, bo]) await sitDown(page)
  for (const page of [ana, bo]) await page.locator('[data-length]').waitFor()
  await giveUp(ana)
  await bo.goBack()
  await bo.getByRole('heading', { name: 'Final standings' }).waitFor()
  const first = bo.getByRole('table').getByRole('row').nth(1)
  expect(await first.innerText()).toMatch(/^1\s+Bo \(you\)\s+1/)
  const refused = /\b400\b/ // both names that were none
  expect(faults.flat().filter((line) => !refused.test(line))).toEqual([])
})

/** What the wall of a tournament shows, line by line. */
async function linesOf(wall: Page, part: 'tables' | 'places'): Promise<string[]> {
  const lines = await wall.locator(`[aria-labelledby=${part}] li`).allInnerTexts()
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim())
}

journey(
  'a wall shows a tournament of three to its end: one has a bye, and one vanishes from a match',
  async () => {
    const ana = await organiser('Ana')
    const [bo, cy] = [await guest('Bo'), await guest('Cy')]
    const faults = [ana, bo, cy].map(watchFaults)
    const plan = {
      name: 'Three on a wall',
      game: 'sigmar',
      options: { roundLimit: 3 },
      system: 'swiss',
      rounds: 2,
      clock: { kind: 'live', seconds: 20, increment: 0 },
      breakMinutes: 0,
    }
    const headers = { origin: address() }
    const made = await ana.request.post('/api/tournaments', { data: plan, headers })
    const { card } = (await made.json()) as { readonly card: { readonly id: string } }
    const people = new Map([ana, bo, cy].map((page, n) => [['Ana', 'Bo', 'Cy'][n] as string, page]))
    for (const page of people.values()) {
      await page.goto(`/t/${card.id}`)
      await page.getByRole('button', { name: 'Enter the tournament' }).click()
      await page.getByRole('button', { name: 'Withdraw' }).waitFor()
    }
    const wall = await newPage(DESKTOP)
    faults.push(watchFaults(wall))
    await wall.goto(`/t/${card.id}/wall`)
    await ana.getByRole('button', { name: 'Begin the first round' }).click()

    await expect.poll(() => linesOf(wall, 'tables'), A_ROUND).toHaveLength(2)
    const [pair = '', bye = ''] = await linesOf(wall, 'tables')
    expect(bye).toMatch(/ bye$/)
    const called = wall.getByText('to your tables')
    await called.waitFor()
    const [one, other] = [...people].filter(([name]) => pair.includes(name)) as [
      [string, Page],
      [string, Page],
    ]
    for (const [, page] of [one, other]) await sitDown(page)
    await called.waitFor({ state: 'detached' })
    const [asked] = await turnOf([one[1], other[1]])
    const [vanished] = asked === one[1] ? one : other
    await asked.context().close()

    await expect.poll(async () => (await linesOf(wall, 'tables'))[1], A_ROUND).toBe(`2 ${vanished} bye`)
    const rest = [...people].filter(([name]) => name !== vanished)
    for (const [, page] of rest) {
      await page.goto(`/t/${card.id}`)
      await sitDown(page)
    }
    const [loser] = await turnOf(rest.map(([, page]) => page) as [Page, Page])
    await giveUp(loser)
    const [best] = rest.find(([, page]) => page !== loser) as [string, Page]
    await wall.getByText(`Winner: ${best}`).waitFor()
    expect((await linesOf(wall, 'places'))[0]).toBe(`1 ${best} 2`)
    expect(faults.flat()).toEqual([])
  },
)
