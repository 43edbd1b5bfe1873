import { describe, expect, test } from 'vitest'
import { lengthOfWalk, stepsOf } from '../../../ui/realm/figures/steps.ts'

const DOTS = [
  [30, 30],
  [90, 30],
  [90, 90],
] as const

describe('a figure on its way', () => {
  test('goes through every space', () => {
    expect(stepsOf(DOTS, 'walked').map(({ transform }) => transform)).toEqual([
      'translate(30px, 30px)',
      'translate(90px, 30px)',
      'translate(90px, 90px)',
    ])
  })

  test('is seen nowhere between, where it is teleported or placed', () => {
    for (const how of ['teleported', 'placed'] as const) {
      const frames = stepsOf(DOTS, how)
      expect(frames.some(({ transform }) => String(transform).includes('translate(90px, 30px)'))).toBe(false)
      expect(frames.filter(({ opacity }) => opacity === 0)).toHaveLength(2)
    }
  })

  test('takes longer for a long way, but never long', () => {
    expect(lengthOfWalk(1, 'walked')).toBeLessThan(lengthOfWalk(4, 'walked'))
    expect(lengthOfWalk(40, 'walked')).toBe(lengthOfWalk(9, 'walked'))
    expect(lengthOfWalk(3, 'pushed')).toBe(lengthOfWalk(1, 'pushed'))
  })
})
