import type { Outcome } from '@trialhall/kernel'
import type { GameUi, TableUpdate } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { isEndShown, isShown } from '../../src/table/showing.ts'

const BOARD = {} as GameUi
const END: Outcome = { ranks: [1, 2], scores: [3, 1], reason: 'rounds' }

function told(outcome: Outcome | null): TableUpdate {
  return { snapshot: { outcome }, story: [], fresh: 0 } as unknown as TableUpdate
}

test('an update is shown once the board has come to its end; without a board at once', () => {
  const [before, update] = [told(null), told(null)]
  expect(isShown({ update, settled: null, board: undefined })).toBe(false)
  expect(isShown({ update, settled: before, board: BOARD })).toBe(false)
  expect(isShown({ update, settled: update, board: BOARD })).toBe(true)
  expect(isShown({ update, settled: null, board: null })).toBe(true)
})

test('the end is told when the board has shown it, and not before', () => {
  const [before, end] = [told(null), told(END)]
  expect(isEndShown({ update: before, settled: before, board: BOARD })).toBe(false)
  expect(isEndShown({ update: end, settled: before, board: BOARD })).toBe(false)
  expect(isEndShown({ update: end, settled: end, board: BOARD })).toBe(true)
  expect(isEndShown({ update: end, settled: null, board: null })).toBe(true)
})

test('an end that was told stays told when something else changes, until it is taken back', () => {
  const end = told(END)
  expect(isEndShown({ update: told(END), settled: end, board: BOARD })).toBe(true)
  expect(isEndShown({ update: told(null), settled: end, board: BOARD })).toBe(false)
})
