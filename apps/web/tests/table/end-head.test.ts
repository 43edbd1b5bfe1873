import { expect, test } from 'vitest'
import { endHead } from '../../src/table/end-head.ts'

test('how far a match came stays on one line, whatever comes before it', () => {
  expect(endHead('Trials of Tempus', 'Round 6 · 9 : 6 VP')).toBe(
    'Trials of Tempus · Round\u00a06\u00a0·\u00a09\u00a0:\u00a06\u00a0VP',
  )
  expect(endHead('Lanes', '')).toBe('Lanes')
})
