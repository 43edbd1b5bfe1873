import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { EventCard } from '../../../faces.ts'
import { drawCards } from '../../../rules/decks.ts'
import { endOfRound } from '../../../rules/round/end-of-round.ts'
import { roundUnderWay } from '../../../rules/round/tracker.ts'
import { drawLoot, dropAll } from '../../../rules/loot.ts'
import { cardOf } from '../../../rules/printed.ts'
import { scoreEvent, vpOf } from '../../../rules/score.ts'
import { spaceAt, written } from '../../../space/index.ts'
import { MONSTER_IDS, OFF, type Monster } from '../../../state.ts'
import { event } from '../../box.ts'
import { drafted, slugs, type Opened, type Opening } from '../../open.ts'

/** The end of a round, in a match without windows for those who cannot answer. */
function atEndOf(round: number, opening: Opening = {}): Opened {
  const t = drafted({ ...opening, options: { windows: 'able', guardian: 'hill-giant', ...opening.options } })
  t.state.round = round
  t.state.phase = 'end'
  return t
}

function monster(t: Opened, id: number): Monster {
  return t.state.monsters[id - MONSTER_IDS.goblin] as Monster
}

/** All Monsters of a Camp are defeated but for the last `left`. */
function fellCamp(t: Opened, camp: number, left = 0): void {
  const members = t.state.camps[camp]?.members ?? []
  for (const id of members.slice(0, members.length - left)) {
    monster(t, id).at = OFF
    monster(t, id).hp = 0
  }
}

function guardian(t: Opened): Monster {
  return monster(t, MONSTER_IDS.guardian)
}

/** An Event that is in play from the beginning. */
function play(t: Opened, slug: string): void {
  const card = t.state.eventDeck.find((one) => slugs(t, [one])[0] === slug) as CardId
  t.state.eventDeck = t.state.eventDeck.filter((one) => one !== card)
  t.state.events.push(card)
}

function gives(party: number, vp: number): EventCard {
  const deed = { says: '', run: (table: Opened['table']) => scoreEvent(table, party, vp) }
  return event('gives', { lasts: 'game', acts: 'round-end', deed })
}

