import { expect, test } from 'vitest'
import { ruleOf } from '../../ui/rule-of.ts'
import { laid } from './lay.ts'

test('a status leads to its own clause, a card to that of its kind', () => {
  const view = laid({ A: { hand: ['wallop'] } }).viewFor(0)
  expect(ruleOf({ kind: 'mark', id: '0-marked' }, view)).toEqual({ game: 'eldar', id: 'E-19.04' })
  expect(ruleOf({ kind: 'card', id: view.players[0]?.hand[0] ?? -1 }, view)?.id).toBe('E-4.06')
})
