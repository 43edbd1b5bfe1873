import type { SigmarView } from '@trialhall/game-sigmar'
import type { Outcome } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { whyOver } from '../../ui/finale/why.ts'

const viewOf = (round: number, roundLimit: number): SigmarView =>
  ({
    valorToWin: 30,
    round,
    roundLimit,
    players: [{ left: false }, { left: false }],
  }) as unknown as SigmarView

const NAMES = ['You', 'Ben', 'Cy']

const outcomeOf = (reason: string, ranks: number[], scores: number[]): Outcome => ({ reason, ranks, scores })

test('enough Valor ends a match', () => {
  expect(whyOver(viewOf(8, 10), outcomeOf('valor', [1, 2], [31, 12]), NAMES)).toBe(
    '30 Valor were reached in round 8 of 10.',
  )
})

test('after the last round the most Valor wins, then completed Trials, then nobody alone', () => {
  const over = viewOf(11, 10)
  expect(whyOver(over, outcomeOf('rounds', [1, 2], [9, 4]), NAMES)).toBe(
    'All 10 rounds are over. The most Valor wins.',
  )
  expect(whyOver(over, outcomeOf('rounds', [2, 1], [9, 9]), NAMES)).toBe(
    'All 10 rounds are over. Valor was equal, so completed Trials decided.',
  )
  expect(whyOver(over, outcomeOf('rounds', [1, 1], [9, 9]), NAMES)).toBe(
    'All 10 rounds are over. Valor and completed Trials are equal.',
  )
})

test('who left is not among the best', () => {
  const gone = [{ left: true }, { left: false }, { left: false }]
  const over = { ...viewOf(11, 10), players: gone } as unknown as SigmarView
  expect(whyOver(over, outcomeOf('rounds', [3, 1, 2], [12, 9, 9]), NAMES)).toBe(
    'All 10 rounds are over. Valor was equal, so completed Trials decided.',
  )
})

test('one round is the only one, and who stays alone has won', () => {
  expect(whyOver(viewOf(2, 1), outcomeOf('rounds', [1, 2], [3, 0]), NAMES)).toBe(
    'The only round is over. The most Valor wins.',
  )
  const over = outcomeOf('last', [1, 2], [3, 3])
  const view = viewOf(2, 5)
  const left = (...gone: boolean[]): SigmarView =>
    ({ ...view, players: gone.map((left) => ({ left })) }) as never
  expect(whyOver(left(false, true), over, NAMES)).toBe('Ben left in round 2.')
  expect(whyOver(left(true, false), over, NAMES)).toBe('You left in round 2.')
  expect(whyOver(left(true, false, true), over, NAMES)).toBe('All others left.')
})
