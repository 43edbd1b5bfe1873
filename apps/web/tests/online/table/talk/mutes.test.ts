import { afterEach, expect, test, vi } from 'vitest'
import { type Muted, mutedWith, readMuted } from '../../../../src/online/table/talk/mutes.ts'

const bo = { id: 'person000002', name: 'Bo' }

afterEach(() => vi.unstubAllGlobals())

test('whoever is muted is heard again the next time, whatever they are called by then', () => {
  const muted = mutedWith([], bo, 'mute')
  expect(muted).toEqual([bo])
  expect(mutedWith(muted, bo, 'mute')).toEqual([bo])
  expect(mutedWith(muted, { ...bo, name: 'Robert' }, 'hear')).toEqual([])
})

test('of very many the first are heard again', () => {
  const many = Array.from({ length: 201 }, (_, i) => ({ id: `p${i}`, name: 'x' })).reduce<readonly Muted[]>(
    (all, one) => mutedWith(all, one, 'mute'),
    [],
  )
  expect(many).toHaveLength(200)
  expect(many[0]?.id).toBe('p1')
})

test('what was kept is read for each person, and what is odd counts as nobody', () => {
  const kept = new Map([
    ['trialhall/muted/me', JSON.stringify([bo, 7, { id: 'x' }])],
    ['trialhall/muted/odd', '{"'],
  ])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  expect(readMuted('me')).toEqual([bo])
  expect(readMuted('odd')).toEqual([])
  expect(readMuted('other')).toEqual([])
})
