import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'
import { CARD_RULES, ruleOf, THING_RULES } from '../../ui/rule-of.ts'
import { MARKS } from '../../ui/status-words.ts'
import { laid } from './lay.ts'

const rules = readFileSync(new URL('../../../../docs/rules/eldar.md', import.meta.url), 'utf8')
const ids = [...rules.matchAll(/\*\*(E-\d+\.\d+)\*\*/g)].map(([, id]) => id)

test('tips link to clauses that the rulebook has', () => {
  const marks = Object.values(MARKS).map(({ rule }) => rule)
  for (const id of [...Object.values(CARD_RULES), ...Object.values(THING_RULES), ...marks])
    expect(ids).toContain(id)
})

test('every kind of card has its clause', () => {
  expect([...new Set(CATALOG.map(({ kind }) => kind))].sort()).toEqual(Object.keys(CARD_RULES).sort())
})

test('a status leads to its own clause, a card to that of its kind', () => {
  const view = laid({ A: { hand: ['wallop'] } }).viewFor(0)
  expect(ruleOf({ kind: 'mark', id: '0-marked' }, view)).toEqual({ game: 'eldar', id: 'E-19.04' })
  expect(ruleOf({ kind: 'card', id: view.players[0]?.hand[0] ?? -1 }, view)?.id).toBe('E-4.06')
})
