import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARDS, CATALOG } from '../../content/catalog.ts'
import { MONSTERS } from '../../content/monsters.ts'

/** All tests of a folder and of those in it, as one text. */
function testsIn(folder: string): string {
  const url = new URL(folder, import.meta.url)
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8'))
    .join('\n')
}

/** What these functions are called with first, at the start of a line. */
function calledWith(text: string, ...functions: readonly string[]): ReadonlySet<string> {
  const calls = text.matchAll(new RegExp(String.raw`^ *(?:${functions.join('|')})\(\s*'([^']+)'`, 'gmu'))
  return new Set([...calls].map(([, slug]) => slug ?? ''))
}

const HERE = testsIn('./')
/** Cards that a test of this folder plays; `card` makes sure that the test fails where the card is blank. */
const PLAYED = calledWith(HERE, 'card', 'attack', 'skills')

describe('[T-3.02] every card is played by a test', () => {
  test('Heroes, Events and Loot: one that fails where the card is blank', () => {
    const without = CARDS.filter(({ kind, slug }) => kind !== 'quest' && !PLAYED.has(slug))
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('Quests: one that has it in the Trial', () => {
    const quests = testsIn('../rules/quests/')
    const without = CARDS.filter(({ kind, slug }) => kind === 'quest' && !quests.includes(`'${slug}'`))
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('Monsters: one that reads a table of its script', () => {
    const struck = calledWith(HERE, 'monster')
    expect(MONSTERS.filter(({ slug }) => !struck.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  test('none is for a card that the catalog does not have', () => {
    const slugs = CATALOG.map(({ slug }) => slug)
    expect([...PLAYED].filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
