import type { Seat } from '@trialhall/kernel'
import type { Sitting } from './sitting.ts'

/** What lies over the table. */
const SHEETS = ['none', 'help', 'why', 'piles', 'map', 'log', 'link', 'draw', 'quit'] as const
/** One of them. */
export type ScreenOverlay = (typeof SHEETS)[number]

/** What the screen shows besides the match itself. */
export interface Screen {
  readonly sheet: ScreenOverlay
  /** The line of the list that Enter picks. */
  readonly cursor: number
  /** The beginnings of options that were chosen one after another, where a long list is narrowed in steps. */
  readonly within: readonly string[]
  /** Digits of a line's number typed so far; where spaces of a map are asked for, also a column, a blank and a row. */
  readonly typed: string
  /** What was typed to find options by their words; null while nothing is sought. */
  readonly sought: string | null
  /** A number was just picked without Enter: the Enter that many type after it does nothing. */
  readonly isAfterNumber: boolean
  /** One sentence about what was just done: saved, refused, taken back. */
  readonly notice: string
  /** Lines that the sheet is scrolled by. */
  readonly scroll: number
  /** The person who was last seen to look at the screen, where several share it. */
  readonly looker: Seat | null
}

/** The screen a match begins with. */
export const FIRST_SCREEN: Screen = {
  sheet: 'none',
  cursor: 0,
  within: [],
  typed: '',
  sought: null,
  isAfterNumber: false,
  notice: '',
  scroll: 0,
  looker: null,
}

/** True while the screen must be covered: another person is asked than the one who looked last. */
export function isCurtained(sitting: Sitting, screen: Screen): boolean {
  const ask = sitting.personAsk
  return sitting.persons.length > 1 && ask !== null && ask.seat !== screen.looker
}

/** Through whose eyes the table is drawn: the only person's, the one who looks now, or nobody's. */
export function viewerOf(sitting: Sitting, screen: Screen): Seat | null {
  const { persons } = sitting
  return persons.length === 1 ? (persons[0] ?? null) : screen.looker
}
