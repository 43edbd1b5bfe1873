import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { initiativePhase } from '../../rules/round/initiative-phase.ts'
import {
  changeInitiative,
  heroesByInitiative,
  MONSTER_ORDER,
  rollInitiatives,
  slotsOf,
} from '../../rules/initiative.ts'
import { MONSTER_IDS, OFF, type Slot } from '../../state.ts'
import { event, loot } from '../box.ts'
import { drafted, type Opened, type Opening } from '../open.ts'

function rolled(rolls: readonly number[], opening: Opening = {}): Opened {
  const t = drafted({ ...opening, rolls })
  rollInitiatives(t.table)
  return t
}

/** Slots of Heroes and Events in order, those of Monsters on the map as one. */
function orderOf(t: Opened): string[] {
  return slotsOf(t.state).flatMap((slot) => (isOff(t, slot) ? [] : [nameOf(slot)]))
}

function isOff(t: Opened, slot: Slot): boolean {
  return typeof slot === 'number' && t.state.monsters[slot - MONSTER_IDS.goblin]?.at === OFF
}

function nameOf(slot: Slot): string {
  if (typeof slot !== 'number') return 'event'
  return slot < MONSTER_IDS.goblin ? `hero ${slot}` : `monster ${slot}`
}

function heroesIn(t: Opened): string[] {
  return orderOf(t).filter((name) => name.startsWith('hero'))
}

describe('rolling', () => {
  test('[T-13.01] all Heroes roll, and act from the highest to the lowest', () => {
    const t = rolled([5, 17, 9, 12])
    expect(t.state.heroes.map(({ initiative }) => initiative)).toEqual([5, 17, 9, 12])
    expect(heroesIn(t)).toEqual(['hero 1', 'hero 3', 'hero 2', 'hero 0'])
  })

  test('[T-13.08] Heroes off the map roll too', () => {
    const t = drafted({ rolls: [5, 17, 9, 12] })
    t.hero(1).at = OFF
    rollInitiatives(t.table)
    expect(t.hero(1).initiative).toBe(17)
    expect(heroesIn(t)[0]).toBe('hero 1')
  })

  test('[T-13.02] equals roll off; their number stays', () => {
    const t = rolled([15, 9, 15, 3, 4, 12])
    expect(heroesIn(t)).toEqual(['hero 2', 'hero 0', 'hero 1', 'hero 3'])
    expect([t.hero(0).initiative, t.hero(2).initiative]).toEqual([15, 15])
  })

  test('[T-13.02] nobody rolls off who is alone on a number', () => {
    const t = rolled([15, 9, 14, 3])
    expect(t.events.some(({ type }) => type === 'rolledOff')).toBe(false)
  })

  test('[T-13.03, T-T38] a roll-off that ties again is repeated among those who tie', () => {
    const t = rolled([15, 15, 15, 3, 9, 9, 3, 18, 2])
    expect(heroesIn(t)).toEqual(['hero 0', 'hero 1', 'hero 2', 'hero 3'])
    expect(t.state.heroes.map(({ initiative }) => initiative)).toEqual([15, 15, 15, 3])
    expect(t.rollsLeft()).toBe(0)
  })

  test('[T-13.02] its dice are asked for by name', () => {
    expect(() => rolled([15, 15, 4, 3])).toThrow('no roll is scripted for "roll-off"')
  })

  test('[T-13.08] it is rolled anew in each round', () => {
    const t = rolled([15, 15, 4, 3, 6, 9])
    t.rolls(1, 2, 3, 4)
    rollInitiatives(t.table)
    expect(heroesIn(t)).toEqual(['hero 3', 'hero 2', 'hero 1', 'hero 0'])
  })

  test('bonuses are added and advantage takes the higher of two dice (C-11)', () => {
    const lucky = loot('luck', {
      standing: {
        bonuses: [
          { says: '', stat: 'initiative', amount: 1, scope: 'bearer', condition: null },
          { says: '', stat: 'initiative-advantage', amount: 1, scope: 'bearer', condition: null },
        ],
        quirks: {},
        watches: [],
      },
    })
    const t = drafted({ loot: [lucky], rolls: [4, 11, 20, 7, 3] })
    t.hero(0).loot.push(t.state.lootDeck.pop() as CardId)
    rollInitiatives(t.table)
    expect(t.state.heroes.map(({ initiative }) => initiative)).toEqual([12, 20, 7, 3])
  })
})

describe('changes', () => {
  test('[T-13.06, T-13.07, T-T39] a card changes the number, and so the order', () => {
    const t = rolled([9, 14, 3, 2])
    changeInitiative(t.table, 0, 8)
    expect(t.hero(0).initiative).toBe(17)
    expect(heroesIn(t)[0]).toBe('hero 0')
  })

  test('[T-13.07, T-R21] above 20 counts as 20', () => {
    const t = rolled([15, 14, 3, 2])
    changeInitiative(t.table, 0, 8)
    expect(t.hero(0).initiative).toBe(20)
  })

  test('[T-13.07, T-R21] a tie that it makes is rolled off at once, by all who are on that number', () => {
    const t = rolled([9, 15, 15, 2, 8, 3])
    expect(heroesIn(t).slice(0, 2)).toEqual(['hero 1', 'hero 2'])
    t.rolls(12, 4, 17)
    changeInitiative(t.table, 0, 6)
    expect(heroesIn(t)).toEqual(['hero 2', 'hero 0', 'hero 1', 'hero 3'])
  })

  test('[T-13.07] without a tie nobody rolls', () => {
    const t = rolled([9, 15, 14, 2])
    t.rolls()
    changeInitiative(t.table, 0, 3)
    expect(t.hero(0).initiative).toBe(12)
  })
})

