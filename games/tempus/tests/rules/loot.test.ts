import { EVERYONE, type CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  drawLoot,
  dropAll,
  dropLoot,
  dropToken,
  giftLoot,
  lootVp,
  stealLoot,
  takeLoose,
} from '../../rules/loot.ts'
import { vpOf } from '../../rules/score.ts'
import { spaceAt } from '../../space/index.ts'
import { loot } from '../box.ts'
import { drafted, slugs, type Opened } from '../open.ts'

const RED = 0
const BLUE = 1
const HERE = spaceAt(12, 9)

function holding(count: number): Opened {
  const t = drafted()
  for (let i = 0; i < count; i++) drawLoot(t.table, RED)
  return t
}

describe('gaining', () => {
  test('[T-29.01, T-28.10] a Loot card is worth 1 VP while a Hero has it', () => {
    const t = holding(2)
    expect([lootVp(t.state, 0), lootVp(t.state, 1)]).toEqual([2, 0])
    expect([vpOf(t.state, 0), vpOf(t.state, 1)]).toEqual([2, 0])
  })

  test('[T-29.02, T-7.15] it lies face up at once', () => {
    const t = holding(1)
    expect(t.state.cards.seen[t.hero(RED).loot[0] as CardId]).toBe(EVERYONE)
  })

  test('[T-29.03] a Hero may hold any quantity', () => {
    expect(holding(30).hero(RED).loot).toHaveLength(30)
  })

  test('[T-29.16, T-R57] an empty deck is made of discarded Loot; without any nothing is drawn', () => {
    const t = holding(30)
    expect(drawLoot(t.table, BLUE)).toBeNull()
    t.state.lootDiscard.push(t.hero(RED).loot.pop() as CardId)
    expect(drawLoot(t.table, BLUE)).not.toBeNull()
    expect(t.state.lootDiscard).toEqual([])
  })

  test('[T-29.17] what it does on being gained happens at once, to its new holder', () => {
    const gained: number[] = []
    const amulet = loot('amulet', { gained: { says: '', run: (_, { by }) => void gained.push(by) } })
    const t = drafted({ loot: [amulet] })
    const card = drawLoot(t.table, RED) as CardId
    stealLoot(t.table, { from: RED, to: BLUE, card })
    expect(gained).toEqual([RED, BLUE])
  })
})

describe('on the ground', () => {
  test('[T-29.08, T-29.09, T-T50] a defeated Hero drops all it has, its party loses the VP; whoever comes first takes all', () => {
    const t = holding(2)
    t.state.eventVp = [5, 0]
    expect(vpOf(t.state, 0)).toBe(7)
    const cards = t.hero(RED).loot.slice()
    dropAll(t.table, RED, HERE)
    expect([vpOf(t.state, 0), t.hero(RED).loot]).toEqual([5, []])
    takeLoose(t.table, BLUE, HERE)
    expect(t.hero(BLUE).loot).toEqual(cards)
    expect(vpOf(t.state, 1)).toBe(2)
    expect(t.state.loose).toEqual([])
  })

  test('[T-29.08] a Hero without Loot drops nothing', () => {
    const t = holding(0)
    dropAll(t.table, RED, HERE)
    expect(t.state.loose).toEqual([])
  })

  test('[T-29.09] the cards stay with their space: another space gives nothing', () => {
    const t = holding(2)
    dropAll(t.table, RED, HERE)
    takeLoose(t.table, BLUE, HERE + 1)
    expect(t.hero(BLUE).loot).toEqual([])
    expect(t.state.loose[0]?.cards).toHaveLength(2)
  })

  test('[T-29.06, T-29.07] a token is worth a card of the deck', () => {
    const t = holding(0)
    dropToken(t.table, HERE)
    dropToken(t.table, HERE)
    takeLoose(t.table, BLUE, HERE)
    expect(t.hero(BLUE).loot).toHaveLength(2)
    expect(t.state.loose).toEqual([])
  })

  test('[T-R91] dropped cards are taken first, then tokens are drawn for', () => {
    const t = holding(1)
    dropToken(t.table, HERE)
    dropAll(t.table, RED, HERE)
    t.events.length = 0
    takeLoose(t.table, BLUE, HERE)
    const origins = t.events.flatMap((event) => (event.type === 'gainedLoot' ? [event.from] : []))
    expect(origins).toEqual(['ground', 'deck'])
  })

  test('[T-R57] a token stays where no card is left for it', () => {
    const t = holding(30)
    dropToken(t.table, HERE)
    takeLoose(t.table, BLUE, HERE)
    expect(t.state.loose).toEqual([{ at: HERE, tokens: 1, cards: [] }])
  })

  test('[T-29.10, T-29.12] only an Event or defeat makes a Hero drop a card', () => {
    const t = holding(2)
    const [card, other] = t.hero(RED).loot as [CardId, CardId]
    dropLoot(t.table, RED, { card, space: HERE })
    expect(t.hero(RED).loot).toEqual([other])
    expect(t.state.loose[0]?.cards).toEqual([card])
  })
})

describe('from one Hero to another', () => {
  const more = { says: '', stat: 'maxHp', amount: 8, scope: 'bearer', condition: null } as const
  const amulet = loot('amulet', { standing: { bonuses: [more], quirks: {}, watches: [] } })

  test.each([
    [36, 30],
    [38, 30],
    [22, 22],
  ])('[T-29.18, T-25.15] its benefits end at once: of %i HP %i are left', (before, after) => {
    for (const pass of [stealLoot, giftLoot]) {
      const t = drafted({ loot: [amulet] })
      const card = drawLoot(t.table, RED) as CardId
      t.hero(RED).hp = before
      pass(t.table, { from: RED, to: 2, card })
      expect(t.hero(RED).hp).toBe(after)
    }
  })

  test('[T-29.11] Loot can be stolen, and its VP with it', () => {
    const t = holding(2)
    const card = t.hero(RED).loot[0] as CardId
    stealLoot(t.table, { from: RED, to: BLUE, card })
    expect(slugs(t, t.hero(BLUE).loot)).toEqual(slugs(t, [card]))
    expect([vpOf(t.state, 0), vpOf(t.state, 1)]).toEqual([1, 1])
    expect(t.events.at(-1)).toEqual({ type: 'gainedLoot', seat: BLUE, card, from: 'theft' })
  })

  test('[T-29.13, T-29.14] a gift to an ally changes no VP of the party', () => {
    const t = holding(2)
    const card = t.hero(RED).loot[0] as CardId
    giftLoot(t.table, { from: RED, to: 2, card })
    expect(t.hero(2).loot).toEqual([card])
    expect(vpOf(t.state, 0)).toBe(2)
  })
})
