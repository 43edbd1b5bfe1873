import { describe, expect, test } from 'vitest'
import { setPosition } from '../../match/position.ts'
import { zonesOf } from '../../match/zones.ts'
import { CHARACTERS } from '../../content/characters.ts'
import { CLASS_NAMES } from '../../content/classes.ts'
import { spaceAt } from '../../space/index.ts'
import { MONSTER_IDS, OFF } from '../../state.ts'
import { open, slugs, type Opened } from '../open.ts'

function laid(position: unknown, seats = 4): Opened {
  const t = open({ seats })
  const fault = setPosition(t.table, position)
  if (fault !== null) throw new Error(fault.message)
  return t
}

function faultOf(position: unknown): string {
  return setPosition(open().table, position)?.message ?? 'no fault'
}

describe('positions', () => {
  test('without a word the Heroes of the first game are about to act, the first seat first', () => {
    const t = laid({})
    expect(t.state.heroes.map(({ heroClass }) => CLASS_NAMES[heroClass]?.slug)).toEqual([
      'fighter',
      'ranger',
      'rogue',
      'wizard',
    ])
    expect([t.state.phase, t.state.round, t.state.draft]).toEqual(['turns', 1, null])
    expect(t.state.slots[0]).toEqual(0)
    expect(t.state.heroes.map(({ at }) => at)).toEqual(
      [0, 1, 0, 1].map((party) => t.state.portals[party as 0]),
    )
  })

  test('eight seats have eight Classes and Characters', () => {
    const { heroes } = laid({}, 8).state
    expect(new Set(heroes.map(({ heroClass }) => heroClass)).size).toBe(8)
    expect(new Set(heroes.map(({ character }) => character)).size).toBe(8)
  })

  test('a Hero has the build, place, HP and cards that it is given', () => {
    const seat = {
      class: 'bard',
      subclass: 'college-of-valor',
      character: 'mertz',
      at: '12,9',
      hp: 7,
      initiative: 3,
      hasCycled: true,
      hand: ['bard-1-0', 'bard-2-1'],
      discard: ['bard-1-0'],
      deck: ['mertz-own', 'bard-1-2'],
      loot: ['loot-4'],
      flipped: ['bard-first'],
    }
    const t = laid({ seats: [seat, { character: 'raena' }, {}, { character: 'bonnie' }] })
    const hero = t.hero(0)
    expect(hero).toMatchObject({ at: spaceAt(12, 9), hp: 7, initiative: 3, hasCycled: true })
    expect(CHARACTERS[hero.character]?.slug).toBe('mertz')
    expect(slugs(t, hero.hand)).toEqual(['bard-1-0', 'bard-2-1'])
    expect(slugs(t, hero.discard)).toEqual(['bard-1-0'])
    expect(slugs(t, hero.deck.slice(-2))).toEqual(['bard-1-2', 'mertz-own'])
    expect(slugs(t, hero.loot)).toEqual(['loot-4'])
    expect(slugs(t, hero.flipped)).toEqual(['bard-first'])
    expect(hero.deck).toHaveLength(15)
  })

  test('Monsters, treasure, Quests, Events and points lie as they are given', () => {
    const t = laid({
      monsters: [
        { is: 'goblin-b', at: '3,3', hp: 1, isActive: true, ally: 'Blue' },
        { is: 'kobold-a', at: 'off' },
        { is: 'guardian', at: '15,15' },
        { is: 'oblex-spawn-e', at: '20,20' },
      ],
      chests: ['empty', 'full'],
      loose: [{ at: '5,5' }, { at: '6,6', cards: ['loot-1'] }],
      quests: ['siphon-power', 'marked-for-death', 'read-the-runes'],
      events: ['event-3'],
      eventDeck: ['event-9', 'event-8'],
      lootDeck: ['loot-7'],
      eventVp: { red: 4 },
      round: 6,
      next: 'C',
    })
    const monster = (id: number): unknown => t.state.monsters[id - MONSTER_IDS.goblin]
    expect(monster(9)).toMatchObject({ at: spaceAt(3, 3), hp: 1, isActive: true, ally: 1 })
    expect(monster(12)).toMatchObject({ at: OFF, hp: 0 })
    expect(monster(MONSTER_IDS.guardian)).toMatchObject({ at: spaceAt(15, 15), isActive: true })
    expect(monster(30)).toMatchObject({ at: spaceAt(20, 20), hp: 2, isActive: true })
    expect(monster(8)).toMatchObject({ at: spaceAt(6, 15), isActive: undefined })
    expect(t.state.hasGuardian).toBe(true)
    expect(t.state.chests).toEqual([false, true, true])
    expect(t.state.loose.map(({ at, tokens }) => [at, tokens])).toEqual([
      [spaceAt(5, 5), 1],
      [spaceAt(6, 6), 0],
    ])
    expect(
      slugs(
        t,
        t.state.quests.map(({ card }) => card),
      ),
    ).toEqual(['siphon-power', 'marked-for-death', 'read-the-runes'])
    expect(slugs(t, t.state.events)).toEqual(['event-3'])
    expect(slugs(t, t.state.eventDeck.slice(-2))).toEqual(['event-8', 'event-9'])
    expect(slugs(t, t.state.lootDeck.slice(-1))).toEqual(['loot-7'])
    expect([t.state.eventVp, t.state.round]).toEqual([[4, 0], 6])
    expect(t.state.slots[0]).toEqual(2)
  })

  test('in the Turn phase whoever has acted is not to come any more', () => {
    const t = laid({ seats: [{ hasActed: true }] })
    expect(t.state.slots.includes(0)).toBe(false)
    expect(t.state.slots.includes(1)).toBe(true)
  })

  test('in other phases no initiative is rolled yet', () => {
    const t = laid({ phase: 'draw', round: 3 })
    expect(t.state.heroes.map(({ initiative }) => initiative)).toEqual([0, 0, 0, 0])
    expect([t.state.phase, t.state.slots]).toEqual(['draw', []])
  })

  test('every card lies in one zone', () => {
    const t = laid({ quests: ['siphon-power'], seats: [{ hand: ['fighter-1-0'], loot: ['loot-1'] }] })
    const all = zonesOf(t.state).flatMap(({ cards }) => cards)
    expect(all.toSorted((a, b) => a - b)).toEqual(t.state.cards.def.map((_, id) => id))
    expect(t.state.quests).toHaveLength(3)
  })

  test.each([
    [{ seats: [{ class: 'knight' }] }, 'position.seats[0].class'],
    [{ seats: [{ class: 'bard', subclass: 'thief' }] }, 'a Subclass of the Bard'],
    [{ seats: [{ class: 'bard' }, { class: 'bard' }] }, 'a Class that no other Hero has'],
    [{ seats: [{ character: 'ivar' }, { character: 'ivar' }] }, 'a Character that no other Hero has'],
    [{ seats: [{ at: '31,1' }] }, 'a place from "1,1" to "30,30"'],
    [{ seats: [{ hand: ['bard-1-0'] }] }, 'position.seats[0].hand[0]'],
    [{ seats: [{ flipped: ['bard-first'] }] }, 'a Primary Attack of it'],
    [{ monsters: [{ is: 'dragon' }] }, 'position.monsters[0].is'],
    [{ loose: [{ tokens: 1 }] }, 'position.loose[0].at'],
    [{ quests: ['nothing'] }, 'a Quest that is not named before'],
    [{ events: ['event-1', 'event-1'] }, 'position.events[1]'],
    [{ next: 'F' }, 'position.next'],
    [{ map: ['Z 1,1'] }, 'position.map[0] is "Z 1,1"; allowed is a Hero, a Monster or loot with its place'],
    [{ map: ['A 31,1'] }, 'position.map[0]'],
    [{ guardian: 'dragon' }, 'position.guardian'],
    [{ questWork: [{}] }, 'position.questWork[0].quest'],
    [
      { quests: ['siphon-power'], questWork: [{ quest: 'siphon-power', red: { progress: -1 } }] },
      'position.questWork[0].red.progress is -1; allowed is a whole number from 0 to 99.',
    ],
    [
      { quests: ['siphon-power'], questWork: [{ quest: 'siphon-power', blue: { done: ['there'] } }] },
      'position.questWork[0].blue.done[0]',
    ],
    [{ appointments: [{ event: 'event-1' }] }, 'position.appointments[0].event'],
    [{ lastings: [{ is: 'nothing' }] }, 'position.lastings[0].is'],
    [{ lastings: [{}] }, 'position.lastings[0].is'],
    [{ lastings: [{ is: 'nothing', owner: 'Q' }] }, 'position.lastings[0]'],
    [{ seats: [{ ailments: { green: {} } }] }, 'position.seats[0].ailments.green'],
    [{ seats: [{ ailments: { red: { burn: 99 } } }] }, 'position.seats[0].ailments.red.burn'],
    [{ seats: [{ ongoing: ['fighter-1-0'] }] }, 'an Ongoing card of its deck'],
    [{ seats: [{ used: ['loot-1'] }] }, 'a Primary card or a Loot card of it'],
    [{ turn: {} }, 'only in the phase turns, with next, for a Hero that has not acted'],
    [{ next: 'A', turn: { actions: 12 } }, 'position.turn.actions'],
    [{ phase: 'draft' }, 'position.phase'],
    [{ colour: 'red' }, 'position.colour'],
  ])('%o is refused', (position, part) => {
    expect(faultOf(position)).toContain(part)
  })
})

describe('[T-18.04, T-18.06, T-33.02] a creature stands where there is room for it', () => {
  const crowd = { at: '14,14' }
  const allowed = 'a place that has room for it: on the map, with no terrain, wall or other creature in it'

  test.each([
    ['on an obstacle', { seats: [{ at: '12,13' }] }, `seats[0].at is "A 12,13"`],
    ['where somebody else stands', { seats: [crowd, crowd] }, `seats[0].at is "A 14,14"`],
    ['over the edge of the map', { map: ['ogre 30,30'] }, `monsters is "ogre 30,30"`],
    ['where a large body would cover a Hero', { map: ['ogre 13,13', 'A 14,14'] }, `seats[0].at is "A 14,14"`],
  ])('not %s', (_, position, said) => {
    expect(faultOf(position)).toBe(`position.${said}; allowed is ${allowed}.`)
  })

  test('allied Heroes share their Entry Portal (T-R13)', () => {
    expect(faultOf({ seats: [{ at: '2,2' }, {}, { at: '2,2' }] })).toBe('no fault')
  })
})
