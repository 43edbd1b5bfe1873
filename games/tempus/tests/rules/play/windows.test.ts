import { idlePassIn, type Seat } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { endOfTurnDiscards } from '../../../rules/decks.ts'
import { dealDamage, newInstance } from '../../../rules/fight/damage.ts'
import { plainTerms } from '../../../rules/fight/rolls.ts'
import { newStrike } from '../../../rules/fight/strikes.ts'
import { openWindow, seatsInOrder } from '../../../rules/play/windows.ts'
import type { Happening, Roll } from '../../../acts.ts'
import { attackWithTable, from, line, MISS, SAMPLE, strikes } from '../../attacks-of-tests.ts'
import { happening, sourceOfMonster } from '../../../rules/sources.ts'
import { MONSTER_IDS, type TempusPosition } from '../../../state.ts'
import type { Moment } from '../../../terms.ts'
import { acts, duel, offeredAt, stage, type Player, type Staged } from './kit.ts'

/** Khallax strikes Gains, who has 3 HP and DR 3, with a 15: 8 damage. */
function gains(hand: readonly string[], smites: readonly string[] = []): Staged {
  return duel(
    { heroClass: 'paladin', primaries: ['longsword'], hand: smites },
    { subclass: 'champion', hp: 3, hand },
    { rolls: [15] },
  )
}

function plays(t: Staged, slug: string): { readonly do: string; readonly card: number } {
  return { do: slug.includes('smite') ? 'smite' : 'free', card: t.card(slug) }
}

/** What was told of these kinds, in order. */
function told(t: Staged, ...types: readonly string[]): readonly string[] {
  return t.events.flatMap(({ type }) => (types.includes(type) ? [type] : []))
}

describe('Gains and Khallax', () => {
  test('[T-17.01, T-17.02, T-17.04, T-17.05, T-17.06, T-17.09, T-38.10, T-T21] three responses resolve backwards before the damage: 3 + 10 HP, 8 + 4 - 5 - 3 damage, 9 HP', () => {
    const t = gains(['shrug-it-off', 'second-wind'], ['divine-smite'])
    t.answers(plays(t, 'shrug-it-off'), plays(t, 'divine-smite'), plays(t, 'second-wind'))
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(9)
    expect(told(t, 'healed', 'hurt')).toEqual(['healed', 'hurt'])
  })

  test('[T-15.05, T-R16, T-T21] what was played reaches the discard piles when the turn ends, and not before', () => {
    const t = gains(['shrug-it-off', 'second-wind'], ['divine-smite'])
    t.answers(plays(t, 'shrug-it-off'), plays(t, 'divine-smite'), plays(t, 'second-wind'))
    acts(t, 'longsword')
    const piles = () => t.state.heroes.map(({ discard }) => discard.length)
    expect(piles()).toEqual([0, 0, 0, 0])
    endOfTurnDiscards(t.table)
    expect(piles()).toEqual([1, 2, 0, 0])
  })

  test('[T-17.07, T-T22] without a response 8 - 3 is more than 3 HP: she is defeated', () => {
    const t = gains([])
    acts(t, 'longsword')
    expect(t.state.heroes[1]).toMatchObject({ hp: 0, at: -1 })
  })

  test('[T-17.08, T-T22] Shrug it Off alone leaves no damage of 8', () => {
    const t = gains(['shrug-it-off'])
    t.answers(plays(t, 'shrug-it-off'))
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(3)
    expect(told(t, 'hurt', 'unharmed')).toEqual(['unharmed'])
  })

  test('[T-T22] Shrug it Off and Divine Smite leave 4, which is more than 3 HP', () => {
    const t = gains(['shrug-it-off'], ['divine-smite'])
    t.answers(plays(t, 'shrug-it-off'), plays(t, 'divine-smite'))
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(0)
  })

  test('[T-17.11] one may answer with a second card after the own first', () => {
    const t = gains(['shrug-it-off', 'second-wind'])
    t.answers(plays(t, 'shrug-it-off'), plays(t, 'second-wind'))
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(13)
  })
})

