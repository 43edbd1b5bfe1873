import { isAmong, type CardId, type Seat } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  chooseDiscards,
  discardNow,
  discardRandom,
  drawCards,
  endOfTurnDiscards,
  spend,
} from '../../rules/decks.ts'
import { drawPhase } from '../../rules/round/draw-phase.ts'
import { primaryAttacks } from '../../rules/hero-decks.ts'
import { cardOf } from '../../rules/printed.ts'
import { drafted, type Asked, type Opened } from '../open.ts'

/** Two Heroes a side, of which the second of Blue is Ivar. */
function firstGame(): Opened {
  const t = drafted({ options: { draft: 'first-game' } })
  t.answer = () => undefined
  return t
}

/** A draw phase of a round, in which nobody can answer anything. */
function draw(t: Opened, round: number): void {
  t.state.round = round
  t.state.settings = { ...t.state.settings, asksAlways: false }
  drawPhase(t.table)
}

/** Everything in hand goes to the pile, as if it had been played. */
function playAll(t: Opened, seat: Seat): void {
  discardNow(t.table, seat, t.hero(seat).hand.slice())
}

function asked(t: Opened, type: string): Asked[] {
  return t.asks.filter(({ prompt }) => prompt.type === type)
}

const GAINS = 0
const IVAR = 1

describe('the draw phase', () => {
  test('[T-10.01, T-10.02, T-T5] 4 cards in round 1, 6 for Ivar, and nobody discards yet', () => {
    const t = firstGame()
    draw(t, 1)
    expect([t.hero(GAINS).hand.length, t.hero(GAINS).deck.length]).toEqual([4, 8])
    expect([t.hero(IVAR).hand.length, t.hero(IVAR).deck.length]).toEqual([6, 6])
    expect(asked(t, 'discard')).toEqual([])
  })

  test('[T-10.01, T-10.02] 2 cards in a later round, for Ivar too', () => {
    const t = firstGame()
    draw(t, 2)
    expect(t.state.heroes.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2])
  })

  test('[T-10.04] they may lift a hand above 5', () => {
    const t = firstGame()
    drawCards(t.table, GAINS, 5)
    draw(t, 2)
    expect(t.hero(GAINS).hand).toHaveLength(7)
    expect(asked(t, 'discard')).toEqual([])
  })

  test('[T-9.01] the Event phase follows', () => {
    const t = firstGame()
    draw(t, 1)
    expect(t.state.phase).toBe('event')
  })

  test('[T-T41] the timeline of a Hero that draws only then', () => {
    const t = firstGame()
    const left: number[] = []
    const flipped: number[] = []
    for (let round = 1; round <= 10; round++) {
      draw(t, round)
      left.push(t.hero(GAINS).deck.length)
      for (const { id } of t.state.heroes) playAll(t, id)
      flipped.push(t.hero(GAINS).flipped.length)
    }
    expect(left).toEqual([8, 6, 4, 2, 0, 6, 4, 2, 0, 6])
    expect(flipped).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2]) // T-10.05: none in round 5
  })

  test('[T-T41] Ivar cycles in round 5', () => {
    const t = firstGame()
    const left: number[] = []
    for (let round = 1; round <= 5; round++) {
      draw(t, round)
      left.push(t.hero(IVAR).deck.length)
      playAll(t, IVAR)
    }
    expect(left).toEqual([6, 4, 2, 0, 6])
  })
})

/** A Hero with an empty Draw Deck and so many cards in its pile. */
function emptied(pile: number, seat = GAINS): Opened {
  const t = firstGame()
  const hero = t.hero(seat)
  drawCards(t.table, seat, 12)
  discardNow(t.table, seat, hero.hand.slice(0, pile))
  t.events.length = 0
  return t
}

