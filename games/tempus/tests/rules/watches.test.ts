import { describe, expect, test } from 'vitest'
import { tokensOn } from '../../rules/fight/ailments.ts'
import { end } from '../../rules/lasting.ts'
import { notice } from '../../rules/watches.ts'
import type { Watch } from '../../faces.ts'
import { PRINTED } from '../../rules/printed.ts'
import { lay, type Laid } from '../lay.ts'
import { acts, duel, turnOf, type Staged } from './play/kit.ts'

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

/** A table on which every lasting effect has one watch. */
function watching(watch: Partial<Watch>, lastings: NonNullable<Parameters<typeof lay>[0]['lastings']>): Laid {
  const t = lay({ heroes: { 0: '10,10', 1: '12,10' }, monsters: { kobold: ['14,10'] }, lastings })
  const nothing = { at: 'round-end', says: '', once: null, isOptional: false } as const
  const quiet: Watch = { ...nothing, applies: () => true, run: () => {} }
  PRINTED.lastings = PRINTED.lastings.map((face) => ({ ...face, watches: [{ ...quiet, ...watch }] }))
  return t
}

describe('what answers an occurrence', () => {
  const BOTH = [
    { is: 'token', owner: -1 },
    { is: 'token', owner: 1, on: 1 },
  ] as const

  test('[T-R108] what belongs to nobody comes last', () => {
    const order: number[] = []
    const run: Watch['run'] = (_, { owner }) => void order.push(owner)
    const t = watching({ run }, BOTH)
    notice(t.table, { at: 'round-end', creature: -1 })
    expect(order).toEqual([1, -1])
  })

  test('[T-R108, T-15.08] what an earlier answer has ended does nothing any more', () => {
    let runs = 0
    const t = watching(
      {
        run(table) {
          runs++
          for (const lasting of table.state.lastings.slice()) end(table, lasting)
        },
      },
      BOTH,
    )
    notice(t.table, { at: 'round-end', creature: -1 })
    expect(runs).toBe(1)
  })

  test('[T-R106, T-37.01] nothing does once the game is over, in the middle of them too', () => {
    let runs = 0
    const t = watching(
      {
        run({ state }) {
          runs++
          state.ending = { reason: 'left', winner: 0 }
        },
      },
      BOTH,
    )
    notice(t.table, { at: 'round-end', creature: -1 })
    notice(t.table, { at: 'round-end', creature: -1 })
    expect(runs).toBe(1)
  })

  test('[T-27.01] whoever carries it is asked about what is optional, else whoever has made it; nobody where that is no Hero', () => {
    const asked = (owner: number, on: number): readonly number[] => {
      const t = watching({ isOptional: true }, [{ is: 'token', owner, on }])
      t.answers({ do: 'no' })
      notice(t.table, { at: 'round-end', creature: -1 })
      return t.asks.map(({ seat }) => seat)
    }
    expect([asked(0, 1), asked(0, -1), asked(-1, -1)]).toEqual([[1], [0], []])
  })

  test('[T-27.01] what is declined is not done', () => {
    let runs = 0
    const t = watching({ isOptional: true, run: () => void runs++ }, [{ is: 'token', owner: 0, on: 0 }])
    t.answers({ do: 'no' }, { do: 'yes' })
    notice(t.table, { at: 'round-end', creature: -1 })
    expect(runs).toBe(0)
    notice(t.table, { at: 'round-end', creature: -1 })
    expect(runs).toBe(1)
  })

  test('[T-18.18] what lies on the map answers only whoever has come to it', () => {
    let runs = 0
    const run = (): void => void runs++
    const t = watching({ at: 'entered', run }, [{ is: 'token', at: '5,5' }])
    notice(t.table, { at: 'entered', creature: 0 })
    expect(runs).toBe(0)
    notice(t.table, { at: 'entered', creature: 0, met: t.state.lastings })
    expect(runs).toBe(1)
  })
})

describe('once a turn', () => {
  const strike = (t: Staged): number => {
    acts(t, 'longsword')
    return tokensOn(t.state, 1, 'burn')
  }

  test('[C-11] Flame Tongue burns with one hit of a turn, and again in the next', () => {
    const t = duel({ primaries: ['longsword'], loot: ['flame-tongue'] }, {}, { rolls: [10, 10, 10] })
    expect([strike(t), strike(t)]).toEqual([1, 1])
    turnOf(t).used = []
    expect(strike(t)).toBe(2)
  })

  test('[C-11, C-7] two of them count each for itself', () => {
    const t = duel(
      { primaries: ['longsword'], loot: ['flame-tongue', 'serpent-fang'] },
      {},
      { rolls: [10, 10] },
    )
    expect([strike(t), strike(t)]).toEqual([1, 1])
    expect(tokensOn(t.state, 1, 'poison')).toBe(1)
  })
})
