import { Table } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { eldar, type EldarState } from '../../game.ts'
import type { EldarEvent } from '../../events.ts'
import { dice, mixedMatch } from '../mixed.ts'
import { Referee } from './referee.ts'

/** More than the longest match has. */
const LONGEST = 5000

/** Plays at random, and rarely lets a chance to act pass. */
function refereed(seed: number): Referee {
  const roll = dice(seed)
  const state = mixedMatch(seed, roll)
  const referee = new Referee(state)
  const table = new Table<EldarState, EldarEvent>(eldar, state, {
    decide: (_table, _seat, prompt, { length }) => {
      const isChance = length > 1 && /main|react/.test((prompt as { readonly type: string }).type)
      return isChance ? (roll(4) === 0 ? length - 1 : roll(length - 1)) : roll(length)
    },
  })
  table.sink = { event: (event) => referee.hear(event), refusal: () => {}, unasked: () => {} }
  for (let segment = 0; segment < LONGEST && eldar.outcome(state) === null; segment++) {
    eldar.advance(table)
    referee.look()
  }
  return referee
}

/** Matches in the unit suite; the soak has thousands. */
const MATCHES = Number(process.env.TRIALHALL_RUNS ?? 24)

test.each(Array.from({ length: MATCHES }, (_, seed) => seed))(
  '[E-6.01, E-9.01, E-9.02, E-9.03, E-11.04, E-11.06, E-11.11, E-12.01, E-19.09, E-28.02, E-29.05, E-29.06, E-29.09] a referee finds no fault with match %i',
  (seed) => {
    expect(refereed(seed).faults).toEqual([])
  },
)
