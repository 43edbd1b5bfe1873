import type { CardId, Seat } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import { EVENT, PASS, PASS_ONLY, TARGET, VAIN_EVENT } from '../picks.ts'
import { sideOf, type BattlePosition, type BattleTable } from '../state.ts'
import type { Moment } from '../terms.ts'
import { cardOf, eventOf, PRINTED } from './printed.ts'
import { canWait, comesAgain, hasDeclined, noteChange, noteDeclined } from './vain.ts'

/** What a window is about: who acts, on whom, and with which ability, null in a plain attack. */
export interface About {
  readonly card: CardId | null
  readonly cards: readonly CardId[]
  readonly ability: string | null
}

const NOBODY: About = { card: null, cards: [], ability: null }

/**
 * Opens a window for events: the active player is asked first, then the opponent, until both pass in a row (B-R51). When a round
 * starts that is the holder of the Initiative Token, and nothing can be played before (B-R53).
 */
export function openWindow(table: BattleTable, moment: Moment, about: About = NOBODY): void {
  const { state } = table
  if (state.phase === 'round' && moment !== 'round-start') return // a joker met by an instant ability
  const { card, cards, ability } = about
  if (moment === 'declared' || moment === 'applied') noteChange(state)
  let seat: Seat = state.active
  for (let passes = 0; passes < 2 && state.ending === null; seat = 1 - seat) {
    const isLater = comesAgain(state, seat, moment)
    const isVain = isLater || hasDeclined(state, seat)
    const prompt: WindowPrompt = { type: 'window', moment, card, cards, ability, isVain }
    passes = respond(table, seat, prompt) ? 0 : passes + 1
    if (passes > 0 && !isLater && moment !== 'declared') noteDeclined(state, seat)
  }
}

/** A prompt for a window. */
export type WindowPrompt = Extract<BattlePrompt, { readonly moment: Moment }>

/**
 * Asks a seat for an event; false if it passes. Whoever has none that is legal is passed over (B-R51), unless the table asks everybody
 * who might have one by what all can see.
 */
export function respond(table: BattleTable, seat: Seat, prompt: WindowPrompt): boolean {
  const options = legalEvents(table.state, seat, prompt)
  const isAsked = table.state.asksAlways ? mayHold(table.state, seat, prompt.moment) : options.length > 0
  if (!isAsked) return false
  if (table.isExplaining) explain(table, seat, prompt.moment) // only now: whoever is asked next must not read it
  const pick = table.window(seat, prompt, options.length > 0 ? options.concat(PASS) : PASS_ONLY)
  if (pick.do !== 'event') return false
  playEvent(table, seat, { card: pick.card, about: prompt.type === 'window' ? prompt : NOBODY })
  return true
}

/** The events of a hand that can be played now. */
function legalEvents(state: BattlePosition, seat: Seat, prompt: WindowPrompt): readonly BattleOption[] {
  const { moment } = prompt
  let options = NO_EVENTS
  for (const card of sideOf(state, seat).hand) {
    if (!isPlayableNow(state, { seat, card, moment })) continue
    const option = optionFor(state, { seat, card, prompt })
    options = options === NO_EVENTS ? [option] : options.concat(option)
  }
  return options
}

/** An event as it is offered: in W3 it says whether it could as well wait for W5. */
function optionFor(
  state: BattlePosition,
  { seat, card, prompt }: { readonly seat: Seat; readonly card: CardId; readonly prompt: WindowPrompt },
): BattleOption {
  const isVain =
    prompt.type === 'window' &&
    prompt.moment === 'declared' &&
    canWait(state, eventOf(state, card).deed, { seat, about: prompt })
  return (isVain ? VAIN_EVENT : EVENT)[card] as BattleOption
}

/** Hands without an event for the moment are the rule, and need no list of their own. */
const NO_EVENTS: readonly BattleOption[] = []

/** Says of every card of a hand that cannot be played now why not. */
function explain(table: BattleTable, seat: Seat, moment: Moment): void {
  for (const card of sideOf(table.state, seat).hand) {
    const play = { seat, card, moment }
    if (!isPlayableNow(table.state, play)) table.refuse(EVENT[card], whyNotNow(table.state, play))
  }
}

/** A card of a hand at a moment. */
interface Play {
  readonly seat: Seat
  readonly card: CardId
  readonly moment: Moment
}

/** Whether a card of a hand can be played as an event at a moment (B-17.1, B-R51). */
export function isPlayableNow(state: BattlePosition, { seat, card, moment }: Play): boolean {
  const printed = cardOf(state, card)
  if (printed.kind !== 'event' || !printed.moments.includes(moment)) return false // B-4.7
  return printed.deed.isReroll || printed.deed.targets(state, seat).length > 0
}

/** Why a card of a hand cannot. */
export function whyNotNow(state: BattlePosition, { card, moment }: Play): string {
  const printed = cardOf(state, card)
  if (printed.kind !== 'event') return 'Only events can be played now.' // B-4.7
  if (!printed.moments.includes(moment)) return `${printed.name} cannot be played at this moment.`
  return `There is nothing that ${printed.name} could be played on.`
}

/** Whether a hand may hold an event for a moment, by what lies open: all of them may be spent. */
function mayHold(state: BattlePosition, seat: Seat, moment: Moment): boolean {
  const { hand, events, discard, faction } = sideOf(state, seat)
  if (hand.length === 0) return false
  const copies = PRINTED.eventsAt[faction]?.[moment] ?? 0
  return countMeant(state, events, moment) + countMeant(state, discard, moment) < copies
}

/** How many of these cards are events for a moment. */
function countMeant(state: BattlePosition, cards: readonly CardId[], moment: Moment): number {
  let count = 0
  for (const card of cards) {
    const printed = cardOf(state, card)
    if (printed.kind === 'event' && printed.moments.includes(moment)) count++
  }
  return count
}

/** An event goes face up in front of its owner, takes effect at once, and stays until the round ends (B-17.2, B-17.4, B-R52). */
export function playEvent(
  table: BattleTable,
  seat: Seat,
  { card, about = NOBODY }: { readonly card: CardId; readonly about?: About },
): void {
  const { state } = table
  const { deed } = eventOf(state, card)
  const side = sideOf(state, seat)
  table.reveal(card) // before anybody is asked about it
  const options = deed.isReroll ? [] : deed.targets(state, seat).map(targetOption)
  const prompt: BattlePrompt = { type: 'event-target', card, actor: about.card, cards: about.cards }
  const target = deed.isReroll ? card : table.choose(seat, prompt, options).card
  table.move(card, side.hand, side.events)
  state.isStirred = true
  noteChange(state)
  table.emit({ type: 'eventPlayed', seat, card, cards: deed.isReroll ? [] : [target] })
  deed.run(table, { card, owner: seat, target })
}

/** The option that aims at a card. */
export function targetOption(card: CardId): { readonly do: 'target'; readonly card: CardId } {
  return TARGET[card] as { readonly do: 'target'; readonly card: CardId }
}
