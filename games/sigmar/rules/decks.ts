import { EVERYONE, type CardId, type Seat } from '@trialhall/kernel'
import { playerAt, type SigmarTable } from '../state.ts'
import { MOST_TRIALS } from '../terms.ts'
import { forgetShuffled } from './claims.ts'

/** Draws Action Cards into a hand, as many as there are (S-4.1, S-R58). */
export function drawToHand(table: SigmarTable, seat: Seat, count: number): void {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const before = hand.length
  for (let i = 0; i < count; i++) {
    if (state.actionDeck.length === 0) reshuffleActions(table)
    if (table.draw(state.actionDeck, hand, seat) === null) break
  }
  if (hand.length > before) table.emit({ type: 'drew', seat, cards: hand.slice(before) })
}

/** The Action discard pile becomes the deck; cards in it can no longer be told apart or regained (S-R23, S-R58). */
function reshuffleActions(table: SigmarTable): void {
  const { state } = table
  if (state.actionDiscard.length === 0) return
  forgetShuffled(state, state.actionDiscard)
  state.unplayed.length = 0
  intoDeck(table, state.actionDiscard, state.actionDeck)
  table.emit({ type: 'reshuffled', deck: 'action' })
}

function intoDeck(table: SigmarTable, discard: CardId[], deck: CardId[]): void {
  for (const card of discard) deck.push(card)
  discard.length = 0
  table.shuffle(deck, 'reshuffle')
}

/** Turns the top Trial face up among the active ones; false if there is none anywhere (S-4.2, S-R58). */
export function revealTrial(table: SigmarTable): boolean {
  const { state } = table
  if (state.trialDeck.length === 0 && state.trialDiscard.length > 0) {
    intoDeck(table, state.trialDiscard, state.trialDeck)
    table.emit({ type: 'reshuffled', deck: 'trial' })
  }
  const card = state.trialDeck.pop()
  if (card === undefined) return false
  table.show(card, EVERYONE)
  state.trials.push(card)
  table.emit({ type: 'trialRevealed', card })
  return true
}

/** Reveals Trials until three are active or none is left. */
export function revealTrials(table: SigmarTable): void {
  while (table.state.trials.length < MOST_TRIALS && revealTrial(table)) continue
}

/** Takes the top Fate Card and turns it face up; null if there is none anywhere (S-R58). */
export function takeFate(table: SigmarTable): CardId | null {
  const { state } = table
  if (state.fateDeck.length === 0 && state.fateDiscard.length > 0) {
    intoDeck(table, state.fateDiscard, state.fateDeck)
    table.emit({ type: 'reshuffled', deck: 'fate' })
  }
  const card = state.fateDeck.pop()
  if (card === undefined) return null
  table.show(card, EVERYONE)
  return card
}
