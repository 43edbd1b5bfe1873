import { describe, expect, test } from 'vitest'
import { CARDS, HERO_CARDS, LASTINGS } from '../../content/catalog.ts'
import { CHARACTERS } from '../../content/characters.ts'
import { CLASSES } from '../../content/interactions.ts'
import { MONSTERS } from '../../content/monsters.ts'
import { SUBCLASSES } from '../../content/subclasses.ts'
import type { HeroCard } from '../../faces.ts'

/** How many cards of a tier a deck holds. */
function countIn(deck: string, tier: HeroCard['tier']): number {
  return HERO_CARDS.filter((card) => card.deck === deck && card.tier === tier).reduce(
    (sum, { copies }) => sum + copies,
    0,
  )
}

/** Primary cards, Tier 1 and Tier 2 of a deck. */
function arithmeticOf(deck: string): readonly number[] {
  return [countIn(deck, 'primary'), countIn(deck, 1), countIn(deck, 2)]
}

const RICH = ['battle-master', 'horde-breaker', 'divination']

describe('T-R80: deck arithmetic', () => {
  test.each(CLASSES.map(({ slug }) => slug))(
    '%s has 2 Primary cards, 8 of Tier 1 and 4 of Tier 2',
    (slug) => {
      expect(arithmeticOf(slug)).toEqual([2, 8, 4])
    },
  )

  test.each(SUBCLASSES.map(({ slug }) => slug))(
    '%s has 1 or 2 Primary cards, 3 of Tier 1 and 2 of Tier 2',
    (slug) => {
      expect(arithmeticOf(slug)).toEqual([RICH.includes(slug) ? 2 : 1, 3, 2])
    },
  )

  test.each(CHARACTERS.map(({ slug }) => slug))('%s has 2 or 3 Primary cards and 1 of Tier 1', (slug) => {
    expect(arithmeticOf(slug)).toEqual([slug === 'udayeen' ? 3 : 2, 1, 0])
  })

  test('there are 236 cards of Heroes in all (T-3.02)', () => {
    expect(HERO_CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(236)
  })
})

describe('T-3.02: the box', () => {
  const countOf = (kind: string): number => CARDS.filter((card) => card.kind === kind).length

  test('holds 10 Quests, 40 Events and 30 Loot cards', () => {
    expect([countOf('quest'), countOf('event'), countOf('loot')]).toEqual([10, 40, 30])
  })

  test('holds 4 Minions, 3 Elites and 4 Guardians', () => {
    const ranks = MONSTERS.map(({ rank }) => rank)
    const count = (wanted: string): number => ranks.filter((rank) => rank === wanted).length
    expect([count('minion'), count('elite'), count('guardian')]).toEqual([4, 3, 4])
  })

  test('T-R115: the Quests of a first game are no Advanced ones', () => {
    const first = ['monster-slayer', 'read-the-runes', 'the-dark-obelisk']
    const found = CARDS.filter(({ slug }) => first.includes(slug))
    expect(found.map((card) => card.kind === 'quest' && card.isAdvanced)).toEqual([false, false, false])
  })
})

describe('what must be there of each', () => {
  test('T-7.06: a Class has two Primary Attacks with two sides each, and nobody else has any', () => {
    const twoSided = HERO_CARDS.filter(({ action }) => (action?.attack?.tables.length ?? 0) > 1)
    for (const { slug } of CLASSES) expect(twoSided.filter(({ deck }) => deck === slug)).toHaveLength(2)
    expect(twoSided).toHaveLength(2 * CLASSES.length)
  })

  test('T-7.05: each Character has one skill card and one movement card', () => {
    for (const { slug } of CHARACTERS) {
      const types = HERO_CARDS.filter(({ deck }) => deck === slug).map(({ action }) => action?.type)
      expect(types.filter((type) => type === 'skill')).toHaveLength(1)
      expect(types.filter((type) => type === 'move')).toHaveLength(1)
    }
  })

  test('slugs of cards, of lasting effects and of Monsters are their own', () => {
    for (const list of [CARDS, LASTINGS, MONSTERS]) {
      const slugs = list.map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
    }
  })

  test('T-6.12: every recommended build exists', () => {
    for (const { slug, build } of CLASSES) {
      expect(SUBCLASSES.find((one) => one.slug === build[0])?.heroClass).toBe(slug)
      expect(CHARACTERS.map((one) => one.slug)).toContain(build[1])
    }
  })
})
