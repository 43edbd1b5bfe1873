import { EVERYONE, sightOf, type CardId, type Seat } from '@trialhall/kernel'
import type { Use } from '../asks.ts'
import { REGAIN, REGAIN_CARDS, UNDO_DUEL } from '../picks.ts'
import { opponentsOf, playerAt, type Defeat, type SigmarState, type SigmarTable } from '../state.ts'
import { claimsOf, dropClaims, mixHand } from './claims.ts'
import { abilityOf, clearTable, isBlocked, playCard } from './play.ts'
import { changeValor, checkVictory } from './valor.ts'

/** Lost cards that lie in the discard pile now (S-R23). */
function regainable(state: SigmarState, seat: Seat): CardId[] {
  return claimsOf(state, seat).lost.filter((card) => state.actionDiscard.includes(card))
}

/** The latest lost Duel not yet undone, if it can be undone (S-R24). */
function undoable(state: SigmarState, seat: Seat): Defeat | null {
  const defeat = playerAt(state, seat).defeats.at(-1)
  if (!defeat) return null
  const winner = playerAt(state, defeat.winner)
  if (defeat.valor > 0) return winner.valor > 0 && !winner.left ? defeat : null
  const card = claimsOf(state, seat).stolen.at(-1) ?? null
  if (card === null) return null
  return winner.hand.includes(card) || wasPlayed(state, card) ? defeat : null
}

function wasPlayed({ actionDiscard, unplayed }: SigmarState, card: CardId): boolean {
  return actionDiscard.includes(card) && !unplayed.includes(card)
}

/** A Heal with no mode to use cannot be played (S-R23). */
export function canHeal(state: SigmarState, seat: Seat): boolean {
  return regainable(state, seat).length > 0 || undoable(state, seat) !== null
}

interface HealPlan {
  readonly undo: Defeat | null
  readonly regains: readonly CardId[]
}

/** A Heal: its use is named, then it may be Blocked, then it resolves (S-R64). */
export function playHeal(table: SigmarTable, seat: Seat, card: CardId): void {
  table.reveal(card) // S-R64: it is played; only its use is still to be named
  const plan = planHeal(table, seat, card)
  playCard(table, seat, card)
  const use: Use = { to: null, undoes: plan.undo?.winner ?? null, cards: plan.regains }
  table.emit({ type: 'cardPlayed', seat, card, ...use })
  if (!isBlocked(table, { by: seat, card, blockers: opponentsOf(table.state, seat), use }))
    resolveHeal(table, seat, plan)
  clearTable(table)
}

function planHeal(table: SigmarTable, seat: Seat, card: CardId): HealPlan {
  const { state } = table
  const lost = regainable(state, seat)
  const undo = undoable(state, seat)
  const modes = [...(undo ? [UNDO_DUEL] : []), ...(lost.length > 0 ? [REGAIN_CARDS] : [])]
  const mode = table.choose(seat, { type: 'heal', card }, modes)
  const { regains, regainsAfterUndo } = abilityOf(state, card)
  if (mode.do !== 'undo-duel' || undo === null)
    return { undo: null, regains: pickLost(table, seat, { card, lost, min: 1, max: regains }) }
  const stolen = claimsOf(state, seat).stolen.at(-1)
  const rest = lost.filter((one) => one !== stolen)
  return { undo, regains: pickLost(table, seat, { card, lost: rest, min: 0, max: regainsAfterUndo }) }
}

interface LostPick {
  readonly card: CardId
  readonly lost: readonly CardId[]
  readonly min: number
  readonly max: number
}

function pickLost(table: SigmarTable, seat: Seat, pick: LostPick): CardId[] {
  const options = pick.lost.map((card) => REGAIN[card] as (typeof REGAIN)[number])
  const picked = table.chooseMany(
    seat,
    { type: 'regain', card: pick.card },
    {
      options,
      min: pick.min,
      max: pick.max,
    },
  )
  return picked.map((one) => one.card)
}

function resolveHeal(table: SigmarTable, seat: Seat, { undo, regains }: HealPlan): void {
  if (undo) undoDuel(table, seat, undo)
  for (const card of regains) regain(table, seat, card)
  if (regains.length > 0) table.emit({ type: 'regained', seat, cards: regains })
}

function regain(table: SigmarTable, seat: Seat, card: CardId): void {
  const { state } = table
  table.move(card, state.actionDiscard, playerAt(state, seat).hand)
  state.unplayed = state.unplayed.filter((one) => one !== card)
  dropClaims(state, seat, card)
}

/** Both sides return: the winner gives back what they took and still have (S-R24). */
function undoDuel(table: SigmarTable, seat: Seat, defeat: Defeat): void {
  const { state } = table
  const card = defeat.tookCard ? bringBack(table, seat, defeat.winner) : null
  playerAt(state, seat).defeats.pop()
  claimsOf(state, seat).stolen.pop()
  table.emit({ type: 'duelUndone', seat, winner: defeat.winner, card })
  if (card !== null) {
    takeBack(table, seat, { winner: defeat.winner, card })
    return
  }
  const valor = Math.min(defeat.valor, playerAt(state, defeat.winner).valor)
  changeValor(table, defeat.winner, -valor)
  changeValor(table, seat, valor)
  checkVictory(table)
}

/** The stolen card; where it lies in the winner's hand, that hand is mixed, so that only two players see which it is (S-R10). */
function bringBack(table: SigmarTable, seat: Seat, winner: Seat): CardId {
  const claims = claimsOf(table.state, seat)
  if (playerAt(table.state, winner).hand.includes(claims.stolen.at(-1) as CardId))
    mixHand(table, winner, sightOf(winner) | sightOf(seat))
  const card = claims.stolen.at(-1) as CardId
  table.look([card], seat)
  return card
}

/** From the winner's hand, or from the discard pile if it was played. */
function takeBack(table: SigmarTable, seat: Seat, { winner, card }: { winner: Seat; card: CardId }): void {
  const { state } = table
  const { hand } = playerAt(state, winner)
  if (!hand.includes(card)) {
    regain(table, seat, card)
    return
  }
  table.move(card, hand, playerAt(state, seat).hand)
  dropClaims(state, seat, card)
  mixHand(table, seat, EVERYONE)
}
