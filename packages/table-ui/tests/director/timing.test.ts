import { describe, expect, test } from 'vitest'
import { stayOf } from '../../src/director/timing.ts'

const NEXT = { motion: 'full', behind: 1, speed: 1 } as const

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
