import type { CardId, Seat } from '@trialhall/kernel'
import type { BattleOption } from '../asks.ts'
import { DEPLOY, END_DEPLOY, EVENT } from '../picks.ts'
import { sideOf, type BattlePosition, type BattleTable, type Character } from '../state.ts'
import { SUITS } from '../terms.ts'
import { cardsOf, characterOn } from './field.ts'
import { arrive } from './instants.ts'
import { cardOf, reinforcementOf } from './printed.ts'
import { noteChange, noteDeclined } from './vain.ts'
import { isPlayableNow, playEvent, targetOption, whyNotNow } from './windows.ts'

/** Step 1 of a turn: any number of equipment and events, one reinforcement of each type, from the own hand, at no cost (B-4.1 to B-4.6). */
export function deploy(table: BattleTable, seat: Seat): void {
  const { state } = table
  const { hand } = sideOf(state, seat)
  while (state.ending === null && hand.length > 0) {
    const options = deployOptions(table, seat)
    options.push(END_DEPLOY)
    const pick = state.asksAlways
      ? table.window(seat, { type: 'deploy' }, options)
      : table.choose(seat, { type: 'deploy' }, options)
    if (pick.do === 'deploy') put(table, seat, pick.card)
    else if (pick.do === 'event') playEvent(table, seat, { card: pick.card })
    else return noteDeclined(state, seat)
  }
}

function deployOptions(table: BattleTable, seat: Seat): BattleOption[] {
  const options: BattleOption[] = []
  for (const card of sideOf(table.state, seat).hand) {
    const option = optionFor(table.state, card)
    if (isPlayable(table.state, seat, card)) options.push(option)
    else if (table.isExplaining) table.refuse(option, whyNot(table.state, seat, card))
  }
  return options
}

function optionFor(state: BattlePosition, card: CardId): BattleOption {
  return (cardOf(state, card).kind === 'event' ? EVENT[card] : DEPLOY[card]) as BattleOption
}

/** Whether a card of the hand can be played in step 1. */
function isPlayable(state: BattlePosition, seat: Seat, card: CardId): boolean {
  const printed = cardOf(state, card)
  if (printed.kind === 'event') return isPlayableNow(state, { seat, card, moment: 'turn-start' })
  return printed.kind !== 'reinforcement' || (state.reinforced & suitBit(printed.suit)) === 0 // B-4.3, B-R6
}

/** Why it cannot. */
function whyNot(state: BattlePosition, seat: Seat, card: CardId): string {
  const printed = cardOf(state, card)
  if (printed.kind === 'event') return whyNotNow(state, { seat, card, moment: 'turn-start' })
  const type = printed.kind === 'reinforcement' ? printed.suit : printed.kind
  return `You have put a reinforcement of ${type} into play this turn; one of each type is all.`
}

function suitBit(suit: (typeof SUITS)[number]): number {
  return 1 << SUITS.indexOf(suit)
}

function put(table: BattleTable, seat: Seat, card: CardId): void {
  table.state.isStirred = true
  noteChange(table.state)
  if (cardOf(table.state, card).kind === 'equipment') equip(table, seat, card)
  else reinforce(table, seat, card)
}

/** Equipment goes to any character of either side, conscious or not, and a character may carry several (B-16.1 to B-16.3, B-R54). */
function equip(table: BattleTable, seat: Seat, card: CardId): void {
  const { state } = table
  const options = [...cardsOf(state, seat), ...cardsOf(state, 1 - seat)].map(targetOption)
  table.reveal(card) // before anybody is asked about it
  const carrier = table.choose(seat, { type: 'equip', card }, options).card
  const { equipment } = characterOn(state, carrier) as Character
  table.move(card, sideOf(state, seat).hand, equipment)
  table.emit({ type: 'equipped', seat, card, cards: [carrier] })
}

/** A reinforcement comes to the field; it can be activated in the same turn (B-11.1, B-11.7), and its instant abilities work at once (B-R57). */
function reinforce(table: BattleTable, seat: Seat, card: CardId): void {
  const { state } = table
  const side = sideOf(state, seat)
  state.reinforced |= suitBit(reinforcementOf(state, card).suit)
  table.reveal(card)
  side.hand.splice(side.hand.indexOf(card), 1)
  side.characters.push(newCharacter(card, { hp: 1, arrived: state.turn }))
  table.emit({ type: 'reinforced', seat, card })
  arrive(table, seat, card)
}

/** A character as it comes to the field (B-2.2). */
export function newCharacter(
  card: CardId,
  { hp, arrived }: { readonly hp: number; readonly arrived: number },
): Character {
  return { card, hp, isActivated: false, partner: null, isPairing: false, arrived, tokens: [], equipment: [] }
}
