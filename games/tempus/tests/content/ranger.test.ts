import { describe, expect } from 'vitest'
import { card } from './card.ts'
import { cast, the, type Role } from './cast.ts'

function ranger(hand: readonly string[], more: Role = {}): Role {
  return { at: '10,10', primaries: ['longbow', 'shortsword', 'long-road', 'outlander'], hand, ...more }
}

const FAR: Role = { at: '14,10' }

describe('the deck of the Ranger', () => {
  card('ranger-hunters-mark', 'adds 2 to hits', () => {
    const t = cast({ heroes: { 0: ranger(['ranger-hunters-mark']), 1: FAR }, rolls: [7] })
    t.opens('turn', 0, 'ranger-hunters-mark', 1)
    t.plays(0, 'longbow', 1)
    expect(t.hp(1)).toBe(24)
  })

  card('hail-of-thorns', 'hurts the target and those beside it, hit or miss', () => {
    const t = cast({ heroes: { 0: ranger(['hail-of-thorns']), 1: FAR, 3: { at: '15,10' } }, rolls: [2] })
    t.plays(0, 'longbow', 1, 'hail-of-thorns')
    expect([t.hp(1), t.hp(3)]).toEqual([27, 27])
  })

  card('longstrider', 'adds 3 spaces', () => {
    const t = cast({ heroes: { 0: ranger(['longstrider']) } })
    t.plays(0, 'long-road', 'longstrider')
    expect(t.state.turn?.pools[0]?.left).toBe(8)
  })

  card('spike-growth', 'covers an area of 4', () => {
    const t = cast({ heroes: { 0: ranger(['spike-growth']) } })
    t.plays(0, 'spike-growth', '14,10', { covers: '15,11' })
    expect(t.state.lastings.map(({ spaces, count }) => [spaces.length, count])).toEqual([[16, 2]])
  })

  card('healing-spirit', 'lies there with 3 charges', () => {
    const t = cast({ heroes: { 0: ranger(['healing-spirit']) } })
    t.plays(0, 'healing-spirit', '12,10')
    expect(t.state.lastings.map(({ count }) => count)).toEqual([3])
  })

  card('ensnaring-strike', 'roots', () => {
    const t = cast({ heroes: { 0: ranger(['ensnaring-strike']), 1: FAR }, rolls: [7] })
    t.plays(0, 'longbow', 1, 'ensnaring-strike')
    expect(t.state.heroes[1]?.ailments?.[0]?.root).toBe(2)
  })

  card('steady-aim', 'adds 5 to who has not moved, 3 to others', () => {
    const still = cast({ heroes: { 0: ranger(['steady-aim']), 1: FAR }, rolls: [2] })
    still.plays(0, 'longbow', 'steady-aim', 1)
    expect(still.hp(1)).toBe(26)
    const moved = cast({
      heroes: { 0: ranger(['steady-aim']), 1: FAR },
      rolls: [2],
      turn: { seat: 0, steps: 1 },
    })
    moved.plays(0, 'longbow', 'steady-aim', 1)
    expect(moved.hp(1)).toBe(30)
  })

  card('lightning-arrow', 'adds 4 and hurts those beside the target', () => {
    const t = cast({ heroes: { 0: ranger(['lightning-arrow']), 1: FAR, 3: { at: '15,10' } }, rolls: [7] })
    t.plays(0, 'longbow', 1, 'lightning-arrow')
    expect([t.hp(1), t.hp(3)]).toEqual([22, 26])
  })

  card('swift-quiver', 'shoots up to twice more at −2', () => {
    const t = cast({ heroes: { 0: ranger(['swift-quiver']), 1: FAR }, rolls: [7, 9, 7] })
    t.plays(0, 'longbow', 1, 'swift-quiver', { do: 'yes' }, 'longbow', 1, { do: 'yes' }, 'longbow', 1)
    expect(t.hp(1)).toBe(22)
  })

  card('camouflage', 'hides from farther than 2', () => {
    const t = cast({ heroes: { 0: ranger(['camouflage']) } })
    t.plays(0, 'camouflage')
    expect(t.on(0)).toEqual(['camouflage'])
  })
})

describe('the deck of the Colossus Hunter', () => {
  card('colossus-slayer', 'a hit on the hurt deals 2 more, once a turn', () => {
    const t = cast({
      heroes: { 0: ranger([], { primaries: ['longbow', 'colossus-slayer'] }), 1: { at: '14,10', hp: 25 } },
      rolls: [7, 7],
    })
    t.plays(0, 'longbow', 1)
    t.plays(0, 'longbow', 1)
    expect(t.hp(1)).toBe(15)
  })

  card('giant-killer', 'strikes back at a rival', () => {
    const t = cast({
      heroes: { 1: { ...ranger(['giant-killer']), at: '11,10' }, 0: { at: '10,10', primaries: ['mace'] } },
      rolls: [2, 6],
    })
    t.plays(0, 'mace', 1, 'giant-killer', 'shortsword', 0)
    expect(t.hp(0)).toBe(26)
  })

  card('weak-point', 'adds 3 piercing, 5 against Elites', () => {
    const t = cast({
      heroes: { 0: ranger(['weak-point']) },
      monsters: { ogre: [{ at: '14,10', hp: 28 }] },
      rolls: [7],
    })
    t.plays(0, 'longbow', the('ogre'), 'weak-point')
    expect(t.hp(the('ogre'))).toBe(28 - 8)
  })

  card('stand-against-the-tide', 'hurts another one beside the attacker', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { ...ranger(['stand-against-the-tide']), at: '11,10' },
        2: { at: '9,10' },
      },
      rolls: [2],
    })
    t.plays(0, 'mace', 1, 'stand-against-the-tide', 2)
    expect(t.hp(2)).toBe(26)
  })

  card('hunters-reflexes', 'halve a hit, rounded up', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { ...ranger(['hunters-reflexes']), at: '11,10' },
      },
      rolls: [14],
    })
    t.plays(0, 'mace', 1, 'hunters-reflexes')
    expect(t.hp(1)).toBe(26)
  })
})

describe('the deck of the Horde Breaker', () => {
  card('horde-breaker', 'hurts another opponent beside the target', () => {
    const t = cast({
      heroes: { 0: ranger([], { primaries: ['longbow', 'horde-breaker'] }), 1: FAR, 3: { at: '15,10' } },
      rolls: [7],
    })
    t.plays(0, 'longbow', 1, 3)
    expect([t.hp(1), t.hp(3)]).toEqual([26, 27])
  })

  card('horde-defense', 'gives a DR for each hostile creature beyond the first', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['mace'] },
        1: { at: '11,10', primaries: ['horde-defense'] },
        2: { at: '12,10' },
      },
      rolls: [7],
    })
    t.plays(0, 'mace', 1)
    expect(t.hp(1)).toBe(27)
  })

  card('escape-the-horde', 'adds a space through opponents', () => {
    const t = cast({ heroes: { 0: ranger(['escape-the-horde']) } })
    t.plays(0, 'long-road', 'escape-the-horde')
    expect(t.state.turn?.pools[0]).toMatchObject({ left: 6, throughOpponents: true })
  })

  card('cornered-beast', 'gives an Action among two hostile creatures', () => {
    const t = cast({ heroes: { 0: ranger(['cornered-beast']), 1: { at: '11,10' }, 3: { at: '9,10' } } })
    t.opens('turn', 0, 'cornered-beast')
    expect(t.state.turn?.actions).toBe(3)
  })
})
