import { registry } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { counting, gameOf } from '../support/logs.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const lanes = gameOf('lanes')

/** A table at which something was played before its server stopped, and the store that it left. */
async function leftTable(choices: number): Promise<{ store: Store; table: TableOfTwo; hash: string }> {
  const store = Object.assign(await memoryStore(), { close: async () => undefined })
  const server = await startServer({ store })
  const table = await tableOfTwo(server.host, { game: 'lanes' })
  await playSome(table, choices)
  const hash = server.service.matches.rooms.get(table.match)?.live.match.hash() ?? ''
  await server.close()
  return { store, table, hash }
}

/** Opens a match at another server; answers how its table stands there, and how many segments were played for that. */
async function opened(store: Store, match: string): Promise<{ hash: string; runs: number }> {
  const { game, count } = counting(lanes)
  const server = await startServer({ store, games: registry([game]) })
  const room = await server.service.matches.room(match)
  const hash = room.ok ? room.value.live.match.hash() : room.fault.message
  return { hash, runs: count.runs }
}

test('a server that stopped opens its matches from where they stood, and plays hardly anything again', async () => {
  const { store, table, hash } = await leftTable(60)
  const after = await opened(store, table.match)
  expect(after.hash).toBe(hash)
  expect(after.runs).toBeLessThan(6)
})

test('a match whose checkpoints are damaged or missing is opened from its log', async () => {
  const { store, table, hash } = await leftTable(60)
  const { checkpoints } = store
  store.checkpoints = async () => []
  const fromLog = await opened(store, table.match)
  expect(fromLog.hash).toBe(hash)
  expect(fromLog.runs).toBeGreaterThan(50)
  store.checkpoints = async (match) =>
    (await checkpoints.call(store, match)).map((one) => ({ ...one, body: one.body.replace(/[a-z]/, '#') }))
  expect((await opened(store, table.match)).hash).toBe(hash)
})

test('checkpoints come to disk while a match is played, for a server that is killed', async () => {
  const store = await memoryStore()
  const server = await startServer({ store })
  const table = await tableOfTwo(server.host, { game: 'lanes' })
  await playSome(table, 90)
  const [first] = await store.checkpoints(table.match)
  expect(first).toMatchObject({ follows: 0, rulesVersion: lanes.rulesVersion })
  expect(first?.entry).toBeGreaterThanOrEqual(64)
})
