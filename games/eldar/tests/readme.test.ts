import { readFileSync } from 'node:fs'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { eldar } from '../game.ts'
import { cardsIn, countersOf, hero, kitOf, statuses } from './lay.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '{}') as Readonly<
  Record<string, unknown>
>

test('the example of the README is accepted and means what it says', () => {
  const t = scene(eldar, {
    seed: 1,
    position: example,
    options: { decks: ['bloodied-aggro', 'affliction-attrition'] },
  })
  expect(t.state).toMatchObject({ round: 3, initiative: 1, yielded: 0, step: 'main' })
  expect([hero(t, 'yuri').hp, hero(t, 'yuri').focus, kitOf(t, 'yuri')]).toEqual([
    9,
    2,
    ['bloodlust', null, 'pendant-of-rising-fury'],
  ])
  expect([statuses(t, 'yuri'), countersOf(t, 'yuri', 'equipment'), hero(t, 'yuri').used.length]).toEqual([
    ['invigorated', 'marked'],
    2,
    1,
  ])
  expect([
    hero(t, 'isra').isDown,
    hero(t, 'giana').isRefreshed,
    countersOf(t, 'giana', 'affliction'),
  ]).toEqual([true, false, 1])
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard'), cardsIn(t, 0, 'deck')]).toEqual([
    ['flash', 'wallop'],
    ['fixate'],
    ['great-cleave', 'shockwave'],
  ])
})

/** Every field name of the example, at any depth. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    name,
    ...(name === 'attributes' ? [] : fieldsIn(part)),
  ])
}

test('the example of the README shows every field, and the tables explain each', () => {
  const section = readme.slice(readme.indexOf('## Positions'))
  const cells = section.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  const documented = cells.flatMap((cell) => cell.match(/\w+/g) ?? [])
  expect([...new Set(fieldsIn(example))].toSorted()).toEqual(documented.toSorted())
})

test('the card of the README has the text that the README says', () => {
  const wallop = eldar.catalog.find(({ slug }) => slug === 'wallop')?.text ?? ''
  expect(readme.replace(/\s+/g, ' ')).toContain(`"${wallop}"`)
})
