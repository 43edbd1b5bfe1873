import { EVERYONE, type Seat } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../../content/characters.ts'
import { CLASS_NAMES } from '../../content/classes.ts'
import { SUBCLASSES } from '../../content/subclasses.ts'
import { draftStep, offeredTo } from '../../rules/draft.ts'
import { defsOf, primaryAttacks } from '../../rules/hero-decks.ts'
import { cardOf } from '../../rules/printed.ts'
import { MAPS, spaceAt } from '../../space/index.ts'
import { OFF } from '../../state.ts'
import { draftAll, drafted, open, type Opened } from '../open.ts'

/** Who picked, in order, from one pool. */
function pickersOf(t: Opened, pool: string): Seat[] {
  return t.events.flatMap((event) => (event.type === 'picked' && event.pool === pool ? [event.seat] : []))
}

function full(rolls: readonly number[], seats = 4): Opened {
  const t = open({ seats, rolls, options: { draft: 'full' } })
  draftAll(t)
  return t
}

function namesOf(t: Opened, seat: Seat): (string | undefined)[] {
  const { heroClass, subclass, character } = t.hero(seat)
  return [CLASS_NAMES[heroClass]?.slug, SUBCLASSES[subclass]?.slug, CHARACTERS[character]?.slug]
}

describe('picking', () => {
  test('[T-6.01] all Classes, Subclasses and Characters are in the pools', () => {
    const t = open({ rolls: [9, 3] })
    expect(offeredTo(t.state, 0, 'class')).toHaveLength(8)
    expect(offeredTo(t.state, 0, 'character')).toHaveLength(8)
    expect(SUBCLASSES).toHaveLength(16)
  })

  test('[T-6.02, T-6.03, T-6.05, T-T2] the higher roll begins Classes and Subclasses, the lower Characters and portals', () => {
    const t = full([14, 9])
    expect(pickersOf(t, 'class')).toEqual([0, 1, 2, 3])
    expect(pickersOf(t, 'subclass')).toEqual([0, 1, 2, 3])
    expect(pickersOf(t, 'character')).toEqual([1, 0, 3, 2])
    const portals = t.events.flatMap((event) => (event.type === 'portalPlaced' ? [event.party] : []))
    expect(portals).toEqual([1, 0])
  })

  test('[T-6.02] the same the other way round', () => {
    const t = full([9, 14])
    expect(pickersOf(t, 'class')).toEqual([1, 0, 3, 2])
    expect(pickersOf(t, 'character')).toEqual([0, 1, 2, 3])
  })

  test('[T-6.04, T-T3] a tied roll is rolled again, and the first has no effect', () => {
    const t = full([11, 11, 4, 17])
    expect(pickersOf(t, 'class')[0]).toBe(1)
    expect(t.events.filter(({ type }) => type === 'draftRolled')).toHaveLength(2)
  })

  test('[T-6.06] a party decides who of it picks next, anew in each pool', () => {
    const t = open({ rolls: [14, 9], options: { draft: 'full' } })
    t.answer = ({ prompt }) =>
      prompt.type === 'pick-order' && prompt.pool === 'class' ? { do: 'seat', seat: 2 } : undefined
    for (let i = 0; i < 2; i++) draftStep(t.table)
    expect(pickersOf(t, 'class')).toEqual([2])
    t.answer = () => undefined
    draftAll(t)
    expect(pickersOf(t, 'class')).toEqual([2, 1, 0, 3])
    expect(pickersOf(t, 'subclass')).toEqual([0, 1, 2, 3])
    const orders = t.asks.filter(({ prompt }) => prompt.type === 'pick-order')
    expect(orders.every(({ options }) => options.length === 2)).toBe(true) // the last is not asked
  })

  test('[T-6.07, T-3.03] a Class that is taken is out of the pool', () => {
    const t = open({ rolls: [14, 9], options: { draft: 'full' } })
    draftStep(t.table)
    draftStep(t.table)
    const taken = t.hero(0).heroClass
    expect(offeredTo(t.state, 1, 'class')).toHaveLength(7)
    expect(offeredTo(t.state, 1, 'class')).not.toContain(taken)
  })

  test('[T-6.08] a Hero is offered the two Subclasses of its own Class, no others', () => {
    const t = full([14, 9])
    const asked = t.asks.filter(({ prompt }) => prompt.type === 'pick' && prompt.pool === 'subclass')
    for (const { seat, options } of asked) {
      const own = options.map((option) => (option.do === 'pick' ? SUBCLASSES[option.index]?.heroClass : ''))
      expect(own).toEqual([namesOf(t, seat)[0], namesOf(t, seat)[0]])
    }
  })

  test('[T-6.10] any Character goes with any Class, and each is there once', () => {
    const t = full([14, 9], 8)
    const asked = t.asks.filter(({ prompt }) => prompt.type === 'pick' && prompt.pool === 'character')
    expect(asked.map(({ options }) => options.length)).toEqual([8, 7, 6, 5, 4, 3, 2])
    expect(new Set(t.state.heroes.map(({ character }) => character)).size).toBe(8)
  })

  test('[T-6.09, T-7.11] each Subclass has a starting DR from 0 to 6', () => {
    expect(SUBCLASSES.every(({ dr }) => dr >= 0 && dr <= 6)).toBe(true)
    expect(SUBCLASSES.find(({ slug }) => slug === 'champion')?.dr).toBe(3)
  })

  test('[T-6.11] the Character is what the Hero is called', () => {
    const t = full([14, 9])
    expect(new Set(t.state.heroes.map(({ id }) => namesOf(t, id)[2])).size).toBe(4)
  })

  test('a segment is one pick', () => {
    const t = open({ rolls: [14, 9], options: { draft: 'full' } })
    draftStep(t.table)
    for (let picks = 1; picks <= 4; picks++) {
      draftStep(t.table)
      expect(pickersOf(t, 'class')).toHaveLength(picks)
    }
  })
})

