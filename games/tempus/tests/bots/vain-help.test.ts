import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import type { TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

const BARD = { class: 'bard', subclass: 'college-of-lore', character: 'bonnie' }
const CLERIC = { class: 'cleric', subclass: 'life-domain', character: 'raena' }
const HAND = ['bless', 'cure-wounds', 'cure-wounds', 'sanctuary']

/** What its Interaction promises a Hero (C) at the beginning of the turn of its ally (A). */
function worthOfHelp(state: TempusState, moment: 'turn-start' | 'declared' = 'turn-start'): number {
  const prompt: TempusPrompt = {
    type: 'window',
    moment,
    creature: 0,
    card: null,
    target: -1,
    damage: 0,
  }
  const option = { do: 'interaction' } as const
  return meritIn(state, { seat: 2, prompt, options: [option, { do: 'pass' }] })?.(option) ?? 0
}

/** The turn of A with a hand of its own, while a Hero of a Class (C) holds other cards. */
function beside(
  helper: object,
  hand: readonly string[],
  moment: 'turn-start' | 'declared' = 'turn-start',
): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'C 12,14'],
    seats: [
      { ...CLERIC, hand },
      BARD,
      { hasCycled: true, ...helper },
      { class: 'rogue', subclass: 'thief', character: 'naree' },
    ],
  })
  return worthOfHelp(state, moment)
}

/** The turn of A with so many HP, while a Cleric (C) has cards to spare. */
function besideCleric(hp: number): TempusState {
  return positionOf({
    exact: true,
    map: ['A 14,14', 'C 12,14'],
    seats: [{ hp }, {}, { ...CLERIC, hasCycled: true, hand: HAND }],
  })
}

test('[T-16.14] a card is discarded to heal an ally that is hurt, and for nobody else', () => {
  expect(worthOfHelp(besideCleric(20))).toBeGreaterThan(0)
  expect(worthOfHelp(besideCleric(30))).toBeLessThan(0)
  expect(worthOfHelp(besideCleric(29))).toBeLessThan(0) // a scratch: with a card to spare it was as good as to pass, and chance decided
  expect(worthOfHelp(besideCleric(28))).toBeGreaterThan(0)
})

const WIZARD = { class: 'wizard', subclass: 'divination', character: 'mertz' }
const CARDS = ['thunderwave', 'shatter', 'shield', 'mage-armor']

test('[T-16.14] a card is exchanged for one that an ally draws where it is a poor one, or cards are to spare', () => {
  expect(beside({ ...WIZARD, hand: CARDS }, [])).toBeGreaterThan(0)
  expect(beside({ ...WIZARD, hand: ['mage-armor', 'thunderwave'] }, [])).toBeGreaterThan(0)
  expect(beside({ ...WIZARD, hand: ['thunderwave', 'shatter'] }, [])).toBeLessThan(0)
})

test('[T-36.03] nobody pays for a card that an ally will have to discard', () => {
  const full = [...HAND, 'guiding-bolt']
  expect(beside({ ...WIZARD, hand: CARDS }, full)).toBeLessThan(0)
})

test('no Interaction is a toss-up', () => {
  const ranger = { class: 'ranger', subclass: 'horde-breaker', character: 'ivar' }
  expect(beside(ranger, [], 'declared')).not.toBe(0)
})

test('no card is given so that an ally that has left the match goes or draws', () => {
  const worthBeside = (helper: object, hasLeft: boolean): number => {
    const state = positionOf({
      exact: true,
      map: ['A 14,14', 'C 12,14', 'B 17,14'],
      seats: [CLERIC, BARD, { hasCycled: true, ...helper }],
    })
    if (hasLeft) Object.assign(state.heroes[0] ?? {}, { hasLeft: true })
    return worthOfHelp(state)
  }
  const wizard = { ...WIZARD, hand: CARDS }
  expect(worthBeside(wizard, false)).toBeGreaterThan(0)
  expect(worthBeside(wizard, true)).toBeLessThan(0)
  const monk = {
    class: 'monk',
    subclass: 'elemental',
    character: 'udayeen',
    hand: ['acrobatics', 'deflect-missile', 'step-of-the-wind', 'flurry-of-blows'],
  }
  expect(worthBeside(monk, true)).toBeLessThan(0)
})
