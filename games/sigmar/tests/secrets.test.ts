import {
  defaultOptions,
  EVERYONE,
  seeded,
  sightOf,
  Table,
  viewFor,
  type CardId,
  type Seat,
} from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { sigmar, type Player, type SigmarState } from '../game.ts'
import { claimsOf } from '../rules/claims.ts'
import type { SigmarEvent } from '../events.ts'
import { dice } from './dice.ts'
import { lay, handOf } from './lay.ts'

/** Matches of three and four; a soak sets TRIALHALL_RUNS. */
const MATCHES = Number(process.env.TRIALHALL_RUNS ?? 60)

/** A card that went from hand to hand, and what a third seat can make of it. */
interface Passed {
  readonly type: 'cardStolen' | 'duelUndone'
  /** The definition of the card, and of the card that has its number at its first appearance afterwards. */
  readonly def: number
  appears: number | null
  readonly holds: number
}

type PassEvent = Extract<SigmarEvent, { type: Passed['type'] }>

/** A seat that is neither of these two. */
function third({ players }: SigmarState, ...two: readonly Seat[]): Seat {
  return players.findIndex((_, seat) => !two.includes(seat))
}

/** The two who see the card. */
function parties(event: PassEvent): [Seat, Seat] {
  return [event.seat, event.type === 'cardStolen' ? event.loser : event.winner]
}

/** Plays one match at random, seldom resting and taking cards rather than Valor, and follows every card that changes hands. */
function followed(seed: number): Passed[] {
  const roll = dice(seed)
  const seats = 3 + (seed % 2)
  const options = { ...defaultOptions(sigmar.options, seats), championDeal: 'random', valorToWin: 100 }
  const state = sigmar.setup({ seats, options })
  state.chance = seeded(seed)
  const passed: Passed[] = []
  const open = new Map<CardId, Passed>()
  let fresh: PassEvent | null = null
  let held = 0

  const settle = (): void => {
    for (const [card, one] of open)
      if (state.cards.seen[card] === EVERYONE) {
        one.appears = state.cards.def[card] as number
        open.delete(card)
      }
    if (fresh === null) return
    looksLikeTheRest(state, fresh, held)
    fresh = null
  }
  const table = new Table<SigmarState, SigmarEvent>(sigmar, state, {
    decide: (_table, _seat, _prompt, given) => {
      settle()
      const wanted = given.findIndex((option) => WANTED.includes((option as { do: string }).do))
      return wanted >= 0 && roll(4) > 0 ? wanted : roll(given.length)
    },
  })
  table.sink = {
    refusal: () => {},
    unasked: () => {},
    event: (event) => {
      if ((event.type !== 'cardStolen' && event.type !== 'duelUndone') || event.card === null) return
      if (state.actionDiscard.includes(event.card)) return // it came back from the discard pile, for all to see
      const seen = state.cards.seen[event.card] as number
      const stranger = third(state, ...parties(event))
      expect([seen & sightOf(stranger), seen & sightOf(null)]).toEqual([0, 0])
      const holds = (state.players[event.seat] as Player).hand.length
      const one = { type: event.type, def: state.cards.def[event.card] as number, appears: null, holds }
      passed.push(one)
      open.set(event.card, one)
      fresh = event
      held = holds
    },
  }
  while (sigmar.outcome(state) === null) {
    sigmar.advance(table)
    settle()
  }
  return passed
}

const WANTED = ['duel', 'take-card', 'undo-duel', 'play']

/** In the view of a third seat and of a spectator all cards of the hand that it went to are one as the other. */
function looksLikeTheRest(state: SigmarState, event: PassEvent, held: number): void {
  for (const viewer of [third(state, ...parties(event)), null]) {
    const { cards, players } = viewFor(sigmar, state, viewer)
    const hand = (players[event.seat] as Player).hand.slice(0, held)
    const hidden = hand.filter((card) => cards.def[card] === -1)
    expect(new Set(hidden.map((card) => `${cards.seen[card]} ${cards.pool[card]}`)).size).toBeLessThan(2)
    expect(hand).toEqual(hand.toSorted((a, b) => a - b))
    expect(JSON.stringify([cards, players])).not.toMatch(/"(?:lost|stolen|card)"/)
  }
}

