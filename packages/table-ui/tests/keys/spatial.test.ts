import { describe, expect, test } from 'vitest'
import { costOf } from '../../src/keys/spatial.ts'
import { placeTip } from '../../src/tip/place-tip.ts'

const box = (left: number, top: number, width = 100, height = 40): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

const PAGE = { width: 1000, height: 600 }
const TIP = { width: 200, height: 150 }

describe('where a tip goes', () => {
  test('above its anchor where there is room', () => {
    expect(placeTip(box(400, 300), TIP, { page: PAGE, around: null })).toEqual({ left: 350, top: 140 })
  })

  test('below it at the top of the page', () => {
    expect(placeTip(box(400, 20), TIP, { page: PAGE, around: null })).toEqual({ left: 350, top: 70 })
  })

  test('never over the edge of the page', () => {
    expect(placeTip(box(0, 300), TIP, { page: PAGE, around: null }).left).toBe(8)
    expect(placeTip(box(960, 300, 40), TIP, { page: PAGE, around: null }).left).toBe(792)
  })

  test('beside it where neither fits', () => {
    const { left } = placeTip(
      box(100, 80, 100, 440),
      { width: 200, height: 300 },
      { page: PAGE, around: null },
    )
    expect(left).toBe(210)
  })
})

describe('where a tip goes that must not cover what is around its anchor', () => {
  test('to the left of that', () => {
    expect(placeTip(box(600, 300), TIP, { page: PAGE, around: box(400, 100, 500, 400) })).toEqual({
      left: 190,
      top: 245,
    })
  })

  test('to its usual place where there is no room', () => {
    expect(placeTip(box(400, 300), TIP, { page: PAGE, around: box(150, 100, 700, 400) }).left).toBe(350)
  })
})

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
