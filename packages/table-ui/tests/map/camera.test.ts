import { describe, expect, test } from 'vitest'
import {
  between,
  clamped,
  clearing,
  fitted,
  seenPart,
  settled,
  showing,
  worldAt,
  zoomed,
  type Camera,
  type Stage,
  type WorldBox,
} from '../../src/map/camera.ts'
import { showingAround } from '../../src/map/surroundings.ts'

const STAGE: Stage = {
  world: { width: 1800, height: 1800 },
  pane: { width: 1000, height: 600, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  most: 2,
}

describe('the camera of a map', () => {
  test('shows the whole world in the middle, with a rim', () => {
    const whole = fitted(STAGE)
    expect(whole.scale * 1800).toBeCloseTo(600 - 28)
    expect(whole.x + (whole.scale * 1800) / 2).toBeCloseTo(500)
    expect(whole.y + (whole.scale * 1800) / 2).toBeCloseTo(300)
  })

  test('keeps away from what covers the pane', () => {
    const covered = {
      ...STAGE,
      pane: { ...STAGE.pane, insets: { top: 0, right: 300, bottom: 0, left: 100 } },
    }
    const whole = fitted(covered)
    expect(whole.x).toBeGreaterThanOrEqual(100)
    expect(whole.x + whole.scale * 1800).toBeLessThanOrEqual(700)
  })

  test('keeps the point under the pointer where it is while it comes nearer', () => {
    const near = zoomed(clamped({ x: 0, y: 0, scale: 1 }, STAGE), STAGE, {
      factor: 1.5,
      at: { x: 420, y: 250 },
    })
    const before = worldAt(clamped({ x: 0, y: 0, scale: 1 }, STAGE), { x: 420, y: 250 })
    const after = worldAt(near, { x: 420, y: 250 })
    expect(near.scale).toBeCloseTo(1.5)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  test('comes neither nearer than allowed nor farther than the whole world', () => {
    const far = zoomed(fitted(STAGE), STAGE, { factor: 0.1, at: { x: 0, y: 0 } })
    expect(far.scale).toBeCloseTo(fitted(STAGE).scale)
    expect(zoomed(fitted(STAGE), STAGE, { factor: 99, at: { x: 0, y: 0 } }).scale).toBe(2)
  })

  test('does not leave the world', () => {
    const lost = clamped({ x: 5000, y: -9000, scale: 1 }, STAGE)
    expect(seenPart(lost, STAGE.pane).left).toBeGreaterThan(-60)
    expect(seenPart(lost, STAGE.pane).bottom).toBeLessThan(1860)
  })

  test('comes to rest with no more beside the world than its rim, whatever lies over its corner', () => {
    const stage = { ...STAGE, pane: { ...STAGE.pane, corner: { width: 156, height: 120 } } }
    const last = settled({ x: -5000, y: -5000, scale: 1 }, stage)
    expect([last.x + 1800, last.y + 1800]).toEqual([1000 - 14, 600 - 14])
    expect(settled({ x: 500, y: 500, scale: 1 }, stage)).toEqual({ x: 14, y: 14, scale: 1 })
    expect(clamped({ x: -5000, y: -5000, scale: 1 }, stage).x + 1800).toBe(1000 - 156)
  })

  test('moves no farther than it must to show a box, and not at all for one in sight', () => {
    const camera = clamped({ x: 0, y: 0, scale: 1 }, STAGE)
    expect(showing(camera, STAGE, { left: 100, top: 100, right: 200, bottom: 200 })).toEqual(camera)
    const moved = showing(camera, STAGE, { left: 1100, top: 100, right: 1200, bottom: 200 })
    expect(moved).toEqual({ ...camera, x: -200 })
  })

  test('goes farther away for a box that is larger than the pane', () => {
    const camera: Camera = clamped({ x: 0, y: 0, scale: 2 }, STAGE)
    const box = { left: 100, top: 100, right: 1000, bottom: 1000 }
    const seen = seenPart(showing(camera, STAGE, box), STAGE.pane)
    expect(seen.top).toBeLessThanOrEqual(100.001)
    expect(seen.bottom).toBeGreaterThanOrEqual(999.999)
  })

  test('brings nothing from beside the world into sight when it goes farther away', () => {
    const seen = showing({ x: 0, y: 0, scale: 2 }, STAGE, { left: 0, top: 0, right: 900, bottom: 700 })
    expect([seen.x, seen.y].every((pulled) => pulled <= 14)).toBe(true)
  })

  test('glides from one place to the other', () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 1 },
      { x: -100, y: 50, scale: 2 },
    ]
    expect(between(from, to, 0)).toEqual(from)
    expect(between(from, to, 1)).toEqual(to)
  })

  describe('with its tools over the right lower corner', () => {
    const stage: Stage = { ...STAGE, pane: { ...STAGE.pane, corner: { width: 200, height: 150 } } }
    /** Whether a box lies under the tools. */
    const isHidden = ({ x, y, scale }: Camera, box: { right: number; bottom: number }): boolean =>
      x + box.right * scale > 800 && y + box.bottom * scale > 450

    test('shows what would lie under them beside them, by the shorter way', () => {
      const from: Camera = { x: -400, y: -400, scale: 1 }
      const low = { left: 1250, top: 880, right: 1350, bottom: 980 }
      const to = showing(from, stage, low)
      expect(isHidden(from, low)).toBe(true)
      expect(isHidden(to, low)).toBe(false)
      expect(to).toEqual({ ...from, y: from.y - 130 })
    })

    test('moves for nothing that lies elsewhere', () => {
      const from: Camera = { x: -400, y: -400, scale: 1 }
      expect(showing(from, stage, { left: 500, top: 880, right: 600, bottom: 980 })).toEqual(from)
      expect(showing(from, stage, { left: 1250, top: 500, right: 1350, bottom: 600 })).toEqual(from)
    })

    test('shows the last corner of the world as well', () => {
      const last = { left: 1700, top: 1700, right: 1800, bottom: 1800 }
      expect(isHidden(showing(fitted(stage), stage, last), last)).toBe(false)
      expect(isHidden(showing({ x: 0, y: 0, scale: 1 }, stage, last), last)).toBe(false)
    })

    test('shows what stands in the last corner, though what is to be seen around it reaches beyond the world', () => {
      const around = { left: 1560, top: 1560, right: 1860, bottom: 1860 }
      const wide: Stage = {
        ...stage,
        pane: { ...stage.pane, width: 830, corner: { width: 190, height: 150 } },
      }
      const to = showing({ x: 0, y: 0, scale: 0.7 }, wide, around)
      expect(to.x + 1800 * to.scale <= 830 - 190 || to.y + 1800 * to.scale <= 600 - 150).toBe(true)
    })
  })

  describe('with more around what is to be seen', () => {
    const stage: Stage = { ...STAGE, pane: { ...STAGE.pane, corner: { width: 200, height: 150 } } }
    const span = (from: number, to: number): WorldBox => ({ left: from, top: from, right: to, bottom: to })

    test('shows all of it where it has room, and comes no nearer and goes no farther away', () => {
      const seen = seenPart(
        showingAround(clamped({ x: 0, y: 0, scale: 1 }, stage), stage, {
          box: span(900, 960),
          around: span(700, 1160),
          others: [],
        }),
        stage.pane,
      )
      expect(seen.right - seen.left).toBeCloseTo(1000)
      expect(seen.left).toBeLessThanOrEqual(700)
      expect(seen.bottom).toBeGreaterThanOrEqual(1160)
    })

    test('has as much of it at both ends where it is larger than the pane', () => {
      const { top, bottom } = seenPart(
        showingAround(clamped({ x: 0, y: 0, scale: 1 }, stage), stage, {
          box: span(900, 960),
          around: span(400, 1460),
          others: [],
        }),
        stage.pane,
      )
      expect(900 - top).toBeCloseTo(bottom - 960)
    })

    test('moves for nothing that is in sight', () => {
      const from = clamped({ x: -500, y: -500, scale: 1 }, stage)
      expect(showingAround(from, stage, { box: span(700, 760), around: span(600, 860), others: [] })).toEqual(
        from,
      )
    })

    test('in the last corner of the world keeps clear of the tools by the way that hides less', () => {
      const at = { box: span(1680, 1740), around: span(1260, 1800), others: [] }
      const to = showingAround({ x: 0, y: 0, scale: 1 }, stage, at)
      expect(to.y + 1260).toBeGreaterThanOrEqual(-1)
      expect(to.x + 1740).toBeLessThanOrEqual(800) // above them, 30 pixels of it would be out of sight
    })
  })

  test('what is as large as the pane is seen from farther away, beside its tools', () => {
    const stage: Stage = { ...STAGE, pane: { ...STAGE.pane, corner: { width: 200, height: 150 } } }
    const box = { left: 600, top: 600, right: 1560, bottom: 1170 }
    const { x, y, scale } = showing({ x: -580, y: -580, scale: 1 }, stage, box)
    expect(x + 1560 * scale <= 800 || y + 1170 * scale <= 450).toBe(true)
    expect([x + 600 * scale, y + 600 * scale].every((edge) => edge >= -1)).toBe(true)
  })

  describe('with somebody else under its tools', () => {
    const stage: Stage = { ...STAGE, pane: { ...STAGE.pane, corner: { width: 200, height: 150 } } }
    const from: Camera = { x: -400, y: -400, scale: 1 }
    const box = { left: 700, top: 600, right: 800, bottom: 700 }
    const low = { left: 1250, top: 880, right: 1350, bottom: 980 }

    test('moves so that they are seen as well, by the shorter way', () => {
      expect(clearing(from, stage, { box, others: [low] })).toEqual({ ...from, y: from.y - 130 })
    })

    test('stays where that would hide what is to be seen, and for whoever is far away', () => {
      const corner = { left: 420, top: 420, right: 500, bottom: 500 }
      expect(clearing(from, stage, { box: corner, others: [low] })).toEqual(from)
      const far = { left: 1600, top: 1500, right: 1700, bottom: 1600 }
      expect(clearing(from, stage, { box, others: [far] })).toEqual(from)
    })
  })

  describe('with buttons that lie there even over the whole world', () => {
    const over = (width: number, height: number): Stage => ({
      ...STAGE,
      pane: { ...STAGE.pane, width, height, buttons: { width: 150, height: 60 } },
    })
    /** Whether the last corner of the world lies under the buttons. */
    const isHidden = (stage: Stage): boolean => {
      const { x, y, scale } = fitted(stage)
      const { width, height } = stage.pane
      return x + 1800 * scale > width - 150 && y + 1800 * scale > height - 60
    }

    test('moves up where there is room for it', () => {
      const tall = over(390, 540)
      expect(isHidden(tall)).toBe(false)
      expect(fitted(tall).scale * 1800).toBeCloseTo(390 - 28)
    })

    test('goes a little farther away where there is none', () => {
      const square = over(390, 412)
      expect(isHidden(square)).toBe(false)
      expect(fitted(square).scale * 1800).toBeGreaterThan(320)
      expect(clamped({ x: 0, y: 0, scale: 0.01 }, square)).toEqual(fitted(square))
    })

    test('stays in the middle where they lie beside it, or where they would take too much', () => {
      expect(fitted(over(1000, 600)).x + (fitted(over(1000, 600)).scale * 1800) / 2).toBeCloseTo(500)
      const { x, scale } = fitted(over(200, 200))
      expect([x, scale * 1800]).toEqual([expect.closeTo(14), expect.closeTo(200 - 28)])
    })
  })
})
