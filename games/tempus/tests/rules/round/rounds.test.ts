import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { playSegment } from '../../../rules/round/rounds.ts'
import { spaceAt } from '../../../space/index.ts'
import { MONSTER_IDS, OFF } from '../../../state.ts'
import { event } from '../../box.ts'
import { drafted, open, type Opened, type Opening } from '../../open.ts'

/** A match after the draft in which every Hero only ends its turns. */
function idle(opening: Opening = {}): Opened {
  const t = drafted({ ...opening, options: { windows: 'able', ...opening.options } })
  t.answer = ({ prompt }) => (prompt.type === 'turn' ? { do: 'end-turn' } : undefined)
  return t
}

/** Plays segments until the phase changes. */
function playPhase(t: Opened): void {
  const { phase } = t.state
  while (t.state.phase === phase && t.state.ending === null) playSegment(t.table)
}

function playRound(t: Opened): void {
  const { round } = t.state
  while (t.state.round === round && t.state.ending === null) playSegment(t.table)
}

/** Plays the Turn phase, and says who had a turn or a slot in it: that of a Monster which sleeps on is not told. */
function playTurns(t: Opened): number[] {
  const had: number[] = []
  while (t.state.phase === 'turns') {
    const before = t.state.slots.slice()
    const { clock } = t.state
    playSegment(t.table)
    const slot = before[before.length - t.state.slots.length - 1]
    if (t.state.clock === clock || slot === undefined) continue
    if (typeof slot === 'number') had.push(slot)
  }
  return had
}

function turns(t: Opened): number[] {
  return t.events.flatMap((told) => (told.type === 'turnBegan' ? [told.creature] : []))
}

describe('a round', () => {
  test('[T-9.01, T-9.02] Draw, Event, Initiative, Turn and End of Round follow each other, each whole', () => {
    const t = idle()
    const phases: string[] = []
    for (let i = 0; i < 6; i++) {
      phases.push(t.state.phase)
      const { clock } = t.state
      playPhase(t)
      expect(t.state.clock).toBeGreaterThan(clock) // what begins in one is older in the next
    }
    expect(phases).toEqual(['draw', 'event', 'initiative', 'turns', 'end', 'draw'])
  })

  test('[T-9.03] the Turn phase is over when every Hero and every Monster on the map has had its turn, each once', () => {
    const t = idle()
    for (let i = 0; i < 3; i++) playPhase(t)
    const had = playTurns(t)
    const monsters = t.state.monsters.flatMap(({ id, at }) => (at === OFF ? [] : [id]))
    expect(had.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, ...monsters])
  })

  test('[T-31.01] the slot of a Monster that sleeps on is not told, that of one that is active is', () => {
    const t = idle()
    for (let i = 0; i < 3; i++) playPhase(t)
    const [goblin] = t.state.monsters
    if (goblin) goblin.isActive = true
    playTurns(t)
    expect(turns(t).filter((id) => id >= MONSTER_IDS.goblin)).toEqual([MONSTER_IDS.goblin])
  })

  test('[T-9.03] not before: while a Hero is to come the phase goes on', () => {
    const t = idle()
    for (let i = 0; i < 3; i++) playPhase(t)
    while (turns(t).filter((id) => id < 4).length < 3) playSegment(t.table)
    expect(t.state.phase).toBe('turns')
    expect(t.state.slots.some((slot) => typeof slot === 'number' && slot < 4)).toBe(true)
  })

  test('[T-9.04] rounds repeat without limit', () => {
    const t = idle()
    for (let i = 0; i < 6; i++) playRound(t)
    expect(t.state.round).toBe(7)
    expect(t.state.ending).toBeNull()
  })

  test('[T-9.04, T-37.05] unless a limit was agreed', () => {
    const t = idle({ options: { rounds: 2 } })
    for (let i = 0; i < 6; i++) playRound(t)
    expect(t.state.ending?.reason).toBe('rounds')
    expect(t.state.round).toBe(2)
  })

  test('a segment is one decision of a turn, and each changes the state', () => {
    const t = idle()
    for (let i = 0; i < 60; i++) {
      const before = JSON.stringify(t.state)
      const asks = t.asks.filter(({ prompt }) => prompt.type === 'turn').length
      playSegment(t.table)
      expect(JSON.stringify(t.state)).not.toBe(before)
      expect(t.asks.filter(({ prompt }) => prompt.type === 'turn').length - asks).toBeLessThan(2)
    }
  })

  test('the draft comes first', () => {
    const t = open({ rolls: [9, 3], options: { draft: 'first-game' } })
    playSegment(t.table)
    playSegment(t.table)
    expect([t.state.phase, t.state.round]).toEqual(['draw', 1])
  })
})

