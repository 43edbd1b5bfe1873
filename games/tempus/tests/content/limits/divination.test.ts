import { describe, expect, test } from 'vitest'
import { initiativePhase } from '../../../rules/round/initiative-phase.ts'
import { card } from '../card.ts'
import type { Role } from '../cast.ts'
import { WALL } from '../rooms.ts'
import { trying, type Trying } from '../trying.ts'

/** Initiatives of four Heroes after the kept die. */
const INITIATIVES = [4, 3, 2, 1]

/** An Initiative phase in which seat 1 keeps this die of Portent, then the turn of seat 0 with these rolls. */
function foreseen(
  kept: number,
  rolls: readonly number[],
  roles: Readonly<Record<number, Role>> = {},
): Trying {
  const t = trying({
    heroes: {
      0: { at: '10,10', primaries: ['outlander', 'mace'] },
      1: { at: '11,10', primaries: ['portent'] },
      ...roles,
    },
    rolls: [kept, ...INITIATIVES, ...rolls],
  })
  initiativePhase(t.table)
  return t
}

describe('[C-7] Divination', () => {
  card('portent', 'the kept die counts instead of the roll of a creature in sight, once a round', () => {
    const t = foreseen(2, [10])
    expect(t.tries('savvy', 'portent')).toBe(false)
    expect(t.tries('savvy')).toBe(true)
  })

  card('portent', 'it counts for an attack, with its modifiers, and for a roll of its own', () => {
    const t = foreseen(6, [], {
      0: { at: '10,10', primaries: ['mace'], loot: ['ring-of-accuracy'] },
    })
    t.plays(0, 'mace', 1, 'portent')
    expect(t.hp(1)).toBe(26)
    const own = foreseen(14, [], { 0: { at: '10,10', primaries: ['mace', 'portent'] }, 1: { at: '11,10' } })
    own.plays(0, 'mace', 1, 'portent')
    expect(own.hp(1)).toBe(23)
  })

  test('Portent: without a kept die nothing is offered', () => {
    const t = trying({
      heroes: { 0: { at: '10,10', primaries: ['outlander'] }, 1: { at: '11,10', primaries: ['portent'] } },
      rolls: [10],
    })
    expect([t.tries('savvy'), t.wasOffered('portent')]).toEqual([true, false])
  })

  test('Portent: not for a creature that its Wizard does not see', () => {
    const t = trying({
      drawing: WALL,
      heroes: {
        0: { at: '2,2', primaries: ['mace'] },
        1: { at: '3,2' },
        3: { at: '5,2', primaries: ['portent'] },
      },
      rolls: [2, ...INITIATIVES, 7],
    })
    initiativePhase(t.table)
    t.plays(0, 'mace', 1)
    expect([t.hp(1), t.wasOffered('portent')]).toEqual([26, false])
  })

  card('expert-divination', 'looks at the top of the Event deck as well, once a round', () => {
    const t = trying({
      heroes: { 0: { at: '10,10', primaries: ['expert-divination'], deck: ['grit'] } },
      events: ['deep-mud'],
    })
    t.state.eventDeck = t.state.events.splice(0)
    const [top] = t.state.eventDeck
    t.state.cards.seen[top ?? 0] = 0
    t.opens('turn', 0, 'expert-divination', { card: top })
    expect(t.state.cards.seen[top ?? 0]).not.toBe(0)
    const asked = t.laid.asks.length
    t.opens('turn', 0)
    expect(t.laid.asks).toHaveLength(asked)
  })

  card('foresight', '+6 to an initiative, at most 20; of its own Wizard too', () => {
    const t = trying({ heroes: { 0: { at: '10,10', hand: ['foresight'], initiative: 17 } } })
    Object.assign(t.state.heroes[0] ?? {}, { initiative: 17 })
    t.opens('initiative', -1, 'foresight', 0)
    expect(t.state.heroes[0]?.initiative).toBe(20)
  })

  test('Foresight: not for a rival, and not in a turn', () => {
    const t = trying({ heroes: { 0: { at: '10,10', hand: ['foresight'] }, 1: { at: '12,10' } } })
    t.opens('turn', 0)
    expect(t.wasOffered('foresight')).toBe(false)
    t.opens('initiative', -1, 'foresight', 0)
    expect(t.creatures()).toEqual([0])
  })

  card('twist-of-fate', 'its new die counts, also where it is better for the opponent', () => {
    const t = trying({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: { at: '11,10', hand: ['twist-of-fate'] } },
      rolls: [2, 14],
    })
    t.plays(0, 'mace', 1, 'twist-of-fate')
    expect(t.hp(1)).toBe(23)
  })

  test('Twist of Fate: not for a creature out of sight', () => {
    const t = trying({
      drawing: WALL,
      heroes: {
        0: { at: '2,2', primaries: ['mace'] },
        1: { at: '3,2' },
        3: { at: '5,2', hand: ['twist-of-fate'] },
      },
      rolls: [7],
    })
    t.plays(0, 'mace', 1)
    expect(t.wasOffered('twist-of-fate')).toBe(false)
  })

  card('divination-hypnotic-pattern', 'a rival in it plays no Attack Action, one beside it does', () => {
    const t = trying({
      heroes: {
        0: { at: '10,10', hand: ['divination-hypnotic-pattern'] },
        1: { at: '14,10', primaries: ['longbow'] },
        3: { at: '16,10', primaries: ['longbow'] },
      },
    })
    t.plays(0, 'divination-hypnotic-pattern', '14,10', { covers: '14,10' })
    expect([t.can(1, 'longbow'), t.can(3, 'longbow')]).toEqual([false, true])
  })
})
