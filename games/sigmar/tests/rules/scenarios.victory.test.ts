import { expect, test } from 'vitest'
import { at, lay, story } from '../lay.ts'

test('[S-T33] 30 Valor end the game at once', () => {
  const t = lay({ round: 6, A: { valor: 27 }, trials: ['trial-of-echoes'], rolls: [4] })
  t.A.picks('attempt Trial of Echoes')
  expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'valor' })
  expect(at(t, 0)).toMatchObject({ valor: 30, space: 1 })
  expect(story(t).slice(-2)).toEqual(['valorChanged', 'ended'])
  t.B.isNotAsked()
})

test('[S-T34] the comparison after round 10 waits for its last turn', () => {
  const t = lay({
    round: 10,
    active: 'B',
    A: { valor: 24 },
    B: { valor: 22 },
    C: { valor: 21 },
    trials: ['riddle-of-flames'],
    rolls: [5],
  })
  t.B.picks('rest')
  expect(t.outcome).toBeNull()
  t.C.picks('attempt Riddle of Flames', 'pass')
  // Maelis adds 1 to Mental Trials; her Valor is what counts here
  expect(t.outcome).toMatchObject({ ranks: [2, 3, 1], scores: [24, 22, 25], reason: 'rounds' })
})

test.each([
  { trials: [7, 8], ranks: [2, 1] },
  { trials: [8, 8], ranks: [1, 1] },
])('[S-T35] with 20 Valor each and $trials completed Trials the ranks are $ranks', ({ trials, ranks }) => {
  const [a, b] = trials as [number, number]
  const t = lay({
    round: 10,
    active: 'B',
    A: { valor: 20, completed: a },
    B: { valor: 20, completed: b },
  })
  t.B.picks('rest')
  expect(t.outcome).toMatchObject({ ranks, reason: 'rounds' })
})

test('[S-T41] with four players the 40th turn ends the game, not the 39th', () => {
  const t = lay({ round: 10, active: 'C', A: { valor: 3 }, D: {} })
  t.C.picks('rest')
  expect(t.outcome).toBeNull()
  t.D.picks('rest')
  expect(t.outcome).toMatchObject({ ranks: [1, 2, 2, 2], reason: 'rounds' })
})
