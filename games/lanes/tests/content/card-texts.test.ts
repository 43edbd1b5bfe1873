import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { CATALOG, FACES } from '../../game.ts'

/** One line a card or node: what it is, how often, where from, and its text. */
function lineOf({ name, slug, kind, copies, from, facts, text }: (typeof CATALOG)[number]): string {
  const about = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)
  return `${name} (${slug}): ${kind}, ${about.join(', ')}; ${copies} x, ${from}\n  ${text}\n`
}

test('the text of every card is the one in card-texts.txt; `npx vitest run <this file> -u` writes it anew', async () => {
  await expect(CATALOG.map(lineOf).join('')).toMatchFileSnapshot('../card-texts.txt')
})

test('every card has a name of its own', () => {
  expect(new Set(FACES.map((face) => face.name)).size).toBe(FACES.length)
})

test('the sets are as large as the booklet says', () => {
  const count = (of: string, kind: string): number =>
    CATALOG.filter((face) => face.facts.class === of && face.kind === kind).length
  const kinds = ['unit', 'unit upgrade', 'spell', 'spell upgrade', 'node']
  expect(kinds.map((kind) => count('paladin', kind))).toEqual([4, 4, 9, 0, 12])
  expect(kinds.map((kind) => count('warlock', kind))).toEqual([5, 2, 9, 9, 12])
  expect(kinds.map((kind) => count('elementalist', kind))).toEqual([0, 0, 10, 0, 12])
})

test('the rules page tells every card and node with its text and origin', () => {
  const page = readFileSync(new URL('../../../../docs/rules/lanes.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  const missing = CATALOG.filter(({ name, text, kind, from }) => {
    const origin = kind === 'node' ? '' : `| ${from} |`
    return !rows.some((row) => row.endsWith(`| ${text} |`) && row.includes(name) && row.includes(origin))
  })
  expect(missing.map(({ name, text }) => `${name} … | ${text} |`)).toEqual([])
})
