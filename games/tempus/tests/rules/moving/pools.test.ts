import { describe, expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../../asks.ts'
import { walk } from '../../../rules/moves.ts'
import { priceOf } from '../../../rules/moving/walking.ts'
import { ordersOf, poolOf } from '../../../rules/moving/ways.ts'
import type { Pool } from '../../../state.ts'
import { lay, type Laid } from '../../lay.ts'
import { field } from '../monsters/kit.ts'

const PLAIN = { spaces: 2 }
const THROUGH = { spaces: 2, throughOpponents: true }
const ACROSS = { spaces: 2, acrossWater: true }

/** A Hero with such spaces walks two columns to the east. */
function walks(...spaces: readonly Parameters<typeof poolOf>[0][]): Laid {
  const pools: Pool[] = spaces.map(poolOf)
  const t = lay({ drawing: field(9, 1), heroes: { 0: '1,1' }, turn: { seat: 0, pools } })
  t.answers('3,1', { do: 'pay' })
  if (t.state.turn !== null) walk(t.table, t.state.turn)
  return t
}

function offered(t: Laid): readonly unknown[] {
  const ask = t.asks.find(({ prompt }) => prompt.type === 'pay')
  return (ask?.options ?? []).map((option) => (option.do === 'pay' ? option.spaces : []))
}

function left(t: Laid): readonly number[] {
  return (t.state.turn?.pools ?? []).map((pool) => pool.left)
}

test('[T-18.01] a step costs a space: who has none left takes no step', () => {
  const t = lay({ drawing: field(9, 1), heroes: { 0: '1,1' } })
  const price = (...spaces: readonly number[]): readonly number[] | null => {
    const pools = spaces.map((left) => poolOf({ spaces: left }))
    return priceOf(t.state, 0, { path: [t.at('2,1'), t.at('3,1')], end: t.at('3,1'), pools })
  }
  expect([price(2), price(1), price(1, 1), price(0, 1), price()]).toEqual([[2], null, [1, 1], null, null])
})

describe('spaces with different permissions', () => {
  test('[T-R31, T-18.12] the Hero picks which are spent where none may do all that others may', () => {
    const t = walks(THROUGH, ACROSS)
    expect(offered(t)).toEqual([
      [2, 0],
      [0, 2],
    ])
    expect(left(t)).toEqual([0, 2])
  })

  test('[T-R31] and the others are left, whichever it picks', () => {
    const t = lay({
      drawing: field(9, 1),
      heroes: { 0: '1,1' },
      turn: { seat: 0, pools: [THROUGH, ACROSS].map(poolOf) },
    })
    t.table.decider = {
      decide: (_table, _seat, prompt, options) =>
        (prompt as TempusPrompt).type === 'pay'
          ? 1
          : (options as readonly TempusOption[]).findIndex(
              (one) => 'space' in one && one.space === t.at('3,1'),
            ),
    }
    if (t.state.turn !== null) walk(t.table, t.state.turn)
    expect(left(t)).toEqual([2, 0])
  })

  test('[T-R31] nothing is asked where those without permissions are left to spend', () => {
    const t = walks(THROUGH, PLAIN)
    expect([offered(t), left(t)]).toEqual([[], [2, 0]])
  })

  test('[T-R31] nor where all are needed', () => {
    const t = walks({ ...THROUGH, spaces: 1 }, { ...ACROSS, spaces: 1 })
    expect([offered(t), left(t)]).toEqual([[], [0, 0]])
  })

  test('[T-R31] spaces that may do less go before those that may do all of that and more, spent ones are in no order', () => {
    const all = { spaces: 2, throughOpponents: true, acrossWater: true, acrossTerrain: true }
    const straight = { spaces: 2, isStraight: true }
    const ordered = (...spaces: readonly Parameters<typeof poolOf>[0][]): readonly (readonly number[])[] => {
      const pools = spaces.map(poolOf)
      return ordersOf(pools).map((order) => order.map((pool) => pools.indexOf(pool)))
    }
    expect(ordered(all, THROUGH)).toEqual([[1, 0]])
    expect(ordered(PLAIN, straight)).toEqual([[1, 0]])
    expect(ordered(THROUGH, { ...ACROSS, spaces: 0 })).toEqual([[0]])
  })

  test('[T-R31] plain spaces go first in every order', () => {
    const pools = [THROUGH, PLAIN, ACROSS].map(poolOf)
    expect(ordersOf(pools).map((order) => order.map((pool) => pools.indexOf(pool)))).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ])
  })
})
