import type { CardId, OpenState, Party, Seat, State, Table, View } from '@trialhall/kernel'
import type { TempusEvent } from './events.ts'
import { NOWHERE, type Space } from './space/index.ts'
import type { Ailment, BattlerealmName, DraftKind, Phase } from './terms.ts'

export type { Space } from './space/index.ts'
/** A creature that is not on the map stands here. */
export const OFF: Space = NOWHERE

/** A creature: Heroes are their seats, 0 to 7; Monsters follow in Monster order (`MONSTER_IDS`). */
export type CreatureId = number
/** No creature: the source of what Events do, or nobody chosen. */
export const NOBODY: CreatureId = -1

/** Ids of the first Monster of each kind. Minions have four letters, A to D; Oblex Spawn are five. */
export const MONSTER_IDS = {
  goblin: 8,
  kobold: 12,
  bugbear: 16,
  ogre: 20,
  bulezau: 21,
  ankheg: 22,
  redPrince: 23,
  bluePrince: 24,
  guardian: 25,
  spawn: 26,
} as const
/** Creature ids end before this. */
export const CREATURE_IDS = 31

/** Who gave an Ailment: a party, or neither of them (an Event, a Monster that is allied to nobody). */
export type Giver = 0 | 1 | 2
/** Neither party. */
export const NEITHER: Giver = 2

/** Tokens of one giver (T-26.02, T-26.13). */
export type Ailments = Record<Ailment, number>

/**
 * What few have: `true`, or `undefined` where it is missing. Such fields are always there and are left out of JSON, where a state would otherwise say "false"
 * and "null" hundreds of times; all objects of a kind keep one shape, which is what makes them fast to read and to copy.
 */
export type Mark = true | undefined

/** What every creature has. */
interface Body {
  readonly id: CreatureId
  /** Its space, the north-west one of a large body; OFF where it is not on the map. */
  at: Space
  /** Current HP. A Minion has 2 and, Wounded, 1 (T-30.02). */
  hp: number
  /** By giver; undefined where it carries none. */
  ailments: Ailments[] | undefined
  /** Who gave it an Ailment last (T-26.14); undefined where it carries none. */
  lastGiver: Giver | undefined
}

/** A creature that a player controls (T-2.01). */
export interface Hero extends Body {
  /** Index into CLASSES, SUBCLASSES and CHARACTERS; -1 before it is picked. */
  heroClass: number
  subclass: number
  character: number
  /** Always available (T-7.02). */
  primaries: CardId[]
  /** Tier 2 cards that wait for the first cycle (T-7.07). */
  setAside: CardId[]
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  /** Played or discarded in this turn or phase; they reach the pile when it ends (T-15.05, T-R16). */
  spent: CardId[]
  /** Ongoing cards in play (T-15.03). */
  ongoing: CardId[]
  loot: CardId[]
  /** Primary Attacks that show side II (T-10.10). */
  flipped: CardId[]
  /** The deck was cycled before (T-10.07). */
  hasCycled: Mark
  /** Its number on the initiative tracker in this round; 0 before it is rolled. */
  initiative: number
  /** Its place among those on the same number, the lowest first, as they rolled off (T-13.02). */
  tie: number
  /** In which place it picked its Class: the order of Heroes before initiatives are rolled (T-R29). */
  pick: number
  /** Has had its turn in this round. */
  hasActed: Mark
  /** Cards, Primaries and Loot whose once-a-round part was used in this round. */
  used: CardId[]
  /** Has damaged an opponent in this round (Marked for Death). */
  hasHarmed: Mark
  /** Its player has left: it stays where it is and does nothing. */
  hasLeft: Mark
}

/** A creature that is not a Hero (T-2.01). */
export interface Monster extends Body {
  /** Index into MONSTERS: what is printed on its card. */
  readonly kind: number
  isActive: Mark
  /** The party it is allied to; undefined where it is allied to nobody (T-2.05, T-2.06). */
  ally: Party | undefined
  /** Has taken damage since its last slot (T-31.02). */
  wasHurt: Mark
  /** Guardian Naga: it has come back once (C-13). */
  hasRisen: Mark
  /** It has just appeared and covers four spaces until it first moves (T-34.06). */
  isSmall: Mark
}

/** Monsters that wake together (T-30.10). */
export interface Camp {
  /** Space of its Camp token. */
  readonly at: Space
  readonly members: readonly CreatureId[]
  /** It does not come back at a Refresh: that of mercenaries (T-36.06, T-R75). */
  comesOnce: Mark
  /** It drops no Loot any more until it respawns (T-30.12). */
  hasDropped: Mark
  /** Who of it fell last in what is being done now, and where (T-R121). */
  fallen: { readonly id: CreatureId; readonly at: Space } | undefined
}

/** Loot that lies on a space. */
export interface LooseLoot {
  readonly at: Space
  /** Tokens that are worth a card of the Loot deck (T-29.06). */
  tokens: number
  /** Cards that a Hero dropped (T-29.08). */
  cards: CardId[]
}

/** Something that lasts: an Ongoing card's effect, a status, a token with an area, a bonus until a moment. */
export interface Lasting {
  /** Grows through the match. */
  readonly id: number
  /** Index into LASTINGS: what it does. */
  readonly face: number
  /** Who made it; NOBODY for Events. */
  readonly owner: CreatureId
  /** The Ongoing card or Event that holds it; it goes with that card (T-27.07). Undefined where there is none. */
  readonly card: CardId | undefined
  /** Who carries it; NOBODY for what lies on the map or covers a party. */
  readonly on: CreatureId
  /** Where its token lies; OFF where it has none. */
  at: Space
  /** The spaces that it covers, in rising order; empty where it covers none. */
  spaces: readonly Space[]
  /** Charges, counters, rounds or rings, as its face says. */
  count: number
  /** The clock (`TempusState.clock`) when it came. */
  readonly since: number
  /** Its maintenance was paid, or it was used, in this turn (T-15.04). */
  isFresh: Mark
}

