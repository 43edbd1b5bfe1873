import { expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { DONE, Match, type Table } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'

type Lay = (table: Table<never, never>) => void

function asked(lay: Lay): unknown {
  const game = { ...race, advance: lay as unknown as typeof race.advance }
  return sure(Match.start(game, { seats: 2, seed: 1 })).asks[0]
}

test('what was refused to a seat with one option left is not told to the next seat', () => {
  const ask = asked((table) => {
    table.refuse('push', 'A holds nothing to push with.')
    table.choose(0, 'turn', ['hold'])
    table.refuse('fold', 'Nobody folds.')
    table.choose(1, 'turn', ['push', 'hold'])
  })
  expect(ask).toMatchObject({ seat: 1, refused: [{ about: 'fold' }] })
})

test('nor what was refused where all of several picks are forced', () => {
  const ask = asked((table) => {
    table.refuse('three', 'A holds two cards.')
    table.chooseMany(0, 'cards', { options: ['one', 'two'], min: 2, max: 2 })
    table.chooseMany(1, 'cards', { options: ['one'], min: 0, max: 1 })
  })
  expect(ask).toMatchObject({ seat: 1, options: ['one', DONE], refused: [] })
})
