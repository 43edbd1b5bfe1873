import type { LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { Ask, SeenEvent } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { isIdle, occasionOf } from '../../ui/board/windows.ts'
import { laid, seenByA } from './lay.ts'

const HEALER = { class: 'paladin', slots: [{ card: 'mending-light', charges: 'W' }] }
const BOLT = { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] }

/** Which casts the open window offers, and whether each is idle. */
function idleIn({ view, ask }: { view: LanesView; ask: Ask }): boolean[] {
  const casts = ask.options.filter((option) => (option as { do: string }).do === 'cast')
  return casts.map((option) => isIdle(option, ask, view))
}

describe('[L-R51] windows in which nothing is to be decided', () => {
  test("a charged heal in the enemy's phase: with nobody hurt it passes, with somebody hurt it asks", () => {
    const position = { active: 'B', phase: 'enchantments', seats: [HEALER, { class: 'warlock' }] }
    const whole = seenByA(laid({ ...position, units: { '1,2': 'aGd', '2,2': 'aAr' } }))
    expect(idleIn(whole)).toEqual([true, true])
    const hurt = seenByA(laid({ ...position, units: { '1,2': 'aGd1/1', '2,2': 'aAr' } }))
    expect(idleIn(hurt)).toEqual([false, true])
  })

  test.each(['orbs', 'enchantments'])(
    'own %s: what can wait for the Main phase is not asked about',
    (phase) => {
      const seats = [BOLT, { class: 'paladin' }]
      const units = { '1,2': 'bGd' }
      expect(idleIn(seenByA(laid({ active: 'A', phase, units, seats })))).toEqual([true])
    },
  )

  test('own phases: an Enchantment that is about to resolve is answered', () => {
    const area = [{ card: 'withering-hex', tokens: 2 }]
    const seats = [{ ...BOLT, area }, { class: 'paladin' }]
    const seen = seenByA(laid({ active: 'A', phase: 'enchantments', units: { '1,2': 'bGd' }, seats }))
    expect(idleIn(seen)).toEqual([false])
  })

  test('own phases: an Enchantment that would still resolve there cannot wait', () => {
    const blessing = { class: 'paladin', slots: [{ card: 'blessing-of-valor', charges: 'WW' }] }
    const seats = [blessing, { class: 'warlock' }]
    const seen = seenByA(laid({ active: 'A', phase: 'enchantments', units: { '1,2': 'aGd' }, seats }))
    expect(idleIn(seen)).toEqual([false])
  })

  test('[L-CON.22] own phases: a spell that spares own Antimagic, which is gone by the Main phase, cannot wait', () => {
    const seats = [{ class: 'warlock', slots: [{ card: 'hellfire', charges: 'RP' }] }, { class: 'paladin' }]
    const asked = (own: string): boolean[] =>
      idleIn(seenByA(laid({ active: 'A', phase: 'orbs', units: { '1,2': own, '2,2': 'bGd' }, seats })))
    expect(asked('aHh+antimagic')).toContain(false)
    expect(asked('aHh')).not.toContain(false)
  })

  test("a charged blow in the enemy's phases is asked about", () => {
    const seats = [BOLT, { class: 'paladin' }]
    const seen = seenByA(laid({ active: 'B', phase: 'enchantments', units: { '1,2': 'bGd' }, seats }))
    expect(idleIn(seen)).toEqual([false])
  })
})

test('a window after an action is said to answer that action', () => {
  const told = [
    { type: 'mustered', seat: 1, card: 3, field: 4 },
    { type: 'conditionPlaced', card: 3, condition: 'haste', count: 1 },
  ].map((event) => ({ event }) as unknown as SeenEvent<LanesEvent>)
  const asked = (prompt: object): Ask => ({ seat: 0, prompt, options: [], refused: [] })
  const occasion = (prompt: object, ...more: readonly object[]): unknown =>
    occasionOf(asked(prompt), [...told, ...more.map((event) => ({ event }) as SeenEvent<LanesEvent>)])
  const ACTION = { type: 'respond', moment: 'action' }
  expect(occasion(ACTION)).toBe(told[0])
  // Neither what came of it for whoever is asked, nor their own answer.
  expect(occasion(ACTION, { type: 'charged', seat: 0, card: 5, slot: 0, isExtra: true })).toBe(told[0])
  expect(occasion(ACTION, { type: 'cast', seat: 0, card: 5, at: [], cards: [] })).toBe(told[0])
  expect(occasion({ type: 'respond', moment: 'end' })).toBeNull()
  expect(occasion({ type: 'main' })).toBeNull()
})
