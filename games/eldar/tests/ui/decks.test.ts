import { CATALOG, eldar } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import type { Deck, DeckChart } from '@trialhall/table-ui'
import { deckLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { eldarDecks as kit } from '../../ui/decks/index.ts'

function sample(slug: string, rules: Deck['rules'] = {}): Deck {
  const found = kit.samples.find((one) => one.slug === slug)
  if (!found) throw new Error(`There is no sample ${slug}.`)
  return { name: found.name, rules, cards: found.cardsFor(rules) }
}

function withCards(deck: Deck, change: Readonly<Record<string, number>>): Deck {
  const cards = Object.entries({ ...deck.cards, ...change }).filter(([, count]) => count > 0)
  return { ...deck, cards: Object.fromEntries(cards) }
}

function face(slug: string): CardFace {
  const found = CATALOG.find((one) => one.slug === slug)
  if (!found) throw new Error(`There is no card ${slug}.`)
  return found
}

/** The rules that are not kept: name, clause, state and what is said. */
function trouble(deck: Deck): string[] {
  return kit
    .report(deck)
    .filter(({ state }) => state !== 'kept')
    .map(({ name, rule, state, says }) => `${name} ${rule.id} ${state}: ${says.join(' ')}`)
}

function chart(deck: Deck, id: string): DeckChart {
  const found = kit.charts(deck).find((one) => one.id === id)
  if (!found) throw new Error(`There is no chart ${id}.`)
  return found
}

function bars(deck: Deck, id: string): Record<string, number> {
  return Object.fromEntries(chart(deck, id).bars.map(({ label, count }) => [label, count]))
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

const AGGRO = sample('bloodied-aggro')

deckLaws({ game: eldar, kit })

describe('the rules of building', () => {
  test('[E-2.01] a card too few is still to be filled, a card too many is broken', () => {
    expect(trouble(withCards(AGGRO, { shockwave: 1 }))).toEqual([
      'Deck size E-2.01 open: 29 cards of 30: 1 more.',
    ])
    expect(trouble(withCards(AGGRO, { wallop: 1 }))).toEqual([
      'Deck size E-2.01 broken: 31 cards; 1 too many, exactly 30 are needed.',
    ])
  })

  test('[E-2.02] [E-2.03] wrong classes and a third copy are named with the card', () => {
    const deck = withCards(AGGRO, { 'great-cleave': 3, shockwave: 0, fixate: 1 })
    expect(trouble(deck)).toEqual([
      'Copies E-2.03 broken: 3 copies of Great Cleave; at most 2 are allowed.',
      'Classes E-2.02 broken: Fixate is a Mage card; this deck may hold Warrior and Paladin cards.',
    ])
    expect(kit.report(deck).flatMap(({ slugs }) => slugs)).toEqual(['great-cleave', 'fixate'])
  })

  test('[E-2.05] [E-1.01] a Hero twice, none and three', () => {
    expect(trouble(withCards(AGGRO, { yuri: 2, isra: 0 }))).toEqual([
      'Different Heroes E-2.05 broken: A team cannot have Yuri, Fist of the Brine twice.',
      expect.stringMatching(/^Classes/),
    ])
    expect(trouble(withCards(AGGRO, { yuri: 0, isra: 0 }))).toEqual(['Team E-1.01 open: 2 Heroes to choose.'])
    expect(trouble(withCards(AGGRO, { mei: 1 }))[0]).toMatch(/^Team E-1\.01 broken: The list names 3 Heroes/)
  })

  test('[E-36.02] a Mini-Match has one Hero and cards of one class more', () => {
    const mini = sample('affliction-attrition', { format: 'mini' })
    expect(trouble(mini)).toEqual([])
    expect(kit.isAllowed(mini, face('eavesdrop'))).toBe(true)
    expect(kit.isAllowed(mini, face('wallop'))).toBe(false)
    expect(kit.rulesName(mini.rules)).toBe('Mini-Match')
  })

  test('[E-37.02] Freestyle takes what it was set to', () => {
    const rules = { format: 'freestyle', heroes: 3, anyClass: true, deckSize: 40 }
    const deck = sample('turbo-focus', rules)
    expect(kit.parts.map(({ size }) => size(rules))).toEqual([3, 40])
    expect(trouble(deck)).toEqual([])
    expect(kit.isAllowed(deck, face('wallop'))).toBe(true)
    expect(kit.parts.map(({ size }) => size({ ...rules, format: 'standard' }))).toEqual([2, 30])
  })

  test('cards of the Heroes’ classes may join, all may while there is no Hero', () => {
    expect(kit.isAllowed(AGGRO, face('wallop'))).toBe(true)
    expect(kit.isAllowed(AGGRO, face('fixate'))).toBe(false)
    expect(kit.isAllowed({ ...AGGRO, cards: {} }, face('fixate'))).toBe(true)
    expect(kit.isAllowed(AGGRO, face('mei'))).toBe(true)
    expect([kit.mostOf(face('mei')).copies, kit.mostOf(face('fixate')).copies]).toEqual([1, 2])
  })
})

describe('filters', () => {
  function found(filter: string, value: string): string[] {
    const by = kit.filters.find(({ id }) => id === filter)
    return CATALOG.filter((one) => by?.valuesOf(one).includes(value)).map(({ slug }) => slug)
  }

  test('they find by class, cost, speed, status, attribute and keyword', () => {
    expect(found('class', 'mage')).toHaveLength(18)
    expect(found('cost', 'X')).toContain('unravel')
    expect(found('cost', 'none')).toContain('quickshot-crossbow')
    expect(found('speed', 'fast')).toContain('quickshot-crossbow')
    expect(found('speed', 'slow')).not.toContain('uncanny-dodge')
    expect(found('status', 'dazed')).toContain('seeing-stars')
    expect(found('attribute', 'Wisdom')).toContain('arm-of-the-deep')
    expect(found('keyword', 'Negate')).toEqual(
      expect.arrayContaining(['mislead', 'fade-into-shadow', 'uncanny-dodge', 'unravel', 'giana']),
    )
    expect(found('keyword', 'Injury')).toContain('festering-wound')
  })
})

describe('charts', () => {
  test('the curve counts action cards by cost, and equipment beside them', () => {
    const { Equip, ...costs } = bars(AGGRO, 'curve')
    expect([Equip, total(costs)]).toEqual([10, 20])
    expect(chart(AGGRO, 'curve').remark).toMatch(/^Action cards cost \d\.\d Focus on average\.$/)
    const dear = CATALOG.filter(({ facts }) => facts.focus === 4).map(({ slug }) => slug)
    expect(bars({ ...AGGRO, cards: Object.fromEntries(dear.map((slug) => [slug, 2])) }, 'curve')['4']).toBe(
      2 * dear.length,
    )
    expect(chart({ ...AGGRO, cards: {} }, 'curve').remark).toBeUndefined()
  })

  test('types, classes and stamina add up to the deck', () => {
    expect(bars(AGGRO, 'types')).toEqual({ Equipment: 10, Command: 16, Support: 2, Affliction: 2 })
    expect(bars(AGGRO, 'classes')).toEqual({ Warrior: 18, Paladin: 12 })
    expect(total(bars(AGGRO, 'stamina'))).toBe(20)
  })

  test('attributes stand beside what the Heroes have, and a missing one is said', () => {
    expect(chart(AGGRO, 'attributes').bars[0]).toMatchObject({
      label: 'Power',
      note: expect.stringMatching(/^Yuri \d, Isra \d$/),
    })
    expect(chart(AGGRO, 'attributes').remark).toBeUndefined()
    const odd = withCards(AGGRO, { 'surgical-strike': 1 })
    expect(chart(odd, 'attributes').remark).toBe(
      'No Hero of this team has Skill, which some cards count with.',
    )
  })
})

describe('looks', () => {
  test('a card says its price, its class, its type and its speed', () => {
    expect(kit.samples.map(({ about = '' }) => about).filter((about) => !/^[A-Z].*\.$/.test(about))).toEqual(
      [],
    )
    expect(kit.lookOf(face('unravel'))).toMatchObject({
      price: 'X',
      priceSays: 'costs X Focus',
      line: 'Artificer · Command · Fast',
      dye: 'green',
    })
    expect(kit.lookOf(face('festering-wound')).line).toMatch(/^Thief · Injury \d, affliction · Slow/)
    expect(kit.lookOf(face('yuri')).line).toMatch(/^Warrior · \d+ HP · Power \d$/)
    expect(kit.lookOf(face('akhir-greataxe'))).toMatchObject({ price: '', line: 'Warrior · Equipment' })
  })

  test('lists are sorted by kind, then cost, then name', () => {
    const slugs = CATALOG.filter(({ slug }) => AGGRO.cards[slug])
      .toSorted(kit.compare)
      .map(({ slug }) => slug)
    expect(slugs.slice(0, 3)).toEqual(['yuri', 'isra', 'akhir-greataxe'])
    const costs = slugs.map((slug) => face(slug)).filter(({ kind }) => kind === 'command')
    expect(costs.map(({ facts }) => facts.focus)).toEqual(costs.map(({ facts }) => facts.focus).toSorted())
  })
})

describe('reading', () => {
  test('a bad list gets every fault with its line, its card, its rule and near names', () => {
    const { cards, faults } = kit.read('Yuri\nIsra\n3 Great Cleave\n2 Fixate\n1 Graet Cleave', {})
    expect(faults.map(({ line, slug, near, rule }) => [line, slug, near, rule.id])).toEqual([
      [3, 'great-cleave', [], 'E-2.03'],
      [4, 'fixate', [], 'E-2.02'],
      [5, '', ['Great Cleave'], 'E-2.01'],
      [0, '', [], 'E-2.01'],
    ])
    expect(cards).toEqual({ yuri: 1, isra: 1, 'great-cleave': 3, fixate: 2 })
  })

  test('what is no text at all is one fault and no card', () => {
    const { cards, faults } = kit.read('\u0000\u0001PNG', {})
    expect(cards).toEqual({})
    expect(faults[0]?.message).toMatch(/not text/)
  })
})
