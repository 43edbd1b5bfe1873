import { describe, expect } from 'vitest'
import { dealDamage } from '../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { card } from './card.ts'
import { cast, the, type Role, type Scene } from './cast.ts'

const OGRE = the('ogre')

/** A Fighter beside an Ogre, with these cards of its hand. */
function beside(hand: readonly string[], rolls: readonly number[], more: Partial<Scene> = {}): Scene {
  const hero: Role = { at: '10,10', hand, primaries: ['battleaxe', 'heavy-crossbow'] }
  return {
    heroes: { 0: hero, 2: { at: '10,11' } },
    monsters: { ogre: [{ at: '11,10', hp: 28 }] },
    rolls,
    ...more,
  }
}

/** Damage of an Event on a Hero. */
function hurts(t: ReturnType<typeof cast>, normal: number, piercing = 0): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target: 0, normal, piercing })
}

describe('the deck of the Fighter', () => {
  card('battleaxe', 'hits harder on side II; the Ogre has 1 DR', () => {
    const first = cast(beside([], [17]))
    first.plays(0, 'battleaxe', OGRE)
    expect(first.hp(OGRE)).toBe(28 - 8)
    const second = cast(beside([], [17]))
    second.state.heroes[0]?.flipped.push(second.card(0, 'battleaxe'))
    second.plays(0, 'battleaxe', OGRE)
    expect(second.hp(OGRE)).toBe(28 - 9)
  })

  card('heavy-crossbow', 'reaches 10, and nobody adjacent', () => {
    const t = cast(beside([], [8], { monsters: { ogre: [{ at: '15,10', hp: 28 }] } }))
    t.plays(0, 'heavy-crossbow')
    expect(t.hp(OGRE)).toBe(28 - 3)
  })

  card('shrug-it-off', 'takes 5 off damage from any source, piercing damage too', () => {
    const t = cast(beside(['shrug-it-off'], []))
    t.during(['shrug-it-off'], () => hurts(t, 3, 4))
    expect(t.hp(0)).toBe(30 - 2)
  })

  card('second-wind', 'heals 10', () => {
    const t = cast(beside(['second-wind'], []))
    Object.assign(t.state.heroes[0] ?? {}, { hp: 12 })
    t.opens('turn', 0, 'second-wind')
    expect(t.hp(0)).toBe(22)
  })

  card('action-surge', 'gives an Action, in its own turn only', () => {
    const t = cast(beside(['action-surge'], []))
    t.opens('turn', 0, 'action-surge')
    expect(t.state.turn?.actions).toBe(3)
    const other = cast(beside(['action-surge'], [], { turn: { seat: 2 } }))
    other.opens('turn', 2)
    expect(other.state.heroes[0]?.hand).toHaveLength(1)
  })

  card('heavy-swing', 'deals 5 or 11', () => {
    const t = cast(beside(['heavy-swing'], [13]))
    t.plays(0, 'heavy-swing', OGRE)
    expect(t.hp(OGRE)).toBe(28 - 10)
  })

  card('shield-bash', 'pushes and dazes on a hit', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['shield-bash'], primaries: ['battleaxe'] },
        1: { at: '11,10', hand: ['grit', 'second-wind'] },
      },
      rolls: [6],
    })
    t.plays(0, 'battleaxe', 1, 'shield-bash')
    expect(t.state.heroes[1]?.at).toBe(t.laid.at('12,10'))
    expect(t.state.heroes[1]?.hand).toHaveLength(1)
  })

  card('cleave', 'strikes another creature, not the same', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['cleave'], primaries: ['battleaxe'] },
        1: { at: '11,10' },
        3: { at: '9,10' },
      },
      rolls: [6, 6],
    })
    t.plays(0, 'battleaxe', 1, 'cleave')
    expect([t.hp(1), t.hp(3)]).toEqual([25, 25])
  })

  card('charge', 'moves in a straight line, then strikes', () => {
    const t = cast(beside(['charge'], [6], { monsters: { ogre: [{ at: '15,10', hp: 28 }] } }))
    t.plays(0, 'charge', '14,10')
    expect(t.hp(OGRE)).toBe(28 - 5)
  })

  card('whirlwind-attack', 'strikes every adjacent opponent, and no ally', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['whirlwind-attack'] },
        1: { at: '11,10' },
        2: { at: '10,11' },
        3: { at: '9,10' },
      },
      rolls: [5, 13],
    })
    t.plays(0, 'whirlwind-attack', 1)
    expect([t.hp(1), t.hp(2), t.hp(3)]).toEqual([24, 30, 21])
  })

  card('extra-attack', 'makes one Primary attack without an Action', () => {
    const t = cast(beside(['extra-attack'], [6, 6]))
    t.plays(0, 'battleaxe', 'extra-attack')
    expect(t.hp(OGRE)).toBe(28 - 8)
    expect(t.state.turn?.actions).toBe(1)
  })

  card('indomitable', 'rolls again and keeps the better die', () => {
    const t = cast(beside(['indomitable'], [17, 2]))
    t.plays(0, 'battleaxe', 'indomitable')
    expect(t.hp(OGRE)).toBe(28 - 8)
  })

  card('unbreakable', 'takes 10 off', () => {
    const t = cast(beside(['unbreakable'], []))
    t.during(['unbreakable'], () => hurts(t, 12))
    expect(t.hp(0)).toBe(28)
  })
})