describe('any source', () => {
  const MIXED = [MISS, line(6, 6, { piercing: 2 })]

  test.each([
    ['shrug-it-off', 28],
    ['unbreakable', 30],
  ])(
    '[T-17.10, T-25.05, T-25.08, T-R30, T-T24] 6 + 2 piercing against DR 3 and %s leave %i HP',
    (slug, hp) => {
      const t = duel({}, { subclass: 'champion', hand: [slug] }, { rolls: [10] })
      t.answers(plays(t, slug))
      strikes(t, { by: 0, on: 1, table: MIXED })
      expect(t.state.heroes[1]?.hp).toBe(hp)
    },
  )

  test('[T-17.10] a reduction counts for one instance of damage: the next one is taken whole', () => {
    const t = duel({}, { hand: ['shrug-it-off'] })
    t.answers(plays(t, 'shrug-it-off'))
    const harm = { source: from(t, 0), target: 1, normal: 6, piercing: 0 }
    expect([dealDamage(t.table, harm), dealDamage(t.table, harm)]).toEqual([1, 6])
  })
})

describe('who is asked', () => {
  test('[T-R29, T-17.04] the party of whoever is hit first, then the other, and after each response all of them again', () => {
    const t = gains(['shrug-it-off', 'second-wind'], ['divine-smite'])
    t.answers(plays(t, 'shrug-it-off'), plays(t, 'divine-smite'))
    t.state.heroes.forEach((hero) => (hero.hp = 30))
    acts(t, 'longsword')
    const seats = t.asks.flatMap(({ seat, prompt }) =>
      prompt.type === 'window' && prompt.moment === 'hit' ? [seat] : [],
    )
    expect(seats).toEqual([1, 1, 0, 1]) // Shrug; pass, Smite; and she may answer that
  })

  test('[T-R29] in a party the higher initiative comes first, on one number whoever won the roll-off', () => {
    const t = stage({
      heroes: {
        0: { initiative: 3 },
        1: { initiative: 9, tie: 1 },
        2: { initiative: 12 },
        3: { initiative: 9, tie: 0 },
      },
    })
    expect(seatsInOrder(t.state, 1)).toEqual([3, 1, 2, 0])
    expect(seatsInOrder(t.state, 0)).toEqual([2, 0, 3, 1])
  })

  test('[T-R29] before initiatives are rolled it goes by the order of Class picks', () => {
    const t = stage({ heroes: { 0: { pick: 3 }, 1: { pick: 0 }, 2: { pick: 1 }, 3: { pick: 2 } } })
    expect(seatsInOrder(t.state, -1)).toEqual([2, 0, 1, 3])
  })

  test('[T-R99, T-17.04] a window says what it is about: whose deed, which card, at whom, for how much', () => {
    const t = gains(['shrug-it-off'])
    acts(t, 'longsword')
    const windows = t.asks.filter(({ seat, prompt }) => seat === 1 && prompt.type === 'window')
    expect(windows.map(({ prompt }) => prompt)).toEqual([
      {
        type: 'window',
        moment: 'hit',
        creature: 0,
        card: t.card('longsword'),
        target: 1,
        damage: 8,
        comes: { damage: 8, loss: 3 },
      },
    ])
  })

  test('[T-R99, T-16.07] what comes of a hit counts the Damage Chain that waits, and is left open where anything else does', () => {
    const t = gains(['shrug-it-off', 'second-wind'], ['divine-smite'])
    t.answers({ do: 'pass' }, plays(t, 'divine-smite'), plays(t, 'shrug-it-off'))
    t.state.heroes.forEach((hero) => (hero.hp = 20))
    acts(t, 'longsword')
    const about = t.asks.flatMap(({ prompt }) =>
      prompt.type === 'window' && prompt.moment === 'hit' ? [prompt.comes] : [],
    )
    const whole = { damage: 8, loss: 5 }
    expect(about).toEqual([whole, whole, { damage: 12, loss: 9 }, undefined])
  })

  test('[T-R99, T-25.05] damage without an attack names its target, before a roll there is none yet', () => {
    const t = duel(
      { primaries: ['longsword'] },
      { hand: ['shrug-it-off', 'patient-defense'] },
      { rolls: [1] },
    )
    dealDamage(t.table, { source: from(t, 0), target: 1, normal: 2, piercing: 1 })
    acts(t, 'longsword')
    const about = t.asks.flatMap(({ prompt }) => (prompt.type === 'window' ? [prompt] : []))
    expect(about.map(({ moment, target, damage }) => [moment, target, damage])).toEqual([
      ['damage', 1, 3],
      ['declared', 1, 0],
    ])
  })

  test('[T-R99] whoever can play nothing is not asked', () => {
    const t = gains(['heavy-swing'])
    acts(t, 'longsword')
    expect(t.asks.filter(({ prompt }) => prompt.type === 'window')).toEqual([])
  })

  test('[T-R99] where the table asks always, a hand that might hold an answer is asked, an empty one is not', () => {
    const settings = { asksAlways: true }
    const asked = (hand: readonly string[]): number => {
      const t = duel({ primaries: ['longsword'] }, { subclass: 'champion', hand }, { rolls: [15], settings })
      acts(t, 'longsword')
      return t.asks.filter(({ seat, prompt }) => seat === 1 && prompt.type === 'window').length
    }
    expect(asked(['heavy-swing'])).toBeGreaterThan(0)
    expect(asked([])).toBe(0)
  })

  test('[T-16.12, T-16.13] a Free card of its own trigger is offered then and at no other moment', () => {
    const t = duel(
      { primaries: ['longsword'] },
      { hand: ['patient-defense', 'uncanny-dodge'] },
      { rolls: [15] },
    )
    acts(t, 'longsword')
    expect(offeredAt(t, 'declared', 1)).toEqual(['patient-defense'])
    expect(offeredAt(t, 'hit', 1)).toEqual(['uncanny-dodge'])
  })

  test('[T-17.03, T-23.08] what must precede a roll is over when the die lies there', () => {
    const t = duel(
      { primaries: ['longsword'] },
      { hand: ['patient-defense', 'indomitable'] },
      { rolls: [15] },
    )
    acts(t, 'longsword')
    expect(offeredAt(t, 'rolled', 1)).toEqual([])
    expect(t.events.filter(({ type }) => type === 'rolled')).toMatchObject([{ dice: [15] }])
  })

  test('[T-17.03, T-23.05] played before it, it counts: the lower of two dice', () => {
    const t = duel({ primaries: ['longsword'] }, { hand: ['patient-defense'] }, { rolls: [15, 2] })
    t.answers(plays(t, 'patient-defense'))
    acts(t, 'longsword')
    expect(t.events.filter(({ type }) => type === 'rolled')).toMatchObject([{ dice: [15, 2], die: 2 }])
  })

  test('[T-24.07] in an area both parties may answer each roll by itself', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', hand: ['whirlwind-attack'] },
        1: { at: '11,10', hand: ['uncanny-dodge'] },
        3: { at: '9,10', hand: ['uncanny-dodge'] },
      },
      turn: { seat: 0 },
      rolls: [6, 6],
    })
    t.answers({ do: 'creature', creature: 3 }, { do: 'free', card: t.card('uncanny-dodge', 3) })
    acts(t, 'whirlwind-attack')
    expect([t.state.heroes[1]?.hp, t.state.heroes[3]?.hp]).toEqual([24, 27])
  })

  test('[T-24.08] Heroes answer the attacks of Monsters with all that fits', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', hand: ['uncanny-dodge'] } },
      monsters: { goblin: ['11,10'] },
      rolls: [10],
    })
    t.answers(plays(t, 'uncanny-dodge'))
    strikes(t, { by: 8, on: 0 })
    expect(t.state.heroes[0]?.hp).toBe(27)
  })
})

