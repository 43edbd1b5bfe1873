import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'
import { CARD_RULES, THING_RULES } from '../../ui/rule-of.ts'

const rules = readFileSync(new URL('../../../../docs/rules/lanes.md', import.meta.url), 'utf8')
const ids = [...rules.matchAll(/\*\*(L-[A-Z0-9]+\.\d+)\*\*/g)].map(([, id]) => id)

test('tips link to clauses that the rulebook has', () => {
  for (const id of [...Object.values(CARD_RULES), ...Object.values(THING_RULES)]) expect(ids).toContain(id)
})

test('every kind of card has its clause', () => {
  expect([...new Set(CATALOG.map(({ kind }) => kind))].sort()).toEqual(Object.keys(CARD_RULES).sort())
})
