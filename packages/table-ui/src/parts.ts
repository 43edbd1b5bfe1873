import type { GameCover, Options } from '@trialhall/kernel'
import type { ComponentType } from 'react'
import type { GameUi, GlossaryTerm } from './board.ts'
import type { DeckKit } from './decks/kit.ts'
import type { Lesson } from './lesson/lesson.ts'

/** The match that a game recommends to those who have never played it. */
export interface FirstMatch {
  /** What it is called on its button, e.g. 'First game'. */
  readonly title: string
  /** What it brings, in one sentence. */
  readonly about: string
  /** What a usual match is called beside it, e.g. 'Draft Heroes'. */
  readonly usual: string
  readonly seats: number
  readonly options: Options
}

/** What a page of builds is given: what is looked at stands in its address. */
export interface BuildBrowserProps {
  /** What is looked at; '' for whatever comes first. What no address of the game says counts as the nearest that does. */
  readonly build: string
  readonly onBuild: (build: string) => void
  /** Words of the rulebook that cards are explained with. */
  readonly glossary: readonly GlossaryTerm[]
}

/** What players put together of parts in a match, to be looked at before it: the Heroes of a draft, for example. */
export interface BuildBrowser {
  /** What is put together, e.g. 'Heroes'. */
  readonly title: string
  /** What the page is for, in one sentence. */
  readonly lead: string
  readonly load: () => Promise<ComponentType<BuildBrowserProps>>
}

/** What a page loads of a game when it needs it, each in a part of the build of its own. What a game lacks is left out. */
export interface GameParts {
  /** What is known of it at once. */
  readonly cover: GameCover
  /** A first match, where the usual one is not the best for a beginning: "Play now" begins it until a match was played to its end. */
  readonly firstMatch?: FirstMatch
  /** Its board, cards and everything about a table of it. */
  readonly board?: () => Promise<GameUi>
  /** Its guided first match. */
  readonly lesson?: () => Promise<Lesson>
  /** Building its decks, where players bring their own. */
  readonly decks?: () => Promise<DeckKit>
  /** A page of all that can be put together in it. */
  readonly builds?: BuildBrowser
  /** Its picture, which fills whatever it is put into. */
  readonly art?: () => Promise<ComponentType>
}
