import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../rules/fight/damage.ts'
import { drawPhase } from '../../rules/round/draw-phase.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { heroOf } from '../../state.ts'
import type { Skill } from '../../terms.ts'
import { card } from './card.ts'
import { cast, the, type Cast, type Role } from './cast.ts'
import { trying } from './trying.ts'

/** Damage of an Event on a Hero. */
function hurts(t: Cast, target: number, normal: number, piercing = 0): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing })
}

/** Tokens of one Ailment on a Hero. */
function ailing(t: Cast, seat: number, tokens: { burn?: number; poison?: number; root?: number }): void {
  const none = { burn: 0, poison: 0, root: 0 }
  Object.assign(heroOf(t.state, seat), { ailments: [{ ...none }, { ...none }, { ...none, ...tokens }] })
}

/** Spaces that a movement card gives, at the start of a turn. */
function spacesOf(slug: string): readonly number[] {
  const t = cast({ heroes: { 0: { at: '10,10', primaries: [slug] } } })
  t.plays(0, slug)
  expect(t.state.turn?.actions).toBe(1)
  return (t.state.turn?.pools ?? []).map(({ left }) => left)
}

describe('[C-8] skill cards: the number passes, one less does not', () => {
  const skills = (slug: string, ...numbers: readonly [number, number, number]): void => {
    card(slug, `Athletics ${numbers[0]}+, Knowledge ${numbers[1]}+, Savvy ${numbers[2]}+`, () => {
      const order: readonly Skill[] = ['athletics', 'knowledge', 'savvy']
      for (const [i, skill] of order.entries())
        for (const [less, isPassed] of [
          [0, true],
          [1, false],
        ] as const) {
          const die = (numbers[i] ?? 0) - less
          const t = trying({ heroes: { 0: { at: '10,10', primaries: [slug] } }, rolls: [die] })
          expect(t.tries(skill), `${skill} on ${die}`).toBe(isPassed)
          expect(t.state.turn?.actions).toBe(1)
        }
    })
  }
  skills('entertainer', 12, 8, 7)
  skills('soldier', 7, 13, 10)
  skills('outlander', 8, 11, 10)
  skills('noble', 9, 11, 8)
  skills('sage', 13, 6, 9)
  skills('urchin', 9, 12, 7)
  skills('acolyte', 10, 8, 9)
  skills('hermit', 9, 9, 11)
})

