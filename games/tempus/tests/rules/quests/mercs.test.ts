import { describe, expect, test } from 'vitest'
import { refresh } from '../../../rules/round/refresh.ts'
import { beginQuests } from '../../../rules/trial.ts'
import { isOnMap, monsterOf } from '../../../rules/creatures.ts'
import { questsAtRoundEnd } from '../../../rules/quests/hooks.ts'
import { spaceAt } from '../../../space/index.ts'
import { OFF } from '../../../state.ts'
import { monsterId, writtenPlace } from '../../lay.ts'
import { allied, AN_EVENT, camp, questing, type Questing } from './kit.ts'

const MERCS = 'the-roving-mercs'
const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((letter) => monsterId('goblin', letter)) as [
  number,
  number,
  number,
  number,
]

/** Four goblins in one Camp; red's Hero 0 is 2 spaces from A and 3 from the others. */
function hiring(rolls: readonly number[] = []): Questing {
  const t = questing([MERCS], {
    heroes: { 0: '8,8', 1: '25,25' },
    monsters: { goblin: ['10,8', '11,8', '11,9', '11,10'] },
    rolls,
  })
  camp(t, '11,7', [A, B, C, D])
  beginQuests(t.table)
  return t
}

function placesOf(t: Questing): string[] {
  return [A, B, C, D]
    .filter((id) => isOnMap(t.state, id))
    .map((id) => writtenPlace(monsterOf(t.state, id).at))
}

