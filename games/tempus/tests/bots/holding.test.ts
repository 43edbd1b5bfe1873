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

test('with five cards, which all may be kept, it waits as well', () => {
  const hand = ['vow-of-enmity', 'divine-smite', 'lay-on-hands', 'zealous-charge', 'breath-weapon']
  const table = tableWith({ ...PALADIN, hand }, 'B')
  expect(worthOfPlaying(table, { moment: 'turn-start', creature: 1 })).toBeLessThan(0)
  expect(worthOfPlaying(table, { moment: 'turn-end', creature: 1 })).toBeLessThan(0)
})

test('[T-27.03] a mark does not wait while the hand holds what answers whoever is marked', () => {
  const inRivalsTurn = (...hand: readonly string[]): number =>
    worthOfPlaying(tableWith({ ...PALADIN, hasCycled: true, hand }, 'B'), {
      moment: 'turn-start',
      creature: 1,
    })
  expect(inRivalsTurn('vow-of-enmity', 'soul-of-vengeance')).toBeGreaterThan(0)
  expect(inRivalsTurn('vengeance-hunters-mark', 'soul-of-vengeance')).toBeGreaterThan(0)
  expect(inRivalsTurn('vow-of-enmity', 'avenging-smite')).toBeLessThan(0) // which is for the own turn
  expect(inRivalsTurn('divine-favor', 'soul-of-vengeance')).toBeLessThan(0) // which marks nobody
})

test('[T-38.06] a Spell of a rival is worth a Counterspell, however far away it fights, and one of an ally is not', () => {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 24,14', 'C 13,14', 'D 26,26'],
    next: 'B',
    turn: { actions: 2 },
    seats: [{ class: 'wizard', subclass: 'divination', character: 'khallax', hand: ['counterspell'] }],
  })
  expect(worthOfPlaying(state, { moment: 'spell', creature: 1 })).toBeGreaterThan(0)
  expect(worthOfPlaying(state, { moment: 'spell', creature: 2 })).toBeLessThan(0)
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

test('[T-38.06] an area of a rival is worth a Nullify, and one of an ally is not', () => {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 20,14', 'C 13,14', 'D 26,26'],
    next: 'B',
    turn: { actions: 2 },
    seats: [{ class: 'monk', subclass: 'spellbreaker', character: 'mertz', hand: ['nullify'] }],
  })
  expect(worthOfPlaying(state, { moment: 'declared', creature: 1 })).toBeGreaterThan(0)
  expect(worthOfPlaying(state, { moment: 'declared', creature: 2 })).toBeLessThan(0)
})

test.each(['shield-of-faith', 'beacon-of-hope'])(
  '[T-R101] an area of a rival is worth no %s before its rolls: that can be played at any time',
  (slug) => {
    const cleric = { class: 'cleric', subclass: 'life-domain', character: 'mertz', hand: [slug] }
    const state = tableWith(cleric, 'B')
    expect(worthOfPlaying(state, { moment: 'declared', creature: 1 })).toBeLessThan(0)
  },
)