describe('the order', () => {
  test('[T-36.01, T-34.01, T-R66, T-T53] effects, Guardian, tracker, discards, Refresh', () => {
    const t = atEndOf(5, { events: [gives(0, 2)] })
    play(t, 'gives')
    t.state.eventVp = [8, 0]
    t.state.chests[1] = false
    fellCamp(t, 1)
    fellCamp(t, 0, 1)
    drawCards(t.table, 0, 7)
    endOfRound(t.table)
    expect(t.state.eventVp).toEqual([10, 0])
    expect(written(guardian(t).at)).toBe('(15,15)')
    expect(t.state.round).toBe(6)
    expect([t.hero(0).hand.length, t.hero(0).discard.length]).toEqual([5, 2])
    expect(t.state.chests).toEqual([true, true, true])
    expect(t.state.monsters.slice(4, 8).every(({ at }) => at !== OFF)).toBe(true)
    expect(t.state.monsters.slice(0, 3).every(({ at }) => at === OFF)).toBe(true)
    const told = t.events.map(({ type }) => type)
    const order = ['eventActs', 'appeared', 'discarded', 'refreshed'].map((type) =>
      told.indexOf(type as (typeof told)[number]),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('[T-9.01] the next round begins with its draw phase', () => {
    const t = atEndOf(1)
    endOfRound(t.table)
    expect(t.state.phase).toBe('draw')
  })

  test('[T-36.02, T-28.13] Events first, then Quests', () => {
    const acted: string[] = []
    const deed = { says: '', run: () => void acted.push('event') }
    const t = atEndOf(1, { events: [event('acts', { lasts: 'game', acts: 'round-end', deed })] })
    play(t, 'acts')
    const quest = t.state.quests[0]
    const face = quest && cardOf(t.state, quest.card)
    if (face?.kind === 'quest') Object.assign(face.rules, { roundEnds: () => acted.push('quest') })
    endOfRound(t.table)
    expect(acted).toEqual(['event', 'quest'])
  })

  test('[T-37.01] nothing more is done when the game ends in it', () => {
    const deed = {
      says: '',
      run: ({ state }: Opened['table']) => void (state.ending = { reason: 'ascendant', winner: 0 }),
    }
    const t = atEndOf(5, { events: [event('ends', { lasts: 'game', acts: 'round-end', deed })] })
    play(t, 'ends')
    t.state.eventVp = [12, 0]
    endOfRound(t.table)
    expect([t.state.round, t.state.hasGuardian]).toEqual([5, false])
  })

  test('[T-36.11, T-11.02] Events of the round end, permanent ones stay', () => {
    const events = [
      event('round', { lasts: 'round', acts: 'never' }),
      event('game', { lasts: 'game', acts: 'never' }),
    ]
    const t = atEndOf(1, { events })
    play(t, 'round')
    play(t, 'game')
    endOfRound(t.table)
    expect(slugs(t, t.state.events)).toEqual(['game'])
  })

  test('[T-13.08] what counts by rounds begins anew', () => {
    const t = atEndOf(1)
    Object.assign(t.hero(0), { initiative: 12, tie: 1, hasActed: true, hasHarmed: true, used: [3] })
    endOfRound(t.table)
    expect(t.hero(0)).toMatchObject({
      initiative: 0,
      tie: 0,
      hasActed: undefined,
      hasHarmed: undefined,
      used: [],
    })
  })
})

describe('the tracker', () => {
  test('[T-36.14, T-R68] counts on beyond 20', () => {
    const t = atEndOf(20)
    endOfRound(t.table)
    expect(t.state.round).toBe(21)
    expect(t.state.ending).toBeNull()
  })

  test('[T-9.04, T-37.05] after the last round that was agreed the match is over', () => {
    const t = atEndOf(12, { options: { rounds: 12 } })
    t.state.eventVp = [1, 4]
    endOfRound(t.table)
    expect(t.state.ending).toEqual({ reason: 'rounds', winner: 1 })
  })

  test('[T-37.05] not before', () => {
    const t = atEndOf(11, { options: { rounds: 12 } })
    endOfRound(t.table)
    expect(t.state.ending).toBeNull()
  })
})

describe('discarding', () => {
  test('[T-36.03, T-10.03, T-R82] down to five cards of choice; others keep theirs', () => {
    const t = atEndOf(1)
    drawCards(t.table, 0, 7)
    drawCards(t.table, 1, 5)
    const wanted = t.hero(0).hand.slice(2, 4)
    t.answer = ({ prompt }) =>
      prompt.type === 'discard' ? { do: 'card', card: wanted[2 - prompt.left] as CardId } : undefined
    endOfRound(t.table)
    expect(t.hero(0).discard).toEqual(wanted)
    expect(t.hero(1).hand).toHaveLength(5)
    expect(t.asks.map(({ seat }) => seat)).toEqual([0, 0])
  })

  test('[T-36.01, T-36.03] is asked for by the limit, in the round that is not over yet', () => {
    const t = atEndOf(3)
    drawCards(t.table, 0, 6)
    const rounds: number[] = []
    t.answer = () => {
      rounds.push(t.state.round, roundUnderWay(t.state))
      return undefined
    }
    endOfRound(t.table)
    expect(t.asks.map(({ prompt }) => prompt)).toEqual([{ type: 'discard', left: 1, card: null }])
    expect(rounds).toEqual([4, 3]) // the tracker is moved before
    expect([t.state.round, roundUnderWay(t.state)]).toEqual([4, 4])
  })

  test('[T-36.03, T-7.13] Primary, Ongoing and Loot cards do not count', () => {
    const t = atEndOf(1)
    drawCards(t.table, 0, 7)
    const hero = t.hero(0)
    hero.ongoing.push(...hero.hand.splice(0, 2))
    hero.loot.push(t.state.lootDeck.pop() as CardId)
    endOfRound(t.table)
    expect(hero.hand).toHaveLength(5)
    expect(t.asks).toEqual([])
  })
})

describe('the Guardian check', () => {
  test('[T-34.01, T-34.04] with 10 VP of a party it appears active on the four middle spaces', () => {
    const t = atEndOf(2)
    t.state.eventVp = [3, 10]
    endOfRound(t.table)
    expect(guardian(t)).toMatchObject({ at: spaceAt(15, 15), isActive: true, hp: 75 })
  })

  test('[T-34.01] not with 9 of each', () => {
    const t = atEndOf(2)
    t.state.eventVp = [9, 9]
    endOfRound(t.table)
    expect(guardian(t).at).toBe(OFF)
    expect(t.state.hasGuardian).toBe(false)
  })

  test('[T-34.02] it happens once: a Guardian that has left does not come again', () => {
    const t = atEndOf(2)
    t.state.eventVp = [10, 0]
    endOfRound(t.table)
    t.state.eventVp = [0, 0] // it stays although VP fall
    endOfRound(t.table)
    expect(guardian(t).at).not.toBe(OFF)
    guardian(t).at = OFF
    t.state.eventVp = [12, 0]
    endOfRound(t.table)
    expect(guardian(t).at).toBe(OFF)
  })

  test('[T-34.03] what counts is what a party has at this moment', () => {
    const t = atEndOf(2)
    t.state.eventVp = [9, 0]
    drawLoot(t.table, 0)
    scoreEvent(t.table, 0, 0)
    expect(vpOf(t.state, 0)).toBe(10)
    expect(t.state.hasGuardian).toBe(false) // reached in the middle of the round
    dropAll(t.table, 0, 100) // and lost again before its end
    endOfRound(t.table)
    expect(t.state.hasGuardian).toBe(false)
  })

  test('[T-34.12] another threshold can be agreed', () => {
    const t = atEndOf(2, { options: { guardianAt: 6 } })
    t.state.eventVp = [6, 0]
    endOfRound(t.table)
    expect(t.state.hasGuardian).toBe(true)
  })

  test('[T-R113] both parties with enough bring one', () => {
    const t = atEndOf(2)
    t.state.eventVp = [10, 10]
    endOfRound(t.table)
    expect(t.events.filter(({ type }) => type === 'appeared')).toHaveLength(1)
  })

  test('[T-34.05, T-R63, T-T55] creatures there make way unhurt, to free spaces beside', () => {
    const t = atEndOf(2)
    t.state.eventVp = [10, 0]
    t.hero(0).at = spaceAt(15, 15)
    t.hero(1).at = spaceAt(16, 16)
    endOfRound(t.table)
    for (const seat of [0, 1]) {
      expect(t.hero(seat).hp).toBe(30)
    }
    expect([written(t.hero(0).at), written(t.hero(1).at)]).toEqual(['(14,14)', '(17,17)'])
    expect(t.hero(2).at).toBe(t.state.portals[0]) // whoever stands elsewhere stays
  })

  test('[T-34.06, T-T55] one of three spaces covers four until it first moves; one of two does not grow', () => {
    const t = atEndOf(2)
    t.state.eventVp = [10, 0]
    endOfRound(t.table)
    expect(guardian(t).isSmall).toBe(true)
    const golem = atEndOf(2, { options: { guardian: 'iron-golem' } })
    golem.state.eventVp = [10, 0]
    endOfRound(golem.table)
    expect(guardian(golem).isSmall).toBe(undefined)
  })

  test('[T-34.09] its HP are those for the number of Heroes', () => {
    const t = atEndOf(2, { seats: 6 })
    t.state.eventVp = [10, 0]
    endOfRound(t.table)
    expect(guardian(t).hp).toBe(90)
  })
})

describe('the Refresh', () => {
  test.each([
    [5, true],
    [10, true],
    [15, true],
    [4, false],
    [6, false],
    [9, false],
  ])('[T-36.04] at the end of round %i: %s', (round, comes) => {
    const t = atEndOf(round)
    t.state.chests[0] = false
    endOfRound(t.table)
    expect(t.state.chests[0]).toBe(comes)
  })

  test('[T-36.05, T-36.13, T-29.05] every empty Chest is full again, full ones stay full', () => {
    const t = atEndOf(5)
    t.state.chests = [false, true, false]
    endOfRound(t.table)
    expect(t.state.chests).toEqual([true, true, true])
  })

  test('[T-36.06] a Camp comes back only if all its Monsters are defeated', () => {
    const t = atEndOf(5)
    fellCamp(t, 0, 1)
    fellCamp(t, 2)
    endOfRound(t.table)
    expect(t.state.monsters.slice(0, 3).map(({ at }) => at)).toEqual([OFF, OFF, OFF])
    expect(t.state.monsters.slice(8, 12).every(({ at }) => at !== OFF)).toBe(true)
  })

  test('[T-36.07, T-36.09] on their starting spaces, inactive and not Wounded', () => {
    const t = atEndOf(5)
    const before = t.state.monsters.slice(4, 8).map(({ at }) => at)
    fellCamp(t, 1)
    for (const one of t.state.monsters.slice(4, 8)) one.isActive = true
    endOfRound(t.table)
    expect(t.state.monsters.slice(4, 8)).toEqual(
      before.map((at) => expect.objectContaining({ at, hp: 2, isActive: undefined, ailments: undefined })),
    )
  })

  test('[T-36.07, T-R67, T-T54] one whose space is occupied takes the next free one clockwise', () => {
    const t = atEndOf(5)
    fellCamp(t, 1)
    t.hero(0).at = spaceAt(25, 16)
    endOfRound(t.table)
    const spaces = t.state.monsters.slice(4, 8).map(({ at }) => written(at))
    expect(spaces).toEqual(['(25,15)', '(26,15)', '(27,16)', '(26,17)'])
  })

  test('[T-36.07] each is told of with the space on which it appears', () => {
    const t = atEndOf(5)
    fellCamp(t, 1)
    endOfRound(t.table)
    const told = t.events.filter(({ type }) => type === 'appeared')
    expect(told).toEqual(
      t.state.monsters.slice(4, 8).map(({ id, at }) => ({ type: 'appeared', creature: id, space: at })),
    )
  })

  test('[T-36.07, T-R67] from its own starting space on clockwise, past the last neighbour to the first', () => {
    const t = atEndOf(5)
    fellCamp(t, 1)
    t.hero(0).at = spaceAt(25, 16) // where its first Minion starts
    t.hero(2).at = spaceAt(25, 15) // the last neighbour clockwise from north
    endOfRound(t.table)
    const spaces = t.state.monsters.slice(4, 8).map(({ at }) => written(at))
    expect(spaces).toEqual(['(26,15)', '(27,15)', '(27,16)', '(26,17)'])
  })

  test('[T-36.08, T-38.26, T-T54] with no free space none appears, with one only the first', () => {
    const t = atEndOf(5, { seats: 8 })
    fellCamp(t, 1)
    const around = [25, 26, 27].flatMap((column) => [15, 16, 17].map((row) => spaceAt(column, row)))
    const ring = around.filter((space) => space !== spaceAt(26, 16))
    for (const [seat, space] of ring.entries()) t.hero(seat).at = space
    endOfRound(t.table)
    expect(t.state.monsters.slice(4, 8).every(({ at }) => at === OFF)).toBe(true)
    t.hero(0).at = spaceAt(2, 2)
    t.state.round = 10
    endOfRound(t.table)
    expect(t.state.monsters.slice(4, 8).map(({ at }) => at !== OFF)).toEqual([true, false, false, false])
  })

  test('[T-36.07, T-R67] the Ogre takes another block beside its token', () => {
    const t = atEndOf(5)
    fellCamp(t, 3)
    const before = t.state.monsters[12]?.at
    t.hero(0).at = spaceAt(8, 22)
    monster(t, MONSTER_IDS.ogre).at = OFF
    endOfRound(t.table)
    expect(monster(t, MONSTER_IDS.ogre)).toMatchObject({ hp: 28 })
    expect(monster(t, MONSTER_IDS.ogre).at).not.toBe(OFF)
    expect(before).toBe(OFF)
    expect(monster(t, MONSTER_IDS.ogre).at).not.toBe(spaceAt(8, 22))
  })

  test('[T-36.10] Loot tokens on the map stay', () => {
    const t = atEndOf(5)
    t.state.loose.push({ at: 100, tokens: 1, cards: [] })
    endOfRound(t.table)
    expect(t.state.loose).toEqual([{ at: 100, tokens: 1, cards: [] }])
  })

  test('[T-36.12] a Camp that came back may drop Loot again, one that did not may not', () => {
    const t = atEndOf(5)
    for (const camp of t.state.camps) camp.hasDropped = true
    fellCamp(t, 1)
    endOfRound(t.table)
    expect(t.state.camps.map(({ hasDropped }) => hasDropped)).toEqual([true, undefined, true, true])
  })

  test('[T-R90] a Hero that stands on a Chest does not open it by the Refresh', () => {
    const t = atEndOf(5)
    t.state.chests[0] = false
    t.hero(0).at = spaceAt(10, 6)
    endOfRound(t.table)
    expect(t.state.chests[0]).toBe(true)
    expect(t.hero(0).loot).toEqual([])
  })

  test('[T-R97] the Guardian comes before it', () => {
    const t = atEndOf(5)
    t.state.eventVp = [10, 0]
    endOfRound(t.table)
    const told = t.events.map(({ type }) => type)
    expect(told.indexOf('appeared')).toBeLessThan(told.indexOf('refreshed'))
  })
})
