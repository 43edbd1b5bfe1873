import { describe, expect, test } from 'vitest'
import { costOf } from '../../src/keys/spatial.ts'

const box = (left: number, top: number, width = 100, height = 40): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

describe('where an arrow key goes', () => {
  test('only to what lies in its direction', () => {
    expect(costOf(box(0, 0), box(200, 0), 'ArrowRight')).toBe(200)
    expect(costOf(box(0, 0), box(200, 0), 'ArrowLeft')).toBe(Number.POSITIVE_INFINITY)
    expect(costOf(box(0, 0), box(200, 0), 'ArrowDown')).toBe(Number.POSITIVE_INFINITY)
  })

  test('rather straight ahead than aside', () => {
    const ahead = costOf(box(0, 0), box(300, 0), 'ArrowRight')
    const aside = costOf(box(0, 0), box(150, 150), 'ArrowRight')
    expect(ahead).toBeLessThan(aside)
  })
})
