import type { GameCover } from '@trialhall/kernel'
import type { ComponentType } from 'react'
import type { GameUi } from './board.ts'
import type { DeckKit } from './decks/kit.ts'
import type { Lesson } from './lesson/lesson.ts'

/** What a page loads of a game when it needs it, each in a part of the build of its own. What a game lacks is left out. */
export interface GameParts {
  /** What is known of it at once. */
  readonly cover: GameCover
  /** Its board, cards and everything about a table of it. */
  readonly board?: () => Promise<GameUi>
  /** Its guided first match. */
  readonly lesson?: () => Promise<Lesson>
  /** Building its decks, where players bring their own. */
  readonly decks?: () => Promise<DeckKit>
  /** Its picture, which fills whatever it is put into. */
  readonly art?: () => Promise<ComponentType>
}
