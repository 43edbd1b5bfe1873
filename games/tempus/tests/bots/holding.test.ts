import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import type { TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

type Moment = Extract<TempusPrompt, { readonly type: 'window' }>['moment']

interface Window {
  readonly moment: Moment
  /** Whose turn it is, or who strikes. */
  readonly creature: number
  readonly target?: number
}

const PALADIN = { class: 'paladin', subclass: 'oath-of-vengeance', character: 'khallax' }
const BARD = { class: 'bard', subclass: 'college-of-lore', character: 'bonnie' }

/** A Hero (A) with one card in hand, and a rival (B) near it whose turn it is, or its own. */
function tableWith(hero: object, next: 'A' | 'B'): TempusState {
  return positionOf({
    exact: true,
    map: ['A 14,14', 'B 17,14', 'C 13,14', 'D 26,26', 'goblin-a 18,14'],
    monsters: [{ is: 'goblin-a', isActive: true }],
    next,
    turn: { actions: 2 },
    seats: [hero],
  })
}

/** What it promises A to play its card in a window, where to pass is 0. */
function worthOfPlaying(state: TempusState, { moment, creature, target = -1 }: Window): number {
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const prompt: TempusPrompt = { type: 'window', moment, creature, card: null, target, damage: 0 }
  const option = { do: 'free', card } as const
  return meritIn(state, { seat: 0, prompt, options: [option, { do: 'pass' }] })?.(option) ?? 0
}

test('[T-15.04] what helps the own attacks waits for the own turn, after which its maintenance is asked for', () => {
  const hero = { ...PALADIN, hand: ['divine-favor'] }
  expect(worthOfPlaying(tableWith(hero, 'B'), { moment: 'turn-start', creature: 1 })).toBeLessThan(0)
  expect(worthOfPlaying(tableWith(hero, 'B'), { moment: 'turn-end', creature: 1 })).toBeLessThan(0)
  expect(worthOfPlaying(tableWith(hero, 'A'), { moment: 'turn-end', creature: 0 })).toBeLessThan(0)
  expect(worthOfPlaying(tableWith(hero, 'A'), { moment: 'turn-start', creature: 0 })).toBeGreaterThan(0)
})

test('a mark for the own attacks waits for the own turn, when it is known whom they strike', () => {
  const hero = { ...PALADIN, hand: ['vow-of-enmity'] }
  expect(worthOfPlaying(tableWith(hero, 'B'), { moment: 'turn-end', creature: 1 })).toBeLessThan(0)
  expect(worthOfPlaying(tableWith(hero, 'A'), { moment: 'turn', creature: 0 })).toBeGreaterThan(0)
})

test('[T-36.03] with more cards than may be kept it is played all the same', () => {
  const hand = [
    'vow-of-enmity',
    'divine-smite',
    'lay-on-hands',
    'zealous-charge',
    'breath-weapon',
    'intercession',
  ]
  expect(
    worthOfPlaying(tableWith({ ...PALADIN, hand }, 'B'), { moment: 'turn-end', creature: 1 }),
  ).toBeGreaterThan(0)
})

test('no card is played because a rival strikes a Monster', () => {
  const state = positionOf({
    exact: true,
    map: ['A 2,2', 'B 17,14', 'C 13,14', 'D 26,26', 'goblin-a 18,14'],
    monsters: [{ is: 'goblin-a', isActive: true }],
    next: 'B',
    turn: { actions: 2 },
    seats: [{ ...BARD, hand: ['bardic-inspiration'] }],
  })
  expect(worthOfPlaying(state, { moment: 'declared', creature: 1, target: 8 })).toBeLessThan(0)
})
