import { Table } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { eldar, type EldarOption, type EldarPrompt, type EldarState } from '../../game.ts'
import type { EldarEvent } from '../../events.ts'
import { dice, mixedMatch } from '../mixed.ts'
import { Judge } from './judge.ts'

/** More than the longest match has. */
const LONGEST = 5000
/** Matches in the unit suite; the soak has thousands. */
const MATCHES = Number(process.env.TRIALHALL_RUNS ?? 40)

/** Plays at random, and rarely lets a chance to act pass. */
function judged(seed: number): readonly string[] {
  const roll = dice(seed)
  const state = mixedMatch(seed, roll)
  const judge = new Judge(state)
  const table = new Table<EldarState, EldarEvent>(eldar, state, {
    decide: (_table, seat, prompt, options) => {
      judge.ask(seat, prompt as EldarPrompt, options as readonly EldarOption[])
      const { length } = options
      const isChance = length > 1 && /main|react/.test((prompt as { readonly type: string }).type)
      return isChance ? (roll(4) === 0 ? length - 1 : roll(length - 1)) : roll(length)
    },
  })
  table.sink = { event: (event) => judge.hear(event), refusal: () => {}, unasked: () => {} }
  for (let segment = 0; segment < LONGEST && eldar.outcome(state) === null; segment++) eldar.advance(table)
  return judge.faults
}

test('[E-8.09, E-13.02, E-14.02, E-17.02, E-17.06, E-18.05, E-19.09] prices, statuses and the order of triggers are what a second reading of the rules page makes of them', () => {
  const found = Array.from({ length: MATCHES }, (_, seed) => seed).flatMap((seed) =>
    judged(seed).map((fault) => `match ${seed}: ${fault}`),
  )
  expect(found.slice(0, 10)).toEqual([])
})
