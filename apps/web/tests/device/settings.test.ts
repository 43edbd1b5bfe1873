import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  SETTINGS_KEY,
  USUAL_SETTINGS,
  readSettings,
  stoppedAt,
  writeSettings,
} from '../../src/device/settings.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing kept, nonsense and foreign values are the usual settings', () => {
  expect(readSettings()).toEqual(USUAL_SETTINGS)
  for (const text of ['{', 'null', '7', '"dark"', '[]']) {
    kept.set(SETTINGS_KEY, text)
    expect(readSettings()).toEqual(USUAL_SETTINGS)
  }
  const foreign = {
    theme: 'pink',
    contrast: 3,
    volume: 400,
    sound: 'yes',
    notify: 1,
    stops: { a: 1 },
    hints: null,
  }
  kept.set(SETTINGS_KEY, JSON.stringify(foreign))
  expect(readSettings()).toEqual(USUAL_SETTINGS)
})

test('what is set comes back', () => {
  const set = {
    ...USUAL_SETTINGS,
    contrast: 'high',
    sound: true,
    volume: 15,
    notify: true,
    passOnline: true,
    stops: ['block'],
  } as const
  writeSettings(set)
  expect(readSettings()).toEqual(set)
})

test('sound, notifications and passing online are off until a person wants them', () => {
  expect(USUAL_SETTINGS).toMatchObject({ sound: false, notify: false, passOnline: false })
})

test('full control leaves the stops that were set, and settings of before such a list have it, too', () => {
  kept.set(SETTINGS_KEY, JSON.stringify({ stops: ['block'] }))
  const before = readSettings()
  writeSettings({ ...before, ...stoppedAt('all') })
  const full = readSettings()
  expect([full.stops, full.stopList]).toEqual(['all', ['block']])
  const after = { ...full, ...stoppedAt(full.stopList) }
  expect([after.stops, after.stopList]).toEqual([['block'], ['block']])
  kept.set(SETTINGS_KEY, JSON.stringify({ stops: 'all' }))
  expect(readSettings()).toMatchObject({ stops: 'all', stopList: [] })
})