describe('[C-8] movement cards', () => {
  card('nimble-steps', '5 spaces', () => expect(spacesOf('nimble-steps')).toEqual([5]))
  card('forward-march', '5 spaces', () => expect(spacesOf('forward-march')).toEqual([5]))
  card('long-road', '5 spaces', () => expect(spacesOf('long-road')).toEqual([5]))
  card('draconic-stride', '5 spaces', () => expect(spacesOf('draconic-stride')).toEqual([5]))
  card('short-legs', '4 spaces', () => expect(spacesOf('short-legs')).toEqual([4]))
  card('quick-getaway', '6 spaces', () => expect(spacesOf('quick-getaway')).toEqual([6]))
  card('woodland-walk', '5 spaces', () => expect(spacesOf('woodland-walk')).toEqual([5]))
  card('flowing-water', '6 spaces', () => expect(spacesOf('flowing-water')).toEqual([6]))

  const BONNIE: Role = { at: '20,10', primaries: ['nimble-steps'] }
  const MACE: Role = { at: '10,10', primaries: ['mace'] }

  card('nimble-steps', 'a 1 of an ally in sight, or of its own, may be rolled again once', () => {
    const t = cast({ heroes: { 0: MACE, 1: { at: '11,10' }, 2: BONNIE }, rolls: [1, 7] })
    t.plays(0, 'mace', 1, { do: 'yes' })
    expect(t.hp(1)).toBe(26)
    const own = cast({
      heroes: { 0: { at: '10,10', primaries: ['nimble-steps', 'mace'] }, 1: { at: '11,10' } },
      rolls: [1, 1],
    })
    own.plays(0, 'mace', 1, { do: 'yes' })
    expect(own.hp(1)).toBe(30)
  })

  test.each([
    ['a 2', { 2: BONNIE }, 2],
    ['a 1 of a rival', { 3: BONNIE }, 1],
  ])('Nimble Steps: not %s', (_what, others: Readonly<Record<number, Role>>, die) => {
    const t = cast({ heroes: { 0: MACE, 1: { at: '11,10' }, ...others }, rolls: [die] })
    t.plays(0, 'mace', 1)
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
  })

  card('forward-march', 'Push against Gains is 1 less', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['banishing-smite'] },
        1: { at: '11,10', primaries: ['forward-march'] },
      },
      rolls: [5],
    })
    t.plays(0, 'banishing-smite', 1)
    expect(t.place(1)).toBe('12,10')
  })

  card('long-road', '2 more cards are drawn in round 1, and none in round 2', () => {
    const deck = Array.from({ length: 12 }, () => 'hide')
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['long-road'], deck }, 2: { at: '12,10', deck } },
    })
    const drawn = (): readonly (number | undefined)[] =>
      [0, 2].map((seat) => t.state.heroes[seat]?.hand.length)
    drawPhase(t.table)
    expect(drawn()).toEqual([6, 4])
    t.state.round = 2
    drawPhase(t.table)
    expect(drawn()).toEqual([8, 6])
  })

  card('draconic-stride', 'each time Khallax would get Burn it gets 1 less', () => {
    const burnOf = (die: number): number => {
      const t = cast({
        heroes: {
          0: { at: '10,10', hand: ['fireball'] },
          1: { at: '14,10', primaries: ['draconic-stride'] },
        },
        rolls: [die],
      })
      t.plays(0, 'fireball', '14,10', { covers: '14,10' })
      return t.tokens(1, 'burn')
    }
    expect([burnOf(6), burnOf(14)]).toEqual([0, 1])
  })

  card('short-legs', '2 DR against damage from Spells, and none against weapons', () => {
    const lost = (slug: string, at: string, die: number): number => {
      const t = cast({
        heroes: { 0: { at: '10,10', primaries: [slug] }, 1: { at, primaries: ['short-legs'] } },
        rolls: [die],
      })
      t.plays(0, slug, 1)
      return 30 - t.hp(1)
    }
    expect(lost('fire-bolt', '14,10', 7)).toBe(2)
    expect(lost('sacred-flame', '14,10', 8)).toBe(3) // piercing
    expect(lost('longbow', '14,10', 7)).toBe(4)
  })

  card('woodland-walk', 'a space of Spike Growth costs Raena no more, but hurts her', () => {
    const left = (move: string): readonly [number, number] => {
      const t = trying({
        heroes: { 0: { at: '10,10', primaries: [move] }, 1: { at: '15,15', hand: ['spike-growth'] } },
      })
      t.plays(1, 'spike-growth', '12,10', { covers: '13,12' })
      t.plays(0, move)
      t.decides({ do: 'walk' }, '12,10')
      return [t.state.turn?.pools[0]?.left ?? 0, t.hp(0)]
    }
    expect(left('woodland-walk')).toEqual([3, 28])
    expect(left('draconic-stride')).toEqual([1, 28])
  })
})

