import { describe, expect, test } from 'vitest'
import type { Skill } from '../../terms.ts'
import { card } from './card.ts'
import { promptsOf, type Pick, type Role } from './cast.ts'
import { trying, type Trying } from './trying.ts'

/** Ivar's skill card: Athletics 8+, Knowledge 11+, Savvy 10+. */
const IVAR: Role = { at: '10,10', primaries: ['outlander', 'long-road'] }

function ivar(
  rolls: readonly number[],
  more: Role = {},
  others: Readonly<Record<number, Role>> = {},
): Trying {
  return trying({ heroes: { 0: { ...IVAR, ...more }, ...others }, rolls })
}

/** A Wizard of Divination: of Bonnie and Mertz only the latter has Mage Hand. */
const BONNIE = 0
const WITH_MAGE_HAND = { heroClass: 7, subclass: 14, character: 4 }

/** Whether Ivar passes with this card of his hand on his roll. */
function passes(slug: string, skill: Skill, die: number, ...picks: readonly Pick[]): boolean {
  return ivar([die], { hand: [slug] }).tries(skill, slug, ...picks)
}

/** Skills that pass with a die and a card. */
function passing(slug: string, dice: Readonly<Record<Skill, number>>): readonly boolean[] {
  return (['athletics', 'knowledge', 'savvy'] as const).map((skill) => passes(slug, skill, dice[skill]))
}

describe('[C-6, T-16.03] Chains on skills', () => {
  card('silver-tongue', '+4 to Savvy, +2 to the others', () => {
    expect(passing('silver-tongue', { athletics: 6, knowledge: 9, savvy: 6 })).toEqual([true, true, true])
    expect(passing('silver-tongue', { athletics: 5, knowledge: 8, savvy: 5 })).toEqual([false, false, false])
  })

  card('acrobatics', '+4 to Athletics, +2 to the others', () => {
    expect(passing('acrobatics', { athletics: 4, knowledge: 9, savvy: 8 })).toEqual([true, true, true])
    expect(passing('acrobatics', { athletics: 3, knowledge: 8, savvy: 7 })).toEqual([false, false, false])
  })

  card('thieves-tools', '+4 to a skill roll for a Quest', () => {
    expect(passing('thieves-tools', { athletics: 4, knowledge: 7, savvy: 6 })).toEqual([true, true, true])
    expect(passing('thieves-tools', { athletics: 3, knowledge: 6, savvy: 5 })).toEqual([false, false, false])
  })

  card('reliable-talent', 'a die of 9 or less counts as 10', () => {
    expect(passing('reliable-talent', { athletics: 1, knowledge: 11, savvy: 9 })).toEqual([true, true, true])
    expect(passes('reliable-talent', 'knowledge', 9)).toBe(false)
  })

  card('inner-focus', '+3 to a skill roll as to any other of an Action', () => {
    expect(passing('inner-focus', { athletics: 5, knowledge: 8, savvy: 7 })).toEqual([true, true, true])
    expect(passing('inner-focus', { athletics: 4, knowledge: 7, savvy: 6 })).toEqual([false, false, false])
  })

  card('remarkable-athlete', '+4 to Athletics', () => {
    expect([
      passes('remarkable-athlete', 'athletics', 4),
      passes('remarkable-athlete', 'athletics', 3),
    ]).toEqual([true, false])
  })

  test('Remarkable Athlete: not on Knowledge or Savvy', () => {
    for (const skill of ['knowledge', 'savvy'] as const) {
      const t = ivar([5], { hand: ['remarkable-athlete'] })
      expect([t.tries(skill), t.wasOffered('remarkable-athlete')]).toEqual([false, false])
    }
  })

  card('divine-intervention', 'counts as 17 on a skill without a roll', () => {
    const t = ivar([], { hand: ['divine-intervention'] })
    expect(t.tries('knowledge', 'divine-intervention')).toBe(true)
  })

  card('encore', 'after a skill two cards are drawn, for its card is Primary', () => {
    const t = ivar([11], { hand: ['encore'], deck: ['grit', 'hide', 'tumble'] })
    expect(t.tries('knowledge', 'encore')).toBe(true)
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'tumble'), t.card(0, 'hide')])
  })

  test.each(['Silver Tongue', 'Acrobatics', 'Thieves’ Tools', 'Reliable Talent'])(
    '%s [T-16.03]: not on an attack or a Move',
    (name) => {
      const slug = name.toLowerCase().replace('’', '').replace(' ', '-')
      const t = ivar(
        [2],
        { hand: [slug], primaries: ['outlander', 'long-road', 'mace'] },
        { 1: { at: '11,10' } },
      )
      t.plays(0, 'mace', 1)
      t.plays(0, 'long-road')
      expect(t.wasOffered(slug)).toBe(false)
    },
  )
})

