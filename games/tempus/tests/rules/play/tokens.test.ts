import { describe, expect, test } from 'vitest'
import { beginTurn, endTurn } from '../../../rules/play/turn.ts'
import { tokenOptions } from '../../../rules/play/tokens.ts'
import { acts, decides, stage, turnOf, type Staged } from './kit.ts'

/** A Cleric has laid its Spiritual Weapon at 12,10; a rival stands at 14,10. */
function weapon(rolls: readonly number[], foe = '14,10'): Staged {
  const t = stage({
    heroes: { 0: { at: '10,10', hand: ['spiritual-weapon'] }, 1: foe, 2: '13,11' },
    turn: { seat: 0 },
    rolls,
  })
  t.answers('12,10')
  acts(t, 'spiritual-weapon')
  return t
}

/** Whether the Hero whose turn it is may use a token now. */
function isOffered(t: Staged): boolean {
  return tokenOptions(t.state, turnOf(t)).length > 0
}

describe('tokens that their owner uses', () => {
  test('[C-6] Spiritual Weapon moves and strikes whenever its owner likes, for a counter and no Action', () => {
    const t = weapon([15])
    const { actions } = turnOf(t)
    t.answers({ do: 'token' }, '13,10')
    decides(t)
    expect(t.state.heroes.map(({ hp }) => hp)).toEqual([30, 24, 30, 30])
    expect(t.state.lastings.map(({ at, count }) => [at, count])).toEqual([[t.at('13,10'), 2]])
    expect(turnOf(t).actions).toBe(actions)
  })

  test('[C-6] it is offered once in a turn, and again in the next', () => {
    const t = weapon([1])
    expect(isOffered(t)).toBe(true)
    t.answers({ do: 'token' }, '13,10')
    decides(t)
    expect(isOffered(t)).toBe(false)
    endTurn(t.table, turnOf(t))
    beginTurn(t.table, 0)
    expect(isOffered(t)).toBe(true)
  })

  test('[C-6] in the turn of another it is not offered, and nothing happens at the end of a turn', () => {
    const t = weapon([])
    endTurn(t.table, turnOf(t))
    beginTurn(t.table, 1)
    expect(isOffered(t)).toBe(false)
    expect(t.state.lastings.map(({ count }) => count)).toEqual([3])
  })

  test('[C-6] where nobody is beside it, it moves and keeps its counters; allies are never struck', () => {
    const t = weapon([], '20,10')
    t.answers({ do: 'token' }, '13,10')
    decides(t)
    expect(t.state.lastings.map(({ count }) => count)).toEqual([3])
  })

  test('[T-38.02] Healing Spirit moves up to 3 whenever its owner likes', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['healing-spirit'] } }, turn: { seat: 0 } })
    t.answers('12,10', { do: 'token' }, '14,11')
    acts(t, 'healing-spirit')
    decides(t)
    expect(t.state.lastings.map(({ at, count }) => [at, count])).toEqual([[t.at('14,11'), 3]])
    const places = t.asks.find(({ prompt }) => prompt.type === 'place')
    expect([t.offered(places).includes('15,10'), t.offered(places).includes('16,10')]).toEqual([true, false])
  })
})
