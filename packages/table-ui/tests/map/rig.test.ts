import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_INSETS } from '../../src/map/camera.ts'
import { Rig } from '../../src/map/rig.ts'

const FIGHT = { left: 700, top: 700, right: 800, bottom: 800 }

let rig: Rig

/** A world of 1800 by 1800 in a pane in which a third of it fits. */
function placed(): Rig {
  rig = new Rig({ width: 1800, height: 1800 }, 2, () => {})
  rig.resize({ width: 1000, height: 600, insets: NO_INSETS })
  return rig
}

function followed(least: number): number {
  rig.follow(FIGHT, { least, pace: 0, isUrgent: true })
  return rig.camera.scale
}

afterEach(() => {
  rig.end()
  vi.unstubAllGlobals()
})

describe('how near a map is', () => {
  test('what is followed comes near, until a person has zoomed', () => {
    placed()
    expect(followed(0.7)).toBeCloseTo(0.7)
    rig.zoom(0.8)
    expect(followed(0.7)).toBeCloseTo(0.56)
  })

  test('in a wide window it is as wide as that', () => {
    rig = new Rig({ width: 1800, height: 1800 }, 2, () => {})
    rig.resize({ width: 2728, height: 1200, insets: NO_INSETS })
    expect(followed(0.7)).toBeCloseTo(1.5)
  })

  test('a look at the whole map is over when something is followed', () => {
    placed()
    followed(0.7)
    rig.fit(0)
    expect(rig.isWhole).toBe(true)
    expect(followed(0.7)).toBeCloseTo(0.7)
  })

  test('then it is as near as a person had put it', () => {
    placed()
    followed(0.7)
    rig.zoom(1.5)
    rig.fit(0)
    expect(followed(0.7)).toBeCloseTo(1.05)
    expect(followed(2)).toBeCloseTo(1.05)
  })

  test('the cursor of keys goes over the whole map as it is', () => {
    placed()
    followed(0.7)
    rig.zoom(1.5)
    rig.fit(0)
    expect(followed(0)).toBeLessThan(0.4)
  })
})

test('what was pulled in from beside the map for one who stood under its tools goes back for the next', () => {
  rig = new Rig({ width: 1800, height: 1800 }, 2, () => {})
  const corner = { width: 156, height: 120 }
  rig.resize({ width: 1000, height: 600, insets: NO_INSETS, corner })
  const right = (): number => rig.camera.x + 1800 * rig.camera.scale
  const how = { least: 1, pace: 0, isUrgent: true }
  rig.follow({ left: 1700, top: 1700, right: 1800, bottom: 1800 }, how)
  const moved = [1000 - right(), 600 - (rig.camera.y + 1800 * rig.camera.scale)]
  expect(moved.some((pulled) => pulled > 100)).toBe(true)
  rig.follow({ left: 1600, top: 1300, right: 1700, bottom: 1400 }, how)
  expect(1000 - right()).toBeLessThanOrEqual(14)
})

test('a map that is on its way says so until it has come there', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const told: boolean[] = []
  rig = new Rig({ width: 1800, height: 1800 }, 2, ({ isGliding }) => told.push(isGliding))
  rig.resize({ width: 1000, height: 600, insets: NO_INSETS })
  rig.follow(FIGHT, { least: 0.7, pace: 1, isUrgent: true })
  now.mockReturnValue(180)
  frames.shift()?.()
  now.mockReturnValue(400)
  frames.shift()?.()
  now.mockRestore()
  expect(told).toEqual([false, true, true, false])
})

test('what is followed comes into sight although the window of the map changes on the way', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  placed()
  rig.follow(FIGHT, { least: 0.7, pace: 1, isUrgent: true })
  rig.resize({ width: 1000, height: 580, insets: NO_INSETS })
  now.mockReturnValue(5000)
  for (const frame of frames) frame()
  expect(rig.camera.scale).toBeCloseTo(0.7)
  now.mockRestore()
})

test('what is followed comes out from under what is laid over the map later, and nothing moves that a person has put there', () => {
  placed()
  followed(0.7)
  const low = (): number => rig.camera.y + FIGHT.bottom * rig.camera.scale
  const covered = { ...NO_INSETS, bottom: 500 }
  expect(low()).toBeGreaterThan(100)
  rig.resize({ width: 1000, height: 600, insets: covered })
  expect(low()).toBeLessThanOrEqual(100)
  rig.pan(0, 60)
  const { y } = rig.camera
  rig.resize({ width: 1000, height: 600, insets: NO_INSETS })
  expect(rig.camera.y).toBe(y)
})
