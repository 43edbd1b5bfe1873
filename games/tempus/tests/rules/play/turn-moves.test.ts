import { describe, expect, test } from 'vitest'
import { beginTurn, playTurn } from '../../../rules/play/turn.ts'
import { spacesLeft } from '../../../rules/moves.ts'
import type { Turn } from '../../../state.ts'
import { lay, type Answer, type Laid, type Layout } from '../../lay.ts'
import { LANE, placeOf } from '../moving/kit.ts'

const STRIDE = { do: 'act', card: 0 }
const JAB = { do: 'act', card: 1 }
const WALK = { do: 'walk' }
const END = { do: 'end-turn' }

/** Hero 0 with MOVE 5 and an attack at the west end of a lane, its turn begun. */
function begun(layout: Partial<Layout> = {}): Laid & { readonly turn: Turn } {
  const mover = { at: '1,1', primaries: ['stride', 'jab'] }
  const t = lay({ drawing: LANE, ...layout, heroes: { 0: mover, 1: '5,1', ...layout.heroes } })
  beginTurn(t.table, 0)
  const { turn } = t.state
  if (turn === null) throw new Error('It is nobody’s turn.')
  return { ...t, turn }
}

/** Decides the next decisions of the turn; those that stop at a space name it. */
function plays(t: Laid & { readonly turn: Turn }, ...picks: readonly (readonly Answer[])[]): void {
  for (const answers of picks) {
    t.answers(...answers)
    playTurn(t.table, t.turn)
  }
}

/** What the Hero is offered at its next decision, which stays open. */
function offers(t: Laid & { readonly turn: Turn }): readonly string[] {
  const before = t.asks.length
  t.table.asksAlways = true
  t.answers({ do: 'look' })
  expect(() => playTurn(t.table, t.turn)).toThrow('not offered')
  t.table.asksAlways = false
  return (t.asks[before]?.options ?? []).map((option) => option.do)
}

describe('[T-T8] movement around Actions', () => {
  test('[T-18.01] it moves 2, attacks and moves on with what is left', () => {
    const t = begun({ rolls: [9] })
    plays(t, [STRIDE], [WALK, '4,1'], [JAB], [WALK, '3,1'])
    expect([placeOf(t, 0), spacesLeft(t.turn), t.turn.actions]).toEqual(['3,1', 1, 0])
  })

  test('[T-18.01] before a Move Action it cannot move', () => {
    expect(offers(begun())).toEqual(['act', 'end-turn'])
  })

  test('[T-18.02] two Move Actions give 10 spaces', () => {
    const t = begun()
    plays(t, [STRIDE], [STRIDE])
    expect(spacesLeft(t.turn)).toBe(10)
  })

  test('[T-18.05] who may pass opponents may do so with the spaces of its Move Actions', () => {
    const passes = [begun({ lastings: [{ is: 'nimble', on: 0 }] }), begun()].map((t) => {
      plays(t, [STRIDE])
      return t.turn.pools.map(({ throughOpponents }) => throughOpponents)
    })
    expect(passes).toEqual([[true], [false]])
  })

  test('[T-18.13] a bonus for one or more Move Actions is given once a turn', () => {
    const t = begun({ lastings: [{ is: 'swift', on: 0 }] })
    plays(t, [STRIDE])
    expect(spacesLeft(t.turn)).toBe(6)
    plays(t, [STRIDE])
    expect(spacesLeft(t.turn)).toBe(11)
  })

  test('[T-18.13] and nobody has it who plays none', () => {
    const t = begun({ lastings: [{ is: 'swift', on: 0 }], rolls: [9], heroes: { 1: '2,1' } })
    plays(t, [JAB])
    expect(spacesLeft(t.turn)).toBe(0)
  })

  test('[T-18.14] spaces that are left are lost with the turn', () => {
    const t = begun()
    plays(t, [STRIDE], [END])
    expect(t.state.turn).toBeNull()
    beginTurn(t.table, 0)
    expect(t.state.turn?.pools).toEqual([])
  })

  test('[T-18.01] who is shut in is not offered to walk', () => {
    const t = begun({ heroes: { 1: '2,1' } })
    plays(t, [STRIDE])
    expect(offers(t)).toEqual(['act', 'act', 'end-turn'])
  })

  test('[T-26.07, T-T29] who is rooted can neither play a Move Action nor spend spaces', () => {
    const t = begun()
    plays(t, [STRIDE])
    Object.assign(t.state.heroes[0] ?? {}, { ailments: [{ burn: 0, poison: 0, root: 1 }] })
    expect(offers(t)).toEqual(['end-turn'])
  })
})

describe('[T-T7] in the space of an ally', () => {
  test('[T-18.06] neither an Action nor the end of the turn is offered, and both are one step farther', () => {
    const t = begun({ heroes: { 1: '9,1', 2: '3,1' }, rolls: [9] })
    plays(t, [STRIDE])
    Object.assign(t.state.heroes[0] ?? {}, { at: t.at('3,1') })
    expect(offers(t)).toEqual(['walk'])
    plays(t, ['4,1']) // nothing else can be done
    expect(offers(t)).toEqual(['act', 'walk', 'end-turn'])
  })

  test('[T-R119] who cannot go on from there ends its turn, and stands where it was last allowed to', () => {
    const t = begun({ heroes: { 1: '9,1', 2: '3,1' } })
    Object.assign(t.state.heroes[0] ?? {}, { at: t.at('3,1') })
    plays(t, [END])
    expect([placeOf(t, 0), t.state.turn]).toEqual(['1,1', null])
  })
})
