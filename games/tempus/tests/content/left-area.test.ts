import { expect, test } from 'vitest'
import { cast } from './cast.ts'

test('[T-21.10, T-22.04, T-R40] who has left an area before its roll is not struck', () => {
  const t = cast({
    heroes: {
      0: { at: '4,10', hand: ['fireball'] },
      1: { at: '12,10', hand: ['slip-away'], primaries: ['urchin'] },
    },
    rolls: [],
  })
  t.plays(0, 'fireball', '10,10', 'slip-away', '14,10')
  expect(t.hp(1)).toBe(30)
})

test('[T-21.10, T-22.04] one that moves inside it is', () => {
  const t = cast({
    heroes: {
      0: { at: '4,10', hand: ['fireball'] },
      1: { at: '12,10', hand: ['slip-away'], primaries: ['urchin'] },
    },
    rolls: [10],
  })
  t.plays(0, 'fireball', '10,10', 'slip-away', '12,11')
  expect(t.hp(1)).toBe(23)
})