describe('the cycle of a deck', () => {
  test('[T-10.05, T-R14] an empty deck waits until a card must be drawn', () => {
    const t = emptied(12)
    expect(t.hero(GAINS).deck).toHaveLength(0)
    expect(t.hero(GAINS).hasCycled).toBe(undefined)
    drawCards(t.table, GAINS, 0)
    expect(t.hero(GAINS).hasCycled).toBe(undefined)
    drawCards(t.table, GAINS, 1)
    expect(t.hero(GAINS).hasCycled).toBe(true)
  })

  test('[T-10.06] it interrupts the draw, which goes on afterwards', () => {
    const t = firstGame()
    drawCards(t.table, GAINS, 11)
    playAll(t, GAINS)
    expect(drawCards(t.table, GAINS, 3)).toHaveLength(3)
    expect(t.hero(GAINS).deck).toHaveLength(6)
    expect(
      t.events
        .filter(({ type }) => type === 'drew' || type === 'cycled')
        .map(({ type }) => type)
        .slice(-3),
    ).toEqual(['drew', 'cycled', 'drew'])
  })

  test('[T-10.07] the first time 2 cards of the pile and the six of Tier 2', () => {
    const t = emptied(12)
    const wanted = t.hero(GAINS).discard.slice(5, 7)
    t.answer = ({ prompt }) =>
      prompt.type === 'cycle' ? { do: 'card', card: wanted[2 - prompt.left] as CardId } : undefined
    const tier2 = t.hero(GAINS).setAside.slice()
    drawCards(t.table, GAINS, 1)
    const { deck, hand, discard, setAside } = t.hero(GAINS)
    expect([...deck, ...hand].toSorted(byNumber)).toEqual([...wanted, ...tier2].toSorted(byNumber))
    expect(setAside).toEqual([])
    expect(discard).toHaveLength(10) // T-10.09
    expect(asked(t, 'cycle').map(({ options }) => options.length)).toEqual([12, 11])
  })

  test('[T-10.08, T-10.09] later 8 freely chosen cards; others stay and can be chosen the next time', () => {
    const t = emptied(12)
    drawCards(t.table, GAINS, 8)
    playAll(t, GAINS)
    expect(t.hero(GAINS).discard).toHaveLength(18)
    drawCards(t.table, GAINS, 1)
    expect(t.hero(GAINS).deck).toHaveLength(7)
    expect(t.hero(GAINS).discard).toHaveLength(10)
    drawCards(t.table, GAINS, 7)
    playAll(t, GAINS)
    drawCards(t.table, GAINS, 1)
    expect(t.hero(GAINS).discard).toHaveLength(10)
  })

  test('[T-10.10, T-10.11, T-10.12] each flips one Primary Attack of choice, until all show side II', () => {
    const t = emptied(12)
    const [first, second] = primaryAttacks(t.state, GAINS)
    t.answer = ({ prompt }) => (prompt.type === 'flip' ? { do: 'card', card: second as CardId } : undefined)
    drawCards(t.table, GAINS, 8)
    expect(t.hero(GAINS).flipped).toEqual([second])
    t.answer = () => undefined
    for (let cycles = 2; cycles <= 4; cycles++) {
      playAll(t, GAINS)
      drawCards(t.table, GAINS, 8)
      expect(t.hero(GAINS).flipped).toEqual([second, first])
    }
    expect(t.events.filter(({ type }) => type === 'flipped')).toHaveLength(2)
  })

  test.each([
    [1, 7],
    [0, 6],
  ])('[T-10.13, T-R15] with %i cards in the pile the first takes all and Tier 2', (pile, count) => {
    const t = emptied(pile)
    drawCards(t.table, GAINS, 1)
    expect(t.hero(GAINS).deck).toHaveLength(count - 1)
    expect(asked(t, 'cycle')).toEqual([])
  })

  test('[T-10.13, T-R15] a later one takes a single card, and flips', () => {
    const t = emptied(0)
    drawCards(t.table, GAINS, 6)
    discardNow(t.table, GAINS, t.hero(GAINS).hand.slice(0, 1))
    expect(drawCards(t.table, GAINS, 1)).toHaveLength(1)
    expect(t.hero(GAINS).flipped).toHaveLength(2)
  })

  test('[T-10.15, T-R15] where nothing is available the draw is lost, and nothing flips', () => {
    const t = emptied(0)
    drawCards(t.table, GAINS, 6)
    expect(drawCards(t.table, GAINS, 2)).toEqual([])
    expect(t.hero(GAINS).flipped).toHaveLength(1)
  })

  test('[T-10.15] draws beyond what a cycle brings are lost', () => {
    const t = emptied(0)
    expect(drawCards(t.table, GAINS, 9)).toHaveLength(6)
  })

  test('[T-10.14, T-R16, T-T42] what was played in this turn is not offered, nor what is in hand or in play', () => {
    const t = emptied(3)
    const hero = t.hero(GAINS)
    const old = hero.discard.slice()
    spend(t.table, GAINS, hero.hand[0] as CardId)
    hero.ongoing.push(hero.hand.pop() as CardId)
    drawCards(t.table, GAINS, 1)
    expect(asked(t, 'cycle')[0]?.options).toEqual(old.map((card) => ({ do: 'card', card })))
    expect(hero.spent).toHaveLength(1)
    endOfTurnDiscards(t.table)
    expect(hero.discard).toHaveLength(2)
  })

  test('[T-10.16] any draw cycles, not only that of the draw phase', () => {
    const t = emptied(12)
    t.state.phase = 'turns'
    expect(drawCards(t.table, GAINS, 1)).toHaveLength(1)
    expect(t.hero(GAINS).hasCycled).toBe(true)
    expect(t.hero(IVAR).hasCycled).toBe(undefined)
  })

  test('[T-R118] several Heroes decide at the same time in the draw phase', () => {
    const t = firstGame()
    for (const seat of [0, 1]) {
      drawCards(t.table, seat, 12)
      playAll(t, seat)
    }
    const groups: (readonly Seat[])[] = []
    const { decider } = t.table
    decider.together = (_table, seats, pick) => {
      groups.push(seats)
      return seats.map(pick)
    }
    draw(t, 7)
    expect(groups).toEqual([[0, 1]])
  })
})

