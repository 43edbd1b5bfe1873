import { addCards, seatLetter, type CardId, type DefIndex, type Seat } from '@trialhall/kernel'
import type { DeckList } from '../../faces.ts'
import { newHero } from './lay.ts'
import { playerAt, type Draft, type EldarState, type EldarTable } from '../../state.ts'

/** Heroes shown to each player (E-35.05). */
const HEROES_SHOWN = 3
/** Cards of a group, picks of a group (E-35.06). */
const GROUP = 6
const PICKS = 4
/** Groups before the second Hero, and in all (E-35.07, E-35.09). */
const FIRST_GROUPS = 5
const GROUPS = 15
/** Turns: both Hero steps and all groups. */
const TURNS = GROUPS + 2

/** The pool and the cast of Heroes, laid ready (E-35.02, E-35.03, E-35.13). */
export function layPool(state: EldarState, { heroes, cards }: DeckList): void {
  const pool = addCards(state.cards, cards)
  state.owner = '-'.repeat(pool.length)
  state.draft = {
    first: -1,
    turn: 0,
    heroes: heroes.slice(),
    shown: [[], []],
    taken: [[], []],
    pool,
    group: [],
    cards: [[], []],
    removed: [],
    picks: 0,
  }
}

/** One part of the draft: the coin flip, a step of Heroes, or a pick from a group (E-35.04 to E-35.09). */
export function draftTurn(table: EldarTable): void {
  const draft = table.state.draft as Draft
  if (draft.first < 0) return flipCoin(table, draft)
  if (draft.turn === TURNS) return endDraft(table, draft)
  if (isHeroTurn(draft)) return heroStep(table, draft)
  if (draft.picks === 0) showGroup(table, draft)
  takeCard(table, draft)
}

/** The pool is shuffled, and a coin decides who is Player A (E-35.04, E-35.13). */
function flipCoin(table: EldarTable, draft: Draft): void {
  table.shuffle(draft.pool, 'draft pool')
  draft.first = table.random([0, 1], 'coin')
  table.emit({ type: 'coinFlipped', seat: draft.first })
}

/** Three Heroes for each player, one taken each: A chooses first, the second time B (E-35.05, E-35.08). */
function heroStep(table: EldarTable, draft: Draft): void {
  const order = pickOrder(draft)
  if (draft.shown.every((faces) => faces.length === 0))
    for (const seat of order) showHeroes(table, draft, seat)
  const seat = order.find((one) => (draft.shown[one] ?? []).length > 0) ?? draft.first
  const shown = draft.shown[seat] as DefIndex[]
  const options = shown.map((face) => ({ do: 'hero', face }) as const)
  const { face } = table.choose(seat, { type: 'draftHero' }, options)
  draft.taken[seat]?.push(face)
  draft.shown[seat] = [] // E-35.11
  table.emit({ type: 'heroTaken', seat, face })
  if (draft.shown.every((faces) => faces.length === 0)) draft.turn++
}

/** Three Heroes, drawn at random from those that nobody was shown (E-35.05, E-35.12). */
function showHeroes(table: EldarTable, draft: Draft, seat: Seat): void {
  const shown: DefIndex[] = []
  while (shown.length < HEROES_SHOWN && draft.heroes.length > 0) {
    const face = table.random(draft.heroes, 'draft Heroes')
    draft.heroes.splice(draft.heroes.indexOf(face), 1)
    shown.push(face)
  }
  draft.shown[seat] = shown
  table.emit({ type: 'heroesShown', seat, faces: shown })
}

/** Six cards of the pool lie open for both (E-35.06, E-35.12). */
function showGroup(table: EldarTable, draft: Draft): void {
  for (let i = 0; i < GROUP; i++) {
    const card = draft.pool.pop() as CardId
    table.reveal(card)
    draft.group.push(card)
  }
  table.emit({ type: 'groupShown', group: groupOf(draft), cards: draft.group.slice() })
}

/** The group of cards of a turn, counted from 1 to 15 (E-35.09). */
export function groupOf({ turn }: Pick<Draft, 'turn'>): number {
  return turn <= FIRST_GROUPS ? turn : turn - 1
}

/** A turn in which Heroes are taken: the first, and the one after five groups (E-35.05, E-35.08). */
export function isHeroTurn({ turn }: Pick<Draft, 'turn'>): boolean {
  return turn === 0 || turn === FIRST_GROUPS + 1
}

/** The steps of the book (E-35.05 to E-35.09). */
const STEPS = { firstHeroes: 1, firstGroup: 2, nextGroups: 3, lastHeroes: 4, lastGroups: 5 } as const

/** The step of the book that a turn belongs to. */
export function draftStepOf({ turn }: Pick<Draft, 'turn'>): number {
  if (turn === 0) return STEPS.firstHeroes
  if (turn <= FIRST_GROUPS) return turn === 1 ? STEPS.firstGroup : STEPS.nextGroups
  return turn === FIRST_GROUPS + 1 ? STEPS.lastHeroes : STEPS.lastGroups
}

/**
 * Who picks in a turn, in order. Heroes: A first, the second time B (E-35.05, E-35.08). Cards: odd groups B, A, A, B, even
 * ones A, B, B, A, over the whole draft (E-35.06, E-35.07, E-R70).
 */
export function pickOrder(draft: Pick<Draft, 'first' | 'turn'>): Seat[] {
  const { first, turn } = draft
  const other = 1 - first
  if (isHeroTurn(draft)) return turn === 0 ? [first, other] : [other, first]
  return groupOf(draft) % 2 === 1 ? [other, first, first, other] : [first, other, other, first]
}

/** One card of the group; what is left after four picks is out (E-35.06, E-35.11). */
function takeCard(table: EldarTable, draft: Draft): void {
  const seat = pickOrder(draft)[draft.picks] as Seat
  const options = draft.group.map((card) => ({ do: 'take', card }) as const)
  const { card } = table.choose(seat, { type: 'draftCard', group: groupOf(draft) }, options)
  table.move(card, draft.group, draft.cards[seat] as CardId[])
  table.emit({ type: 'cardTaken', seat, card })
  if (++draft.picks < PICKS) return
  const cards = draft.group.splice(0)
  draft.removed.push(...cards)
  table.emit({ type: 'cardsRemoved', cards })
  draft.picks = 0
  draft.turn++
}

/** What was drafted becomes teams and decks; what they hold is known to both (E-35.09, E-35.12). */
function endDraft(table: EldarTable, draft: Draft): void {
  const { state } = table
  const owner = [...state.owner]
  for (const seat of [0, 1]) {
    const cards = draft.cards[seat] as CardId[]
    for (const card of cards) owner[card] = seatLetter(seat)
    playerAt(state, seat).deck = cards
    draft.cards[seat] = []
    state.heroes.push(...(draft.taken[seat] as DefIndex[]).map((face) => newHero(face, seat)))
  }
  state.owner = owner.join('')
  state.step = 'begin'
}
