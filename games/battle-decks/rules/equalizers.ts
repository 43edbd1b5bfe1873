import type { CardId, Seat } from '@trialhall/kernel'
import type { EqualizerCard } from '../faces.ts'
import { sideOf, type BattlePosition, type BattleTable, type Character, type Rogue } from '../state.ts'
import { NATURAL_SUCCESS } from '../terms.ts'
import { land } from './damage.ts'
import { cardsWhere, characterOn, isOnField } from './field.ts'
import { shielded } from './pairs.ts'
import { equalizerOf } from './printed.ts'
import { isSuccess, rollDie } from './rolls.ts'
import { damageOf, defenceOf, highestHp } from './stats.ts'
import { noteChange } from './vain.ts'
import { checkEnd } from './victory.ts'
import { openWindow } from './windows.ts'

/** A joker that was drawn enters play before its drawer and attacks at once (B-6.3, B-15.5, B-R36). */
export function enterRogue(table: BattleTable, seat: Seat, card: CardId): void {
  const rogue: Rogue = { card, attacks: 0 }
  table.reveal(card)
  sideOf(table.state, seat).rogues.push(rogue)
  table.emit({ type: 'rogueEntered', seat, card })
  attackWith(table, seat, rogue)
}

/** The equalizers of a drawer attack once each before the hand is refilled, in the order drawn (B-6.5, B-15.6, B-R37, B-R39). */
export function attackWithAll(table: BattleTable, seat: Seat): void {
  for (const rogue of sideOf(table.state, seat).rogues.slice()) {
    if (table.state.ending !== null) return
    attackWith(table, seat, rogue)
  }
}

/** Who has the highest HP now, on either side (B-15.2, B-15.4, B-R33, B-R34): the holder of the Initiative Token first, each side from left to right. */
export function rogueTargets(state: BattlePosition): CardId[] {
  const most = highestHp(state)
  const isTied = ({ hp }: Character): boolean => hp === most
  return [...cardsWhere(state, state.initiative, isTied), ...cardsWhere(state, 1 - state.initiative, isTied)]
}

/** One attack on all who share the highest HP, a roll for each, then the end is tested; after its last attack it leaves (B-15.7, B-15.8). */
function attackWith(table: BattleTable, seat: Seat, rogue: Rogue): void {
  const { state } = table
  const printed = equalizerOf(state, rogue.card)
  const targets = rogueTargets(state)
  rogue.attacks++
  table.emit({ type: 'rogueAttacked', card: rogue.card, cards: targets })
  for (const aim of targets) if (isOnField(state, aim)) strike(table, { rogue, printed, aim })
  checkEnd(table) // B-R67
  if (state.ending !== null) return
  openWindow(table, 'applied', { card: rogue.card, cards: targets, ability: null })
  if (rogue.attacks >= printed.attacks) removeRogue(table, seat, rogue)
}

interface Strike {
  readonly rogue: Rogue
  readonly printed: EqualizerCard
  readonly aim: CardId
}

/** Section 8 with its own numbers; no player rolls this die again (B-15.10, B-R32, B-R35). */
function strike(table: BattleTable, { rogue, printed, aim }: Strike): void {
  const { state } = table
  const target = shielded(table, { by: rogue.card, ability: null }, aim)
  openWindow(table, 'declared', { card: rogue.card, cards: [target], ability: null })
  const needed = defenceOf(state, characterOn(state, target) as Character, printed)
  const check = { card: rogue.card, target, modifier: printed.atk, needed }
  const die = rollDie(table, check)
  if (!isSuccess(die, check)) return
  const amount = damageOf(state, { attacker: printed, target, isDoubled: die === NATURAL_SUCCESS })
  land(table, { by: null, amount, targets: [target] })
}

/** An equalizer leaves the game, never to a discard pile (B-7.9, B-15.9, B-R16, B-R38). */
export function removeRogue(table: BattleTable, seat: Seat, rogue: Rogue): void {
  const side = sideOf(table.state, seat)
  side.rogues = side.rogues.filter((other) => other !== rogue)
  side.removed.push(rogue.card)
  noteChange(table.state)
  table.emit({ type: 'rogueLeft', card: rogue.card })
}
