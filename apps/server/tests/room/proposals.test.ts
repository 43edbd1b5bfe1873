import { expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import type { Page } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

/** A store that outlasts the servers in front of it. */
async function lastingStore(): Promise<Store> {
  return Object.assign(await memoryStore(), { close: async () => undefined })
}

/** The same people at the same table, at another server. */
async function comeBack(host: string, { match, ada, bob }: TableOfTwo): Promise<TableOfTwo> {
  const again = async ({ person }: Page): Promise<Page> => {
    const page = await Object.assign(person, { host }).page()
    await page.watch(match)
    return page
  }
  return { match, ada: await again(ada), bob: await again(bob) }
}

test('what is proposed outlasts a restart, and is answered after it', async () => {
  const store = await lastingStore()
  const first = await startServer({ store })
  const before = await tableOfTwo(first.host, { game: 'eldar' })
  const { match } = before
  await playSome(before, 14)
  const draw = { type: 'offer', what: 'draw', match, seat: 1, id: 'draw' }
  expect(await before.bob.command(draw)).toMatchObject({ type: 'done', entry: 14 })
  await playSome(before, 1)
  const undo = { type: 'offer', what: 'undo', match, seat: 0, id: 'undo' }
  expect(await before.ada.command(undo)).toMatchObject({ type: 'done', entry: 15 })
  await first.close()

  const second = await startServer({ store })
  const { ada, bob } = await comeBack(second.host, before)
  expect(await bob.moment(match)).toMatchObject({
    undoOffer: { by: 0, waiting: [1] },
    drawOffer: { by: 1, waiting: [0] },
  })
  expect(await bob.command({ type: 'answer', what: 'undo', match, seat: 1, agree: true })).toMatchObject({
    type: 'done',
    entry: 16,
  })
  expect(await ada.command({ type: 'answer', what: 'draw', match, seat: 0, agree: true })).toMatchObject({
    type: 'done',
    entry: 17,
  })
  await ada.moment(match, ({ outcome }) => outcome?.reason === 'agreed')
})

test('what the table has moved on from is proposed no more after a restart', async () => {
  const store = await lastingStore()
  const first = await startServer({ store })
  const table = await tableOfTwo(first.host)
  await playSome(table, 8)
  await table.ada.command({ type: 'offer', what: 'undo', match: table.match, seat: 0 })
  await playSome(table, 1)
  await first.close()
  const second = await startServer({ store })
  const { bob } = await comeBack(second.host, table)
  expect(await bob.moment(table.match)).toMatchObject({ entry: 9, undoOffer: null })
})

test('a word about what is proposed is taken once, also across a restart', async () => {
  const store = await lastingStore()
  const first = await startServer({ store })
  const before = await tableOfTwo(first.host)
  const { match } = before
  await playSome(before, 8)
  const offer = { type: 'offer', what: 'undo', match, seat: 0, id: 'wish' }
  const decline = { type: 'answer', what: 'undo', match, seat: 1, agree: false, id: 'no' }
  expect(await before.ada.command(offer)).toMatchObject({ type: 'done' })
  expect(await before.bob.command(decline)).toMatchObject({ type: 'done' })
  await first.close()
  const second = await startServer({ store })
  const { ada, bob } = await comeBack(second.host, before)
  expect(await bob.command(decline)).toMatchObject({ type: 'done' })
  expect(await ada.command(offer)).toMatchObject({ type: 'done' })
  expect(await bob.moment(match)).toMatchObject({ undoOffer: null })
})

test('who proposes the same again changes nothing, and what cannot be kept is not proposed', async () => {
  const store = await lastingStore()
  const { putOffers } = store
  const server = await startServer({ store })
  const table = await tableOfTwo(server.host)
  const { match, ada, bob } = table
  await playSome(table, 8)
  store.putOffers = () => Promise.reject(new Error('the disk is full'))
  const offer = { type: 'offer', what: 'undo', match, seat: 0, id: 'wish' }
  expect(await ada.command(offer)).toMatchObject({ type: 'refused', field: 'storage' })
  expect(await bob.moment(match)).toMatchObject({ undoOffer: null })
  store.putOffers = putOffers
  expect(await ada.command(offer)).toMatchObject({ type: 'done' })
  expect(await ada.command({ ...offer, id: 'another' })).toMatchObject({ type: 'done' })
  expect(await bob.moment(match, ({ undoOffer }) => undoOffer !== null)).toMatchObject({
    undoOffer: { by: 0, waiting: [1] },
  })
})

test('a draw stays proposed when everybody has gone and the match is put away', async () => {
  const server = await startServer()
  const table = await tableOfTwo(server.host, { game: 'eldar' })
  const { match } = table
  await playSome(table, 6)
  await table.ada.command({ type: 'offer', what: 'draw', match, seat: 0 })
  await Promise.all([table.ada.leave(), table.bob.leave()])
  const { matches } = server.service
  await expect.poll(() => matches.rooms.get(match)?.isIdle, PATIENTLY).toBe(true)
  matches.closeIdle(-1)
  expect(matches.rooms.has(match)).toBe(false)
  const { bob } = await comeBack(server.host, table)
  expect(await bob.moment(match)).toMatchObject({ drawOffer: { by: 0, waiting: [1] } })
})