describe('the short set-up', () => {
  function afterClasses(answers: readonly ('yes' | 'no')[]): Opened {
    const t = open({ rolls: [14, 9] })
    t.answer = ({ prompt, seat }) =>
      prompt.type === 'short-draft' ? { do: answers[seat] ?? 'no' } : undefined
    draftAll(t)
    return t
  }

  test('[T-6.12] all take the recommended builds where everybody wants them', () => {
    const t = afterClasses(['yes', 'yes', 'yes', 'yes'])
    for (const { id } of t.state.heroes) {
      const [heroClass, ...build] = namesOf(t, id)
      expect(build).toEqual(CLASS_NAMES.find(({ slug }) => slug === heroClass)?.build)
    }
    expect(t.asks.some(({ prompt }) => prompt.type === 'pick' && prompt.pool !== 'class')).toBe(false)
  })

  test('[T-6.12] one who does not want them is enough for the full draft', () => {
    const t = afterClasses(['yes', 'yes', 'no', 'yes'])
    expect(t.asks.some(({ prompt }) => prompt.type === 'pick' && prompt.pool === 'subclass')).toBe(true)
  })

  test('[T-6.12] nobody is asked where the table has agreed before', () => {
    for (const draft of ['full', 'short']) {
      const t = open({ rolls: [14, 9], options: { draft } })
      draftAll(t)
      expect(t.asks.some(({ prompt }) => prompt.type === 'short-draft')).toBe(false)
    }
  })

  test('[T-6.13, T-R9] the lower roll places its portal first in it too', () => {
    const t = open({ rolls: [14, 9], options: { draft: 'short' } })
    draftAll(t)
    expect(t.asks.at(-1)).toMatchObject({ seat: 1, prompt: { type: 'corner' } })
  })

  test('[T-R79] there is one build for each Class, and no two share a Character', () => {
    expect(new Set(CLASS_NAMES.map(({ build }) => build[1])).size).toBe(8)
    for (const { slug, build } of CLASS_NAMES)
      expect(SUBCLASSES.find((face) => face.slug === build[0])?.heroClass).toBe(slug)
  })

  test('the first game has its four Heroes (F-5)', () => {
    const t = open({ rolls: [14, 9], options: { draft: 'first-game' } })
    draftAll(t)
    expect([0, 1, 2, 3].map((seat) => namesOf(t, seat))).toEqual([
      ['fighter', 'champion', 'gains'],
      ['ranger', 'horde-breaker', 'ivar'],
      ['rogue', 'thief', 'naree'],
      ['wizard', 'divination', 'mertz'],
    ])
    expect(t.asks.map(({ prompt }) => prompt.type)).toEqual(['corner'])
  })
})