/** Spaces of movement with the permissions of the Action that gave them (T-R31). */
export interface Pool {
  left: number
  readonly throughOpponents: boolean
  readonly acrossWater: boolean
  readonly acrossTerrain: boolean
  /** Only in this direction once it is known; null where it may turn. */
  readonly isStraight: boolean
  /** Step of the straight line that it follows; 0 before the first. */
  heading: number
}

/** The turn of a Hero (T-14.01). */
export interface Turn {
  readonly seat: Seat
  actions: number
  /** Actions that may only be spent on Moves and skills (Thief's Reflexes). */
  nimble: number
  pools: Pool[]
  /** Move Actions played, Attack Actions played, spaces moved. */
  moves: number
  attacks: number
  steps: number
  /** Allies that have used their Interaction (T-16.15). */
  interacted: Seat[]
  hasGifted: Mark
  /** Cards whose once-a-turn part was used. */
  used: CardId[]
  /** Legal spaces that it comes back to when it is caught in an ally's space (T-R119). */
  safe: Space
}

/** A party's work on a Quest (T-28.05). */
export interface QuestWork {
  progress: number
  /** Tiers reached, a bit each (T-28.08). */
  tiers: number
  /** Objectives that are closed for the party: spaces or ids, as the Quest says (T-28.07). */
  closed: number[]
}

/** A Quest of the Trial (T-4.02). */
export interface QuestState {
  readonly card: CardId
  readonly work: readonly [QuestWork, QuestWork]
  /** What the Quest remembers: the carrier of the mark, the space of the Tremor; -1 where there is nothing. */
  note: number
}

/** An Event whose token stands on an initiative (T-11.04). */
export interface Appointment {
  readonly card: CardId
  readonly initiative: number
}

/** A turn of a round: that of a creature, or the moment of an Event that has an appointment (T-13.05). */
export type Slot = CreatureId | { readonly event: CardId }

/** What is done next in the draft (T-6). */
export type DraftStep = 'rolls' | 'classes' | 'short' | 'subclasses' | 'characters' | 'corners'

/** The draft: pools and picks (T-6.01). */
export interface Draft {
  step: DraftStep
  /** The party that rolled higher (T-6.02). */
  first: Party
  /** Seats in the order in which they have picked in this pool. */
  picked: Seat[]
}

/** Whether and how a match ended (T-37). */
export interface Ending {
  readonly reason: 'guardian' | 'rounds' | 'ascendant' | 'left'
  /** The winning party; null where they share the victory (T-R69). */
  readonly winner: Party | null
}

/** What was agreed before the match. */
export interface Settings {
  readonly realm: BattlerealmName
  readonly isStarter: boolean
  readonly draft: DraftKind
  /** The Trial Guardian, as an index into MONSTERS; -1 where it is drawn (T-4.04). */
  readonly guardian: number
  /** VP that bring the Guardian (T-34.12). */
  readonly guardianAt: number
  /** Rounds after which the match ends; 0: no limit (T-37.05). */
  readonly rounds: number
  /** Any of the four corners may hold a portal (T-R12). */
  readonly hasFreeCorners: boolean
  /** Party members see each other's hands (T-R11). */
  readonly sharesHands: boolean
  /** Windows are put even to hands that cannot answer, so that no pause tells what they hold. */
  readonly asksAlways: boolean
  /** A Hero may use its Interaction on itself (F-9). */
  readonly helpsItself: boolean
}

/** The whole game. Decks are lists whose last card is the top. */
export interface TempusState extends State {
  settings: Settings
  phase: Phase
  /** 0 before the first. */
  round: number
  /** The tracker shows the next round, but this one is not over yet (T-36.01). */
  isCounted: Mark
  /** Grows with every turn and every phase: what lasts until a later moment counts by it. */
  clock: number
  draft: Draft | null
  heroes: Hero[]
  /** By id - 8, all of them, on the map or not. */
  monsters: Monster[]
  camps: Camp[]
  /** Entry Portal of each party (T-8.02). */
  portals: [Space, Space]
  /** Which of the Chests are full (T-29.04). */
  chests: boolean[]
  loose: LooseLoot[]
  lastings: Lasting[]
  nextLasting: number
  quests: QuestState[]
  /** VP from Events (T-28.10). */
  eventVp: [number, number]
  /** The Guardian has entered play (T-34.02). */
  hasGuardian: boolean
  questDeck: CardId[]
  eventDeck: CardId[]
  eventDiscard: CardId[]
  /** Events in play (T-11.02), the oldest first. */
  events: CardId[]
  lootDeck: CardId[]
  lootDiscard: CardId[]
  appointments: Appointment[]
  /** Slots of this round that are still to come, the next first. */
  slots: Slot[]
  turn: Turn | null
  ending: Ending | null
}

/** What a viewer may know of it. */
export type TempusView = View<TempusState>
/** The table of this game. */
export type TempusTable = Table<TempusState, TempusEvent>
/** A state or a view: what look-ups that need no secrets take. */
export type TempusPosition = OpenState<TempusState>

/** The Hero of a seat. */
export function heroOf(state: TempusPosition, seat: Seat): Hero {
  return state.heroes[seat] as Hero
}
