import { describe, expect, test } from 'vitest'
import { close, hasTier, isClosedFor, progress, reachTier } from '../../../rules/quests/progress.ts'
import { questsAtRoundEnd } from '../../../rules/quests/hooks.ts'
import { drawLoot, dropAll } from '../../../rules/loot.ts'
import { endMatch } from '../../../rules/score.ts'
import { fell } from '../../../rules/fight/defeat.ts'
import { spaceAt } from '../../../space/index.ts'
import { questing, type Questing } from './kit.ts'

const [SLAYER, SIPHON, MARK] = ['monster-slayer', 'siphon-power', 'marked-for-death']

function trial(): Questing {
  return questing([SLAYER, SIPHON], { heroes: { 0: '12,17', 1: '25,25' }, lootDeck: ['ring', 'gem'] })
}

describe('tiers', () => {
  test('[T-28.01, T-28.03] 1, 2 and 3 VP, 6 in all, and no more', () => {
    const t = trial()
    const quest = t.quest(SLAYER)
    const vps = [3, 4, 5, 1].map((by) => {
      progress(t.table, quest, { party: 0, by })
      return t.vp()[0]
    })
    expect(vps).toEqual([1, 3, 6, 6])
  })

  test('[T-28.02, T-28.06] what is one short gives nothing, and every point is told', () => {
    const t = trial()
    progress(t.table, t.quest(SLAYER), { party: 0, by: 2 })
    expect(t.vp()).toEqual([0, 0])
    expect(t.events).toEqual([{ type: 'progressed', party: 0, card: t.quest(SLAYER).card, progress: 2 }])
  })

  test('[T-28.12] one deed can reach two tiers', () => {
    const t = trial()
    progress(t.table, t.quest(SIPHON), { party: 1, by: 3 })
    expect(t.vp()).toEqual([0, 3])
  })

  test('[T-28.08] a tier can be reached without the one below; each once', () => {
    const t = trial()
    const quest = t.quest(SLAYER)
    reachTier(t.table, quest, { party: 0, tier: 2 })
    reachTier(t.table, quest, { party: 0, tier: 2 })
    expect([hasTier(quest, 0, 0), hasTier(quest, 0, 1), hasTier(quest, 0, 2)]).toEqual([false, false, true])
    expect([hasTier(quest, 1, 2), t.vp()]).toEqual([false, [3, 0]])
    expect(t.events).toHaveLength(1)
  })

  test('[T-28.05, T-28.07] what a party has closed is open to the other, and in other Quests', () => {
    const t = trial()
    close(t.quest(SLAYER), 0, 77)
    expect(isClosedFor(t.quest(SLAYER), 0, 77)).toBe(true)
    expect(isClosedFor(t.quest(SLAYER), 1, 77)).toBe(false)
    expect(isClosedFor(t.quest(SIPHON), 0, 77)).toBe(false)
  })
})

describe('VP', () => {
  test('[T-28.09, T-28.10] those of Quests stay when a Hero is defeated, those of its Loot go', () => {
    const t = trial()
    progress(t.table, t.quest(SIPHON), { party: 0, by: 1 })
    drawLoot(t.table, 0)
    expect(t.vp()).toEqual([2, 0])
    fell(t.table, 0, { creature: 1, giver: 1, card: null, isSpell: false })
    expect(t.vp()).toEqual([1, 0])
  })

  test('[T-28.10, T-29.08, T-T50] dropped Loot is nobody’s', () => {
    const t = trial()
    drawLoot(t.table, 0)
    drawLoot(t.table, 0)
    t.state.eventVp = [5, 0]
    expect(t.vp()).toEqual([7, 0])
    dropAll(t.table, 0, spaceAt(12, 9))
    expect(t.vp()).toEqual([5, 0])
  })
})

describe('the end of a round', () => {
  test('[T-28.15, T-R55] both parties that qualify at the same instant score', () => {
    const t = questing([MARK, SIPHON], { heroes: { 0: '12,17', 1: { at: '25,25', hasHarmed: true } } })
    t.quest(MARK).note = 1
    questsAtRoundEnd(t.table)
    expect(t.vp()).toEqual([1, 1])
  })

  test('[T-37.01] after the end of the match nothing scores', () => {
    const t = trial()
    endMatch(t.table, 'left', 1)
    questsAtRoundEnd(t.table)
    expect(t.vp()).toEqual([0, 0])
  })
})
