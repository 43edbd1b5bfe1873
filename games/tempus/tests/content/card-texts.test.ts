import { expect, test } from 'vitest'
import { CATALOG } from '../../content/catalog.ts'

/** One line a card: what it is, where from, and its text. */
function lineOf({ name, slug, kind, from, copies, facts, text }: (typeof CATALOG)[number]): string {
  const about = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)
  return `${name} (${slug}): ${kind} x${copies}, ${about.join(', ')}; ${from}\n  ${text}\n`
}

test('the text of every card is the one in card-texts.txt; `npx vitest run <this file> -u` writes it anew', async () => {
  await expect(CATALOG.map(lineOf).join('')).toMatchFileSnapshot('../card-texts.txt')
})

test('every card has a text, but for movement cards without a gift of their own', () => {
  expect(CATALOG.filter(({ text }) => text === '')).toEqual([])
})
