import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOG, FACES, sayAbility, sayLines } from '../../game.ts'
import { following, joined } from '../../texts/grammar.ts'

/** One line a card: what it is, where from, and its text. */
function lineOf({ name, slug, kind, from, facts, text }: (typeof CATALOG)[number]): string {
  return `${name} (${slug}): ${kind}, ${Object.values(facts).join(', ')}; ${from}\n  ${text}\n`
}

test('the text of every card is the one in card-texts.txt; `npx vitest run <this file> -u` writes it anew', async () => {
  await expect(CATALOG.map(lineOf).join('')).toMatchFileSnapshot('../card-texts.txt')
})

test('every card has a name of its own, and what is printed of it', () => {
  expect(new Set(CATALOG.map((face) => face.name)).size).toBe(CATALOG.length)
  expect(CATALOG.filter(({ facts }) => facts.printed === '')).toEqual([])
})

test('every equipment has an action, every support and affliction an ability, every affliction a way out', () => {
  const kindsOf = (kind: string): string[][] =>
    FACES.filter((face) => face.kind === kind).map(({ abilities }) =>
      abilities.map((ability) => ability.kind),
    )
  expect(kindsOf('equipment').every((kinds) => kinds.includes('action'))).toBe(true)
  expect(kindsOf('support').every((kinds) => kinds.some((one) => one !== 'action'))).toBe(true)
  expect(kindsOf('affliction').every((kinds) => kinds.some((one) => one !== 'action'))).toBe(true)
  const exits = FACES.filter(({ kind }) => kind === 'affliction').map(({ abilities }) =>
    abilities.map(sayAbility).join(' '),
  )
  expect(exits.every((text) => /destroy|sacrifice/i.test(text))).toBe(true)
})

test('clauses are joined so that it is clear who does what', () => {
  expect(joined(['draw a card'])).toBe('draw a card')
  expect(joined(['refresh this Hero', 'draw a card'])).toBe('refresh this Hero and draw a card')
  expect(joined(['deal 2 damage to target enemy', 'it becomes Dazed'])).toBe(
    'deal 2 damage to target enemy, and it becomes Dazed',
  )
  expect(joined(['target ally gains 1 Focus', 'it becomes Alert'])).toBe(
    'target ally gains 1 Focus and becomes Alert',
  )
  expect(joined(['this Hero becomes refreshed', 'it becomes Alert'])).toBe(
    'this Hero becomes refreshed and Alert',
  )
})

test('the Hero of a condition is not named again right after it, and another one is', () => {
  expect(following('this Hero is bloodied', 'this Hero loses 1 HP')).toBe('it loses 1 HP')
  expect(following('this Hero is bloodied', 'this Hero')).toBe('it')
  expect(following('this Hero is bloodied', "this Hero's HP")).toBe("this Hero's HP")
  expect(following('an enemy is bloodied', 'this Hero')).toBe('this Hero')
})

test('on a drawn card each ability has a line, and the price is left to its corner', () => {
  const linesOf = (slug: string): string[] =>
    sayLines(FACES[CATALOG.findIndex((face) => face.slug === slug)] as (typeof FACES)[number]).split('\n')
  expect(linesOf('wallop')).toEqual([
    'Deal Power + 1 damage to target enemy. If it is debuffed, it loses 1 Focus.',
  ])
  expect(linesOf('hunters-mark')).toEqual([
    'Curse. This Hero is Marked.',
    "Lose the Trail (Slow, 1 Focus, exhaust): Destroy Hunter's Mark.",
  ])
  expect(linesOf('festering-wound')).toEqual(['Injury 3. At start of round, this Hero loses 1 HP.'])
})

test('the rules page tells every card and Hero with its text and what is printed of it', () => {
  const page = readFileSync(new URL('../../../../docs/rules/eldar.md', import.meta.url), 'utf8')
  const rowOf = ({ name, text, kind, facts: f }: (typeof CATALOG)[number]): string =>
    kind === 'hero'
      ? `| ${name} | ${f.class} | ${f.power}, ${f.skill}, ${f.wisdom} | ${f.hp} | ${text} |`
      : `| ${name} | ${kind} | ${text} | ${f.printed} |`
  expect(CATALOG.map(rowOf).filter((row) => !page.includes(row))).toEqual([])
})
