/** How long the table waits by itself, in milliseconds. */
export interface Pace {
  /** The least between two moves of bots, so that each can be read. */
  readonly bot: number
  /** The same where nothing was seen to happen since: the next seat in a row of those that may respond. */
  readonly quiet: number
  /** Before a window is passed for a person who could not answer it; the same whatever is hidden. */
  readonly pass: number
  /** All of these in one turn at the most: each takes only a part of what is left. */
  readonly turn: number
}
