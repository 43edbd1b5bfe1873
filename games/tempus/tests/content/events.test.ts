import { describe, expect, test } from 'vitest'
import { EVENTS } from '../../content/events.ts'
import { cardOf } from '../../rules/printed.ts'
import { actEvent } from '../../rules/round/events-phase.ts'
import { notice } from '../../rules/watches.ts'
import { creaturesIn } from '../../rules/map.ts'
import { drOf } from '../../rules/fight/damage-left.ts'
import { card } from './card.ts'
import { cast, promptsOf, the, type Cast, type Scene } from './cast.ts'

/** An Event in play, with Heroes around the location 12,10: blue 7, red 5. */
function during(slug: string, rolls: readonly number[], more: Partial<Scene> = {}): Cast {
  return cast({
    heroes: { 0: { at: '12,10' }, 1: { at: '13,10' }, 2: { at: '18,15' } },
    events: [slug],
    rolls,
    ...more,
  })
}

/** It acts. */
function acts(t: Cast): void {
  const [card] = t.state.events
  if (card !== undefined) actEvent(t.table, card)
}

const HERE = [7, 5]

describe('storms', () => {
  card('meteor-strike', 'deals as much as the round', () => {
    const t = during('meteor-strike', HERE)
    t.state.round = 4
    acts(t)
    expect([t.hp(0), t.hp(1), t.hp(2), t.state.events]).toEqual([26, 26, 30, []])
  })

  card('lightning-storm', 'strikes three locations, at most 5 piercing', () => {
    const t = during('lightning-storm', [...HERE, 20, 20, 20, 20])
    t.state.round = 9
    acts(t)
    expect(t.hp(0)).toBe(25)
  })

  card('firestorm', 'burns on 11+', () => {
    const t = during('firestorm', [...HERE, 11, 10])
    acts(t)
    expect([t.hp(0), t.state.heroes[0]?.ailments?.[2]?.burn, t.hp(1)]).toEqual([29, 1, 30])
  })

  card('ice-storm', 'roots on 1-9', () => {
    const t = during('ice-storm', [...HERE, 9, 10])
    acts(t)
    expect([t.state.heroes[0]?.ailments?.[2]?.root, t.state.heroes[1]?.ailments]).toEqual([1, undefined])
  })

  card('earthquake', 'shakes every Hero', () => {
    const t = during('earthquake', [8, 9, 20])
    acts(t)
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([28, 30, 30])
  })

  card('vortex', 'draws near', () => {
    const t = during('vortex', HERE, { heroes: { 0: { at: '15,10' } } })
    acts(t)
    expect(t.state.heroes[0]?.at).toBe(t.laid.at('13,10'))
  })

  card('healing-rain', 'heals the round and 2', () => {
    const t = during('healing-rain', [], { heroes: { 0: { at: '12,10', hp: 20 } } })
    acts(t)
    expect(t.hp(0)).toBe(23)
  })
})

describe('tokens', () => {
  test.each([
    ['Poison Mist', 'poison-mist', 25],
    ['Rift of Blades', 'rift-of-blades', 25],
    ['Antimagic Field', 'antimagic-field', 25],
    ['Deck of Many Things', 'deck-of-many-things', 1],
    ['Fallen Blade', 'fallen-blade', 1],
    ['Race to the Banner', 'race-to-the-banner', 1],
  ])('%s lies on its location', (_name, slug, spaces) => {
    const t = during(slug, HERE)
    acts(t)
    expect(t.state.lastings.map((lasting) => lasting.spaces.length)).toEqual([spaces])
  })

  card('poison-mist', 'poisons who ends a turn in it', () => {
    const t = during('poison-mist', HERE)
    acts(t)
    notice(t.table, { at: 'turn-end', creature: 0 })
    notice(t.table, { at: 'turn-end', creature: 2 })
    expect([t.state.heroes[0]?.ailments?.[2]?.poison, t.state.heroes[2]?.ailments]).toEqual([1, undefined])
  })

  card('teleportal', 'has two ends, and leaves after 3 rounds', () => {
    const t = during('teleportal', [...HERE, 1, 1])
    acts(t)
    expect(t.state.lastings).toHaveLength(2)
    for (let round = 0; round < 3; round++) notice(t.table, { at: 'round-end', creature: -1 })
    expect([t.state.lastings, t.state.events]).toEqual([[], []])
  })

  card('flame-geyser', 'burns again from where it lies', () => {
    const t = during('flame-geyser', HERE)
    acts(t)
    acts(t)
    expect(t.state.heroes[0]?.ailments?.[2]?.burn).toBe(4)
  })
})

