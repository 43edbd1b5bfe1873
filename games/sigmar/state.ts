import type { CardId, OpenState, Seat, State, Table, View } from '@trialhall/kernel'
import type { SigmarEvent } from './events.ts'
import type { Phase } from './terms.ts'

/**
 * What a player may still take back. No view shows it: a stolen card lies in a hand, and only two players know which one it
 * is (S-R10).
 */
export interface Claims {
  /** Cards lost to a failure, a Fate Card or a Duel: a Heal regains those that lie in the discard pile (S-R23). */
  lost: CardId[]
  /** The card taken in each of the player's `defeats`; null where none was, and once it was had back or shuffled away. */
  stolen: (CardId | null)[]
}

/** A lost Duel that was not undone yet (S-R24). Which card was taken is among the loser's `Claims`. */
export interface Defeat {
  readonly winner: Seat
  /** Valor that was taken; 0 if it was a card. */
  readonly valor: number
  readonly tookCard: boolean
}

/** A seat's Champion and all that is before it. */
export interface Player {
  /** Index into the Champions; -1 until one is picked (S-R3). */
  champion: number
  valor: number
  /** Trials completed, for ties (S-15.3). */
  completed: number
  /** Space on the Trial Path, 1 to 12. */
  space: number
  /** Rested in the last turn: draws two (S-5.6). */
  rested: boolean
  /** Skips the next Draw Phase (S-10.5). */
  skipsDraw: boolean
  /** Action Cards played in the present turn, whosever it is (S-R19). */
  cardsPlayed: number
  /** Action Cards that may be played in the present turn (S-9.6, S-R26). */
  allowance: number
  /** The once-per-game reroll is spent (S-11.2). */
  rerollSpent: boolean
  /** Has left the game (S-R61). */
  left: boolean
  hand: CardId[]
  /** Fate Cards that lie face up until used (S-R56). */
  kept: CardId[]
  /** Lost Duels not yet undone, the latest last. */
  defeats: Defeat[]
}

/** The whole game. Decks are lists whose last card is the top. */
export interface SigmarState extends State {
  roundLimit: number
  valorToWin: number
  usesFate: boolean
  /** Response windows are put even to a hand that cannot answer, so that no pause tells what it holds. */
  asksAlways: boolean
  dealsChampions: boolean
  phase: Phase
  /** Who had the first turn (S-R2). */
  first: Seat
  active: Seat
  /** 0 before the decks are shuffled, then 1 to `roundLimit`; beyond it when the last round is over. */
  round: number
  /** Somebody has reached the Valor to win: nothing more happens (S-R60). */
  isWon: boolean
  players: Player[]
  actionDeck: CardId[]
  actionDiscard: CardId[]
  /** Cards of the Action discard pile that were discarded and not played: no Duel is undone for their sake (S-R24). */
  unplayed: CardId[]
  trialDeck: CardId[]
  trialDiscard: CardId[]
  fateDeck: CardId[]
  fateDiscard: CardId[]
  /** Active Trials: face up, one row for all (S-R5). */
  trials: CardId[]
  /** Action Cards played on what is being resolved now. */
  inPlay: CardId[]
  /** Cards out of the game: those of players who left (S-R61). */
  box: CardId[]
  /** What no view shows: what each seat may take back. */
  secrets: { readonly claims: Claims[] }
}

/** What a viewer may know of it. */
export type SigmarView = View<SigmarState>

/** The table of this game. */
export type SigmarTable = Table<SigmarState, SigmarEvent>

/** A state or a view: what look-ups that need no secrets take. */
export type SigmarPosition = OpenState<SigmarState>

/** The player on a seat. */
export function playerAt(state: SigmarPosition, seat: Seat): Player {
  return state.players[seat] as Player
}

/** The other players still in the game, in turn order from the left of `seat`. */
export function opponentsOf(state: SigmarPosition, seat: Seat): readonly Seat[] {
  const { players } = state
  const all = (TURN_ORDER[players.length] as readonly (readonly Seat[])[])[seat] as readonly Seat[]
  for (const player of players) {
    if (player.left) return all.filter((other) => !playerAt(state, other).left)
  }
  return all
}

/** Everybody else from the left of each seat, by number of players. */
const TURN_ORDER: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 5 }, (_, count) =>
  Array.from({ length: count }, (_, seat) =>
    Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count),
  ),
)
