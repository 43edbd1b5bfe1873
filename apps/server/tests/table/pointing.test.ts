import { registry, type AnyGame } from '@trialhall/kernel'
import type { MapPlace } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { by, floodOf, pageAt, partyTable, type PartyTable } from '../support/party.ts'
import type { Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

/** The party game on a map of five columns and four rows. */
const mapped: AnyGame = {
  ...(tug as unknown as AnyGame),
  words: {
    ...(tug as unknown as AnyGame).words,
    spaces: { size: () => ({ columns: 5, rows: 4 }), of: () => null },
  },
}
const server = await startServer({ games: registry([mapped]) })
const HERE: MapPlace = { column: 5, row: 4 }

function pointedAt(page: Page): (readonly [by: number, MapPlace])[] {
  return page.heard.flatMap((message) =>
    message.type === 'pointed' ? [[message.by, message.place] as const] : [],
  )
}

/** Resolves when nothing that came before is still on its way to anybody. */
async function settled(table: PartyTable): Promise<void> {
  await by(table, 0, { type: 'chat', text: 'over' })
  for (const page of [...table.pages, table.stranger]) await page.message('chat')
}

test('those who play for the party see which space is pointed at, on all their pages, and nobody else', async () => {
  const table = await partyTable(server.host)
  const second = await pageAt(table, 2).person.page()
  await second.watch(table.match)
  const others = [pageAt(table, 1), pageAt(table, 3), table.stranger]
  const before = others.map((page) => page.frames.length)
  expect(await by(table, 0, { type: 'point', seat: 0, place: HERE })).toMatchObject({ type: 'done' })
  for (const page of [pageAt(table, 0), pageAt(table, 2), second]) {
    await page.message('pointed')
    expect(pointedAt(page)).toEqual([[0, HERE]])
  }
  const after = others.map((page) => page.frames.length)
  await settled(table)
  expect(after).toEqual(before)
  for (const page of others) expect(pointedAt(page)).toEqual([])
  expect(await server.store.entries(table.match)).toEqual([])
  const { page } = { page: await pageAt(table, 2).person.page() }
  await page.watch(table.match)
  await page.command({ type: 'chat', match: table.match, text: 'later' })
  expect(pointedAt(page)).toEqual([]) // it is kept nowhere
})

test('who has a seat in each party points for the one that they name', async () => {
  const table = await partyTable(server.host, 'ABBC')
  await by(table, 1, { type: 'point', seat: 1, place: HERE })
  await by(table, 1, { type: 'point', seat: 2, place: { column: 1, row: 1 } })
  await settled(table)
  expect(pointedAt(pageAt(table, 1)).map(([seat]) => seat)).toEqual([1, 2])
  expect(pointedAt(pageAt(table, 0)).map(([seat]) => seat)).toEqual([2])
  expect(pointedAt(pageAt(table, 3)).map(([seat]) => seat)).toEqual([1])
})

test('nobody points for others, at what does not exist, or where there is no map', async () => {
  const table = await partyTable(server.host)
  const { match, stranger } = table
  const refusals = [
    await stranger.command({ type: 'point', match, seat: 0, place: HERE }),
    await by(table, 1, { type: 'point', seat: 0, place: HERE }),
    await by(table, 1, { type: 'point', seat: 2, place: HERE }),
    await by(table, 1, { type: 'point', seat: 1, place: { column: 6, row: 4 } }),
    await by(table, 1, { type: 'point', seat: 1, place: { column: 5, row: 5 } }),
    ...(await Promise.all(
      [
        { column: 0, row: 1 },
        { column: 1.5, row: 1 },
        { column: 1001, row: 1 },
        { column: '1', row: 1 },
        { column: 1 },
        { ...HERE, says: 'x'.repeat(500) },
        'here',
        null,
      ].map((place) => by(table, 3, { type: 'point', seat: 3, place })),
    )),
  ]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ type: 'refused', error: expect.stringMatching(/\.$/u) })
  await settled(table)
  for (const page of [...table.pages, stranger]) expect(pointedAt(page)).toEqual([])
  const usual = await startServer()
  const two = await tableOfTwo(usual.host)
  expect(await two.ada.command({ type: 'point', match: two.match, seat: 0, place: HERE })).toMatchObject({
    type: 'refused',
    field: 'place',
  })
})

test('who has given up points at nothing, and nobody does once the match is over', async () => {
  const table = await partyTable(server.host)
  await by(table, 1, { type: 'resign', seat: 1 })
  expect(await by(table, 1, { type: 'point', seat: 1, place: HERE })).toMatchObject({
    type: 'refused',
    field: 'seat',
  })
  await by(table, 3, { type: 'resign', seat: 3 })
  expect(await by(table, 0, { type: 'point', seat: 0, place: HERE })).toMatchObject({
    type: 'refused',
    code: 'match-over',
  })
})

test('of a thousand points a few are shown', async () => {
  const began = Date.now()
  const still = await startServer({ games: registry([mapped]), now: () => began })
  const table = await partyTable(still.host)
  const { match } = table
  const done = await floodOf(pageAt(table, 0), 1000, () => ({ type: 'point', match, seat: 0, place: HERE }))
  expect(done).toBe(6) // and one more a second, but the clock stands still
  await settled(table)
  expect(pointedAt(pageAt(table, 2))).toHaveLength(done)
})
