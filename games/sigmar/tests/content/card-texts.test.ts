import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'

/** One line a card: what it is, how often, where from, and its text. */
function lineOf({ name, slug, kind, copies, from, facts, text }: (typeof CATALOG)[number]): string {
  const about = Object.values(facts).join(', ')
  return `${name} (${slug}): ${kind}${about && `, ${about}`}; ${copies} x, ${from}\n  ${text}\n`
}

test('the text of every card is the one in card-texts.txt; `npx vitest run <this file> -u` writes it anew', async () => {
  await expect(CATALOG.map(lineOf).join('')).toMatchFileSnapshot('../card-texts.txt')
})

test('36 Trials, 12 Action Cards, 20 Fate Cards and 8 Champions, each with a name, a text and an origin', () => {
  expect(CATALOG).toHaveLength(36 + 12 + 20 + 8)
  expect(new Set(CATALOG.map((face) => face.slug)).size).toBe(CATALOG.length)
  expect(new Set(CATALOG.map((face) => face.name)).size).toBe(CATALOG.length)
  for (const { name, text, from, copies } of CATALOG) {
    expect(name.length).toBeGreaterThan(2)
    expect(text).toMatch(/^[A-Z+].*\.$/)
    expect(['printed', 'house']).toContain(from)
    expect(copies).toBeGreaterThan(0)
  }
})

test('the decks hold 54 Action Cards, 36 Trials and 24 Fate Cards', () => {
  const of = (...kinds: readonly string[]): number =>
    CATALOG.filter((face) => kinds.includes(face.kind)).reduce((sum, face) => sum + face.copies, 0)
  expect(of('boost', 'lower', 'block', 'heal', 'teleport')).toBe(54)
  expect([of('trial'), of('fate'), of('champion')]).toEqual([36, 24, 8])
})
