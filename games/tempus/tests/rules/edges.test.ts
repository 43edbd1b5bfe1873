import { describe, expect, test } from 'vitest'
import { ofCreature, sumOf } from '../../rules/bonuses.ts'
import { isHero, isOpponentOf } from '../../rules/creatures.ts'
import { begin, endDue } from '../../rules/lasting.ts'
import { takeLoose } from '../../rules/loot.ts'
import { isAdjacentToSpace } from '../../rules/map.ts'
import { gainPool, walk } from '../../rules/moves.ts'
import { nearestFree } from '../../rules/placing.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { NOBODY } from '../../state.ts'
import { lay, monsterId, writtenPlace } from '../lay.ts'
import { field } from './monsters/kit.ts'
import { FIELD, inTurn, LANE, placeOf } from './moving/kit.ts'
import { stage, turnOf } from './play/kit.ts'

describe('nobody', () => {
  test('[T-2.01, T-2.07] is no Hero, and nobody’s opponent', () => {
    const { state } = lay({ heroes: { 0: '10,10', 1: '12,10' } })
    expect([isHero(NOBODY), isHero(0), isHero(7), isHero(8)]).toEqual([false, true, true, false])
    expect([isOpponentOf(state, 0, NOBODY), isOpponentOf(state, NOBODY, 0)]).toEqual([false, false])
    expect(isOpponentOf(state, 0, 1)).toBe(true)
  })
})

describe('what a card gives', () => {
  test('[T-29.01, T-29.18] it gives while it is held, not because an effect of it lies in play', () => {
    const t = lay({ events: ['fog'], lastings: [{ is: 'thorns', spaces: ['5,5'] }] })
    const [fog] = t.state.events
    expect(sumOf(t.state, 'sight', ofCreature(0))).toBe(5)
    t.state.events = []
    Object.assign(t.state.lastings[0] ?? {}, { card: fog })
    expect(sumOf(t.state, 'sight', ofCreature(0))).toBe(0)
  })

  test('[C-11, T-2.02] the Banner of Tempus helps its holder and allies within 3, no rival and nobody farther', () => {
    const t = stage({
      seats: 6,
      heroes: { 0: { at: '10,10', loot: ['banner-of-tempus'] }, 1: '11,10', 2: '13,10', 4: '14,10' },
    })
    const bonus = [0, 1, 2, 4].map((id) => sumOf(t.state, 'attack', ofCreature(id)))
    expect(bonus).toEqual([1, 0, 1, 0])
  })

  test('[C-11, T-35.07] an ally off the map is near to nobody', () => {
    const t = stage({ heroes: { 0: { loot: ['banner-of-tempus'] }, 2: '13,10' } })
    expect(sumOf(t.state, 'attack', ofCreature(2))).toBe(0)
    const u = stage({ heroes: { 0: { at: '10,10', loot: ['banner-of-tempus'] }, 2: {} } })
    expect(sumOf(u.state, 'attack', ofCreature(2))).toBe(0)
  })
})

describe('what lasts', () => {
  test('[T-36.11] all that ends with a round ends together', () => {
    const t = stage({ heroes: { 0: '10,10', 1: '12,10' } })
    const outlined = lastingNamed('outlined')
    for (const on of [0, 1]) begin(t.table, { face: outlined, owner: 2, on })
    begin(t.table, { face: lastingNamed('guiding-bolt'), owner: 2, on: 0 })
    endDue(t.table, 'round', NOBODY)
    expect(t.state.lastings).toEqual([])
  })

  test('[T-36.11, T-27.01] what ends with a turn ends with the round as well, what waits for a turn does not', () => {
    const t = stage({ heroes: { 0: '10,10', 1: '12,10' } })
    begin(t.table, { face: lastingNamed('elusive'), owner: 0, on: 0 })
    begin(t.table, { face: lastingNamed('mocked'), owner: 0, on: 1 })
    endDue(t.table, 'round', NOBODY)
    expect(t.state.lastings.map(({ face }) => face)).toEqual([lastingNamed('mocked')])
  })
})

describe('spaces', () => {
  test('[T-19.01, T-33.05] a large creature is adjacent to no space that it stands on', () => {
    const { state, at } = lay({ drawing: FIELD, monsters: { ogre: ['2,1'] } })
    const ogre = monsterId('ogre')
    expect(['2,1', '3,2', '4,3', '5,1'].map((place) => isAdjacentToSpace(state, ogre, at(place)))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('[T-R20] a Large creature that arrives covers the location, and lies towards the middle', () => {
    const arrival = (place: string): string => {
      const t = lay({ drawing: field(30, 30) })
      return writtenPlace(nearestFree(t.state, monsterId('ogre'), t.at(place)) ?? -1)
    }
    expect([arrival('13,14'), arrival('19,19')]).toEqual(['13,14', '18,18'])
  })

  test('[T-29.09, T-29.07] a Hero takes what lies where it stands, and leaves the rest', () => {
    const t = lay({ heroes: { 0: '5,5' }, loot: ['5,5', '6,6'], lootDeck: ['ring', 'gem'] })
    takeLoose(t.table, 0, t.at('6,6'))
    expect(t.state.loose.map(({ at }) => at)).toEqual([t.at('5,5')])
    takeLoose(t.table, 0, t.at('9,9'))
    expect(t.state.heroes[0]?.loot).toHaveLength(1)
  })

  test('[T-18.12, T-R31] spaces of two straight moves stay apart, plain ones join', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' } })
    for (const isStraight of [true, true]) gainPool(t.table, 0, { spaces: 2, isStraight })
    expect(t.turn.pools.map(({ left }) => left)).toEqual([2, 2])
    for (let moves = 0; moves < 2; moves++) gainPool(t.table, 0, { spaces: 3 })
    expect(t.turn.pools.map(({ left }) => left)).toEqual([2, 2, 6])
  })

  test('[T-11.02, T-18.18] an Event that gives nothing is in nobody’s way', () => {
    const t = stage({ drawing: LANE, heroes: { 0: '1,1' }, events: ['war-drums'], turn: { seat: 0 } })
    gainPool(t.table, 0, { spaces: 3 })
    t.answers('4,1')
    walk(t.table, turnOf(t))
    expect(placeOf(t, 0)).toBe('4,1')
  })
})
