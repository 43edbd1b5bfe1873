import type { Outcome } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { cueOf } from '../../src/sound/cue-of.ts'

const ending = (ranks: readonly number[]): Outcome =>
  ({ ranks, scores: ranks, reason: 'it was played' }) as never

test('the verdict is another one for those who won, those who lost, and where nobody did', () => {
  const two = { outcome: ending([1, 2]) }
  expect(cueOf('verdict', { ...two, viewer: 0 }, {})).toEqual(['won'])
  expect(cueOf('verdict', { ...two, viewer: 1 }, {})).toEqual(['lost'])
  expect(cueOf('verdict', { ...two, viewer: null }, {})).toEqual(['won'])
  for (const viewer of [0, 1, null])
    expect(cueOf('verdict', { outcome: ending([1, 1]), viewer }, {})).toEqual(['round'])
})

test('who shares a victory has won', () => {
  const shared = { outcome: ending([1, 1]), viewer: 1 } as const
  expect(cueOf('verdict', shared, { sharesVictory: true })).toEqual(['won'])
})

test('all else sounds the same to everybody', () => {
  expect(cueOf('hit', { outcome: ending([1, 1]), viewer: 0 }, {})).toEqual(['hit'])
  expect(cueOf(null, { outcome: null, viewer: 0 }, {})).toEqual([])
})