test('[S-R10] over random matches no third seat is told which card changed hands, or can follow it by its number', () => {
  const passed = Array.from({ length: MATCHES }, (_, seed) => followed(seed)).flat()
  const sure = passed.filter(({ appears, holds }) => appears !== null && holds > 2)
  const right = sure.filter(({ def, appears }) => def === appears)
  expect(passed.filter(({ type }) => type === 'duelUndone').length).toBeGreaterThan(MATCHES / 10)
  expect(sure.length).toBeGreaterThan(MATCHES)
  expect(right.length / sure.length).toBeLessThan(0.5) // whoever guesses is right about once in four times
})

test('[S-R10] what is known of a hand does not tell which card was taken from it', () => {
  const t = lay({
    A: { hand: ['bandage', 'steady-hand', 'jeers', 'sand'], lost: ['gate-walk'] },
    B: { space: 1 },
    C: { space: 7 },
    actionDiscard: ['gate-walk'],
    trials: ['stone-ladder', 'wolf-run', 'trial-of-echoes'],
    rolls: [5, 1],
  })
  t.A.picks('play Bandage and Prayer')
  const regained = t.state.players[0]?.hand.find((card) => t.C.knows(card))
  expect(regained).toBeDefined()
  t.B.picks('duel Ysolde', 'pass')
  t.A.picks('pass')
  const hands = [0, 1].flatMap((seat) => t.state.players[seat]?.hand ?? [])
  expect(hands.filter((card) => t.C.knows(card))).toEqual([])
  expect(hands.filter((card) => t.B.knows(card)).length).toBeGreaterThan(0)
})

test('[S-R10, S-R24] a card that goes back by a Heal is seen by the two duelists only', () => {
  const t = lay({
    A: { hand: ['bandage', 'jeers'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { hand: ['gate-walk', 'sand'] },
    C: { space: 7 },
    trials: ['stone-ladder', 'wolf-run', 'trial-of-echoes'],
  })
  t.A.picks('play Bandage and Prayer')
  t.B.picks('pass')
  expect(handOf(t, 0).toSorted()).toEqual(['gate-walk', 'jeers'])
  const told = t.told().find(({ event }) => event.type === 'duelUndone')
  expect(told?.cards[0]?.seen).toBe(0b011)
  expect((t.state.players[0]?.hand ?? []).map((card) => t.C.knows(card))).toEqual([false, false])
  expect((t.state.players[0]?.hand ?? []).filter((card) => t.B.knows(card))).toHaveLength(1)
  expect(claimsOf(t.state, 0)).toEqual({ lost: [], stolen: [] })
})

test('[S-R10] the claim to a stolen card stays with that card when it changes hands again', () => {
  const t = lay({
    active: 'C',
    A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { hand: ['gate-walk', 'sand', 'jeers'] },
    C: {},
    trials: ['stone-ladder', 'wolf-run', 'trial-of-echoes'],
    rolls: [5, 1],
  })
  t.C.picks('duel Torvald')
  t.B.picks('pass')
  const [claimed] = claimsOf(t.state, 0).stolen
  expect(t.state.cards.def[claimed as CardId]).toBe(t.state.cards.def[claimsOf(t.state, 0).lost[0] as CardId])
  expect([...handOf(t, 1), ...handOf(t, 2)]).toContain('gate-walk')
  const place = (t.state.players[2] as Player).hand.includes(claimed as CardId) ? 2 : 1
  expect(handOf(t, place)).toContain('gate-walk')
})

test('[S-R10, S-R24] what is known of the winner stays known where the card comes back from the discard pile', () => {
  const t = lay({
    active: 'B',
    A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { hand: ['bandage', 'jeers'], lost: ['sand'] },
    actionDiscard: ['sand', 'gate-walk'],
    trials: ['stone-ladder', 'wolf-run', 'trial-of-echoes'],
  })
  t.B.picks('play Bandage and Prayer')
  t.A.picks('pass')
  const known = (t.state.players[1]?.hand ?? []).filter((card) => t.A.knows(card))
  expect(known).toHaveLength(1)
  const before = t.state.players[1]?.hand.slice()
  t.A.picks('play Bandage and Prayer', 'undo the lost Duel')
  t.B.picks('pass')
  expect(handOf(t, 0)).toContain('gate-walk')
  expect(t.state.players[1]?.hand.slice(0, before?.length)).toEqual(before)
  expect(known.map((card) => t.A.knows(card))).toEqual([true])
})
