import type { CardId, Seat } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import { EVENT, PASS, PASS_ONLY, TARGET } from '../picks.ts'
import { sideOf, type BattlePosition, type BattleTable } from '../state.ts'
import type { Moment } from '../terms.ts'
import { cardOf, eventOf, PRINTED } from './printed.ts'

/** What a window is about: who acts, and on whom. */
export interface About {
  readonly card: CardId | null
  readonly cards: readonly CardId[]
}

const NOBODY: About = { card: null, cards: [] }

/**
 * Opens a window for events: the active player is asked first, then the opponent, until both pass in a row (B-R51). When a round
 * starts that is the holder of the Initiative Token, and nothing can be played before (B-R53).
 */
export function openWindow(table: BattleTable, moment: Moment, about: About = NOBODY): void {
  const { state } = table
  if (state.phase === 'round' && moment !== 'round-start') return // a joker met by an instant ability
  let seat: Seat = state.active
  for (let passes = 0; passes < 2 && state.ending === null; seat = 1 - seat) {
    const prompt: BattlePrompt = { type: 'window', moment, card: about.card, cards: about.cards }
    passes = respond(table, seat, prompt) ? 0 : passes + 1
  }
}

/** A prompt for a window. */
export type WindowPrompt = Extract<BattlePrompt, { readonly moment: Moment }>

/**
 * Asks a seat for an event; false if it passes. Whoever has none that is legal is passed over (B-R51), unless the table asks everybody
 * who might have one by what all can see.
 */
export function respond(table: BattleTable, seat: Seat, prompt: WindowPrompt): boolean {
  const options = legalEvents(table.state, seat, prompt.moment)
  const isAsked = table.state.asksAlways ? mayHold(table.state, seat, prompt.moment) : options.length > 0
  if (!isAsked) return false
  if (table.isExplaining) explain(table, seat, prompt.moment) // only now: whoever is asked next must not read it
  const pick = table.window(seat, prompt, options.length > 0 ? [...options, PASS] : PASS_ONLY)
  if (pick.do !== 'event') return false
  playEvent(table, seat, pick.card)
  return true
}

/** The events of a hand that can be played now. */
function legalEvents(state: BattlePosition, seat: Seat, moment: Moment): BattleOption[] {
  const options: BattleOption[] = []
  for (const card of sideOf(state, seat).hand)
    if (whyNotNow(state, { seat, card, moment }) === null) options.push(EVENT[card] as BattleOption)
  return options
}

/** Says of every card of a hand that cannot be played now why not. */
function explain(table: BattleTable, seat: Seat, moment: Moment): void {
  for (const card of sideOf(table.state, seat).hand) {
    const why = whyNotNow(table.state, { seat, card, moment })
    if (why !== null) table.refuse(EVENT[card], why)
  }
}

/** Why a card of a hand cannot be played as an event at a moment, or null (B-17.1, B-R51). */
export function whyNotNow(
  state: BattlePosition,
  { seat, card, moment }: { readonly seat: Seat; readonly card: CardId; readonly moment: Moment },
): string | null {
  const printed = cardOf(state, card)
  if (printed.kind !== 'event') return 'Only events can be played now.' // B-4.7
  if (!printed.moments.includes(moment)) return `${printed.name} cannot be played at this moment.`
  if (printed.deed.isReroll || printed.deed.targets(state, seat).length > 0) return null
  return `There is nothing that ${printed.name} could be played on.`
}

/** Whether a hand may hold an event for a moment, by what lies open: all of them may be spent. */
function mayHold(state: BattlePosition, seat: Seat, moment: Moment): boolean {
  const { hand, events, discard, faction } = sideOf(state, seat)
  if (hand.length === 0) return false
  const isMeant = (card: CardId): boolean => {
    const printed = cardOf(state, card)
    return printed.kind === 'event' && printed.moments.includes(moment)
  }
  return events.filter(isMeant).length + discard.filter(isMeant).length < copiesFor(faction, moment)
}

/** How many cards of a deck are events for a moment. */
function copiesFor(faction: number, moment: Moment): number {
  const half = PRINTED.cards.length / 2
  let count = 0
  for (let def = half * faction; def < half * (faction + 1); def++) {
    const printed = PRINTED.cards[def]
    if (printed?.kind === 'event' && printed.moments.includes(moment)) count++
  }
  return count
}

/** An event goes face up in front of its owner, takes effect at once, and stays until the round ends (B-17.2, B-17.4, B-R52). */
export function playEvent(table: BattleTable, seat: Seat, card: CardId): void {
  const { state } = table
  const { deed } = eventOf(state, card)
  const side = sideOf(state, seat)
  table.reveal(card) // before anybody is asked about it
  const options = deed.isReroll ? [] : deed.targets(state, seat).map(targetOption)
  const target = deed.isReroll ? card : table.choose(seat, { type: 'event-target', card }, options).card
  table.move(card, side.hand, side.events)
  state.isStirred = true
  table.emit({ type: 'eventPlayed', seat, card, cards: deed.isReroll ? [] : [target] })
  deed.run(table, { card, owner: seat, target })
}

/** The option that aims at a card. */
export function targetOption(card: CardId): { readonly do: 'target'; readonly card: CardId } {
  return TARGET[card] as { readonly do: 'target'; readonly card: CardId }
}
