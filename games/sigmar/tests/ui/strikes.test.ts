import type { SigmarEvent } from '@trialhall/game-sigmar'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { strikesOf } from '../../ui/strikes.ts'

const told = (event: SigmarEvent): SeenEvent<SigmarEvent>[] => [{ at: 0, event, known: {} }]
const card = 4 as CardId

test('what one Champion does to another goes from seat to seat', () => {
  expect(strikesOf(told({ type: 'challenged', seat: 0, target: 2 }))).toEqual([
    { from: ['seat:0'], to: 'seat:2', kind: 'aim' },
  ])
  expect(strikesOf(told({ type: 'lowered', seat: 1, card, target: 0, by: 2 }))).toMatchObject([
    { kind: 'harm' },
  ])
  expect(strikesOf(told({ type: 'attempted', seat: 0, card, isInstant: false }))).toMatchObject([
    { to: `card:${card}` },
  ])
  expect(strikesOf(told({ type: 'rested', seat: 0 }))).toEqual([])
  expect(strikesOf([])).toEqual([])
})