describe('[C-6, C-7] what helps a skill from elsewhere', () => {
  card('bless', '+2 to skill rolls', () => {
    const t = ivar([9], { hand: ['bless'] })
    t.plays(0, 'bless', 0)
    expect(t.tries('knowledge')).toBe(true)
  })

  card('beacon-of-hope', 'skill rolls of the ally have advantage, those of others do not', () => {
    const t = ivar([2, 11], {}, { 2: { at: '14,10', hand: ['beacon-of-hope'] } })
    t.opens('turn', 0, 'beacon-of-hope', 0)
    expect(t.tries('knowledge')).toBe(true)
    const other = ivar([2], {}, { 2: { at: '14,10', hand: ['beacon-of-hope'] } })
    other.opens('turn', 0, 'beacon-of-hope', 2)
    expect(other.tries('knowledge')).toBe(false)
  })

  card('tashas-hideous-laughter', 'skill rolls of its target have disadvantage', () => {
    const t = ivar([9, 12, 2], {}, { 1: { at: '14,10', hand: ['tashas-hideous-laughter'] } })
    t.plays(1, 'tashas-hideous-laughter', 0)
    expect(t.tries('knowledge')).toBe(false)
  })

  card('peerless-lore', 'once a round a card makes a failed roll near by 3 better', () => {
    const lore: Role = { at: '16,10', primaries: ['peerless-lore'], hand: ['hide', 'tumble'] }
    const t = ivar([8, 5], {}, { 2: lore })
    expect(t.tries('knowledge', { do: 'yes' }, 'hide')).toBe(true)
    expect(t.state.heroes[2]?.hand).toEqual([t.card(2, 'tumble')])
    expect(promptsOf(t, 'discard')).toEqual([{ type: 'discard', left: 1, card: t.card(2, 'peerless-lore') }])
    expect(t.tries('athletics')).toBe(false) // 5 + 3 would pass: not twice a round
    expect(t.state.heroes[2]?.hand).toHaveLength(1)
  })

  card('peerless-lore', '+3 may be too little, and it works for its owner too', () => {
    const t = ivar([7], { primaries: ['outlander', 'peerless-lore'], hand: ['hide'] })
    expect(t.tries('knowledge', { do: 'yes' })).toBe(false)
    expect(t.state.heroes[0]?.hand).toEqual([])
  })

  test.each([
    ['farther than 6', { 2: { at: '17,10', primaries: ['peerless-lore'], hand: ['hide'] } }],
    ['with an empty hand', { 2: { at: '12,10', primaries: ['peerless-lore'] } }],
    ['of a rival', { 1: { at: '12,10', primaries: ['peerless-lore'], hand: ['hide'] } }],
  ])('Peerless Lore: nobody is asked %s', (_where, others: Readonly<Record<number, Role>>) => {
    const t = ivar([8], {}, others)
    expect(t.tries('knowledge')).toBe(false)
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
  })

  card('fast-hands', 'after a Move Action one attempt at −2 without an Action, once a turn', () => {
    const thief: Role = { primaries: ['outlander', 'long-road', 'fast-hands'] }
    const t = ivar([12], thief)
    t.plays(0, 'long-road', { do: 'yes' }, { do: 'skill', skill: 'savvy' })
    expect([t.progress(), t.state.turn?.actions]).toEqual([1, 1])
    t.plays(0, 'long-road')
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toHaveLength(1)
    const low = ivar([11], thief)
    low.plays(0, 'long-road', { do: 'yes' }, { do: 'skill', skill: 'savvy' })
    expect(low.progress()).toBe(0)
  })

  test('Fast Hands: not where nothing can be tried', () => {
    const t = ivar([], { at: '3,3', primaries: ['outlander', 'long-road', 'fast-hands'] })
    t.plays(0, 'long-road')
    expect(t.laid.asks.filter(({ prompt }) => prompt.type === 'may')).toEqual([])
  })

  card('mage-hand', 'a skill tried from afar has −2, and its card is no attack', () => {
    const hand = (die: number): number => {
      const t = trying({
        heroes: { 0: { at: '16,10', primaries: ['outlander'], hand: ['mage-hand'] } },
        rolls: [die],
      })
      t.plays(0, 'mage-hand', '10,10', { do: 'skill', skill: 'savvy' })
      expect(t.place(0)).toBe('16,10')
      return t.progress()
    }
    expect([hand(12), hand(11)]).toEqual([1, 0])
  })

  test('Mage Hand: nothing farther than 8, and no space without a token', () => {
    const t = trying({ heroes: { 0: { at: '19,10', primaries: ['outlander'], hand: ['mage-hand'] } } })
    expect(t.can(0, 'mage-hand')).toBe(false)
    const near = trying({ heroes: { 0: { at: '18,10', primaries: ['outlander'], hand: ['mage-hand'] } } })
    near.plays(0, 'mage-hand', '10,10')
    expect(near.spaces()).toEqual(['10,10'])
  })

  card('mage-hand-ii', 'a skill tried from afar has no −2', () => {
    const t = trying({
      heroes: { 0: { at: '16,10', primaries: ['outlander'], hand: ['mage-hand-ii'] } },
      rolls: [10],
    })
    t.plays(0, 'mage-hand-ii', '10,10', { do: 'skill', skill: 'savvy' })
    expect(t.progress()).toBe(1)
  })

  card('mage-hand-ii', '[T-38.05] with Mage Hand in the deck it is a Chain of a Move', () => {
    const role: Role = { at: '16,10', primaries: ['outlander', 'short-legs'], hand: ['mage-hand-ii'] }
    const t = trying({ heroes: { 0: role }, rolls: [10] })
    Object.assign(t.state.heroes[0] ?? {}, WITH_MAGE_HAND)
    t.plays(0, 'short-legs', 'mage-hand-ii', '10,10', { do: 'skill', skill: 'savvy' })
    expect([t.progress(), t.state.turn?.actions]).toEqual([1, 1])
  })

  test('Mage Hand II [T-38.05]: without Mage Hand in the deck it is no Chain', () => {
    const role: Role = { at: '16,10', primaries: ['outlander', 'short-legs'], hand: ['mage-hand-ii'] }
    const t = trying({ heroes: { 0: role } })
    Object.assign(t.state.heroes[0] ?? {}, { ...WITH_MAGE_HAND, character: BONNIE })
    t.plays(0, 'short-legs')
    expect(t.wasOffered('mage-hand-ii')).toBe(false)
  })
})
