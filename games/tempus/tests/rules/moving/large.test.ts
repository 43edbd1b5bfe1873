import { describe, expect, test } from 'vitest'
import { canWalk, go, moveNow, spacesLeft, walk } from '../../../rules/moves.ts'
import { poolOf, waysOf } from '../../../rules/moving/ways.ts'
import { lay, monsterId, writtenPlace, type Layout } from '../../lay.ts'
import { field } from '../monsters/kit.ts'
import { ends, FIELD, inTurn, LANE, placeOf } from './kit.ts'

describe('[T-T48] ground that costs more', () => {
  const layout: Layout = {
    drawing: LANE,
    heroes: { 0: '1,1' },
    lastings: [{ is: 'thorns', spaces: ['2,1', '3,1', '4,1'] }],
  }

  test('[T-38.08] entering each of its spaces costs 1 more, leaving it nothing', () => {
    const t = lay(layout)
    const ways = waysOf(t.state, 0, [poolOf({ spaces: 9 })])
    expect(['2,1', '3,1', '4,1', '5,1'].map((place) => ways.costTo(t.at(place)))).toEqual([2, 4, 6, 7])
    expect(ends(t, 0, 5)).toEqual(['2,1', '3,1'])
  })

  test('[T-38.08] 5 spaces lead into 2 of them, 1 is left and each has done its harm', () => {
    const t = inTurn(layout, 5)
    t.answers('3,1')
    walk(t.table, t.turn)
    expect([spacesLeft(t.turn), t.state.heroes[0]?.hp]).toEqual([1, 28])
    expect(canWalk(t.state, t.turn)).toBe(false) // each space around costs 2
  })

  test('[T-18.02, T-38.08] 1 space of each of two kinds lead into one of them', () => {
    const t = inTurn(layout, 1)
    t.turn.pools.push(poolOf({ spaces: 1, throughOpponents: true }))
    expect(canWalk(t.state, t.turn)).toBe(true)
    t.answers('2,1')
    walk(t.table, t.turn)
    expect([spacesLeft(t.turn), placeOf(t, 0)]).toEqual([0, '2,1'])
  })

  test('[T-18.12, T-38.08] spaces that may not be spent there do not count', () => {
    const t = inTurn({ ...layout, heroes: { 0: '1,1', 1: '2,1' } }, 2)
    t.turn.pools.push(poolOf({ spaces: 1, throughOpponents: true }))
    expect(waysOf(t.state, 0, t.turn.pools).ends).toEqual([])
  })

  test('[T-38.08] who pays no extra costs pays 1 each', () => {
    const t = lay({ ...layout, lastings: [...(layout.lastings ?? []), { is: 'surefooted', on: 0 }] })
    expect(ends(t, 0, 3)).toEqual(['2,1', '3,1', '4,1'])
  })

  test('[T-38.08] costs of two effects on one space add up', () => {
    const t = lay({ ...layout, lastings: [...(layout.lastings ?? []), { is: 'thorns', spaces: ['2,1'] }] })
    expect(waysOf(t.state, 0, [poolOf({ spaces: 9 })]).costTo(t.at('2,1'))).toBe(3)
  })

  test('[T-38.09] Monsters walk into it, pay for it and suffer from it', () => {
    const t = lay({ drawing: LANE, monsters: { kobold: ['1,1'] }, lastings: layout.lastings ?? [] })
    expect(ends(t, monsterId('kobold'), 5)).toEqual(['2,1', '3,1'])
    go(t.table, monsterId('kobold'), { spaces: 5, to: t.at('3,1') })
    expect(t.state.monsters[4]).toMatchObject({ at: t.at('3,1'), hp: 0 })
  })
})

describe('moves that are made at once', () => {
  test('[T-R103] they are not kept, spend nothing of the turn, and may be made in parts', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1', 2: '9,1' } }, 5)
    t.answers('3,1', { do: 'stop' })
    moveNow(t.table, 0, { spaces: 4, by: 0, card: null })
    expect([placeOf(t, 0), spacesLeft(t.turn)]).toEqual(['3,1', 5])
    expect(t.asks[1]?.prompt).toEqual({ type: 'place', creature: 0, card: null })
    expect(t.offered(t.asks[1])).toEqual(['1,1', '2,1', '4,1', '5,1'])
  })

  test('[T-R103] somebody else may move, and another seat decide; it ends when all is spent', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1', 2: '9,1' } })
    t.answers('7,1')
    moveNow(t.table, 2, { spaces: 2, by: 0, card: null })
    expect([placeOf(t, 2), t.asks[0]?.seat, t.asks.length, t.turn.steps]).toEqual(['7,1', 0, 1, 0])
  })

  test('[T-35.07] who is off the map goes nowhere', () => {
    const t = inTurn({ drawing: LANE }, 3)
    expect([canWalk(t.state, t.turn), waysOf(t.state, 0, t.turn.pools).ends]).toEqual([false, []])
  })

  test('[T-18.17] who is rooted or off the map is not asked', () => {
    const t = lay({
      drawing: LANE,
      heroes: { 0: { at: '1,1', ailments: [{ burn: 0, poison: 0, root: 1 }] } },
    })
    moveNow(t.table, 0, { spaces: 2, by: 0, card: null })
    moveNow(t.table, 1, { spaces: 2, by: 1, card: null })
    expect(t.asks).toEqual([])
  })
})

