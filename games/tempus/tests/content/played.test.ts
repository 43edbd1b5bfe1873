import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARDS, CATALOG } from '../../content/catalog.ts'

/** Every slug that a test in this folder plays by `card('slug', …)`, or by a row of a table of attacks. */
function played(): ReadonlySet<string> {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  )
  const slugs = files.flatMap((name) =>
    [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/^ *(?:card|attack|skills)\(\s*'([^']+)'/gmu),
    ].map(([, slug]) => slug ?? ''),
  )
  return new Set(slugs)
}

describe('tests of cards', () => {
  test('there is one for every card of the catalog that plays it', () => {
    const done = played()
    const without = CARDS.filter(({ kind, slug }) => kind !== 'quest' && !done.has(slug))
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('none is for a card that the catalog does not have', () => {
    const slugs = CATALOG.map(({ slug }) => slug)
    expect([...played()].filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
