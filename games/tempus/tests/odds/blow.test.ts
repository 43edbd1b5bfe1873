import { expect, test } from 'vitest'
import { blowOdds, meanDamage } from '../../odds/blow.ts'
import { from, table } from '../../texts/tables.ts'
import { lay, monsterId } from '../lay.ts'

const AXE = { tables: [table(from(6, 5), from(13, 11)), table(from(1, 20))], modifier: 0 }

test('T-23.02, T-23.11: every line counts as often as the die shows it, and a 20 deals 3 more', () => {
  expect(meanDamage(AXE, 0)).toBeCloseTo((7 * 5 + 7 * 11 + 14) / 20)
  expect(meanDamage({ ...AXE, modifier: 1 }, 0)).toBeCloseTo((7 * 5 + 7 * 11 + 2 * 14) / 20)
})

test('T-25.01: DR is taken off, and nobody loses more HP than it has', () => {
  const { state } = lay({ heroes: { 0: '1,1', 1: { at: '2,1', hp: 8 } } })
  const odds = blowOdds(state, { attack: AXE, side: 0, target: 1, dr: 2 })
  expect(odds.hits).toBeCloseTo(15 / 20)
  expect(odds.damage).toBeCloseTo((7 * 3 + 8 * 8) / 20)
  expect(odds.falls).toBeCloseTo(8 / 20)
})

test('T-30.02, T-30.03: a Minion has two lives, of which 10 damage takes both', () => {
  const { state } = lay({ heroes: { 0: '1,1' }, monsters: { goblin: ['2,1', { at: '3,1', hp: 1 }] } })
  const fresh = blowOdds(state, { attack: AXE, side: 0, target: monsterId('goblin') })
  const hurt = blowOdds(state, { attack: AXE, side: 0, target: monsterId('goblin', 'B') })
  expect(fresh).toEqual({ hits: 15 / 20, damage: (7 + 2 * 8) / 20, falls: 8 / 20 })
  expect(hurt.falls).toBeCloseTo(15 / 20)
})

test('T-7.06: side II has its own table', () => {
  expect(meanDamage(AXE, 1)).toBeCloseTo(20 + 3 / 20)
})
