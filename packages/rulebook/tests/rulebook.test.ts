import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf, parseRulebook, searchRulebook } from '../src/index.ts'

const SMALL = `# The Small Game: the rules

Told in our own words.
Still the same paragraph.

## In brief

1. **Draw.** Take one card.
2. **Play.** Or not.

## 1. Objective

- **X-1.1** Two play with \`cards\`; the most *Glory* wins. (X-R1)
- **X-1.2** A card is played
  on its owner's turn.

## Rulings

### Setup

- **X-R1 — First player.** The youngest begins. Why: somebody must.

## Printed facts

| Id | Fact |
|---|---|
| X-F1 | 2 players |

## Content

| Card | Copies |
|---|---:|
| Éowyn \\| Shield | 2 |

## Scenarios

| Id | Covers | Given | When | Then |
|---|---|---|---|---|
| X-T1 | X-1.1 | no cards | A plays | nothing |

## Glossary

- **Glory** — What wins. See X-1.1.
`

describe('a rulebook', () => {
  const book = parseRulebook(SMALL)

  test('has a title, an introduction and its chapters in order', () => {
    expect(book.title).toBe('The Small Game: the rules')
    expect(book.intro).toEqual(['Told in our own words. Still the same paragraph.'])
    expect(book.sections.map((section) => [section.id, section.level])).toEqual([
      ['in-brief', 2],
      ['1-objective', 2],
      ['rulings', 2],
      ['setup', 3],
      ['printed-facts', 2],
      ['content', 2],
      ['scenarios', 2],
      ['glossary', 2],
    ])
    expect(book.counts).toEqual({ clauses: 2, rulings: 1, facts: 1, scenarios: 1, terms: 1 })
  })

  test('gives clauses, rulings, facts, scenarios and terms their ids, texts and references', () => {
    expect(entryOf(book, 'x-1.1')).toEqual({
      id: 'X-1.1',
      kind: 'clause',
      text: 'Two play with cards; the most Glory wins. (X-R1)',
      refs: ['X-R1'],
    })
    expect(entryOf(book, 'X-1.2')?.text).toBe("A card is played on its owner's turn.")
    expect(entryOf(book, 'X-R1')).toMatchObject({ kind: 'ruling', title: 'First player' })
    expect(entryOf(book, 'X-F1')).toMatchObject({ kind: 'fact', text: '2 players' })
    expect(entryOf(book, 'X-T1')).toMatchObject({
      kind: 'scenario',
      title: 'X-1.1',
      text: 'Given: no cards. When: A plays. Then: nothing.',
    })
    expect(book.glossary).toEqual([{ id: 'term-glory', term: 'Glory', text: 'What wins. See X-1.1.' }])
  })

  test('keeps the numbers of a list', () => {
    const items = book.sections[0]?.entries ?? []
    expect(items.map((item) => [item.kind, item.number, item.text])).toEqual([
      ['item', 1, 'Draw. Take one card.'],
      ['item', 2, 'Play. Or not.'],
    ])
  })

  test('keeps other tables whole, with escaped bars', () => {
    const table = book.sections.find((section) => section.id === 'content')?.entries[0]
    expect(table?.rows).toEqual([
      ['Card', 'Copies'],
      ['Éowyn | Shield', '2'],
    ])
  })

  test('keeps a drawing as it is drawn, and lets no search find it', () => {
    const drawn = parseRulebook('# T\n\n## Map\n\n```\n+---+\n|. o|\n\n# - **X-1.1** no\n```\n\nA pillar.\n')
    const [map, text] = drawn.sections[0]?.entries ?? []
    expect(map).toEqual({
      id: 'map-1',
      kind: 'drawing',
      text: '',
      refs: [],
      lines: ['+---+', '|. o|', '', '# - **X-1.1** no'],
    })
    expect(text).toMatchObject({ id: 'map-2', kind: 'paragraph', text: 'A pillar.' })
    expect(searchRulebook(drawn, 'o').map((found) => found.entry.id)).toEqual([])
  })

  test('a drawing that nothing ends goes on to the end of the page', () => {
    const [map] = parseRulebook('# T\r\n## Map\r\n```\r\n#.\r\n.#').sections[0]?.entries ?? []
    expect(map?.lines).toEqual(['#.', '.#'])
  })

  test('gives sections of the same name different ids', () => {
    const twice = parseRulebook('# T\n## Cards\n## Cards\n## Cards\n')
    expect(twice.sections.map((section) => section.id)).toEqual(['cards', 'cards--2', 'cards--3'])
  })
})

describe('a search', () => {
  const book = parseRulebook(SMALL)
  const ids = (words: string): string[] => searchRulebook(book, words).map((found) => found.entry.id)

  test('finds an id first, a title before a text, and only entries that hold every word', () => {
    expect(ids('x-r1')[0]).toBe('X-R1')
    expect(ids('glory')).toEqual(['term-glory', 'X-1.1'])
    expect(ids('first player')).toEqual(['X-R1'])
    expect(ids('glory youngest')).toEqual([])
  })

  test('does not care for case, accents or typographic quotes', () => {
    expect(ids('EOWYN')).toEqual(['content-1'])
    expect(ids('owner’s')).toEqual(['X-1.2'])
  })

  test('finds nothing without words', () => {
    expect(ids('   ')).toEqual([])
  })
})

test('any text at all is a rulebook, and any words may be looked for', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('# T', '## A', '- **X-1.1** a', '| a | b |', '|---|---|', '```', '- **X-R1 — b.** c'),
  )
  fc.assert(
    fc.property(fc.array(line), fc.string(), (lines, words) => {
      const book = parseRulebook(lines.join('\n'))
      const all = new Set(book.sections.flatMap((section) => section.entries))
      expect(searchRulebook(book, words).every((found) => all.has(found.entry))).toBe(true)
    }),
  )
})

test.each([
  ['sigmar', 'S'],
  ['lanes', 'L'],
  ['eldar', 'E'],
  ['battle-decks', 'B'],
  ['tempus', 'T'],
])('every rule of %s is read: no id is lost, no mark-up is left', (game, letter) => {
  const markdown = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const book = parseRulebook(markdown)
  const entries = book.sections.flatMap((section) => section.entries)
  const ids = entries.map((one) => one.id)
  expect(new Set(ids).size).toBe(ids.length)
  const inText = [...markdown.matchAll(/^(?:- \*\*|\| )([SLEBT]-[A-Z0-9]*[\d.]+)/gm)].map((match) => match[1])
  expect(ids.filter((id) => id.startsWith(`${letter}-`))).toEqual(inText)
  expect(entries.filter((one) => /\*\*|`/.test(`${one.title ?? ''}${one.text}`))).toEqual([])
  const known = new Set(ids)
  expect(entries.flatMap((one) => one.refs).filter((ref) => !known.has(ref))).toEqual([])
  expect(book.glossary.length).toBeGreaterThan(15)
})

test('of a table a search finds the rows that hold the words, and all where the words stand above them', () => {
  const book = parseRulebook(
    '# Rules\n\n## Heroes\n\n| Hero | Gift |\n|---|---|\n| Ana | duels |\n| Bo | rests |\n',
  )
  const rows = (words: string): unknown => searchRulebook(book, words)[0]?.entry.rows
  expect(rows('bo')).toEqual([
    ['Hero', 'Gift'],
    ['Bo', 'rests'],
  ])
  expect(rows('heroes')).toHaveLength(3)
})
