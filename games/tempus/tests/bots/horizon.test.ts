import { describe, expect, test } from 'vitest'
import { budgetOf, suffices } from '../../bots/places/horizon.ts'
import { hazardsFor } from '../../bots/places/hazards.ts'
import { sitesOf } from '../../bots/places/goals.ts'
import { threatsTo } from '../../bots/danger.ts'
import { lossWorth } from '../../bots/prey.ts'
import { progressWorth } from '../../bots/progress.ts'
import { lootVp } from '../../rules/loot.ts'
import { mapOf, spaceAt } from '../../space/index.ts'
import { heroOf, MONSTER_IDS, type QuestState, type TempusState } from '../../state.ts'
import { place, playTurnOf, positionOf } from './kit.ts'

const REALM = mapOf('ancient-temple')
const EMPTY = ['empty', 'empty', 'empty'] as const
const ROUNDS = 6

/** Seat 0 with one Action left in some round, five steps from Loot on open ground and next to a rival that will not fall. */
function lastAction(round: number): TempusState {
  return positionOf(
    {
      exact: true,
      map: ['A 14,14', 'B 14,15', 'C 3,3', 'D 26,25', 'loot 16,12'],
      chests: EMPTY,
      round,
      next: 'A',
      turn: { actions: 1 },
    },
    { rounds: ROUNDS },
  )
}

describe('before the last round is over', () => {
  test('a Hero has the Actions of its turns, and endlessly many where no round is the last', () => {
    const state = lastAction(ROUNDS - 1)
    expect(budgetOf(state, heroOf(state, 0))).toEqual({ actions: 3, spaces: 0 })
    expect(budgetOf(state, heroOf(state, 1)).actions).toBe(4)
    expect(budgetOf(positionOf({}), heroOf(positionOf({}), 0)).actions).toBe(Infinity)
  })

  test('an Action is kept for work', () => {
    expect(suffices({ actions: 1, spaces: 2 }, 2, true)).toBe(true)
    expect(suffices({ actions: 1, spaces: 2 }, 3, true)).toBe(false)
    expect(suffices({ actions: 1, spaces: 2 }, 3, false)).toBe(true)
    expect(suffices({ actions: 0, spaces: 9 }, 1, true)).toBe(false)
  })

  test('the last Action takes Loot that no other turn comes for', () => {
    const state = lastAction(ROUNDS)
    playTurnOf(state, 0)
    expect(lootVp(state, 0)).toBe(1)
  })

  /** The last Hero of a round, wounded, one step from Loot that a rival in front of it could strike at. */
  function lastStep(round: number, next: 'A' | 'D'): TempusState {
    return positionOf(
      {
        exact: true,
        map: ['A 4,7', 'B 21,25', 'C 2,2', 'D 20,3', 'loot 19,3', 'goblin-a 19,8'],
        chests: EMPTY,
        monsters: [{ is: 'goblin-a', isActive: true }],
        round,
        seats: [{ initiative: 20 }, { initiative: 8 }, { initiative: 18 }, { hp: 4, initiative: 7 }],
        next,
        ...(next === 'D' ? { turn: { actions: 0, spaces: 1 } } : {}),
      },
      { rounds: ROUNDS },
    )
  }

  test('only those threaten a Hero who still have a turn', () => {
    expect(threatsTo(lastStep(ROUNDS, 'A'), 1)).toHaveLength(3)
    expect(threatsTo(lastStep(ROUNDS, 'D'), 1)).toHaveLength(0)
    expect(threatsTo(lastStep(ROUNDS - 1, 'D'), 1)).toHaveLength(3)
  })

  test('the last step of a match takes Loot, whoever stands near it', () => {
    const state = lastStep(ROUNDS, 'D')
    playTurnOf(state, 3)
    expect(lootVp(state, 1)).toBe(1)
  })

  test('nobody minds what an Action wakes up, if it is the last of the party', () => {
    const missed = (round: number, others: 'act' | 'have acted'): number => {
      const state = lastAction(round)
      if (others === 'have acted') state.slots = state.slots.filter((slot) => slot === 0)
      return lossWorth(state, 0, { target: MONSTER_IDS.guardian, damage: 0, falls: 0 })
    }
    expect(missed(ROUNDS, 'have acted')).toBeCloseTo(0, 9)
    expect(missed(ROUNDS, 'act')).toBeLessThan(0)
    expect(missed(ROUNDS - 1, 'have acted')).toBeLessThan(0)
  })

  test('a tier that needs more than all Actions that are left is worth nothing, and everything without a last round', () => {
    const worthIn = (rounds: number): number => {
      const state = positionOf({ round: 1, questWork: [] }, { rounds, quests: 'first-game' })
      const slayer = state.quests[0] as QuestState
      return progressWorth(state, slayer, { party: 0, by: 12 })
    }
    expect(worthIn(0)).toBeGreaterThan(worthIn(1))
    expect(worthIn(1)).toBeGreaterThan(0)
  })
})

