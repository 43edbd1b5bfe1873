import type { Saved, Seat } from '@trialhall/kernel'

/** What a bot is to decide: the match as it stands, whose seat it plays, and how well it plays. */
export interface BotQuestion {
  readonly gameId: string
  /** The match put away: it is resumed where the thinking is done, which shows the bot what its seat sees. */
  readonly saved: Saved
  readonly seat: Seat
  /** The bot's name, e.g. 'expert'. */
  readonly strength: string
  /** How many options there are. */
  readonly options: number
}

/** What a bot picked. */
export interface Decision {
  /** Index of the option. */
  readonly pick: number
  /** Why it is not the bot's own pick, in one sentence; null if it is. */
  readonly note: string | null
}

/** A decision in the making. */
export interface PendingDecision {
  /** Rejects when nothing can be decided; may stay open once cancelled. */
  readonly decision: Promise<Decision>
  cancel(): void
}

/** Where bots think: another worker in the browser, the same thread in tests. */
export interface Thinker {
  think(question: BotQuestion): PendingDecision
  close(): void
}
