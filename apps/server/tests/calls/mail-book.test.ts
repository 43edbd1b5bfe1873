import { expect, test } from 'vitest'
import { MailBook, USUAL_MAIL_LIMITS } from '../../src/calls/mail-book.ts'
import { memoryStore } from '../support/server.ts'

test.each(['{"address":"ada@hall.ex', '{}', '{"address":"ada@hall.example"}', '[]'])(
  'whose entry is damaged has named no address, and the next one takes its place: %s',
  async (body) => {
    const store = await memoryStore()
    const book = new MailBook({ store, wall: () => 0, limits: USUAL_MAIL_LIMITS })
    await store.changeRecords([{ kind: 'mail', id: 'ada', owner: 'ada', rank: null, base: null, body }])
    expect(await book.of('ada')).toBeNull()
    await book.wasHere('ada')
    expect(await book.mayTell('ada', 'm1')).toBe(false)
    await book.put('ada', 'ada@new.example')
    expect(await book.of('ada')).toMatchObject({ address: 'ada@new.example', isConfirmed: false })
    await store.close()
  },
)

test('who has had their letters of the day takes none of the hall’s', async () => {
  const store = await memoryStore()
  const limits = { ...USUAL_MAIL_LIMITS, ofHall: 3, ofPerson: 1 }
  const book = new MailBook({ store, wall: () => 0, limits })
  for (const who of ['ada', 'bob']) {
    await book.put(who, `${who}@hall.example`)
    await book.alter(who, (entry) => ({ ...entry, isConfirmed: true, isOn: true }))
  }
  const told: boolean[] = []
  for (const match of ['m1', 'm2', 'm3', 'm4', 'm5']) told.push(await book.mayTell('ada', match))
  expect(told).toEqual([true, false, false, false, false])
  expect(await book.mayTell('bob', 'm1')).toBe(true)
  await store.close()
})

test('letters that somebody asks for are counted by person, by address and in all, and lost passwords apart', async () => {
  const store = await memoryStore()
  let wall = 0
  const limits = { ...USUAL_MAIL_LIMITS, asked: 5, askedByPerson: 3, toStranger: 2 }
  const book = new MailBook({ store, wall: () => wall, limits })
  const confirm = (who: string, address: string) => book.whyNoAnswer({ what: 'confirm', who, address })
  const lost = (address: string) => book.whyNoAnswer({ what: 'reset', address })
  const asked = []
  for (const address of ['a@a.org', 'A@a.org', 'a@a.org', 'b@a.org'])
    asked.push(await confirm('ada', address))
  expect(asked).toEqual([null, null, 'address', 'person'])
  const others = []
  for (const who of ['bob', 'cyd', 'dee', 'eve']) others.push(await confirm(who, `${who}@a.org`))
  expect(others).toEqual([null, null, null, 'hall'])
  expect([await lost('a@a.org'), await lost('c@a.org')]).toEqual(['address', null])
  wall = 25 * 60 * 60 * 1000
  expect(await confirm('ada', 'a@a.org')).toBeNull()
  const kinds = ['mail-to', 'mail-by'] as const
  const kept = await Promise.all(kinds.map((kind) => store.records({ kind, order: 'first', limit: 99 })))
  expect(kept.map(({ length }) => length)).toEqual([1, 1])
  await store.close()
})
