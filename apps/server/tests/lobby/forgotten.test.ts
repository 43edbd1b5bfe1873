import type { Lobby, MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

const DAY_MS = 86_400_000
const time = { now: Date.now() }
const server = await startServer({ now: () => time.now })

async function statusOf(match: string): Promise<[string | undefined, string | undefined]> {
  const stored = await server.store.match(match)
  return [stored?.status, stored?.closed]
}

/** Lets so many days pass, and the server look after its tables. */
function pass(days: number): void {
  time.now += days * DAY_MS
  server.service.sweep()
}

/** A match that is over, and the table at which one of its players asks the other to play again. */
async function askedAgain(): Promise<{ match: string; ada: Person; bob: Person; next: MatchCard }> {
  const table = await tableOfTwo(server.host)
  const { match } = table
  await table.ada.command({ type: 'resign', match, seat: 0 })
  await table.ada.message('table', ({ card }) => card.status === 'over')
  const [ada, bob] = [table.ada.person, table.bob.person]
  const { body } = await ada.ask('POST', `/api/matches/${match}/rematch`)
  return { match, ada, bob, next: body as MatchCard }
}

test('an invitation holds for 30 days and says so; then its table is closed, and one may ask again', async () => {
  const { match, ada, bob, next } = await askedAgain()
  expect(next.closesAt).toBe(next.changedAt + 30 * DAY_MS)
  const mine = async (): Promise<string[]> =>
    ((await bob.ask('GET', '/api/matches')).body as Lobby).mine.map(({ id }) => id)
  pass(29)
  expect(await mine()).toContain(next.id)
  const waiting = await ada.page()
  await waiting.watch(next.id)
  pass(2)
  await expect.poll(() => statusOf(next.id), PATIENTLY).toEqual(['over', 'expired'])
  expect((await waiting.message('table', ({ card }) => card.status === 'over')).card.closed).toBe('expired')
  expect(await mine()).not.toContain(next.id)
  const again = (await bob.ask('POST', `/api/matches/${match}/rematch`)).body as MatchCard
  expect(again).toMatchObject({ status: 'open', mine: [0] })
  expect(again.id).not.toBe(next.id)
})

test('whatever happens at a table keeps it open for 30 days more; a match that has begun is closed by nobody', async () => {
  const ada = await Person.arrive(server.host)
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  const begun = await tableOfTwo(server.host)
  pass(20)
  await (await Person.arrive(server.host)).join(id, 1)
  pass(20)
  expect(await statusOf(id)).toEqual(['open', undefined])
  pass(11)
  await expect.poll(() => statusOf(id), PATIENTLY).toEqual(['over', 'expired'])
  expect(await statusOf(begun.match)).toEqual(['playing', undefined])
  expect(await ada.card(begun.match)).not.toHaveProperty('closesAt')
})
