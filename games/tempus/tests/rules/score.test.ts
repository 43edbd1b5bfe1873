import { winShares } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { drawLoot } from '../../rules/loot.ts'
import {
  concede,
  endByGuardian,
  endByRounds,
  endMatch,
  outcomeOf,
  scoreEvent,
  vpOf,
} from '../../rules/score.ts'
import { NEITHER } from '../../state.ts'
import { PARTIES } from '../../terms.ts'
import { drafted, type Opened } from '../open.ts'

/** VP of each party from Quest tiers (bits), Events and Loot. */
interface Score {
  readonly tiers?: readonly [number, number]
  readonly events?: readonly [number, number]
  readonly loot?: readonly [number, number]
}

function scored({ tiers = [0, 0], events = [0, 0], loot = [0, 0] }: Score): Opened {
  const t = drafted()
  for (const party of [0, 1] as const) {
    const work = t.state.quests[0]?.work[party]
    if (work) work.tiers = tiers[party]
    t.state.eventVp[party] = events[party]
    for (let i = 0; i < loot[party]; i++) drawLoot(t.table, party)
  }
  return t
}

describe('Victory Points', () => {
  test.each([
    [0b000, 0],
    [0b001, 1],
    [0b011, 3],
    [0b111, 6],
    [0b101, 4],
  ])('[T-28.01, T-28.08] tiers %i of a Quest are worth %i VP', (tiers, vp) => {
    expect(vpOf(scored({ tiers: [tiers, 0] }).state, 0)).toBe(vp)
  })

  test('[T-28.10, T-1.05, T-R114] Quests, Events and Loot are added, for each party apart', () => {
    const t = scored({ tiers: [3, 1], events: [2, 0], loot: [1, 2] })
    expect([vpOf(t.state, 0), vpOf(t.state, 1)]).toEqual([6, 3])
  })

  test('[T-28.10] tiers of several Quests are added', () => {
    const t = scored({ tiers: [1, 0] })
    const work = t.state.quests[2]?.work[0]
    if (work) work.tiers = 3
    expect(vpOf(t.state, 0)).toBe(4)
  })

  test('[T-28.09] VP of an Event go to its party and stay', () => {
    const t = scored({ loot: [1, 0] })
    scoreEvent(t.table, 1, 2)
    expect([vpOf(t.state, 0), vpOf(t.state, 1)]).toEqual([1, 2])
    t.hero(0).loot = []
    expect([vpOf(t.state, 0), vpOf(t.state, 1)]).toEqual([0, 2])
  })
})

describe('the end', () => {
  test('while the match goes on there is no outcome', () => {
    expect(outcomeOf(drafted().state)).toBeNull()
  })

  test('[T-37.01, T-37.02, T-1.03] with the defeat of the Guardian the party with more VP wins, not the one that struck', () => {
    const t = scored({ events: [13, 12] })
    endByGuardian(t.table, 1)
    expect(outcomeOf(t.state)).toEqual({ ranks: [1, 2, 1, 2], scores: [13, 12, 13, 12], reason: 'guardian' })
  })

  test('[T-37.03, T-1.06, T-T56] with equal VP the Last Hit decides', () => {
    for (const party of [0, 1] as const) {
      const t = scored({ events: [12, 12] })
      endByGuardian(t.table, party)
      expect(t.state.ending?.winner).toBe(party)
    }
  })

  test('[T-37.04, T-R69] without a Last Hit more Quest VP win', () => {
    const t = scored({ tiers: [1, 0], events: [0, 1] })
    endByGuardian(t.table, NEITHER)
    expect(t.state.ending?.winner).toBe(0)
  })

  test('[T-37.04, T-R69] then more Loot', () => {
    const t = scored({ events: [1, 0], loot: [0, 1] })
    endByGuardian(t.table, NEITHER)
    expect(t.state.ending?.winner).toBe(1)
  })

  test('[T-R69] and else they share the victory', () => {
    const t = scored({ events: [1, 1] })
    endByRounds(t.table)
    const outcome = outcomeOf(t.state)
    expect(outcome).toMatchObject({ ranks: [1, 1, 1, 1], reason: 'rounds' })
    expect(outcome && winShares(outcome, { parties: PARTIES })).toEqual([0.5, 0.5, 0.5, 0.5])
  })

  test('[T-37.05] at a round limit more VP win', () => {
    const t = scored({ events: [1, 3] })
    endByRounds(t.table)
    expect(t.state.ending).toEqual({ reason: 'rounds', winner: 1 })
  })

  test('[T-1.02, T-37.06] an Event can end it at once; members of a party win or lose together', () => {
    const t = scored({})
    endMatch(t.table, 'ascendant', 1)
    expect(outcomeOf(t.state)?.ranks).toEqual([2, 1, 2, 1])
  })

  test('[T-37.01] it ends once: what comes later changes nothing', () => {
    const t = scored({})
    endMatch(t.table, 'ascendant', 1)
    endMatch(t.table, 'rounds', 0)
    expect(t.state.ending).toEqual({ reason: 'ascendant', winner: 1 })
    expect(t.events.filter(({ type }) => type === 'matchEnded')).toHaveLength(1)
  })

  test('a party loses once all of it have given up; while one stays the match goes on', () => {
    const t = scored({ events: [9, 0] })
    concede(t.table, 2)
    expect(t.state.ending).toBeNull()
    concede(t.table, 0)
    expect(t.state.ending).toEqual({ reason: 'left', winner: 1 })
  })
})
