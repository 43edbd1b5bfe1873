import type { CardId, Seat } from '@trialhall/kernel'
import type { Faction } from './terms.ts'

/** Why a match ended. */
const END_REASONS = ['heroes', 'together', 'standstill', 'conceded', 'agreed'] as const
/** One of them. */
export type EndReason = (typeof END_REASONS)[number]

/** A die with all that was added to it and what it had to reach. */
interface Rolled {
  readonly card: CardId
  readonly die: number
  readonly modifier: number
  readonly total: number
  readonly needed: number
  readonly isSuccess: boolean
}

/**
 * Everything that happens, as ids and numbers. Log, motion, statistics and screen-reader text are made from it. `card` is who
 * or what acts, or whom it happens to; `cards` are those it is aimed at.
 */
export type BattleEvent =
  | { readonly type: 'factionTaken'; readonly seat: Seat; readonly faction: Faction }
  /** Both wanted the same: the coin gave it to `seat` (B-R3). */
  | { readonly type: 'factionTossed'; readonly seat: Seat; readonly faction: Faction }
  | { readonly type: 'jokersBuried'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'rolledForFirst'; readonly dice: readonly number[] }
  | { readonly type: 'beganFirst'; readonly seat: Seat; readonly points: readonly number[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly isLast: boolean }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'reinforced'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'equipped'
      readonly seat: Seat
      readonly card: CardId
      readonly cards: readonly CardId[]
    }
  | {
      readonly type: 'eventPlayed'
      readonly seat: Seat
      readonly card: CardId
      readonly cards: readonly CardId[]
    }
  | {
      readonly type: 'activated'
      readonly seat: Seat
      readonly card: CardId
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'didNothing'; readonly card: CardId }
  | { readonly type: 'attacked'; readonly card: CardId; readonly cards: readonly CardId[] }
  | {
      readonly type: 'used'
      readonly card: CardId
      readonly ability: string
      readonly cards: readonly CardId[]
    }
  /** `seat` has the member `card` of a pair take what is coming (B-14.9). */
  | { readonly type: 'shielded'; readonly seat: Seat; readonly card: CardId }
  | ({ readonly type: 'attackRolled'; readonly cards: readonly CardId[] } & Rolled)
  | ({ readonly type: 'saveRolled' } & Rolled)
  | {
      readonly type: 'rerolled'
      readonly seat: Seat
      readonly card: CardId
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'hurt'; readonly card: CardId; readonly by: number; readonly hp: number }
  | { readonly type: 'restored'; readonly card: CardId; readonly by: number; readonly hp: number }
  | { readonly type: 'fell'; readonly card: CardId }
  | { readonly type: 'rose'; readonly card: CardId }
  | { readonly type: 'defeated'; readonly card: CardId; readonly isHero: boolean }
  /** A modifier was put on `card` (B-18.1); `cards` are those it counts against, if it is for some only. */
  | {
      readonly type: 'modified'
      readonly card: CardId
      readonly source: string
      readonly atk: number
      readonly def: number
      readonly dmg: number
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'readied'; readonly card: CardId }
  | { readonly type: 'exhausted'; readonly card: CardId }
  | { readonly type: 'unequipped'; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly type: 'paired'; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly type: 'unpaired'; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly type: 'rogueEntered'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'rogueAttacked'; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly type: 'rogueLeft'; readonly card: CardId }
  | { readonly type: 'roundEnded'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winners: readonly Seat[] }