describe('the end of the game', () => {
  /** The game ends as soon as somebody is healed. */
  function endsOnHealing(t: Staged): void {
    t.table.sink = {
      event: (event) => {
        t.events.push(event)
        if (event.type === 'healed') t.state.ending = { reason: 'left', winner: 0 }
      },
      refusal: () => {},
      unasked: () => {},
    }
  }

  test('[T-R106, T-1.04] what still waits in a stack is dropped when the game ends', () => {
    const t = gains(['shrug-it-off', 'second-wind'])
    t.answers(plays(t, 'shrug-it-off'), plays(t, 'second-wind'))
    endsOnHealing(t)
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(13)
    expect(told(t, 'hurt', 'unharmed')).toEqual([])
  })

  test('[T-R106, T-1.04] who would have slipped away stays', () => {
    const escapes = (hand: readonly string[], ...answers: readonly { readonly do: string }[]): Staged => {
      const t = duel({ primaries: ['longsword'] }, { hp: 3, primaries: ['urchin'], hand }, { rolls: [1] })
      t.answers(...hand.map((slug) => plays(t, slug)), ...answers)
      endsOnHealing(t)
      acts(t, 'longsword')
      return t
    }
    const ended = escapes(['slip-away', 'second-wind'])
    expect(told(ended, 'played', 'healed')).toEqual(['played', 'played', 'played', 'healed'])
    expect(ended.asks.filter(({ prompt }) => prompt.type === 'place')).toEqual([])
    const free = escapes(['slip-away'], { do: 'stop' })
    expect(free.asks.filter(({ prompt }) => prompt.type === 'place')).toHaveLength(1)
  })
})

