import { describe, expect, test } from 'vitest'
import { stayOf } from '../../src/director/timing.ts'

const NEXT = { motion: 'full', behind: 1, ahead: 0, speed: 1, spent: null } as const

describe('an event stays on the table', () => {
  test.each([
    ['as long as it takes', NEXT, 1000],
    ['less long where events are shown faster', { ...NEXT, speed: 2.5 }, 400],
    ['longer where they are shown slower', { ...NEXT, speed: 0.5 }, 2000],
    ['longer in slow motion', { ...NEXT, motion: 'slow' }, 2200],
    ['less long where many wait', { ...NEXT, behind: 4 }, 700],
    ['no less long for that in slow motion', { ...NEXT, motion: 'slow', behind: 4 }, 2200],
    ['no time where nothing moves', { ...NEXT, motion: 'off', speed: 0.5 }, 0],
  ] as const)('%s', (_, tempo, milliseconds) => {
    expect(stayOf(1000, tempo)).toBe(milliseconds)
  })
})

describe('the turns of others between two asks of a viewer', () => {
  /** How long so many events of one length are looked at, one after another. */
  const lookedAt = (count: number, milliseconds: number, tempo: object = {}): number => {
    let spent = 0
    for (let i = 0; i < count; i++) spent += stayOf(milliseconds, { ...NEXT, spent, ...tempo })
    return spent
  }

  test('are shown as they are where they are short', () => {
    expect(lookedAt(5, 400)).toBe(2000)
    expect(stayOf(1040, { ...NEXT, spent: 0 })).toBe(1040)
    expect(stayOf(0, { ...NEXT, spent: 0 })).toBe(0)
  })

  test.each([10, 20, 40])('take little more than four seconds where they consist of %d events', (count) => {
    expect(lookedAt(count, 440)).toBeGreaterThan(3000)
    expect(lookedAt(count, 440)).toBeLessThan(3750 + 80 * count)
    expect(lookedAt(12, 1040)).toBeLessThan(5000)
  })

  /** The same where all of them are known from the beginning. */
  const knownFrom = (count: number, milliseconds: number, speed = 1): number[] => {
    const stays: number[] = []
    for (let ahead = (count - 1) * milliseconds; ahead >= 0; ahead -= milliseconds) {
      const spent = stays.reduce((sum, stay) => sum + stay, 0)
      stays.push(stayOf(milliseconds, { ...NEXT, behind: count, ahead, speed, spent }))
    }
    return stays
  }
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

  test.each([12, 20, 40])(
    'fit four seconds where all %d events are known, and all but the last few take as long',
    (count) => {
      const stays = knownFrom(count, 440)
      expect(sum(stays)).toBeLessThan(4000)
      expect(sum(stays)).toBeGreaterThan(3000)
      expect(Math.max(...stays) / (stays[Math.floor(count / 2)] as number)).toBeLessThan(1.01)
    },
  )

  test.each([1, 5, 12, 20, 40])(
    'fit a second and a half at two and a half times the speed: %d events',
    (count) => {
      expect(sum(knownFrom(count, 440, 2.5))).toBeLessThan(1600)
    },
  )

  test('take as long as they take in slow motion and in a replay', () => {
    expect(lookedAt(20, 440, { motion: 'slow' })).toBeCloseTo(20 * 440 * 2.2)
    expect(lookedAt(20, 440, { spent: null })).toBe(20 * 440)
  })
})
