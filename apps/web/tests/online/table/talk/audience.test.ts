import { expect, test } from 'vitest'
import { allRead, audiencesOf, lineKey, unread } from '../../../../src/online/table/talk/audience.ts'
import { openProductHall } from '../../../product-hall.ts'

await openProductHall()

const tempus = { game: 'tempus', status: 'playing' } as const

test('who plays for a party may talk to it alone, who plays for both to each', () => {
  expect(audiencesOf({ ...tempus, mine: [0, 2] })).toEqual([{ party: 0, name: 'Red' }])
  expect(audiencesOf({ ...tempus, mine: [1] })).toEqual([{ party: 1, name: 'Blue' }])
  expect(audiencesOf({ ...tempus, mine: [0, 3] }).map(({ party }) => party)).toEqual([0, 1])
})

test('who only watches, who waits for the match to begin, and who plays without parties talks to all', () => {
  expect(audiencesOf({ ...tempus, mine: [] })).toEqual([])
  expect(audiencesOf({ ...tempus, status: 'open', mine: [0] })).toEqual([])
  expect(audiencesOf({ game: 'sigmar', status: 'playing', mine: [0] })).toEqual([])
})

test('lines to all and to a party are counted apart', () => {
  const lines = [{ n: 1 }, { n: 1, party: 0 }, { n: 2, party: 0 }]
  expect(new Set(lines.map(lineKey)).size).toBe(3)
  const read = allRead(lines)
  expect(unread(lines, read)).toEqual([])
  expect(unread([...lines, { n: 2 }, { n: 3, party: 0 }], read)).toEqual([{ n: 2 }, { n: 3, party: 0 }])
  expect(unread(lines, new Map())).toEqual(lines)
})
