import type { CardId, Seat } from '@trialhall/kernel'
import { type SigmarOption, type SigmarPrompt, type TrialRoll, type Use, NO_USE } from '../asks.ts'
import type { Ability } from '../faces.ts'
import { PASS, PASS_ONLY, PLAY, RESPOND } from '../picks.ts'
import { playerAt, type Player, type SigmarPosition, type SigmarTable } from '../state.ts'
import type { ActionKind } from '../terms.ts'
import { actionOf } from './printed.ts'

/** What an Action Card does. */
export function abilityOf(state: SigmarPosition, card: CardId): Ability {
  return actionOf(state.cards.def[card] as number).ability
}

/** One Action Card a turn, more only by permission (S-9.6, S-R19, S-R26); an empty hand plays nothing. All of it public. */
export function mayPlay(player: Player): boolean {
  return player.cardsPlayed < player.allowance && player.hand.length > 0
}

/** A window in which a seat may play one card of certain kinds. */
export interface Window {
  readonly seat: Seat
  readonly prompt: SigmarPrompt
  readonly kinds: Kinds
  /** Refuses single cards of these kinds, with the reason; null lets the card through. */
  readonly bars?: (card: CardId) => string | null
}

/** Asks a seat for a card to play now; null if it passes or may not play. The card stays in hand. */
export function askForCard(table: SigmarTable, window: Window): { card: CardId; ability: Ability } | null {
  const { state } = table
  const player = playerAt(state, window.seat)
  if (!mayPlay(player)) return null
  const options = windowOptions(table, player, window)
  const pick = state.asksAlways
    ? table.window(window.seat, window.prompt, options)
    : table.choose(window.seat, window.prompt, options)
  return 'card' in pick && pick.card !== null
    ? { card: pick.card, ability: abilityOf(state, pick.card) }
    : null
}

function windowOptions(table: SigmarTable, player: Player, window: Window): readonly SigmarOption[] {
  const { state } = table
  let options: SigmarOption[] | null = null
  for (const card of player.hand) {
    const { kind } = abilityOf(state, card)
    if (window.kinds.taken[kind] !== true) {
      if (table.isExplaining) table.refuse(PLAY[card], window.kinds.why)
      continue
    }
    const barred = window.bars ? window.bars(card) : null
    if (barred !== null) {
      table.refuse(PLAY[card], barred)
      continue
    }
    options ??= []
    options.push(RESPOND[kind][card] as SigmarOption)
  }
  if (options === null) return PASS_ONLY
  options.push(PASS)
  return options
}

const KIND_NAMES: Readonly<Record<ActionKind, string>> = {
  boost: 'a Boost',
  lower: 'a Lower',
  block: 'a Block',
  heal: 'a Heal',
  teleport: 'a Teleport',
}

/** Kinds of card that a window takes, and what is said of all others. */
export interface Kinds {
  readonly taken: Readonly<Partial<Record<ActionKind, true>>>
  readonly why: string
}

/** A list of kinds with its sentence. */
export function kindsOf(...list: readonly ActionKind[]): Kinds {
  const names = list.map((kind) => KIND_NAMES[kind])
  const taken = Object.fromEntries(list.map((kind) => [kind, true]))
  return { taken, why: `Only ${names.join(' or ')} can be played now.` }
}

/** Plays a card from hand: face up on the table until what it belongs to is resolved (S-R22). Counts for the turn. */
export function playCard(table: SigmarTable, seat: Seat, card: CardId): void {
  const player = playerAt(table.state, seat)
  player.cardsPlayed++
  table.reveal(card)
  table.move(card, player.hand, table.state.inPlay)
}

/** Cards played on what has now been resolved go to the discard pile (S-R22). */
export function clearTable(table: SigmarTable): void {
  const { inPlay, actionDiscard } = table.state
  for (const card of inPlay) actionDiscard.push(card)
  inPlay.length = 0
}

/** A card being played, and who may Block it, in the order of asking. */
interface Blockable {
  readonly by: Seat
  readonly card: CardId
  readonly blockers: readonly Seat[]
  /** The roll for a Trial that a Boost is for. */
  readonly on?: TrialRoll
  /** How it is used, if that was a choice (S-R64). */
  readonly use?: Use
}

/** Offers a Block to each of these seats in turn, until one plays it (S-R21). True if the card is cancelled. */
export function isBlocked(table: SigmarTable, { by, card, blockers, on, use = NO_USE }: Blockable): boolean {
  // counted: a suspension that leaves a for-of is caught and thrown anew to close it, which costs as much again
  for (let i = 0; i < blockers.length; i++) {
    const seat = blockers[i] as Seat
    const { to, undoes, cards } = use
    const prompt: SigmarPrompt = { type: 'block', by, card, on: on ?? null, to, undoes, cards }
    const answer = askForCard(table, { seat, prompt, kinds: BLOCKS })
    if (answer === null) continue
    playCard(table, seat, answer.card)
    table.emit({ type: 'blocked', seat, card: answer.card, target: by })
    return true
  }
  return false
}

const BLOCKS: Kinds = kindsOf('block')
