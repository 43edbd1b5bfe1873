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

test('every card has a name of its own', () => {
  expect(new Set(CATALOG.map((face) => face.name)).size).toBe(CATALOG.length)
})
