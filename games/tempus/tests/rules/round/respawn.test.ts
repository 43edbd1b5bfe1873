import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { drawCards } from '../../../rules/decks.ts'
import { fell } from '../../../rules/fight/defeat.ts'
import { drawPhase } from '../../../rules/round/draw-phase.ts'
import { initiativePhase } from '../../../rules/round/initiative-phase.ts'
import { drawLoot } from '../../../rules/loot.ts'
import { respawn } from '../../../rules/round/respawn.ts'
import { vpOf } from '../../../rules/score.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { spaceAt } from '../../../space/index.ts'
import { MONSTER_IDS, OFF } from '../../../state.ts'
import { drafted, type Opened } from '../../open.ts'

const HERO = 0

/** A Hero with these many cards in hand, defeated on a space of its own. */
function fallen(cards = 3): Opened {
  const t = drafted({ options: { windows: 'able' } })
  drawCards(t.table, HERO, cards)
  t.hero(HERO).at = spaceAt(12, 9)
  fell(t.table, HERO, sourceOfEvent(null))
  return t
}

describe('defeat', () => {
  test('[T-35.01, T-35.10] a Hero leaves the map at once, whatever did it', () => {
    expect(fallen().hero(HERO).at).toBe(OFF)
  })

  test('[T-35.02, T-35.11, T-R16] it discards its hand and drops all Loot; others keep theirs', () => {
    const t = drafted({ options: { windows: 'able' } })
    drawCards(t.table, HERO, 3)
    drawCards(t.table, 2, 3)
    drawLoot(t.table, HERO)
    drawLoot(t.table, 2)
    t.hero(HERO).at = spaceAt(12, 9)
    fell(t.table, HERO, sourceOfEvent(null))
    expect(t.hero(HERO).loot).toEqual([])
    expect(t.state.loose[0]).toMatchObject({ at: spaceAt(12, 9) })
    expect([t.hero(2).hand.length, t.hero(2).loot.length]).toEqual([3, 1])
    expect(vpOf(t.state, 0)).toBe(1)
  })

  test('[T-35.03, T-R64, T-T52] it takes a card of its choice from the pile and draws one', () => {
    const t = drafted({ options: { windows: 'able' } })
    const [wish] = drawCards(t.table, HERO, 4).slice(2)
    t.answer = ({ prompt }) =>
      prompt.type === 'respawn-card' ? { do: 'card', card: wish as CardId } : undefined
    fell(t.table, HERO, sourceOfEvent(null))
    expect(t.hero(HERO).hand).toHaveLength(2)
    expect(t.hero(HERO).hand[0]).toBe(wish)
    expect(t.hero(HERO).discard).toHaveLength(3)
  })

  test('[T-35.03] with an empty pile it only draws', () => {
    expect(fallen(0).hero(HERO).hand).toHaveLength(1)
  })

  test('[T-35.03, T-10.16] an empty Draw Deck cycles for it', () => {
    const t = fallen(12)
    expect(t.hero(HERO).hasCycled).toBe(true)
    expect(t.hero(HERO).hand).toHaveLength(2)
  })

  test('[T-35.08] flipped Primary Attacks and the state of its deck are kept', () => {
    const t = fallen(12)
    const flipped = t.hero(HERO).flipped.slice()
    respawn(t.table, HERO)
    expect(flipped).toHaveLength(1)
    expect(t.hero(HERO).flipped).toEqual(flipped)
    expect(t.hero(HERO).hasCycled).toBe(true)
  })
})

describe('respawn', () => {
  test('[T-35.04, T-8.04] on its Entry Portal with full HP', () => {
    const t = fallen()
    expect(t.hero(HERO).hp).toBe(0)
    respawn(t.table, HERO)
    expect(t.hero(HERO)).toMatchObject({ at: t.state.portals[0], hp: 30 })
  })

  test('[T-35.04] a Hero on the map stays where it is', () => {
    const t = drafted()
    t.hero(HERO).at = spaceAt(12, 9)
    t.hero(HERO).hp = 4
    respawn(t.table, HERO)
    expect(t.hero(HERO)).toMatchObject({ at: spaceAt(12, 9), hp: 4 })
  })

  test('[T-8.05, T-R13, T-B06.2] allies share the portal', () => {
    const t = fallen()
    expect(t.hero(2).at).toBe(t.state.portals[0])
    respawn(t.table, HERO)
    expect(t.hero(HERO).at).toBe(t.hero(2).at)
  })

  test.each(['opponent', 'Monster'])('[T-R13] where an %s stands on it, on the nearest free space', (who) => {
    const t = fallen()
    t.hero(2).at = spaceAt(12, 12)
    const [portal] = t.state.portals
    const goblin = t.state.monsters[MONSTER_IDS.goblin - MONSTER_IDS.goblin]
    if (who === 'opponent') t.hero(1).at = portal
    else if (goblin) goblin.at = portal
    respawn(t.table, HERO)
    expect(portal).toBe(spaceAt(29, 29))
    expect(t.hero(HERO).at).toBe(spaceAt(28, 28)) // towards the middle first
  })

  test('[T-35.06, T-T52] until its turn it takes part in draws and initiative', () => {
    const t = fallen()
    t.state.round = 2
    drawPhase(t.table)
    expect(t.hero(HERO).hand).toHaveLength(4)
    initiativePhase(t.table)
    expect(t.hero(HERO).initiative).toBeGreaterThan(0)
    expect(t.state.slots).toContainEqual(HERO)
    expect(t.hero(HERO).at).toBe(OFF)
  })
})
