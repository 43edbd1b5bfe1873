import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import { outlookOf } from '../../bots/places/spots.ts'
import type { Space } from '../../space/index.ts'
import { OFF } from '../../state.ts'
import { place, positionOf } from './kit.ts'

/** What Divine Favor, which lasts for a turn, promises a Paladin (A) at the beginning of its turn, with a rival (B) somewhere. */
function worthOfFavor(rival: string): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', `B ${rival}`],
    seats: [
      { class: 'paladin', subclass: 'oath-of-vengeance', character: 'khallax', hand: ['divine-favor'] },
    ],
  })
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const prompt: TempusPrompt = {
    type: 'window',
    moment: 'turn',
    creature: 0,
    card: null,
    target: -1,
    damage: 0,
  }
  const option = { do: 'free', card } as const
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

test('what helps in a fight is played where somebody is near, and kept where nobody is', () => {
  expect(worthOfFavor('17,14')).toBeGreaterThan(0)
  expect(worthOfFavor('28,28')).toBeLessThan(0)
})

/** Where a Hero (A) at 1,1 may go for while one rival is at 28,28 and the other at 29,29, all Monsters are beaten and no Quest has work. */
function goalsAt(chestIsFull: boolean): readonly Space[] {
  const state = positionOf({ exact: true, map: ['A 1,1', 'B 28,28'] })
  for (const monster of state.monsters) monster.at = OFF
  const chests = state.chests.map((_, index) => chestIsFull && index === 0)
  return outlookOf({ ...state, quests: [], events: [], chests }, 0).ways.map(({ goal }) => goal.at)
}

test('whoever finds nothing to do goes to meet rivals, however far away, and only then', () => {
  expect(goalsAt(false).map(place)).toEqual(['28,28', '29,29'])
  expect(goalsAt(true)).toHaveLength(1)
  expect(goalsAt(true).map(place)).not.toContain('29,29')
})