describe('Last Hits on goblins', () => {
  test('[T-38.15] only the party that defeats the last goblin of a Camp advances', () => {
    const t = hiring()
    t.fells(0, A)
    t.fells(0, B)
    t.fells(0, C)
    expect(t.progress(MERCS)).toEqual([0, 0])
    t.fells(1, D)
    expect([t.progress(MERCS), t.vp()]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  test('[T-38.15, T-R88] nobody advances if an Event defeats it', () => {
    const t = hiring()
    for (const id of [A, B, C]) t.fells(0, id)
    t.fells(AN_EVENT, D)
    expect(t.progress(MERCS)).toEqual([0, 0])
  })

  test('[T-38.15] the last Kobold of a Camp is no goblin', () => {
    const t = questing([MERCS], { heroes: { 0: '8,8' }, monsters: { kobold: ['10,8'] } })
    camp(t, '11,7', [monsterId('kobold')])
    t.fells(0, monsterId('kobold'))
    expect(t.progress(MERCS)).toEqual([0, 0])
  })

  test('[T-38.17] the goblins of an allied Camp bring nothing, to neither party', () => {
    const t = hiring()
    allied(t, 0, A, B, C, D)
    for (const id of [A, B, C]) t.fells(1, id)
    t.fells(1, D)
    expect(t.progress(MERCS)).toEqual([0, 0])
  })
})

describe('alliances', () => {
  test('[C-9] Savvy within 2 of any goblin of the Camp allies all that are left of it', () => {
    const t = hiring()
    expect(t.tries(0)).toEqual(['savvy at 10,8'])
    t.attempts(0, 'savvy')
    expect([A, B, C, D].map((id) => monsterOf(t.state, id).ally)).toEqual([0, 0, 0, 0])
    expect([t.progress(MERCS), t.tries(0)]).toEqual([[1, 0], []])
  })

  test('[C-9] not from 3 spaces away, and not by a failed try', () => {
    const t = hiring()
    t.attempts(0, 'savvy', false)
    expect([t.progress(MERCS), monsterOf(t.state, A).ally]).toEqual([[0, 0], undefined])
    t.fells(0, A)
    expect(t.tries(0)).toEqual([])
    expect(t.tries(1)).toEqual([])
  })

  test('[T-38.18] a Camp that fights can be allied, however many of its goblins are left', () => {
    const t = hiring()
    for (const id of [B, C, D]) t.fells(0, id)
    expect(monsterOf(t.state, A).isActive).toBe(true)
    t.attempts(0, 'savvy')
    expect([monsterOf(t.state, A).ally, t.progress(MERCS)]).toEqual([0, [1, 0]])
    expect(monsterOf(t.state, B).ally).toBeUndefined()
  })

  test('[T-R109] goblins that sleep wake as they are allied', () => {
    const t = hiring()
    for (const id of [A, B, C, D]) monsterOf(t.state, id).isActive = undefined
    t.attempts(0, 'savvy')
    expect(monsterOf(t.state, D).isActive).toBe(true)
  })

  test('[C-9] the rivals cannot hire a Camp that is allied', () => {
    const t = hiring()
    allied(t, 1, A, B, C, D)
    expect(t.tries(0)).toEqual([])
  })
})

describe('new Camps', () => {
  test('[T-38.19, T-R75] with two goblins off the map a Camp of two comes on opposite sides of a random location', () => {
    const t = hiring([13, 7])
    t.fells(0, A)
    t.fells(0, B)
    questsAtRoundEnd(t.table)
    expect(placesOf(t)).toEqual(['17,12', '19,12', '11,9', '11,10'])
    expect(t.state.camps.map(({ members }) => members)).toEqual([
      [C, D],
      [A, B],
    ])
    expect([A, B].map((id) => monsterOf(t.state, id))).toMatchObject([
      { isActive: undefined, ally: undefined, hp: 2 },
      { isActive: undefined, ally: undefined, hp: 2 },
    ])
    expect(t.state.camps[1]).toMatchObject({ at: spaceAt(18, 12), comesOnce: true, hasDropped: undefined })
  })

  test('[T-38.19] not while all four live, nor with one off the map', () => {
    const t = hiring()
    questsAtRoundEnd(t.table)
    t.fells(0, A)
    questsAtRoundEnd(t.table)
    expect(t.state.camps).toHaveLength(1)
    expect(isOnMap(t.state, A)).toBe(false)
  })

  test('[T-38.19] one Camp at a time, even with four off the map', () => {
    const t = hiring([13, 7, 3, 18])
    for (const id of [A, B, C, D]) t.fells(0, id)
    questsAtRoundEnd(t.table)
    expect(placesOf(t)).toHaveLength(2)
    questsAtRoundEnd(t.table)
    expect(placesOf(t)).toHaveLength(4)
  })

  test('[T-38.15, T-38.18, T-38.19, T-T58] old and new Camp count each for itself', () => {
    const t = hiring([13, 7])
    t.fells(0, A)
    t.fells(0, B)
    questsAtRoundEnd(t.table)
    t.fells(0, C)
    expect(t.progress(MERCS)).toEqual([0, 0])
    t.fells(1, D)
    expect(t.progress(MERCS)).toEqual([0, 1])
    monsterOf(t.state, A).isActive = true
    const hero = t.state.heroes[0]
    if (hero) hero.at = spaceAt(18, 10)
    t.attempts(0, 'savvy')
    expect(t.progress(MERCS)).toEqual([1, 1])
    t.fells(1, A)
    t.fells(1, B)
    expect(t.progress(MERCS)).toEqual([1, 1])
  })

  test('[T-38.17] goblins that were allied come back allied to nobody', () => {
    const t = hiring([13, 7])
    t.attempts(0, 'savvy')
    t.fells(1, A)
    t.fells(1, B)
    questsAtRoundEnd(t.table)
    expect([A, B, C].map((id) => monsterOf(t.state, id).ally)).toEqual([undefined, undefined, 0])
  })

  test('[T-R75] the Goblin Camp of the map does not come back at a Refresh', () => {
    const t = hiring()
    for (const id of [A, B, C, D]) t.fells(0, id)
    refresh(t.table)
    expect(monsterOf(t.state, A).at).toBe(OFF)
  })

  test('[T-36.06] without the Quest it does', () => {
    const t = questing(['monster-slayer'], { heroes: { 0: '8,8' }, monsters: { goblin: ['10,8'] } })
    camp(t, '11,7', [A])
    beginQuests(t.table)
    t.fells(0, A)
    refresh(t.table)
    expect(isOnMap(t.state, A)).toBe(true)
  })
})