describe('[T-T61] large bodies', () => {
  const GAP = `
+-----------------+
|. . . # . . . . .|
|     + +         |
|L L . # . . . . .|
|     + +         |
|L L . . . . . H .|
|     + +         |
|. . . # . . . . .|
|     + +         |
|. . . # . . . . .|
+-----------------+
`
  const layout: Layout = { drawing: GAP, heroes: { 0: 'H' }, monsters: { ogre: ['1,2'] } }

  test('[T-33.02, T-R62] the leading space passes a gap, and the body is laid where it fits', () => {
    const t = lay(layout)
    const ogre = monsterId('ogre')
    expect(ends(t, ogre, 5)).toContain('6,2')
    expect(ends(t, ogre, 5)).toContain('6,3')
    expect(ends(t, ogre, 2)).not.toContain('4,2')
    expect(ends(t, ogre, 2)).toEqual(expect.arrayContaining(['2,2', '2,3']))
    expect(ends(t, ogre, 2).some((place) => Number(place[0]) > 2)).toBe(false)
  })

  test('[T-33.02] it goes there, and is told by the places of its body', () => {
    const t = lay(layout)
    const ogre = monsterId('ogre')
    go(t.table, ogre, { spaces: 5, to: t.at('6,3') })
    expect(placeOf(t, ogre)).toBe('6,3')
    const [moved] = t.events
    expect(moved).toMatchObject({ type: 'moved', creature: ogre, how: 'walked' })
    const path = moved?.type === 'moved' ? moved.path : []
    expect(path.map(writtenPlace)).toEqual(['1,2', '2,2', '5,2', '6,3']) // in the gap it stays where it was
  })

  test('[T-R62] it does not go where it cannot end', () => {
    const t = lay(layout)
    go(t.table, monsterId('ogre'), { spaces: 2, to: t.at('3,2') })
    expect([placeOf(t, monsterId('ogre')), t.events]).toEqual(['1,2', []])
  })

  test('[T-34.06] a Guardian grows to its full size with its first move, and not before', () => {
    const t = lay({ drawing: FIELD, monsters: { guardian: [{ at: '1,1', isSmall: true }] } })
    const guardian = monsterId('guardian')
    expect(ends(t, guardian, 1)).not.toContain('1,3') // 3x3 does not fit there
    expect(t.state.monsters[guardian - 8]?.isSmall).toBe(true)
    go(t.table, guardian, { spaces: 5, to: t.at('4,2') })
    expect(t.state.monsters[guardian - 8]).toMatchObject({ isSmall: undefined, at: t.at('4,2') })
    const [moved] = t.events
    expect(moved?.type === 'moved' && moved.path).toEqual([t.at('1,1'), t.at('4,2')]) // nowhere small between
  })

  test('[T-38.09] what it meets on the way it meets with each step, and what its body comes to in the end once', () => {
    const t = lay({
      drawing: FIELD,
      monsters: { ogre: [{ at: '1,1', hp: 28 }] },
      lastings: [
        { is: 'snare', spaces: [] },
        { is: 'token', at: '5,2' },
        { is: 'thorns', spaces: ['5,1', '6,1', '5,2', '6,2'] },
      ],
    })
    go(t.table, monsterId('ogre'), { spaces: 7, to: t.at('5,1') })
    expect(placeOf(t, monsterId('ogre'))).toBe('5,1')
    expect(t.state.monsters[monsterId('ogre') - 8]?.hp).toBe(27) // one step into the thorns; a token is not met by Monsters
  })

  test('[T-R62, T-38.09] what only its body passes on the way it does not meet', () => {
    const ogre = monsterId('ogre')
    const t = lay({
      drawing: FIELD,
      monsters: { ogre: [{ at: '1,1', hp: 28 }] },
      lastings: [{ is: 'thorns', spaces: ['4,2'] }],
    })
    go(t.table, ogre, { spaces: 7, to: t.at('6,1') })
    expect([placeOf(t, ogre), t.state.monsters[ogre - 8]?.hp]).toEqual(['6,1', 28])
    const [moved] = t.events
    const path = moved?.type === 'moved' ? moved.path : []
    expect(path.map(writtenPlace)).toEqual(['1,1', '2,1', '3,1', '4,1', '6,1'])
  })

  test('[T-R62, T-38.09] what its body comes to in the end it meets, though its lead never went there', () => {
    const ogre = monsterId('ogre')
    const t = lay({
      drawing: FIELD,
      monsters: { ogre: [{ at: '1,1', hp: 28 }] },
      lastings: [{ is: 'thorns', spaces: ['6,2'] }],
    })
    go(t.table, ogre, { spaces: 7, to: t.at('5,1') })
    expect([placeOf(t, ogre), t.state.monsters[ogre - 8]?.hp]).toEqual(['5,1', 27])
  })

  test('[T-R62] of places on its way that are as near its body takes the north-west one', () => {
    const ogre = monsterId('ogre')
    const t = lay({ drawing: field(9, 8), monsters: { ogre: ['5,6'] } })
    go(t.table, ogre, { spaces: 5, to: t.at('5,3') })
    const [moved] = t.events
    const path = moved?.type === 'moved' ? moved.path : []
    expect(path.map(writtenPlace)).toEqual(['5,6', '4,5', '5,3'])
  })
})
