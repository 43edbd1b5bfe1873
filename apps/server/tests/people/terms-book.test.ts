import type { SavedTermsList, TableTerms } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { member, Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const { host, store } = await startServer()
const TERMS: Pick<TableTerms, 'game' | 'seats'> & Partial<TableTerms> = {
  game: 'sigmar',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'adept' }],
  options: { roundLimit: 3 },
  visibility: 'public',
  clock: { kind: 'live', seconds: 300, increment: 10 },
  rated: true,
}

function keep(
  by: Person,
  id: string,
  name = 'A quick one',
  terms: object = TERMS,
): ReturnType<Person['ask']> {
  return by.ask('PUT', `/api/terms/${id}`, { body: { name, terms } })
}

async function kept(by: Person): Promise<SavedTermsList['terms']> {
  return ((await by.ask('GET', '/api/terms')).body as SavedTermsList).terms
}

test('terms are kept under a name for their owner alone, renamed, opened, taken along and deleted', async () => {
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  expect((await keep(ada, 'first', ' A  quick one ')).status).toBe(200)
  await keep(ada, 'second', 'Another')
  await keep(ada, 'first', 'Evenings')
  expect((await kept(ada)).map(({ id, name }) => [id, name])).toEqual([
    ['first', 'Evenings'],
    ['second', 'Another'],
  ])
  expect(await kept(bob)).toEqual([])
  const [saved] = await kept(ada)
  expect(saved?.terms).toMatchObject({ ...TERMS, onTimeout: 'bot', bestOf: 1 })
  expect(await ada.ask('POST', '/api/matches', { body: saved?.terms })).toMatchObject({ status: 200 })
  const { body } = await ada.ask('GET', '/api/me/export')
  expect(JSON.stringify(body)).toContain('Evenings')
  expect((await ada.ask('DELETE', '/api/terms/first')).body).toMatchObject({ terms: [{ id: 'second' }] })
  await ada.ask('DELETE', '/api/me', { body: { password: 'long enough' } })
  expect(await store.records({ kind: 'terms', order: 'first', limit: 1 })).toEqual([])
})

test('nobody keeps what is too much, or of one table alone; what is wrong is said in a sentence', async () => {
  const cyd = await member(host, 'cyd')
  const guest = await Person.arrive(host)
  const sentence = { status: 400, body: { error: expect.stringMatching(/\.$/) } }
  expect(await keep(guest, 'one')).toMatchObject(sentence)
  expect(await kept(guest)).toEqual([])
  for (const wrong of [
    await keep(cyd, 'one', '\u200b'),
    await keep(cyd, 'No.Id'),
    await keep(cyd, 'one', 'x', { ...TERMS, game: 'chess' }),
    await keep(cyd, 'one', 'x', { ...TERMS, table: 'k3v9x0q2m7a1b5c8' }),
    await keep(cyd, 'one', 'x', { ...TERMS, options: { decks: 'x'.repeat(9000) } }),
  ])
    expect(wrong).toMatchObject(sentence)
  const seats = [
    { kind: 'me', bytes: '0'.repeat(32) },
    { kind: 'open', invite: guest.me.id },
  ]
  await keep(cyd, 'n0', 'x', { ...TERMS, seats })
  expect((await kept(cyd))[0]?.terms.seats).toEqual([{ kind: 'me' }, { kind: 'open' }])
  const all = await Promise.all(Array.from({ length: 6 }, (_, n) => keep(cyd, `n${n + 1}`)))
  expect(all.every(({ status }) => status === 200)).toBe(true)
  for (let n = 7; n < 20; n++) await keep(cyd, `n${n}`)
  expect(await keep(cyd, 'n20')).toMatchObject({
    status: 400,
    body: { error: 'You keep 20 terms, which is as many as there may be; delete some of them first.' },
  })
  expect(await keep(cyd, 'n1', 'Still renamed')).toMatchObject({ status: 200 })
})
