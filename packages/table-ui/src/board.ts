import type { AnyView, BySeat, CardFace, Outcome, Seat, SeenEvent, ToldEvent } from '@trialhall/kernel'
import type { ComponentType, JSX, ReactNode } from 'react'
import type { TableLink, TableSnapshot, TableUpdate } from './link.ts'
import type { RuleRef } from './rules/RuleLink.tsx'
import type { GameSounds } from './sound/sounds.ts'
import type { Dye } from './theme/dye.ts'

/** How events are shown: at their usual pace, slowly, or at once. */
export const MOTIONS = ['full', 'slow', 'off'] as const
/** One of them. */
export type Motion = (typeof MOTIONS)[number]

/** Where a person wants to be asked although passing is all there is: everywhere, or at prompts of these types. */
export type Stops = 'all' | readonly string[]

/** What a person set for all boards. */
export interface BoardSettings {
  readonly motion: Motion
  /** How many times faster than usual events are shown; 1 unless given. */
  readonly haste?: number
  /** Where windows stop; left out where none is passed by itself. */
  readonly stops?: Stops
  /** The windows that are stops again when full control ends; none if not given. */
  readonly stopList?: readonly string[]
  /** Keeps where windows stop from now on. */
  readonly onStops?: (stops: Stops) => void
  /** Hears what begins to be shown: one event in motion, all that are new at once without. */
  readonly hear?: (events: readonly unknown[], snapshot: TableSnapshot) => void
}

/** A word of the rulebook's glossary, explained wherever a card says it. */
export interface GlossaryTerm {
  readonly term: string
  readonly text: string
  /** Where the rulebook explains it. */
  readonly rule?: RuleRef
}

/** The glossary of a table that has none. */
export const NO_TERMS: readonly GlossaryTerm[] = []

/** A sentence for newcomers, shown with the prompt until it is waved away. */
export interface BoardHint {
  readonly text: string
  readonly onDismiss: () => void
}

/** All that a game's board is given. */
export interface BoardProps {
  readonly update: TableUpdate
  readonly link: TableLink
  readonly settings: BoardSettings
  /** What each seat's person or bot is called. */
  readonly names: BySeat<string>
  /** Words of the rulebook that cards are explained with. */
  readonly glossary?: readonly GlossaryTerm[]
  readonly hint?: BoardHint | null
  /** Called each time all that is new in an update has been shown, so that the page can go on with its own part. */
  readonly onSettled?: (update: TableUpdate) => void
  /** Called each time the board shows something else, with the match as it stands there: behind what the page knows while that is told. */
  readonly onShown?: (view: AnyView) => void
  /**
   * Called with the snapshot whose ask the person lets pass, as soon as it is known and before it has been shown; with null where they are
   * to answer it, so that the page calls nobody for nothing.
   */
  readonly onLetPass?: (snapshot: TableSnapshot | null) => void
}

/** How large a card is drawn: a mark in a row, a card of a hand, a card to read. */
const CARD_SIZES = ['tiny', 'hand', 'full'] as const
/** One of them. */
export type CardSize = (typeof CARD_SIZES)[number]

/** A card of the game outside of a match, for galleries and search results. */
export interface GameCardProps {
  readonly face: CardFace
  readonly size: CardSize
  readonly glossary?: readonly GlossaryTerm[]
}

/** A group of kinds of card, as a gallery sorts them. */
export interface CardGroup {
  readonly title: string
  readonly kinds: readonly string[]
  /** Which cards of these kinds it holds; all of them unless given. */
  readonly holds?: (face: CardFace) => boolean
}

/** A prompt that opens as an answer to somebody else, so that a person may want to be stopped at it always. */
export interface ResponseWindow {
  /** The `type` of the prompt; where windows of a type open at several moments, `type:moment`. */
  readonly prompt: string
  /** When it opens, e.g. 'When a card could be blocked'. */
  readonly label: string
}

/** The end of a match, as the dialog that tells it shows it; a game names its own view and events. */
export interface FinaleProps<V extends AnyView = AnyView, E = unknown> {
  readonly view: V
  readonly outcome: Outcome
  /** All that the reader heard since the match began. */
  readonly story: readonly SeenEvent<E>[]
  readonly names: BySeat<string>
  /** The match told again, which stands below the standings in the colours of the seats. */
  readonly tale?: ReactNode
}

/** How a game's matches are told again at their end; a game names its own view and events. */
export interface MatchTale<V extends AnyView = AnyView, E = unknown> {
  /** What luck is in this game, as a sentence goes on: 'the dice'. */
  readonly luck: string
  /**
   * Whose deed begins with the event at a place of the story: a seat's, nobody's (null: a round, a monster), or none (undefined: it is part of
   * what came before it). `view` is the table at the end.
   */
  begins(story: readonly ToldEvent<E>[], place: number, view: V): Seat | null | undefined
  /** Whether an event tells what came of a deed, and not only how. */
  tells(event: E): boolean
  /** The `type` of prompts that are chances to respond to a deed. */
  readonly responses: readonly string[]
}

/** Moments of one kind that a replay lists and marks on its way, such as duels; each goes by its line of the log. */
export interface MomentKind<E = unknown> {
  /** The heading of their list. */
  readonly title: string
  /** The colour of their marks. */
  readonly dye: Dye
  /** Whether an event is such a moment. */
  holds(event: E): boolean
}

/** A table as it stood at a moment, for a picture of it; a game names its own view and events. */
export interface OverviewProps<V extends AnyView = AnyView, E = unknown> {
  readonly view: V
  /** All that these eyes had heard by then. */
  readonly story: readonly SeenEvent<E>[]
}

/** A whole table in small. */
export interface Overview {
  /** What it shows, e.g. 'The map'. */
  readonly title: string
  /** A square picture that says nothing which the table does not say: it is hidden from screen readers. */
  Picture(props: OverviewProps): JSX.Element
}

/**
 * What a game's `ui` package exports, so that pages show any game the same way. What takes a view stands as a method, so that a
 * game can take its own without a cast.
 */
export interface GameUi {
  readonly gameId: string
  readonly Board: ComponentType<BoardProps>
  readonly Card: ComponentType<GameCardProps>
  /** Addresses of all its pictures, of cards and people, so that a page can keep them for times without a network. */
  readonly pictures?: () => readonly string[]
  readonly groups: readonly CardGroup[]
  /** How far a match has come, for the head of the page and for lists, e.g. 'Round 3 of 10'. What changes within a round stands after ' · '. */
  progress?(view: AnyView): string
  /** What a seat goes by at the table, where the person on it holds several. */
  calledAs?(snapshot: TableSnapshot, seat: Seat): string
  /** Who came where and why, in the game's own measure; a list of places and scores where there is none. */
  Finale?(props: FinaleProps): JSX.Element
  /** How its end tells a match: who was ahead, where it turned, the best and the luckiest play; without it only how it ended. */
  readonly tale?: MatchTale
  /** The windows that are answered by themselves where passing is all there is, unless a person asks to be stopped. */
  readonly windows?: readonly ResponseWindow[]
  /** What its events sound like; a game without sounds is silent. */
  readonly sounds?: GameSounds
  /** What a replay points out, beside rounds and changes of fortune. */
  readonly moments?: readonly MomentKind[]
  /** The table in small, which a replay shows beside the way through it. */
  readonly overview?: Overview
}
