import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'

/** One line a card: what it is, where from, and its text. */
function lineOf({ name, slug, kind, from, facts, text }: (typeof CATALOG)[number]): string {
  const about = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)
  return `${name} (${slug}): ${kind}, ${about.join(', ')}; ${from}\n  ${text}\n`
}

test('the text of every card is the one in card-texts.txt; `npx vitest run <this file> -u` writes it anew', async () => {
  await expect(CATALOG.map(lineOf).join('')).toMatchFileSnapshot('../card-texts.txt')
})

test('every card has a slug of its own and a text', () => {
  expect(new Set(CATALOG.map(({ slug }) => slug)).size).toBe(CATALOG.length)
  expect(CATALOG.filter(({ text }) => text === '')).toEqual([])
})
