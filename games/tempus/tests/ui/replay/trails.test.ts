import type { TempusEvent } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { roundOnMap } from '../../../ui/replay/trails.ts'

function story(...events: readonly TempusEvent[]): readonly SeenEvent<TempusEvent>[] {
  return events.map((event, at) => ({ at, event, known: {} }))
}

const ROUND = (round: number): TempusEvent => ({ type: 'roundBegan', round })

test('the ways of this round are shown, those of earlier ones are not', () => {
  const { trails } = roundOnMap(
    story(
      ROUND(1),
      { type: 'moved', creature: 0, path: [1, 2], how: 'walked' },
      ROUND(2),
      { type: 'moved', creature: 1, path: [5, 6, 7], how: 'walked' },
      { type: 'moved', creature: 2, path: [9, 90], how: 'teleported' },
    ),
  )
  expect(trails).toEqual([
    { hero: 1, spaces: [5, 6, 7], isLeap: false },
    { hero: 2, spaces: [9, 90], isLeap: true },
  ])
})

test('Monsters leave no trail', () => {
  const { trails } = roundOnMap(story(ROUND(1), { type: 'moved', creature: 8, path: [1, 2], how: 'walked' }))
  expect(trails).toEqual([])
})

test('a cross stands where somebody was defeated in this round, wherever they came there', () => {
  const { graves } = roundOnMap(
    story(ROUND(1), { type: 'moved', creature: 0, path: [1, 2], how: 'walked' }, ROUND(2), {
      type: 'felled',
      creature: 0,
      by: 1,
    }),
  )
  expect(graves).toEqual([2])
})

test('a defeat of an earlier round leaves no cross, nor does one at an unknown place', () => {
  const { graves } = roundOnMap(
    story(
      ROUND(1),
      { type: 'moved', creature: 0, path: [1, 2], how: 'walked' },
      { type: 'felled', creature: 0, by: 1 },
      ROUND(2),
      { type: 'felled', creature: 9, by: 1 },
    ),
  )
  expect(graves).toEqual([])
})