describe('the deck of a Hero', () => {
  test('[T-7.07, T-7.08, T-7.09, T-R80, T-T4] 12 cards of Tier 1 and 6 of Tier 2 for every combination', () => {
    open()
    for (const [heroClass, { slug }] of CLASS_NAMES.entries())
      for (const [subclass, face] of SUBCLASSES.entries())
        for (const character of CHARACTERS.keys()) {
          if (face.heroClass !== slug) continue
          const hero = { heroClass, subclass, character }
          expect([defsOf(hero, 1).length, defsOf(hero, 2).length]).toEqual([12, 6])
        }
    expect(primariesOf('fighter', 'champion', 'gains')).toBe(5)
    expect(primariesOf('ranger', 'horde-breaker', 'ivar')).toBe(6)
    expect(primariesOf('ranger', 'horde-breaker', 'udayeen')).toBe(7)
  })

  function primariesOf(heroClass: string, subclass: string, character: string): number {
    const at = (list: readonly { slug: string }[], slug: string): number =>
      list.findIndex((face) => face.slug === slug)
    const hero = {
      heroClass: at(CLASS_NAMES, heroClass),
      subclass: at(SUBCLASSES, subclass),
      character: at(CHARACTERS, character),
    }
    return defsOf(hero, 'primary').length
  }

  test('[T-7.01, T-6.07] it is made of the decks of its Class, its Subclass and its Character', () => {
    const t = drafted()
    for (const hero of t.state.heroes) {
      const decks = [...hero.primaries, ...hero.setAside, ...hero.deck].map((card) => {
        const face = cardOf(t.state, card)
        return face.kind === 'hero' ? face.deck : ''
      })
      expect(new Set(decks)).toEqual(new Set(namesOf(t, hero.id)))
    }
  })

  test('[T-7.02, T-7.03, T-7.04, T-7.05] Primary cards lie open: attacks, feature, movement and skills', () => {
    const t = drafted()
    const { primaries } = t.hero(0)
    expect(primaries).toHaveLength(5)
    for (const card of primaries) expect(t.state.cards.seen[card]).toBe(EVERYONE)
  })

  test('[T-7.06] Primary Attacks begin on side I', () => {
    const t = drafted()
    expect(primaryAttacks(t.state, 0)).toHaveLength(2)
    expect(t.hero(0).flipped).toEqual([])
  })

  test('[T-7.07] Tier 2 lies open and apart, not in the deck', () => {
    const t = drafted()
    const { setAside, deck } = t.hero(0)
    for (const card of setAside) expect(t.state.cards.seen[card]).toBe(EVERYONE)
    const tiers = deck.map((card) => cardOf(t.state, card))
    expect(tiers.every((face) => face.kind === 'hero' && face.tier === 1)).toBe(true)
  })

  test('[T-7.10, T-7.12, T-7.13] 30 HP, no hand, no discard pile', () => {
    const t = drafted()
    for (const { hp, hand, discard } of t.state.heroes) {
      expect(hp).toBe(30)
      expect([hand, discard]).toEqual([[], []])
    }
  })

  test('[T-7.14, T-7.08] nobody has seen the shuffled Draw Deck', () => {
    const t = drafted()
    for (const hero of t.state.heroes) for (const card of hero.deck) expect(t.state.cards.seen[card]).toBe(0)
  })
})

describe('Entry Portals', () => {
  const [temple, ruins] = MAPS

  test('[T-8.01, T-8.03] the party that picked Characters first chooses one of the marked corners', () => {
    const t = open({ rolls: [3, 9], options: { draft: 'short' } })
    t.answer = ({ prompt }) =>
      prompt.type === 'corner' ? { do: 'space', space: temple.portals[1] } : undefined
    draftAll(t)
    expect(t.asks.at(-1)?.seat).toBe(0)
    expect(t.state.portals).toEqual([temple.portals[1], temple.portals[0]])
  })

  test('[T-8.02] the rival gets the corner across, on the other map too', () => {
    const t = open({ rolls: [9, 3], options: { draft: 'short', realm: 'frost-ruins' } })
    draftAll(t)
    expect(t.state.portals).toEqual([ruins.portals[1], ruins.portals[0]])
  })

  test('[T-R12, T-B01.5] with free corners any of four can be chosen', () => {
    const t = open({ rolls: [9, 3], options: { draft: 'short', corners: 'free' } })
    t.answer = ({ prompt }) => (prompt.type === 'corner' ? { do: 'space', space: spaceAt(29, 2) } : undefined)
    draftAll(t)
    expect(t.asks.at(-1)?.options).toHaveLength(4)
    expect(t.state.portals).toEqual([spaceAt(2, 29), spaceAt(29, 2)])
  })

  test('[T-8.04, T-8.05] all Heroes of a party start on their own, several on one', () => {
    const t = open({ seats: 6, rolls: [9, 3], options: { draft: 'short' } })
    expect(t.state.heroes.every(({ at }) => at === OFF)).toBe(true)
    draftAll(t)
    for (const hero of t.state.heroes) expect(hero.at).toBe(t.state.portals[hero.id % 2 === 0 ? 0 : 1])
  })
})