test('of two Loot in reach the one comes first from which the other can still be taken', () => {
  const state = positionOf({
    exact: true,
    map: ['A 14,15', 'C 3,3', 'loot 16,12', 'loot 18,13', 'B 25,25', 'D 26,25'],
    chests: EMPTY,
    round: 3,
    next: 'A',
    turn: { actions: 0, spaces: 5 },
  })
  playTurnOf(state, 0)
  expect(lootVp(state, 0)).toBe(2)
})

test('whoever can be struck is struck before spaces that are there are spent on Loot: they last for the turn', () => {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 14,15', 'C 3,3', 'D 26,25', 'loot 18,14'],
    chests: EMPTY,
    round: 3,
    seats: [{}, { hp: 4, loot: ['ring-of-accuracy'] }],
    next: 'A',
    turn: { actions: 1, spaces: 5 },
  })
  const picked = playTurnOf(state, 0)
    .filter(({ prompt, seat }) => prompt.type === 'turn' && seat === 0)
    .map(({ pick }) => pick.do)
  expect(picked.slice(0, 2)).toEqual(['act', 'walk'])
})

test('ground that hurts costs whoever is strong little, and the weak its life; other ground costs nothing', () => {
  const hazardOf = (hp: number): ((column: number) => number) => {
    const state = positionOf({
      exact: true,
      map: ['A 14,14', 'B 25,25', 'C 3,3', 'D 26,25'],
      lastings: [{ is: 'spike-growth', owner: 'B', at: '17,14', area: 4 }],
      seats: [{ hp }],
    })
    const hazards = hazardsFor(state, heroOf(state, 0))
    return (column) => hazards(spaceAt(column, 14))
  }
  expect(hazardOf(30)(14)).toBe(0)
  expect(hazardOf(30)(17)).toBeGreaterThan(0)
  expect(hazardOf(1)(17)).toBeGreaterThan(hazardOf(30)(17) + 0.4)
})

test('[T-38.23] once two Altars are consecrated, the Ritual has work at the Place of Power only', () => {
  const placesAt = (tiers: readonly string[]): readonly string[] => {
    const state = positionOf(
      {
        quests: ['the-unholy-ritual', 'monster-slayer', 'siphon-power'],
        chests: EMPTY,
        questWork: [{ quest: 'the-unholy-ritual', red: { progress: tiers.length * 2, tiers } }],
      },
      { quests: 'random' },
    )
    return sitesOf(state, 0)
      .filter(({ isWork, tries }) => isWork && tries.some(({ skill }) => skill === 'knowledge'))
      .map(({ at }) => place(at))
  }
  const altars = REALM.altars.map(place)
  expect(placesAt([]).some((at) => altars.includes(at))).toBe(true)
  expect(placesAt(['1']).some((at) => altars.includes(at))).toBe(false)
  expect(placesAt(['1'])).toContain(place(REALM.placeOfPower))
})
