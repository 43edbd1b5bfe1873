import { expect, test } from 'vitest'
import { DamagedMatch } from '../../src/store/damage.ts'
import { PATIENTLY } from '../support/patience.ts'
import { member, type Page, type Person } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'
import { troubled, type Trouble } from '../support/troubled.ts'

/** Somebody gives up; that is done at the table, whatever becomes of the note of it. */
async function giveUp(page: Page, match: string): Promise<void> {
  const seat = (await page.person.card(match)).mine[0] ?? 0
  expect((await page.command({ type: 'resign', match, seat })).type).toBe('done')
}

async function over({ service }: TestServer, person: Person, match: string): Promise<void> {
  const look = async (): Promise<string> => {
    service.sweep()
    return (await person.card(match)).status
  }
  await expect.poll(look, PATIENTLY).toBe('over')
}

const isEnd = ({ status }: { readonly status: string }): boolean => status === 'over'

test('the end of a match that could not be noted at once is noted in a moment, while its pages stay open', async () => {
  const store = await memoryStore()
  const server = await startServer({ store })
  const { match, ada, bob } = await tableOfTwo(server.host)
  const trouble = troubled(store, 'putMatch', { times: 1, fits: isEnd })
  await giveUp(bob, match)
  await expect.poll(() => trouble.failures, PATIENTLY).toBe(1)
  await over(server, ada.person, match)
  expect((await ada.person.ask('POST', `/api/matches/${match}/rematch`)).status).toBe(200)
})

test('a room whose end is not noted yet stays open, though nobody is left in it', async () => {
  const store = await memoryStore()
  const server = await startServer({ store, idleMs: 0 })
  const { match, ada, bob } = await tableOfTwo(server.host)
  const trouble = troubled(store, 'putMatch', { times: 3, fits: isEnd })
  await giveUp(bob, match)
  for (const page of [ada, bob]) await page.leave()
  await over(server, ada.person, match)
  expect(trouble.failures).toBe(3)
})

test('a rated match whose end was noted nowhere when its server died is settled when there is a server again', async () => {
  const store = await memoryStore()
  const first = await startServer({ store })
  const [ada, bob] = [await member(first.host, 'ada_again'), await member(first.host, 'bob_again')]
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], rated: true })
  await bob.join(id, 1)
  const page = await bob.page()
  await page.watch(id)
  const { putMatch, close } = store
  store.close = () => Promise.resolve()
  troubled(store, 'putMatch', { times: Number.POSITIVE_INFINITY, fits: isEnd })
  await giveUp(page, id)
  await first.close()
  Object.assign(store, { putMatch, close })
  const second = await startServer({ store })
  await expect.poll(async () => (await store.match(id))?.status, PATIENTLY).toBe('over')
  await expect.poll(async () => (await store.match(id))?.ratings, PATIENTLY).toBeDefined()
  await second.close()
})

test('a series ends although an earlier match of it is damaged; what can be shown of the others later is shown later', async () => {
  const store = await memoryStore()
  const server = await startServer({ store, idleMs: 0 })
  const { match, ada, bob } = await tableOfTwo(server.host, { bestOf: 3 })
  await giveUp(bob, match)
  await over(server, ada.person, match)
  const next = (await ada.person.ask('POST', `/api/matches/${match}/rematch`)).body as { id: string }
  await bob.person.ask('POST', `/api/matches/${match}/rematch`)
  await bob.watch(next.id)
  const trouble: Trouble = troubled(store, 'match', {
    times: 1000,
    fits: (id) => id === match && trouble.failures < 1000,
    error: new DamagedMatch(match, 'its row is damaged'),
  })
  await giveUp(bob, next.id)
  await over(server, ada.person, next.id)
  trouble.failures = 1000 // an operator has mended it
  for (const page of [ada, bob]) await page.leave()
  const isOpen = (): boolean => {
    server.service.sweep()
    return server.service.matches.rooms.has(next.id)
  }
  await expect.poll(isOpen, { ...PATIENTLY, timeout: 30_000 }).toBe(false)
  expect((await store.match(match))?.series?.isDecided).toBe(false)
  await (await ada.person.page()).watch(next.id)
  await expect.poll(async () => (await store.match(match))?.series?.isDecided, PATIENTLY).toBe(true)
}, 60_000)