describe('the deck of the Champion', () => {
  card('improved-critical', 'a 19 of a weapon attack is critical', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['battleaxe', 'improved-critical'] }, 1: { at: '11,10' } },
      rolls: [19],
    })
    t.plays(0, 'battleaxe', 1)
    expect(t.hp(1)).toBe(30 - 12)
  })

  card('remarkable-athlete', 'adds spaces to a Move', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['remarkable-athlete'], primaries: ['forward-march'] } },
    })
    t.plays(0, 'forward-march', 'remarkable-athlete')
    expect(t.state.turn?.pools.map(({ left }) => left)).toEqual([7])
  })

  card('brutal-strike', 'adds 5 to a hit with a weapon', () => {
    const t = cast(beside(['brutal-strike'], [6]))
    t.plays(0, 'battleaxe', 'brutal-strike')
    expect(t.hp(OGRE)).toBe(28 - 9)
  })

  card('hold-the-line', 'heals 3 and gives 2 DR', () => {
    const t = cast(beside(['hold-the-line'], []))
    Object.assign(t.state.heroes[0] ?? {}, { hp: 20 })
    t.plays(0, 'hold-the-line')
    hurts(t, 5)
    expect(t.hp(0)).toBe(20)
  })

  card('superior-critical', 'an 18 is critical and deals 2 piercing damage more', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['superior-critical'], primaries: ['battleaxe', 'improved-critical'] },
        1: { at: '11,10' },
      },
      rolls: [18],
    })
    t.opens('turn', 0, 'superior-critical')
    t.plays(0, 'battleaxe', 1)
    expect(t.hp(1)).toBe(30 - 14)
  })

  card('survivor', 'heals 4 at the start of a turn with 15 or less HP', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['survivor'] } } })
    t.opens('turn', 0, 'survivor')
    expect(t.on(0)).toEqual(['survivor'])
    expect(t.state.heroes[0]?.ongoing).toHaveLength(1)
  })
})

describe('the deck of the Battle Master', () => {
  card('combat-superiority', 'a Chain makes an attack better', () => {
    const t = cast(
      beside(['precision-attack'], [11], {
        heroes: {
          0: { at: '10,10', hand: ['precision-attack'], primaries: ['battleaxe', 'combat-superiority'] },
        },
      }),
    )
    t.plays(0, 'battleaxe', 'precision-attack')
    expect(t.hp(OGRE)).toBe(28 - 9) // 11 + 5 + 1 = 17: 9 + 1 − DR 1
  })

  card('know-your-enemy', 'shows the hand of a rival once a round', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['know-your-enemy'] }, 1: { at: '14,10', hand: ['grit'] } },
    })
    const grit = t.card(1, 'grit')
    t.state.cards.seen[grit] = 0
    t.opens('turn', 0, 'know-your-enemy')
    expect(t.state.cards.seen[grit]).not.toBe(0)
  })

  card('trip-attack', 'adds 1 damage and Root', () => {
    const t = cast(beside(['trip-attack'], [6]))
    t.plays(0, 'battleaxe', 'trip-attack')
    expect(t.hp(OGRE)).toBe(28 - 5)
    expect(t.state.monsters[OGRE - 8]?.ailments?.[0]?.root).toBe(1)
  })

  card('riposte', 'hurts an adjacent opponent whose attack misses', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['battleaxe'] }, 1: { at: '11,10', hand: ['riposte'] } },
      rolls: [2],
    })
    t.plays(0, 'battleaxe', 1, 'riposte')
    expect(t.hp(0)).toBe(25)
  })

  card('commanders-strike', 'lets an ally attack at +2', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['commanders-strike'] },
        1: { at: '12,11' },
        2: { at: '11,11', primaries: ['battleaxe'] },
      },
      rolls: [4],
    })
    t.plays(0, 'commanders-strike')
    expect(t.hp(1)).toBe(25)
  })

  card('disarming-attack', 'adds 4 and Daze 2', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['disarming-attack'], primaries: ['battleaxe'] },
        1: { at: '11,10', hand: ['grit', 'second-wind', 'riposte'] },
      },
      rolls: [6],
    })
    t.plays(0, 'battleaxe', 1, 'disarming-attack')
    expect([t.hp(1), t.state.heroes[1]?.hand.length]).toEqual([21, 1])
  })

  card('precision-attack', 'adds 5 to the roll', () => {
    const t = cast(beside(['precision-attack'], [12]))
    t.plays(0, 'battleaxe', 'precision-attack')
    expect(t.hp(OGRE)).toBe(28 - 8)
  })
})
