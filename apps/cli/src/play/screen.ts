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

/** True while the screen must be covered: the person who is asked sees something that the one who looked last must not see. */
export function isCurtained(sitting: Sitting, screen: Screen): boolean {
  const ask = sitting.personAsk
  return ask !== null && !sitting.isOfOne && sitting.hidesFrom(screen.looker, ask.seat)
}

/** Who looks on after a pick: the person who made it, or all of them while nothing is hidden from anybody. */
export function lookerAfterPick(sitting: Sitting): Seat | null {
  const isOpen = sitting.persons.every((seat) => !sitting.hidesFrom(null, seat))
  return isOpen ? null : (sitting.personAsk?.seat ?? null)
}

/** From which seat the table is drawn: the one that is asked, where that needs no curtain; else that of the only person, or of who looked last. */
export function viewerOf(sitting: Sitting, screen: Screen): Seat | null {
  const { personAsk, persons, isOfOne } = sitting
  if (personAsk !== null && !isCurtained(sitting, screen)) return personAsk.seat
  return isOfOne ? (persons[0] ?? null) : screen.looker
}