describe('a seat whose player has left', () => {
  test('[T-17.04] is passed over, though its hand could answer', () => {
    const t = gains(['second-wind'], [])
    Object.assign(t.state.heroes[1] ?? {}, { hasLeft: true })
    acts(t, 'longsword')
    expect(t.asks.filter(({ seat }) => seat === 1)).toEqual([])
  })

  test('[T-17.04] while it is there it is asked', () => {
    const t = gains(['second-wind'], [])
    acts(t, 'longsword')
    expect(t.asks.filter(({ seat }) => seat === 1)).not.toEqual([])
  })
})

describe('a Free card in a window', () => {
  /** What seat 0 is offered when a turn begins, and the pass that a page takes for it. */
  function offeredWhen(
    moment: Moment,
    of: Seat,
    hero: Player,
    about: (state: TempusPosition) => Partial<Happening> = () => ({}),
  ): Offer {
    const t = stage({ heroes: { 0: { at: '5,5', ...hero }, 1: '7,5' } })
    openWindow(t.table, happening(moment, of, about(t.state)))
    const ask = t.asks.find(({ seat }) => seat === 0)
    if (ask === undefined) throw new Error('Seat 0 is not asked.')
    return { isVain: ask.options.map((option) => 'isVain' in option), pass: idlePassIn(ask) }
  }

  const none = { burn: 0, poison: 0, root: 0 }

  interface Offer {
    readonly isVain: readonly boolean[]
    readonly pass: number | null
  }

  test('[T-17.04, T-R46] that only heals is in vain while nobody is hurt or poisoned', () => {
    const healed = { hand: ['second-wind'] }
    expect(offeredWhen('turn-start', 1, healed)).toEqual({ isVain: [true, false], pass: 1 })
    expect(offeredWhen('turn-start', 1, { ...healed, hp: 29 })).toEqual({
      isVain: [false, false],
      pass: null,
    })
  })

  test('[T-17.04] that relieves as well waits for Ailments too', () => {
    const grit = { primaries: ['grit'] }
    const burning = { ...none, burn: 1 }
    expect(offeredWhen('turn-end', 1, grit).pass).toBe(1)
    expect(offeredWhen('turn-end', 1, { ...grit, ailments: [none, burning, none] }).pass).toBeNull()
  })

  test('[T-17.04] that does something else is never in vain, also beside one that is', () => {
    const hand = ['second-wind', 'ranger-hunters-mark']
    expect(offeredWhen('turn-start', 1, { hand, heroClass: 'ranger' }).pass).toBeNull()
  })

  /** Damage that seat 0 is about to take from a Monster, with its DR of 3. */
  const harm =
    (normal: number, piercing = 0) =>
    (state: TempusPosition): Partial<Happening> => {
      const source = sourceOfMonster(state, MONSTER_IDS.goblin)
      return { instance: newInstance({ source, target: 0, normal, piercing, isArea: false, strike: null }) }
    }

  test.each([
    ['shrug-it-off', harm(3), 1],
    ['shrug-it-off', harm(4), null],
    ['shrug-it-off', harm(0, 1), null],
    ['hide-of-stone', harm(2), 1],
    ['hide-of-stone', harm(9), null],
  ] as const)('[T-17.04, T-25.01] %s is in vain where DR takes all the damage (%#)', (slug, about, pass) => {
    const hero = { subclass: 'champion', primaries: [slug] }
    expect(offeredWhen('damage', 0, hero, about).pass).toBe(pass)
  })

  test('[T-17.04, T-25.01] that softens damage is not in vain while something that was played waits', () => {
    const hero = { at: '5,5', hp: 20, subclass: 'champion', hand: ['shrug-it-off', 'second-wind'] }
    const t = stage({ heroes: { 0: hero, 1: '7,5' } })
    t.answers({ card: t.card('second-wind') })
    openWindow(t.table, happening('damage', 0, harm(3)(t.state)))
    const isVain = t.asks.map(({ options }) => {
      const shrug = options.find((option) => 'card' in option && option.card === t.card('shrug-it-off'))
      return shrug !== undefined && 'isVain' in shrug
    })
    expect(isVain).toEqual([true, false])
  })

  /** A D20 that seat 0 has thrown against a number. */
  const thrown = (total: number, needed: number) => (): Partial<Happening> => ({
    roll: {
      by: 0,
      purpose: 'skill',
      terms: plainTerms(),
      dice: [total],
      die: total,
      total,
      needed,
      strike: null,
      skill: 'knowledge',
    },
  })

  test.each(['indomitable', 'luck-of-the-road'])(
    '[T-17.04, T-23.09] %s is in vain on a roll of its own that has passed',
    (slug) => {
      const hero = { primaries: [slug] }
      expect(offeredWhen('rolled', 0, hero, thrown(13, 13)).pass).toBe(1)
      expect(offeredWhen('rolled', 0, hero, thrown(12, 13)).pass).toBeNull()
    },
  )

  test('[T-17.04, T-23.10] on an attack it is only where the roll is critical', () => {
    const at = (total: number) => (state: TempusPosition) => {
      const strike = newStrike(state, {
        attacker: 0,
        target: 1,
        attack: attackWithTable(SAMPLE),
        side: 0,
        source: sourceOfMonster(state, 0),
        act: null,
        aim: null,
        modifier: 0,
      })
      return { strike, roll: { ...thrown(total, 0)().roll, purpose: 'attack', needed: null, strike } as Roll }
    }
    expect(offeredWhen('rolled', 0, { primaries: ['indomitable'] }, at(20)).pass).toBe(1)
    expect(offeredWhen('rolled', 0, { primaries: ['indomitable'] }, at(19)).pass).toBeNull()
  })

  test('[T-17.04] a roll of an opponent is never settled: a ring may still be put on it', () => {
    const hero = { primaries: ['cutting-words'], heroClass: 'bard', subclass: 'lore' }
    const missed = (): Partial<Happening> => ({ roll: { ...thrown(2, 13)().roll, by: 1 } as Roll })
    expect(offeredWhen('rolled', 1, hero, missed).pass).toBeNull()
  })

  test('[T-17.04] that cleanses is in vain where there is nothing to take off', () => {
    const hero = { hand: ['cleansing-touch'], heroClass: 'paladin' }
    expect(offeredWhen('turn-end', 1, hero).pass).toBe(1)
    expect(
      offeredWhen('turn-end', 1, { ...hero, ailments: [none, { ...none, root: 1 }, none] }).pass,
    ).toBeNull()
  })

  test('[T-16.13, T-17.11] can wait in the own turn, where the decision that follows offers it again', () => {
    const hurt = { hand: ['second-wind'], hp: 9 }
    expect(offeredWhen('turn-start', 0, hurt).pass).toBe(1)
    expect(offeredWhen('turn', 0, hurt).pass).toBe(1)
    expect(offeredWhen('turn-end', 0, hurt).pass).toBeNull()
  })
})
