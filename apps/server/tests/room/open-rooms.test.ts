import { expect, test } from 'vitest'
import { OpenRooms } from '../../src/room/open-rooms.ts'

const room = (id: string, ...people: (string | null)[]) => ({
  id,
  holders: people.map((identity) => ({ identity })),
})

test('the rooms in which a person has a seat are found until they are closed', () => {
  const [first, second, alone] = [room('a', 'ann', 'bob'), room('b', 'bob', null), room('c', 'ann', 'ann')]
  const rooms = new OpenRooms<typeof first>()
  const of = (person: string): string[] => [...rooms.withSeatOf(person)].map(({ id }) => id)
  for (const one of [first, second, alone]) rooms.set(one.id, one)
  expect([of('ann'), of('bob'), of('eve')]).toEqual([['a', 'c'], ['a', 'b'], []])
  rooms.delete('a')
  expect([of('ann'), of('bob')]).toEqual([['c'], ['b']])
  rooms.set('c', room('c', 'eve'))
  expect([of('ann'), of('eve'), rooms.size]).toEqual([[], ['c'], 2])
  rooms.clear()
  expect([of('bob'), of('eve'), rooms.size]).toEqual([[], [], 0])
})