describe('the order of slots', () => {
  test('[T-13.04, T-13.05] a Hero on 10 acts before the Monsters, one on 9 after them', () => {
    const order = orderOf(rolled([10, 9, 11, 3]))
    expect(order.slice(0, 3)).toEqual(['hero 2', 'hero 0', `monster ${MONSTER_IDS.ogre}`])
    expect(order.slice(-2)).toEqual(['hero 1', 'hero 3'])
  })

  test('[T-11.05, T-13.05, T-13.09, T-T37] on 10: Events, Heroes, Guardian, Elites, Minions by type and letter', () => {
    const t = rolled([10, 9, 11, 3])
    const [card] = t.state.eventDeck
    t.state.events.push(card as CardId)
    t.state.appointments.push({ card: card as CardId, initiative: 10 })
    const guardian = t.state.monsters[MONSTER_IDS.guardian - MONSTER_IDS.goblin]
    if (guardian) guardian.at = 0
    expect(orderOf(t)).toEqual([
      'hero 2',
      'event',
      'hero 0',
      ...[25, 20, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((id) => `monster ${id}`),
      'hero 1',
      'hero 3',
    ])
  })

  test('[T-13.09, T-34.07, T-R77] all Monsters have their place', () => {
    expect(MONSTER_ORDER.slice(0, 9)).toEqual([25, 26, 27, 28, 29, 30, 20, 21, 22])
    expect(MONSTER_ORDER).toHaveLength(21)
  })

  test('[T-11.05] an Event wins a tie against a Hero, and no other', () => {
    const t = rolled([7, 9, 11, 3])
    const [card] = t.state.eventDeck
    t.state.events.push(card as CardId)
    t.state.appointments.push({ card: card as CardId, initiative: 9 })
    const order = orderOf(t).filter((name) => !name.startsWith('monster'))
    expect(order).toEqual(['hero 2', 'event', 'hero 1', 'hero 0', 'hero 3'])
  })

  test('[T-11.09] Events on one number act as they were drawn', () => {
    const t = rolled([7, 9, 11, 3])
    const [one, two] = t.state.eventDeck as [CardId, CardId]
    t.state.events.push(two, one)
    t.state.appointments.push({ card: one, initiative: 9 }, { card: two, initiative: 9 })
    const cards = slotsOf(t.state).flatMap((slot) => (typeof slot === 'number' ? [] : [slot.event]))
    expect(cards).toEqual([two, one])
  })

  test('[T-38.20] the Prince of a party acts right after its slowest Hero', () => {
    const t = rolled([12, 9, 4, 3])
    for (const id of [MONSTER_IDS.redPrince, MONSTER_IDS.bluePrince]) {
      const prince = t.state.monsters[id - MONSTER_IDS.goblin]
      if (prince) prince.at = 0
    }
    expect(orderOf(t).slice(-4)).toEqual(['hero 2', 'monster 23', 'hero 3', 'monster 24'])
  })
})

describe('Reversal of Fate', () => {
  const reversal = event('reversal', {
    lasts: 'round',
    acts: 'never',
    standing: { bonuses: [], quirks: { turnsReversed: 1 }, watches: [] },
  })

  test('turns go from the lowest to the highest, Monsters still on 10 and last on it, whoever won a roll-off later (C-10 #35)', () => {
    const t = rolled([15, 10, 15, 3, 4, 12], { events: [reversal] })
    t.state.events.push(t.state.eventDeck.pop() as CardId)
    const order = orderOf(t)
    expect(order.slice(0, 3)).toEqual(['hero 3', 'hero 1', 'monster 20'])
    expect(order.slice(-2)).toEqual(['hero 0', 'hero 2'])
  })

  test('not when it is over', () => {
    const t = rolled([15, 10, 15, 3, 4, 12], { events: [reversal] })
    expect(heroesIn(t)[0]).toBe('hero 2')
  })
})

describe('the phase', () => {
  test('[T-9.01] turns follow, with the order of the round', () => {
    const t = drafted({ rolls: [5, 17, 9, 12], options: { windows: 'able' } })
    initiativePhase(t.table)
    expect(t.state.phase).toBe('turns')
    expect(t.state.slots[0]).toEqual(1)
  })

  test('what answers the beginning of the phase does so before anybody rolls (Portent, C-7)', () => {
    const told: number[] = []
    const watch = {
      at: 'initiative',
      says: '',
      once: null,
      isOptional: false,
      applies: () => true,
      run: () => void told.push(t.rollsLeft()),
    } as const
    const charm = loot('charm', { standing: { bonuses: [], quirks: {}, watches: [watch] } })
    const t = drafted({ loot: [charm], rolls: [5, 17, 9, 12], options: { windows: 'able' } })
    t.hero(0).loot.push(t.state.lootDeck.pop() as CardId)
    initiativePhase(t.table)
    expect(told).toEqual([4])
  })

  test('[T-R29] before it Heroes come in the order of their Class picks', () => {
    const t = drafted()
    expect(heroesByInitiative(t.state).map(({ id }) => id)).toEqual([0, 1, 2, 3])
    t.hero(3).pick = -1
    expect(heroesByInitiative(t.state)[0]?.id).toBe(3)
  })
})