describe('[C-8] the cards of Characters', () => {
  card('luck-of-the-road', 'the new die counts, also where it is worse', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'], hand: ['luck-of-the-road'] }, 1: { at: '11,10' } },
      rolls: [14, 2],
    })
    t.plays(0, 'mace', 1, 'luck-of-the-road')
    expect(t.hp(1)).toBe(30)
  })

  test('Luck of the Road: not after the roll of another', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10', hand: ['luck-of-the-road'] },
        2: { at: '9,10', hand: ['luck-of-the-road'] },
      },
      rolls: [14],
    })
    t.plays(0, 'mace', 1)
    expect(t.wasOffered('luck-of-the-road')).toBe(false)
  })

  card('grit', 'heals 4 and takes Root and Burn off', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 20, hand: ['grit'] } } })
    ailing(t, 0, { burn: 2, root: 3 })
    t.opens('turn', 0, 'grit')
    expect([t.hp(0), t.tokens(0, 'burn'), t.tokens(0, 'root')]).toEqual([24, 0, 0])
  })

  test('Grit: Root of another stays', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['grit'] }, 2: { at: '11,10', hp: 20 } } })
    ailing(t, 2, { root: 1 })
    t.opens('turn', 0, 'grit')
    expect([t.hp(2), t.tokens(2, 'root')]).toEqual([20, 1])
  })

  card('hide-of-stone', 'takes 4 off damage from any source, piercing damage too', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['hide-of-stone'] } } })
    t.during(['hide-of-stone'], () => hurts(t, 0, 3, 4))
    expect(t.hp(0)).toBe(27)
  })

  test('Hide of Stone: not off damage of an ally', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['hide-of-stone'] }, 2: { at: '11,10' } } })
    hurts(t, 2, 5)
    expect([t.hp(2), t.wasOffered('hide-of-stone')]).toEqual([25, false])
  })

  card('breath-weapon', 'strikes allies in it, and not Khallax', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['breath-weapon'] }, 1: { at: '11,10' }, 2: { at: '12,10' } },
      rolls: [6, 1],
    })
    t.plays(0, 'breath-weapon', { covers: '13,10' }, 1)
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([30, 25, 28])
  })

  card('hellish-rebuke', 'whoever has hurt Naree within 8 suffers 4 and gets Burn 1', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['longbow'] }, 1: { at: '18,10', hand: ['hellish-rebuke'] } },
      rolls: [7],
    })
    t.plays(0, 'longbow', 1, 'hellish-rebuke')
    expect([t.hp(0), t.tokens(0, 'burn')]).toEqual([26, 1])
  })

  test('Hellish Rebuke: not farther than 8, not for an Event, not for an attack that does no damage', () => {
    const far = cast({
      heroes: { 0: { at: '10,10', primaries: ['longbow'] }, 1: { at: '19,10', hand: ['hellish-rebuke'] } },
      rolls: [7],
    })
    far.plays(0, 'longbow', 1)
    const event = cast({ heroes: { 1: { at: '10,10', hand: ['hellish-rebuke'] } } })
    hurts(event, 1, 4)
    const armour = cast({
      heroes: {
        0: { at: '10,10', primaries: ['longbow'] },
        1: { at: '14,10', hand: ['hellish-rebuke'], subclassOf: 'oath-of-ancients' },
      },
      rolls: [7],
    })
    armour.plays(0, 'longbow', 1)
    expect([far, event, armour].map((t) => t.wasOffered('hellish-rebuke'))).toEqual([false, false, false])
  })

  card('fey-step', 'teleports up to 5, and the spaces of the Move stay', () => {
    const t = cast({ heroes: { 0: { at: '10,10', primaries: ['woodland-walk'], hand: ['fey-step'] } } })
    t.plays(0, 'woodland-walk', 'fey-step', '15,15')
    expect([t.place(0), t.state.turn?.pools[0]?.left]).toEqual(['15,15', 5])
  })

  card('fey-step', 'not farther than 5, and not onto somebody', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['woodland-walk'], hand: ['fey-step'] }, 2: { at: '12,10' } },
      monsters: { ogre: [{ at: '7,7', hp: 28 }] },
    })
    t.plays(0, 'woodland-walk', 'fey-step', '10,15')
    expect(['10,15', '15,5', '13,10'].filter((space) => !t.spaces().includes(space))).toEqual([])
    expect(['10,16', '12,10', '8,8', '16,10'].filter((space) => t.spaces().includes(space))).toEqual([])
    expect(t.hp(the('ogre'))).toBe(28)
  })

  card('meditation', 'heals 3 and takes one token of each Ailment off', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 20, primaries: ['meditation'] } } })
    ailing(t, 0, { burn: 3, root: 2 })
    t.plays(0, 'meditation')
    expect([t.hp(0), t.tokens(0, 'burn'), t.tokens(0, 'root'), t.state.turn?.actions]).toEqual([23, 2, 1, 1])
    t.plays(0, 'meditation')
    expect([t.hp(0), t.tokens(0, 'burn'), t.tokens(0, 'root')]).toEqual([26, 1, 0])
  })

  card('inner-focus', '+3 to the roll of an attack of its Action', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'], hand: ['inner-focus'] }, 1: { at: '11,10' } },
      rolls: [4],
    })
    t.plays(0, 'mace', 'inner-focus', 1)
    expect(t.hp(1)).toBe(26)
  })
})
