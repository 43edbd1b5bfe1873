import type { BySeat, CardId, DefIndex, Seat, State, Table, View } from '@trialhall/kernel'
import type { EldarEvent } from './events.ts'
import { MOST_HEROES, type Ending, type Format, type Step } from './terms.ts'

/** Place of a Hero in `EldarState.heroes`: those of A first. -1 is no Hero. */
export type HeroId = number
/** Nobody. */
export const NOBODY: HeroId = -1
/** Stands where no card is. */
export const NO_CARD: CardId = -1 as CardId

/** A permanent on a Hero. */
export interface Attached {
  card: CardId
  /** What is printed on it: index into the catalog. */
  face: DefIndex
  counters: number
  /** The Hero that played it. */
  origin: HeroId
}

/** A Hero on the playing field. */
export interface Hero {
  /** Index into the catalog. */
  face: DefIndex
  seat: Seat
  hp: number
  focus: number
  isRefreshed: boolean
  /** Defeated, until it revives (E-28.06). */
  isDown: boolean
  /** Statuses until the end of the round, as bits. */
  granted: number
  /** Attributes until the end of the round, or null where they are as printed. */
  raised: number[] | null
  /** Has targeted an enemy this round (E-13.08). */
  hasTargeted: boolean
  /** An enemy has targeted it this round. */
  wasTargeted: boolean
  /** Support, affliction, equipment. */
  kit: (Attached | null)[]
  /** Action abilities used this round: see `keyOf` (E-12.01). */
  used: number[]
}

/** An effect on the stack: an action card, an action ability or a triggered ability (E-11.01). */
export interface Pending {
  serial: number
  kind: 'card' | 'ability' | 'trigger'
  /** Who controls it. */
  seat: Seat
  /** Whose deed it is (E-1.07). */
  hero: HeroId
  /** The card from hand, or the permanent that it comes from; NO_CARD for a Hero's own. */
  card: CardId
  face: DefIndex
  /** Which ability of the face; CARD for a card from hand. */
  ability: number
  mode: number
  /** One number for each target: Hero, card or serial; -1 where it is open, left out or has become invalid. */
  targets: number[]
  x: number
  /** "That Hero" of a triggered ability. */
  subject: HeroId
  /** The Hero that played the permanent. */
  origin: HeroId
  /** What a step notes for a later one. */
  noted: number
}

/** A triggered ability that waits to be put on the stack (E-R22). */
export interface Waiting {
  seat: Seat
  hero: HeroId
  card: CardId
  face: DefIndex
  ability: number
  subject: HeroId
  origin: HeroId
}

/** The cards of a player. The last card of `deck` is its top. */
export interface Player {
  deck: CardId[]
  hand: CardId[]
  graveyard: CardId[]
  banished: CardId[]
  glory: number
}

/** A draft under way (E-35). */
export interface Draft {
  /** Player A of the draft: who won the coin flip. */
  first: Seat
  /** Turns of picking that are over: 2 Hero steps and 15 groups. */
  turn: number
  /** Heroes nobody was shown. */
  heroes: number[]
  /** Heroes on show, by seat. */
  shown: number[][]
  /** Heroes taken, by seat. */
  taken: number[][]
  pool: CardId[]
  group: CardId[]
  cards: CardId[][]
  removed: CardId[]
  /** Picks made in this turn. */
  picks: number
}

/** The whole game. */
export interface EldarState extends State {
  format: Format
  /** Heroes a player. */
  perSide: number
  /** Glory that wins. */
  goal: number
  /** Rounds until the lead decides; 0 for none. */
  rounds: number
  /** Rounds after which a match is over in any case; 0 for none (E-R44). */
  roundCap: number
  /** Focus that every Hero gains besides in each Start Phase; Freestyle. */
  extraFocus: number
  deckSize: number
  /** Decks may hold cards of every class; Freestyle. */
  anyClass: boolean
  /** Windows are put even to who can only decline, so that no pause tells what a hand holds (E-R83). */
  asksAlways: boolean
  /** Open seats are dealt a deck instead of choosing one. */
  dealsDecks: boolean
  step: Step
  round: number
  initiative: Seat
  /** Who held the first initiative of the match (E-2.09); -1 before. */
  first: Seat
  /** The first to yield in this Main Phase; -1 while nobody has. */
  yielded: Seat
  /** The holder of initiative has used an action since gaining it (E-R18). */
  hasActed: boolean
  /** A Slow action makes the holder pass when the stack is empty (E-9.03, E-R9). */
  mustPass: boolean
  isSudden: boolean
  ended: Ending | null
  /** Who won; -1 in a draw and while nobody has. */
  winner: Seat
  /** Number of the next pending effect. */
  serial: number
  heroes: Hero[]
  stack: Pending[]
  queue: Waiting[]
  players: BySeat<Player>
  /** Whose each card is, a letter for each card id: A, B, or - for nobody's. */
  owner: string
  draft: Draft | null
}

/** What a viewer may know of it. */
export type EldarView = View<EldarState>
/** A state or a view: what look-ups that need no secrets take. */
export type EldarPosition = Omit<EldarState, 'chance'>
/** The table of this game. */
export type EldarTable = Table<EldarState, EldarEvent>

/** The player on a seat. */
export function playerAt(state: EldarPosition, seat: Seat): Player {
  return state.players[seat] as Player
}

/** The Hero with this number. */
export function heroAt(state: EldarPosition, hero: HeroId): Hero {
  return state.heroes[hero] as Hero
}

/** The first Hero of a seat; its others follow. */
export function firstOf(state: EldarPosition, seat: Seat): HeroId {
  return seat * state.perSide
}

/** Every list of Heroes that there can be, by the bits of its members. Heroes are listed all the time, and never changed lists. */
const LISTS: readonly (readonly HeroId[])[] = Array.from({ length: 1 << (2 * MOST_HEROES) }, (_, bits) =>
  Array.from({ length: 2 * MOST_HEROES }, (__, id) => id).filter((id) => (bits & (1 << id)) !== 0),
)

/** Heroes in their order, given as one bit each. The list is shared: nobody changes it. */
export function heroesIn(bits: number): readonly HeroId[] {
  return LISTS[bits] as readonly HeroId[]
}

/** Heroes of a seat that are not defeated. */
export function standing(state: EldarPosition, seat: Seat): readonly HeroId[] {
  return heroesIn(standingBits(state, seat))
}

/** The same as bits. */
export function standingBits(state: EldarPosition, seat: Seat): number {
  const { heroes, perSide } = state
  let bits = 0
  for (let id = seat * perSide; id < (seat + 1) * perSide; id++)
    if (heroes[id]?.isDown === false) bits |= 1 << id
  return bits
}

/** The topmost pending effect, or undefined. */
export function topOf({ stack }: EldarPosition): Pending | undefined {
  return stack.length === 0 ? undefined : stack[stack.length - 1]
}

/** The match is decided: nothing more happens (E-R41). */
export function isOver(state: EldarPosition): boolean {
  return state.ended !== null
}

/** What stands in `Hero.used` for an ability of a card, or of the Hero itself (NO_CARD) (E-R10). */
export function keyOf(card: CardId, ability: number): number {
  return (card + 1) * 8 + ability
}
