import type { SeatHolder } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import {
  heirWords,
  myParting,
  myPartingAtEnd,
  partingWords,
  partingsAtEnd,
} from '../../../../src/online/table/notes/partings.ts'

const ana: SeatHolder = { seat: 0, kind: 'person', name: 'Ana' }
const bo: SeatHolder = { seat: 1, kind: 'person', name: 'Bo' }
const left = { gone: 'left' } as const
const replaced = { gone: 'bot' } as const
const time = { left: [0, 4000] }

test('a chip says why somebody no longer plays', () => {
  expect(partingWords(ana, time)).toBeNull()
  expect(partingWords({ ...ana, ...left }, time)).toBe('out of time')
  expect(partingWords({ ...bo, ...left }, time)).toBe('left')
  expect(partingWords({ ...ana, ...left }, null)).toBe('left')
  expect(partingWords({ ...ana, ...replaced }, time)).toBe('bot plays on')
})

test('whoever no longer plays is told so, unless another seat of theirs does', () => {
  const seats = [{ ...ana, ...replaced }, bo]
  expect(myParting({ seats, mine: [0] }, time)).toBe('Your time ran out: a bot plays your seat to the end.')
  expect(myParting({ seats, mine: [0, 1] }, time)).toBeNull()
  expect(myParting({ seats, mine: [1] }, time)).toBeNull()
  expect(myParting({ seats, mine: [] }, time)).toBeNull()
  expect(myParting({ seats: [{ ...ana, ...left }, bo], mine: [0] }, null)).toBe(
    'You left the match: the others play on.',
  )
})

test('whoever left before the end is told so there, unless another seat of theirs played on', () => {
  const seats = [{ ...ana, ...left }, bo]
  expect(myPartingAtEnd({ seats, mine: [0] }, null)).toBe('You left the match.')
  expect(myPartingAtEnd({ seats, mine: [0] }, time)).toBe('You ran out of time.')
  expect(myPartingAtEnd({ seats, mine: [0, 1] }, time)).toBeNull()
  expect(myPartingAtEnd({ seats, mine: [1] }, time)).toBeNull()
  expect(myPartingAtEnd({ seats, mine: [] }, time)).toBeNull()
})

test('the end says who did not play to it', () => {
  expect(partingsAtEnd({ seats: [ana, bo], mine: [0] }, time)).toBeNull()
  const seats = [
    { ...ana, ...left },
    { ...bo, ...left },
    { ...bo, seat: 2, name: 'Cy' },
  ]
  expect(partingsAtEnd({ seats, mine: [0] }, time)).toBe('You ran out of time. Bo left the match.')
  expect(partingsAtEnd({ seats, mine: [0] }, time, 'You ran out of time.')).toBe('Bo left the match.')
  expect(partingsAtEnd({ seats: [{ ...ana, ...replaced }, bo], mine: [1] }, time)).toBe(
    'Ana ran out of time, and a bot played on.',
  )
})

test('the game itself says who of two gave up, but not whose time ran out', () => {
  expect(partingsAtEnd({ seats: [ana, { ...bo, ...left }], mine: [0] }, time)).toBeNull()
  expect(partingsAtEnd({ seats: [{ ...ana, ...left }, bo], mine: [0] }, time)).toBe('You ran out of time.')
})

test('who left to a bot or a partner is told apart from who ran out of time', () => {
  const toBot = { ...bo, gone: 'replaced' } as const
  expect(partingWords(toBot, time)).toBe('left, bot plays on')
  expect(myParting({ seats: [ana, toBot], mine: [1] }, time)).toBe(
    'You left the match: a bot plays your seat to the end.',
  )
  expect(partingsAtEnd({ seats: [ana, toBot], mine: [0] }, time)).toBe(
    'Bo left the match, and a bot played on.',
  )
  const heir = { ...ana, from: 'Cy' }
  expect([heirWords(heir), heirWords(ana), heirWords({ ...heir, gone: 'left' })]).toEqual([
    'for Cy',
    null,
    null,
  ])
  expect(partingsAtEnd({ seats: [heir, bo], mine: [1] }, time)).toBe('Cy left the match, and Ana played on.')
  expect(partingsAtEnd({ seats: [heir, bo], mine: [0] }, time)).toBe('Cy left the match, and you played on.')
})
