import type { Sentence } from '@trialhall/kernel'

/** A line of the log. A heading opens a part of the story, such as a turn; a mark says whose line it is. */
export interface LogLine {
  readonly key: number
  readonly sentence: Sentence
  /** What it says where a match is played and several events have one line; null where another line says it. */
  readonly summary?: Sentence | null | undefined
  readonly isHeading: boolean
  readonly seat: number | null
}
