import { describe, expect, test } from 'vitest'
import { flatPage, flatThing, type Rectangle } from '../../src/testkit/flat-page.ts'
import { placeTip } from '../../src/tip/place-tip.ts'

const box = (left: number, top: number, width = 100, height = 40): Rectangle => ({ left, top, width, height })

const TIP = { width: 200, height: 150 }
const platform = flatPage({ width: 1000, height: 600 })

async function placed(
  anchor: Rectangle,
  tip = TIP,
  around: Rectangle | null = null,
): Promise<{ x: number; y: number }> {
  const { x, y } = await placeTip({
    anchor: flatThing(anchor),
    tip: flatThing({ left: 0, top: 0, ...tip }),
    around: around && flatThing(around),
    platform,
  })
  return { x, y }
}

describe('where a tip goes', () => {
  test('above its anchor where there is room', async () => {
    expect(await placed(box(400, 300))).toEqual({ x: 350, y: 140 })
  })

  test('below it at the top of the page', async () => {
    expect(await placed(box(400, 20))).toEqual({ x: 350, y: 70 })
  })

  test('never over the edge of the page', async () => {
    expect((await placed(box(0, 300))).x).toBe(8)
    expect((await placed(box(960, 300, 40))).x).toBe(792)
  })

  test('beside it where neither fits', async () => {
    expect((await placed(box(100, 80, 100, 440), { width: 200, height: 300 })).x).toBe(210)
    expect((await placed(box(800, 80, 100, 440), { width: 200, height: 300 })).x).toBe(590)
  })

  test('over its anchor rather than over the edge where it fits nowhere', async () => {
    const { x, y } = await placed(box(0, 0, 1000, 600), { width: 400, height: 300 })
    expect([x >= 8, x + 400 <= 992, y >= 8, y + 300 <= 592]).toEqual([true, true, true, true])
  })
})

describe('where a tip goes that must not cover what is around its anchor', () => {
  test('to the left of that', async () => {
    expect(await placed(box(600, 300), TIP, box(400, 100, 500, 400))).toEqual({ x: 190, y: 245 })
  })

  test('within the page where the anchor lies at its edge', async () => {
    expect(await placed(box(600, 0), TIP, box(400, 0, 500, 400))).toEqual({ x: 190, y: 8 })
  })

  test('to its usual place where there is no room', async () => {
    expect((await placed(box(400, 300), TIP, box(150, 100, 700, 400))).x).toBe(350)
  })
})

describe('where a tip goes that must leave in sight what is above its anchor', () => {
  const under = (anchor: Rectangle, tip: { width: number; height: number }): Promise<{ y: number }> =>
    placeTip({
      anchor: flatThing(anchor),
      tip: flatThing({ left: 0, top: 0, ...tip }),
      around: null,
      under: flatThing(box(200, 50, 600, 80)),
      platform,
    })

  test('above its anchor where that leaves it in sight', async () => {
    expect((await under(box(400, 300), TIP)).y).toBe(140)
  })

  test('below its anchor where it would cover it', async () => {
    expect((await under(box(400, 200), TIP)).y).toBe(250)
  })

  test('as without it where a tip is too high for the room below it', async () => {
    expect((await under(box(400, 150), { width: 200, height: 500 })).y).toBeLessThan(130)
  })
})
