import type { CardId, OpenState, Seat, State, Table, View } from '@trialhall/kernel'
import type { BattleEvent } from './events.ts'
import type { EndReason } from './events.ts'
import type { Stats } from './faces.ts'

/** A modifier on a character, with what put it there (B-18.1). All of them come off when the round ends. */
export interface Token extends Stats {
  /** Slug of the ability or the family of the event. */
  readonly source: string
  /** It counts in basic attacks against this character only; null: always. */
  readonly against: CardId | null
}

/** A hero or a reinforcement on the field (B-10.1). */
export interface Character {
  readonly card: CardId
  /** Current HP; a reinforcement has 1 (B-11.3). */
  hp: number
  /** Carries an activation token (B-5.8). */
  isActivated: boolean
  /** The other member of its pair (B-14.2). */
  partner: CardId | null
  /** It is the one whose ability made the pair (B-14.3). */
  isPairing: boolean
  /** The turn in which it was put into play, counted over the match; 0 for heroes. */
  arrived: number
  tokens: Token[]
  /** What is attached to it, the oldest first (B-16.3). */
  equipment: CardId[]
}

/** An equalizer in play, before the player who drew it (B-15.6). */
export interface Rogue {
  readonly card: CardId
  /** Attacks it has made: its activation tokens (B-15.8). */
  attacks: number
}

/** One player and all that is theirs. */
export interface Side {
  /** Index into FACTIONS; -1 before one is chosen. */
  faction: number
  /** Heroes in the order of the box, then reinforcements by arrival (B-R33). */
  characters: Character[]
  rogues: Rogue[]
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  /** Events in front of their owner until the round ends (B-17.4). */
  events: CardId[]
  /** Out of the game (B-9.6, B-15.9). */
  removed: CardId[]
  /** Has had a turn in this round (B-R11). */
  hadTurn: boolean
}

/** What the next segment does. */
export type Phase = 'factions' | 'hands' | 'round' | 'turn' | 'activation' | 'refill'

/** How a match ended: the seats that won, both where it is a draw. */
export interface Ending {
  readonly reason: EndReason
  readonly winners: readonly Seat[]
}

/** The whole game. Decks are lists whose last card is the top. */
export interface BattleState extends State {
  /** Windows are put even to a hand that cannot answer, so that no pause tells what it holds. */
  asksAlways: boolean
  dealsFactions: boolean
  phase: Phase
  /** 0 before the first. */
  round: number
  /** Turns of the match so far. */
  turn: number
  /** Holder of the Initiative Token (B-2.8). */
  initiative: Seat
  active: Seat
  /** The active player activates all that are left (B-7.2). */
  isLastTurn: boolean
  /** A card has freed the active player from having to activate somebody this turn (B-R14); none of this pack does. */
  mayRest: boolean
  /** Suits of the reinforcements played this turn, a bit each (B-4.3). */
  reinforced: number
  /** Who has declined to play an event since anything last happened, a bit a seat (B-R51). */
  declined: number
  /** Something happened in this round that keeps the match from standing still (B-R66). */
  isStirred: boolean
  /** Rounds in a row in which nothing did. */
  quietRounds: number
  ending: Ending | null
  sides: Side[]
  /** Cards of factions that nobody has chosen yet. */
  box: CardId[]
}

/** What a viewer may know of it. */
export type BattleView = View<BattleState>
/** The table of this game. */
export type BattleTable = Table<BattleState, BattleEvent>
/** A state or a view: what look-ups that need no secrets take. */
export type BattlePosition = OpenState<BattleState>

/** The side of a seat. */
export function sideOf(state: BattlePosition, seat: Seat): Side {
  return state.sides[seat] as Side
}
