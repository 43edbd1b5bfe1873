import type { CardId, Seat } from '@trialhall/kernel'
import type { DiscardReason, Use } from './asks.ts'
import type { Deck } from './terms.ts'

/** Why a Champion moved. */
const MOVE_REASONS = ['trial', 'teleport', 'fate'] as const
/** One of them. */
export type MoveReason = (typeof MOVE_REASONS)[number]

/** Everything that happens, as ids and numbers. Log, motion, statistics and screen-reader text are made from it. */
export type SigmarEvent =
  /** The rolls for the first turn, one a seat still in the running, in seat order (S-R2). */
  | { readonly type: 'rolledForFirst'; readonly seats: readonly Seat[]; readonly dice: readonly number[] }
  | { readonly type: 'tookChampion'; readonly seat: Seat; readonly champion: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'drawSkipped'; readonly seat: Seat }
  | { readonly type: 'trialRevealed'; readonly card: CardId }
  | { readonly type: 'trialsDiscarded'; readonly cards: readonly CardId[] }
  | { readonly type: 'reshuffled'; readonly deck: Deck }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'attempted'; readonly seat: Seat; readonly card: CardId; readonly isInstant: boolean }
  | { readonly type: 'boosted'; readonly seat: Seat; readonly card: CardId; readonly bonus: number }
  | {
      readonly type: 'lowered'
      readonly seat: Seat
      readonly card: CardId
      readonly target: Seat
      readonly by: number
    }
  /** `card` is the Block, `target` whose card it cancels. */
  | {
      readonly type: 'blocked'
      readonly seat: Seat
      readonly card: CardId
      readonly target: Seat
    }
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      readonly die: number
      readonly modifier: number
      readonly total: number
    }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'succeeded'; readonly seat: Seat; readonly card: CardId; readonly isAutomatic: boolean }
  | { readonly type: 'failed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly reason: DiscardReason }
  | { readonly type: 'valorChanged'; readonly seat: Seat; readonly by: number; readonly valor: number }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'duelTied'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'duelWon'; readonly seat: Seat; readonly loser: Seat }
  | { readonly type: 'cardStolen'; readonly seat: Seat; readonly loser: Seat; readonly card: CardId }
  | ({ readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId } & Use)
  | { readonly type: 'regained'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'duelUndone'; readonly seat: Seat; readonly winner: Seat; readonly card: CardId | null }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly reason: MoveReason
    }
  | { readonly type: 'fateDrawn'; readonly seat: Seat; readonly card: CardId; readonly isKept: boolean }
  | { readonly type: 'keptUsed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winners: readonly Seat[] }

/** How the game ends (S-15.1, S-15.2, S-R61). */
const END_REASONS = ['valor', 'rounds', 'last'] as const
/** One of them. */
export type EndReason = (typeof END_REASONS)[number]