describe('discards', () => {
  test('[T-15.01] what is played lies open for everybody', () => {
    const t = firstGame()
    const [card] = drawCards(t.table, GAINS, 1)
    expect(isAmong(t.state.cards.seen[card as CardId] ?? 0, IVAR)).toBe(false)
    spend(t.table, GAINS, card as CardId)
    expect(isAmong(t.state.cards.seen[card as CardId] ?? 0, IVAR)).toBe(true)
  })

  test('[T-15.05] it reaches the pile when the turn ends, not before', () => {
    const t = firstGame()
    const [card] = drawCards(t.table, GAINS, 1)
    spend(t.table, GAINS, card as CardId)
    expect(t.hero(GAINS).discard).toEqual([])
    endOfTurnDiscards(t.table)
    expect(t.hero(GAINS).discard).toEqual([card])
    expect(t.hero(GAINS).spent).toEqual([])
  })

  test('[T-15.05, T-R117] so does what a Hero discards by choice or at random', () => {
    const t = firstGame()
    drawCards(t.table, GAINS, 4)
    const wish = t.hero(GAINS).hand[2] as CardId
    t.answer = () => ({ do: 'card', card: wish })
    expect(chooseDiscards(t.table, GAINS, { count: 1, card: wish })).toEqual([wish])
    expect(discardRandom(t.table, GAINS, 2)).toHaveLength(2)
    expect([t.hero(GAINS).hand.length, t.hero(GAINS).spent.length]).toEqual([1, 3])
    expect(t.hero(GAINS).discard).toEqual([])
  })

  test('[T-26.08] at random all are lost where there are fewer', () => {
    const t = firstGame()
    drawCards(t.table, GAINS, 2)
    expect(discardRandom(t.table, GAINS, 3)).toHaveLength(2)
    expect(discardRandom(t.table, GAINS, 1)).toEqual([])
  })

  test('[T-15.06] cards played outside of any turn reach the pile at the end of the phase', () => {
    const t = firstGame()
    const [card] = drawCards(t.table, GAINS, 1)
    spend(t.table, GAINS, card as CardId)
    draw(t, 2)
    expect(t.hero(GAINS).discard).toEqual([card])
  })

  test('[T-R16] hand and played cards of a defeated Hero reach it at once', () => {
    const t = firstGame()
    drawCards(t.table, GAINS, 3)
    const hero = t.hero(GAINS)
    spend(t.table, GAINS, hero.hand[0] as CardId)
    discardNow(t.table, GAINS, [...hero.hand, ...hero.spent])
    expect([hero.hand.length, hero.spent.length, hero.discard.length]).toEqual([0, 0, 3])
  })
})

describe('hidden hands', () => {
  test.each([
    ['party', true],
    ['own', false],
  ])('[T-7.14, T-R11] with hands of the %s partners see them: %s; rivals never', (hands, isSeen) => {
    const t = drafted({ options: { hands } })
    const [card] = drawCards(t.table, 0, 1)
    const seen = t.state.cards.seen[card as CardId] ?? 0
    expect([isAmong(seen, 0), isAmong(seen, 2), isAmong(seen, 1), isAmong(seen, 3)]).toEqual([
      true,
      isSeen,
      false,
      false,
    ])
  })

  test('[T-7.08] all cards drawn from the first deck are of Tier 1', () => {
    const t = firstGame()
    for (const card of drawCards(t.table, GAINS, 12)) expect(cardOf(t.state, card)).toMatchObject({ tier: 1 })
  })
})

function byNumber(a: number, b: number): number {
  return a - b
}
