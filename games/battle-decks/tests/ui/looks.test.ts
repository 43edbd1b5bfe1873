import { readFileSync } from 'node:fs'
import { battleDecks, CARDS, CATALOG } from '@trialhall/game-battle-decks'
import { lookLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { ABILITIES, abilityShape } from '../../ui/abilities.ts'
import { ABILITY_GLYPHS, BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { GROUPS } from '../../ui/groups.ts'
import { familyOf, lookOf } from '../../ui/looks.ts'
import { ABILITY_KIND_RULES, ABILITY_RULES, CARD_RULES, OTHER_RULES, ruleOf } from '../../ui/rule-of.ts'
import { lay } from '../lay.ts'

const PAGE = readFileSync(new URL('../../../../docs/rules/battle-decks.md', import.meta.url), 'utf8')

const glyphs: Readonly<Record<string, string>> = CARD_GLYPHS

lookLaws({
  game: battleDecks,
  lookOf,
  glyphs: {
    cards: Object.fromEntries(CARDS.map((card) => [card.slug, glyphs[familyOf(card)] ?? ''])),
    board: { ...BOARD_GLYPHS, ...ABILITY_GLYPHS },
    shapes: SHAPES,
  },
  rules: {
    cards: CARD_RULES,
    others: [OTHER_RULES, ABILITY_KIND_RULES, ABILITY_RULES].flatMap((rules) => Object.values(rules)),
  },
  page: PAGE,
})

describe('the tip of an ability', () => {
  const clauseOf = (slug: string): string | undefined =>
    ruleOf({ kind: 'ability', id: slug }, lay({}).A.view)?.id

  test('names the clause that the rules page gives it', () => {
    const named = [...PAGE.matchAll(/^- \*\*(B-[\d.]+)\*\* \*\*([^*]+)\*\* \(/gmu)]
    expect(named.length).toBeGreaterThanOrEqual(3)
    for (const [, clause, name] of named) {
      const ability = [...ABILITIES.values()].find((one) => one.name === name)
      expect([name, clauseOf(ability?.slug ?? '')]).toEqual([name, clause])
    }
    expect(clauseOf('guard')).toBe('B-14.3')
  })

  test('names the clause of its kind where it has none of its own', () => {
    expect(['pack', 'field-works', 'howl'].map(clauseOf)).toEqual(['B-12.2', 'B-12.3', 'B-12.5'])
    expect([...ABILITIES.keys()].filter((slug) => clauseOf(slug) === undefined)).toEqual([])
    expect(clauseOf('no-such')).toBeUndefined()
  })

  test('no clause is given for what is no ability', () => {
    expect(Object.keys(ABILITY_RULES).filter((slug) => !ABILITIES.has(slug))).toEqual([])
  })
})

describe('glyphs', () => {
  test('every name without its rank has one, and none is left over', () => {
    expect(new Set(Object.keys(glyphs))).toEqual(new Set(CARDS.map(familyOf)))
  })

  test('every ability has one, and none is left over', () => {
    expect(new Set(Object.keys(ABILITY_GLYPHS))).toEqual(new Set(ABILITIES.keys()))
    expect([...ABILITIES.keys()].filter((slug) => abilityShape(slug) === '')).toEqual([])
  })

  test('only Ambush looks the same in both decks', () => {
    const names = Object.values(glyphs)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([glyphs['ambush-b']])
  })
})

describe('looks', () => {
  test('a card of a deck shows its playing card in the corner', () => {
    const signs = ['her-royal-guard-k', 'liquid-fire-7', 'ambush-p-q', 'wolf-pack-10'].map((slug) => {
      const face = CATALOG.find((one) => one.slug === slug)
      return face && lookOf(face).left
    })
    expect(signs).toEqual([
      { text: 'K♥\uFE0E', means: 'King of Hearts' },
      { text: '7♠\uFE0E', means: '7 of Spades' },
      { text: 'Q♣\uFE0E', means: 'Queen of Clubs' },
      { text: '10♦\uFE0E', means: '10 of Diamonds' },
    ])
  })

  const textOf = (slug: string): string => {
    const face = CATALOG.find((one) => one.slug === slug)
    return face ? lookOf(face).text : ''
  }

  test('what fights shows its numbers, what it is, and each ability on a line of its own', () => {
    expect(textOf('dire-wolf').split('\n')).toEqual([
      'DEF 7 · ATK 4 · DMG 3',
      'Beast',
      expect.stringMatching(/^Spot: /),
      expect.stringMatching(/^Howl\*: /),
    ])
    expect(textOf('airship-pirates')).toMatch(/^ATK 4 · DMG 5\nHuman · Flyer · Gunner · Rogue\n/)
  })

  test('an event says when it can be played', () => {
    expect(textOf('providence-3')).toMatch(/\nPlayable when a die lies there\.$/)
    expect(textOf('ambush-b-k')).toMatch(/\nPlayable at any moment, except when a die lies there\.$/)
    expect(textOf('panic-5')).toMatch(/, except when somebody is about to act and when a die lies there\.$/)
  })
})

describe('the gallery', () => {
  test('shows every card in one group, decks apart', () => {
    const sizes = GROUPS.map(({ title, kinds, holds }) => {
      const faces = CATALOG.filter((face) => kinds.includes(face.kind) && (holds?.(face) ?? true))
      return [title, faces.length]
    })
    expect(Object.fromEntries(sizes)).toEqual({
      Heroes: 6,
      'Reinforcements of Britannia': 26,
      'Reinforcements of Prussia': 26,
      'Equipment of Britannia': 13,
      'Equipment of Prussia': 13,
      'Events of Britannia': 13,
      'Events of Prussia': 13,
      Equalizers: 4,
    })
  })
})
