import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { meritIn } from '../../bots/merit.ts'
import { spaceAt } from '../../space/index.ts'
import type { TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

/** A Wizard (A) on 14,14 with a card in hand, an ally (C) and two rivals (B and D) where a test puts them. */
function tableWith(card: string, map: readonly string[], subclass = 'divination'): TempusState {
  return positionOf({
    exact: true,
    map: ['A 14,14', ...map],
    seats: [{ class: 'wizard', subclass, character: 'khallax', hand: [card] }],
  })
}

function cardOfA(state: TempusState): CardId {
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  return card
}

/** What it promises to play the card of A's hand as an Action. */
function worthOfPlaying(state: TempusState): number {
  const option = { do: 'act', card: cardOfA(state) } as const
  return (
    meritIn(state, { seat: 0, prompt: { type: 'turn', actions: 2, spaces: 0 }, options: [option] })?.(
      option,
    ) ?? 0
  )
}

/** What it promises to aim the card at a space. */
function worthOfAiming(state: TempusState, column: number, row: number): number {
  const card = cardOfA(state)
  const option = { do: 'space', space: spaceAt(column, row) } as const
  return meritIn(state, { seat: 0, prompt: { type: 'aim', card }, options: [option] })?.(option) ?? 0
}

test('[T-22.13] an area beside its attacker strikes the rival next to it, and not the attacker', () => {
  expect(worthOfPlaying(tableWith('thunderwave', ['B 15,14']))).toBeGreaterThan(0)
})

test('[T-22.04] an area is worth more the more rivals it covers', () => {
  const one = worthOfPlaying(tableWith('shatter', ['B 19,14', 'D 25,25']))
  const both = worthOfPlaying(tableWith('shatter', ['B 19,14', 'D 21,14']))
  expect(both).toBeGreaterThan(one)
})

test('[T-22.03] an area is laid so that it covers a rival and not the ally beside it', () => {
  const alone = worthOfPlaying(tableWith('shatter', ['B 19,14', 'C 25,25']))
  expect(worthOfPlaying(tableWith('shatter', ['B 19,14', 'C 18,14']))).toBeCloseTo(alone)
})

test('[T-20.01, T-22.01] an area promises nothing against rivals of whom no space is in sight', () => {
  const behindWalls = positionOf({
    exact: true,
    map: ['A 25,25', 'B 21,16', 'C 27,27', 'D 2,2', 'goblin-a 22,17', 'goblin-b 22,16'],
    monsters: [
      { is: 'goblin-a', isActive: true },
      { is: 'goblin-b', isActive: true },
    ],
    seats: [{ class: 'ranger', subclass: 'horde-breaker', character: 'ivar', hand: ['scatter-shot'] }],
  })
  expect(worthOfPlaying(behindWalls)).toBeLessThanOrEqual(0)
})

test('[T-20.01] where a wall hides the ally from an area, both rivals in it count', () => {
  const hidden = worthOfPlaying(tableOn(['A 23,20', 'B 23,21', 'C 25,24', 'D 25,22']))
  expect(hidden).toBeCloseTo(worthOfPlaying(tableOn(['A 23,20', 'B 23,21', 'C 2,2', 'D 25,22'])))
})

/** A Wizard with Shatter among others. */
function tableOn(map: readonly string[]): TempusState {
  const wizard = { class: 'wizard', subclass: 'divination', character: 'khallax', hand: ['shatter'] }
  return positionOf({ exact: true, map, seats: [wizard] })
}

test('an area that covers friends is worth less, and not for whoever sculpts Spells', () => {
  const map = ['B 19,14', 'C 20,14']
  const divination = tableWith('fireball', map)
  const evocation = tableWith('fireball', map, 'evocation')
  expect(worthOfAiming(divination, 19, 14)).toBeLessThan(worthOfAiming(evocation, 19, 14))
})

test('Magic Missile promises more against whoever has no more HP than it takes', () => {
  const on = (hp: number): number =>
    worthOfPlaying(
      positionOf({
        exact: true,
        map: ['A 14,14', 'B 17,14'],
        seats: [
          { class: 'wizard', subclass: 'divination', character: 'khallax', hand: ['magic-missile'] },
          { hp },
        ],
      }),
    )
  expect(on(6)).toBeGreaterThan(on(20))
})
