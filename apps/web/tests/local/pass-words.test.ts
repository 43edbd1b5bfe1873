import type { SeatInfo, TableSnapshot } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { asAtTable, passWords } from '../../src/local/pass-words.ts'

const seatOf = (seat: number, person: number, name: string): SeatInfo => ({
  seat,
  person,
  name,
  kind: 'person',
})

const snapshot = {
  seats: [seatOf(0, 0, 'Ana'), seatOf(1, 1, 'Ben'), seatOf(2, 2, 'Cy'), seatOf(3, 1, 'Ben (2)')],
} as unknown as TableSnapshot

test('whoever holds one seat passes, whoever holds several passes for one of them', () => {
  const board = { calledAs: (_: unknown, seat: number) => ['', 'Ivar', '', 'Mertz'][seat] ?? '' }
  expect(passWords(board, snapshot, 0)).toBe('Ana passes without a look')
  expect(passWords(board, snapshot, 1)).toBe('Ben passes for Ivar without a look')
  expect(passWords(board, snapshot, 3)).toBe('Ben passes for Mertz without a look')
  expect(passWords(null, snapshot, 3)).toBe('Ben passes for Ben (2) without a look')
})

test('seats of who holds several go by their names at the table, others by those of their people', () => {
  const board = { calledAs: (_: unknown, seat: number) => `Hero ${seat}` }
  const names = asAtTable(board, snapshot).seats.map(({ name }) => name)
  expect(names).toEqual(['Ana', 'Hero 1', 'Cy', 'Hero 3'])
  expect(asAtTable(undefined, snapshot).seats).toEqual(snapshot.seats)
})
