import type { LanesView } from '@trialhall/game-lanes'
import { describe, expect, test } from 'vitest'
import { experienceOf, whyOver } from '../../ui/finale/why.ts'

function over(change: Partial<LanesView>, lives: readonly number[] = [20, 20]): string {
  const players = lives.map((life) => ({ life })) as unknown as LanesView['players']
  const view = { viewer: 0, roundLimit: 40, turns: 22, winner: 0, ended: 'life', players, ...change }
  return whyOver(view as LanesView, ['Anna', 'Ben'])
}

describe('why a match is over', () => {
  test.each([
    ['a hero fell', over({}), 'Ben’s hero fell in round 12.'],
    ['the own hero fell', over({ winner: 1 }), 'Your hero fell in round 12.'],
    ['both heroes fell', over({ winner: null }), 'Both heroes fell in round 12: a draw.'],
    ['somebody left', over({ ended: 'left' }), 'Ben left in round 12.'],
    ['both agreed', over({ ended: 'agreed', winner: null }), 'Both agreed on a draw in round 12.'],
    ['no last round was agreed on', over({ roundLimit: 0 }), 'Ben’s hero fell in round 12.'],
    ['more life', over({ ended: 'rounds' }, [9, 4]), 'All 40 rounds are over. More life wins.'],
    [
      'more experience',
      over({ ended: 'rounds' }, [9, 9]),
      'All 40 rounds are over. Life was equal, so experience decided.',
    ],
    [
      'nothing',
      over({ ended: 'rounds', winner: null }, [9, 9]),
      'All 40 rounds are over. Life and experience are equal.',
    ],
  ])('%s', (_, said, expected) => {
    expect(said).toBe(expected)
  })

  test('experience counts over all levels', () => {
    expect(experienceOf({ level: 2, experience: 1 })).toBe(7)
  })
})