describe('prizes', () => {
  card('first-blood', 'gives 1 VP for a rival Hero', () => {
    const t = during('first-blood', [])
    notice(t.table, { at: 'felled', creature: 1, by: 0, giver: 0 })
    expect([t.state.eventVp, t.state.events]).toEqual([[1, 0], []])
  })

  card('mimic', 'bites who opens a Chest', () => {
    const t = during('mimic', [])
    notice(t.table, { at: 'chest', creature: 0 })
    expect([t.hp(0), t.state.events]).toEqual([26, []])
  })

  card('treasure-rain', 'leaves a Loot token on each location', () => {
    const t = during('treasure-rain', [...HERE, 1, 1])
    acts(t)
    expect(t.state.loose.map(({ tokens }) => tokens)).toEqual([1, 1])
  })

  card('champions-trial', 'a Champion each, and 2 VP for the first defeat of the rival', () => {
    const t = during('champions-trial', [])
    t.during([0, 1], () => acts(t))
    notice(t.table, { at: 'felled', creature: 1, by: 0, giver: 0 })
    notice(t.table, { at: 'felled', creature: 1, by: 0, giver: 0 })
    expect(t.state.eventVp).toEqual([2, 0])
  })

  card('scrying-pool', '2 cards, then 1 less', () => {
    const t = during('scrying-pool', [], { seats: 4, heroes: { 0: { at: '12,10', deck: ['grit', 'hide'] } } })
    t.during(['grit'], () => acts(t))
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'hide')])
    expect(promptsOf(t, 'discard')).toEqual([{ type: 'discard', left: 1, card: t.state.eventDiscard.at(-1) }])
  })
})

describe('rounds', () => {
  card('blessing-of-tempus', 'helps every Hero once', () => {
    const t = during('blessing-of-tempus', [])
    acts(t)
    expect([t.on(0), t.on(1)]).toEqual([['blessing-of-tempus'], ['blessing-of-tempus']])
  })

  card('deep-mud', 'takes 2 spaces of a Move', () => {
    const t = during('deep-mud', [], { heroes: { 0: { at: '12,10', primaries: ['forward-march'] } } })
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools[0]?.left).toBe(3)
  })

  card('tailwind', 'adds 2 spaces to the first Move', () => {
    const t = during('tailwind', [], { heroes: { 0: { at: '12,10', primaries: ['forward-march'] } } })
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools[0]?.left).toBe(7)
  })

  card('blood-moon', 'adds 2 to hits', () => {
    const t = during('blood-moon', [7], {
      heroes: { 0: { at: '12,10', primaries: ['mace'] }, 1: { at: '13,10' } },
    })
    t.plays(0, 'mace', 1)
    expect(t.hp(1)).toBe(24)
  })

  card('wild-magic', 'may stop a Spell', () => {
    const t = during('wild-magic', [4], {
      heroes: { 0: { at: '12,10', hand: ['thunderwave'] }, 1: { at: '13,10' } },
    })
    t.plays(0, 'thunderwave')
    expect(t.hp(1)).toBe(30)
  })
})

test('every Event is of the catalog', () => {
  const t = cast({ heroes: { 0: { at: '12,10' } }, events: EVENTS.map(({ slug }) => slug) })
  expect(t.state.events.map((card) => cardOf(t.state, card).slug)).toEqual(EVENTS.map(({ slug }) => slug))
  expect(creaturesIn(t.state, [t.laid.at('12,10')])).toEqual([0])
  expect(drOf(t.state, 0)).toBe(0)
  expect(t.hp(the('ogre'))).toBe(0)
})
