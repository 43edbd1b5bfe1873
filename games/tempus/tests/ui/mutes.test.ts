import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import { describe, expect, test } from 'vitest'
import { MONSTER_IDS, NOBODY } from '../../state.ts'
import { isAside, MUTES } from '../../ui/board/windows.ts'

const view = { heroes: [{ hp: 29 }, { hp: 5 }, { hp: 4 }, { hp: 5 }] } as unknown as TempusView

function isGrave(moment: string, about: object = {}): boolean {
  const prompt = { type: 'window', moment, creature: 1, card: null, target: -1, damage: 0, ...about }
  return MUTES.isGrave(prompt, 0, view)
}

describe('a Hero that is left alone with its cards', () => {
  test('is asked all the same when it is hit itself, and not when another one is', () => {
    expect([isGrave('hit', { target: 0 }), isGrave('damage', { target: 0, damage: 1 })]).toEqual([true, true])
    expect([isGrave('hit', { target: 1 }), isGrave('hit', { target: 2 })]).toEqual([false, false])
    expect([isGrave('declared', { target: 0 }), isGrave('turn'), isGrave('missed', { target: 0 })]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is left alone with a hit that does it no harm', () => {
    const hit = (comes: object): boolean => isGrave('hit', { target: 0, damage: 4, comes })
    expect(hit({ damage: 4, loss: 0 })).toBe(false)
    expect(hit({ damage: 4, loss: 1 })).toBe(true)
    expect(hit({ damage: 4, loss: 0, riders: ['Daze 1'] })).toBe(true)
  })

  test('is asked where somebody of its party may fall, and not where an opponent may', () => {
    expect(isGrave('damage', { target: 2, damage: 4 })).toBe(true)
    expect(isGrave('damage', { target: 2, damage: 3 })).toBe(false)
    expect(isGrave('damage', { target: 1, damage: 30 })).toBe(false)
    expect(isGrave('damage', { target: 9, damage: 30 })).toBe(false)
    expect(isGrave('falling')).toBe(true)
    expect(MUTES.isGrave({ type: 'rolled', moment: 'rolled' }, 0, view)).toBe(false)
  })

  test('is asked again in the next round and once it was hurt, whoever else was', () => {
    const wakes = (event: object): boolean => MUTES.wakes(event as TempusEvent, 0, view)
    expect(wakes({ type: 'roundBegan' })).toBe(true)
    expect(wakes({ type: 'hurt', creature: 0 })).toBe(true)
    expect(wakes({ type: 'afflicted', creature: 0 })).toBe(true)
    expect([wakes({ type: 'hurt', creature: 2 }), wakes({ type: 'turnBegan', creature: 0 })]).toEqual([
      false,
      false,
    ])
  })
})

describe('a fight is none of a party', () => {
  const { goblin, redPrince } = MONSTER_IDS
  const isOthers = (creature: number, target: number, moment = 'hit'): boolean =>
    isAside({ type: 'window', moment, creature, card: null, target, damage: 1 }, 0)

  test('where rivals and Monsters strike each other', () => {
    expect([isOthers(1, goblin), isOthers(goblin, 3)]).toEqual([true, true])
  })

  test('and is where one of its Heroes or a Prince strikes or is struck', () => {
    expect([isOthers(0, 1), isOthers(1, 2), isOthers(goblin, 2), isOthers(1, redPrince)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('and may be one of it where only who is hurt is named: any party may have struck', () => {
    expect([isOthers(goblin, NOBODY, 'hurt'), isOthers(3, NOBODY, 'damage')]).toEqual([false, false])
  })

  test('and may be one of it where an area is laid, in which anybody may stand', () => {
    expect(isOthers(1, NOBODY, 'declared')).toBe(false)
  })

  test('and is where no blow is struck: a Spell, a defeat, a turn', () => {
    expect(['spell', 'falling', 'turn-start', 'phase'].map((moment) => isOthers(1, goblin, moment))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
