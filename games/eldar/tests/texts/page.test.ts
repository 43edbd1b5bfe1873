import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eldar } from '../../game.ts'

const PAGE = readFileSync(new URL('../../../../docs/rules/eldar.md', import.meta.url), 'utf8')

/** The rows of the tables of Heroes and cards, by name. */
const ROWS = new Map(
  PAGE.slice(PAGE.indexOf('\n## Content'), PAGE.indexOf('\n## Scenarios'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map((cells) => [cells[0], cells] as const),
)

test('[E-4.11, E-R1] every Hero and card says at the table what the rules page prints', () => {
  const wrong = eldar.catalog.flatMap(({ name, kind, text }) => {
    const cells = ROWS.get(name) ?? []
    const printed = kind === 'hero' ? cells[4] : cells[2]
    return printed === text ? [] : [`${name}: ${text} | ${printed}`]
  })
  expect(wrong).toEqual([])
})
