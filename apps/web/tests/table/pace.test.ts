import type { Motion } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { HASTE_OF, PACE_OF } from '../../src/device/settings.ts'
import { showingAt } from '../../src/table/use-board-settings.ts'

const SLOW_TO_FAST = ['leisurely', 'steady', 'brisk', 'instant'] as const
const DEVICES: readonly Motion[] = ['full', 'slow', 'off']

describe('the pace that is set', () => {
  test('makes what is shown at brisk two and a half times as fast as at steady', () => {
    const [steady, brisk] = [showingAt('steady', 'full'), showingAt('brisk', 'full')]
    expect(brisk).toEqual({ motion: 'full', haste: 2.5 * steady.haste })
    expect(showingAt('leisurely', 'full').haste).toBeLessThan(steady.haste)
  })

  test.each(DEVICES)('shows nothing one by one at instant, with motion %s', (device) => {
    expect(showingAt('instant', device).motion).toBe('off')
  })

  test.each(DEVICES)('leaves motion %s as the device has it otherwise', (device) => {
    for (const pace of ['leisurely', 'steady', 'brisk'] as const)
      expect(showingAt(pace, device).motion).toBe(device)
  })

  test('shortens what bots wait and what is passed as well', () => {
    for (const kind of ['bot', 'quiet', 'pass', 'turn'] as const) {
      const waits = SLOW_TO_FAST.map((pace) => PACE_OF[pace][kind])
      expect(waits).toEqual([...waits].sort((a, b) => b - a))
      expect(waits.at(-1)).toBe(0)
    }
    expect(HASTE_OF.brisk).toBeGreaterThan(HASTE_OF.steady)
  })
})
