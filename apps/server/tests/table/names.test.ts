import { expect, test } from 'vitest'
import { allNamedApart, namedApart } from '../../src/table/names.ts'
import type { StoredSeat } from '../../src/store/store.ts'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

function person(seat: number, name: string): StoredSeat {
  return { seat, kind: 'person', identity: `${name}${seat}`, name, bot: null }
}
const open = (seat: number): StoredSeat => ({ seat, kind: 'open', identity: null, name: '', bot: null })
const namesOf = (seats: readonly StoredSeat[]): string[] => seats.map(({ name }) => name)

test.each([
  ['Ana', 'Ana (2)'],
  ['ana', 'ana (2)'],
  ['Ａｎａ', 'Ａｎａ (2)'],
  ['Anna', 'Anna'],
])('beside Ana, %s is %s', (name, shown) => {
  const seats = [person(0, 'Ana'), open(1)]
  expect(namedApart(person(1, name), seats).name).toBe(shown)
})

test('the third is marked as such, and whoever is called so already keeps it', () => {
  const seats = ['Ana', 'Ana', 'Ana (2)', 'Ana'].map((name, seat) => person(seat, name))
  expect(namesOf(allNamedApart(seats))).toEqual(['Ana', 'Ana (2)', 'Ana (2) (2)', 'Ana (3)'])
})

test('a long name gives way to its mark, and no sign is cut in half', () => {
  const long = `A${'🎲'.repeat(11)}`
  const [, second = ''] = namesOf(allNamedApart([person(0, long), person(1, long)]))
  expect(second).toBe(`A${'🎲'.repeat(9)} (2)`)
})

test('free seats have no names to be told apart', () => {
  expect(namesOf(allNamedApart([open(0), open(1)]))).toEqual(['', ''])
})

test('two of one name at a table are told apart: when they sit down, on the log, and when one takes another name', async () => {
  const [ana, other] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  for (const one of [ana, other]) await one.ask('POST', '/api/me', { body: { name: 'Ana' } })
  const { id } = await ana.create({ seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] })
  await other.join(id, 0)
  const names = async (): Promise<string[]> => (await ana.card(id)).seats.map(({ name }) => name)
  expect(await names()).toEqual(['Ana (2)', 'Ana', ''])

  const page = await other.page()
  await page.watch(id)
  await page.command({ type: 'chat', match: id, text: 'Hello!' })
  expect((await page.message('chat')).line.from).toBe('Ana (2)')

  await other.ask('POST', '/api/me', { body: { name: 'Bo' } })
  expect(await names()).toEqual(['Bo', 'Ana', ''])
  await ana.ask('POST', '/api/me', { body: { name: 'Bo' } })
  expect(await names()).toEqual(['Bo', 'Bo (2)', ''])
})
