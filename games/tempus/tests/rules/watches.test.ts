import { expect, test } from 'vitest'
import { notice } from '../../rules/watches.ts'
import type { Watch } from '../../faces.ts'
import { PRINTED } from '../../rules/printed.ts'
import { lay, type Laid } from '../lay.ts'

/** Each Hero holds something that notes its owner when it is told of the end of a round. */
function told(initiatives: readonly number[], turn?: { readonly seat: number }): readonly number[] {
  const order: number[] = []
  const t: Laid = lay({
    heroes: Object.fromEntries(
      initiatives.map((initiative, seat) => [seat, { at: `${10 + seat},10`, initiative }]),
    ),
    lastings: initiatives.map((_, owner) => ({ is: 'token', owner, on: owner })),
    ...(turn === undefined ? {} : { turn }),
  })
  const notes: Watch = {
    at: 'round-end',
    says: '',
    once: null,
    isOptional: false,
    applies: () => true,
    run: (_, { owner }) => void order.push(owner),
  }
  PRINTED.lastings = PRINTED.lastings.map((face) => ({ ...face, watches: [notes] }))
  notice(t.table, { at: 'round-end', creature: -1 })
  return order
}

test('[T-R108] the party of the creature whose turn it is comes first', () => {
  expect(told([5, 6, 7, 8], { seat: 1 })).toEqual([1, 3, 0, 2])
  expect(told([5, 6, 7, 8], { seat: 2 })).toEqual([0, 2, 1, 3])
})

test('[T-R108] outside of turns it goes by initiative', () => {
  expect(told([5, 12, 7, 3])).toEqual([1, 2, 0, 3])
})