describe('slots', () => {
  test('[T-35.04, T-35.05] a Hero defeated before its turn of this round comes back in it', () => {
    const t = idle()
    for (let i = 0; i < 3; i++) playPhase(t)
    t.hero(2).at = OFF
    t.hero(2).hp = 0
    playPhase(t)
    expect(t.hero(2)).toMatchObject({ at: t.state.portals[0], hp: 30 })
    expect(turns(t)).toContain(2)
  })

  test('[T-35.06] one defeated after it comes back in the next round', () => {
    const t = idle()
    for (let i = 0; i < 4; i++) playPhase(t)
    t.hero(2).at = OFF
    playPhase(t)
    expect(t.hero(2).at).toBe(OFF)
    playRound(t)
    expect(t.hero(2).at).toBe(t.state.portals[0])
  })

  test('[T-9.03] a Monster that has left the map has no turn, one that has come has one', () => {
    const t = idle()
    for (let i = 0; i < 3; i++) playPhase(t)
    const [goblin] = t.state.monsters
    const bulezau = t.state.monsters[MONSTER_IDS.bulezau - MONSTER_IDS.goblin]
    if (goblin) goblin.at = OFF
    if (bulezau) Object.assign(bulezau, { at: spaceAt(15, 15), hp: 35 })
    const had = playTurns(t)
    expect(had).not.toContain(MONSTER_IDS.goblin)
    expect(had).toContain(MONSTER_IDS.bulezau)
  })

  test('[T-11.04, T-12.01] an Event acts on its initiative, once, and is over then', () => {
    let acted = 0
    const deed = { says: '', run: () => void acted++ }
    const t = idle({ events: [event('acts', { acts: 'initiative', deed })] })
    for (let i = 0; i < 3; i++) playPhase(t)
    expect(acted).toBe(0)
    playPhase(t)
    expect(acted).toBe(1)
    expect(t.state.eventDiscard).toHaveLength(1)
  })

  test('[T-37.01] nothing more is played once the game is over', () => {
    const t = idle()
    for (let i = 0; i < 3; i++) playPhase(t)
    t.state.ending = { reason: 'guardian', winner: 0 }
    const before = turns(t).length
    playPhase(t)
    expect(turns(t)).toHaveLength(before)
  })

  test('[T-36.04, T-29.05] a Chest that was emptied is full again after round 5, not before', () => {
    const t = idle()
    t.state.chests[0] = false
    for (let i = 0; i < 4; i++) playRound(t)
    expect(t.state.chests[0]).toBe(false)
    playRound(t)
    playSegment(t.table)
    expect(t.state.chests[0]).toBe(true)
  })

  test('[T-36.03, T-T5] six cards of Ivar are cut to five at the end of round 1', () => {
    const t = idle({ options: { draft: 'first-game' } })
    playPhase(t)
    expect(t.hero(1).hand).toHaveLength(6)
    playRound(t)
    expect(t.hero(1).hand).toHaveLength(5)
    expect(t.hero(1).discard).toHaveLength(1)
  })

  test('[T-10.03] nobody goes into a draw phase with more than five cards', () => {
    const t = idle()
    for (let i = 0; i < 12; i++) {
      playRound(t)
      expect(Math.max(...t.state.heroes.map(({ hand }) => hand.length))).toBeLessThan(6)
    }
  })

  test('every card stays in one zone', () => {
    const t = idle()
    for (let i = 0; i < 12; i++) playRound(t)
    const ids = [
      ...new Set<CardId>(
        t.state.heroes.flatMap(({ hand, deck, discard, setAside, primaries }) => [
          ...hand,
          ...deck,
          ...discard,
          ...setAside,
          ...primaries,
        ]),
      ),
    ]
    expect(ids).toHaveLength(
      4 * 18 + t.state.heroes.reduce((sum, { primaries }) => sum + primaries.length, 0),
    )
  })
})
