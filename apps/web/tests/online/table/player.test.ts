import type { MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { isWaiting, playerAt } from '../../../src/online/table/player.ts'

const waits = { viewer: 0, own: null, outcome: null, length: 12 }

const cardOf = (gone?: 'left' | 'replaced'): Pick<MatchCard, 'seats'> => ({
  seats: [{ seat: 0, kind: 'person', name: 'Ana', ...(gone ? { gone } : {}) }] as MatchCard['seats'],
})

test('somebody waits who plays and is not asked', () => {
  expect(isWaiting(cardOf(), waits)).toBe(true)
  expect(isWaiting(cardOf(), { ...waits, viewer: null })).toBe(false)
  expect(isWaiting(cardOf(), { ...waits, length: 0 })).toBe(false)
})

test('whoever gave up plays no more, and waits for nobody', () => {
  expect(playerAt(cardOf(), waits)).toBe(0)
  for (const gone of ['left', 'replaced'] as const) {
    expect(playerAt(cardOf(gone), waits)).toBe(null)
    expect(isWaiting(cardOf(gone), waits)).toBe(false)
  }
})
