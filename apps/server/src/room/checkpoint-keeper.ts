import type { StoredCheckpoint } from '../store/store.ts'
import { storedCheckpoint } from '../match/history/checkpoint-body.ts'
import type { EntryBody } from '../match/history/entry-body.ts'
import { isStanding, type Cut } from '../match/history/entry-fold.ts'
import type { LiveMatch } from '../match/live-match.ts'

/** Entries from one checkpoint to the next, at least: about as many are played when a match is opened. */
const USUAL_EVERY = 64

/** What a keeper needs. */
export interface CheckpointKeeperParts {
  /** Id of the match. */
  readonly match: string
  readonly live: LiveMatch
  /** Checkpoints that are kept already. */
  readonly chain: readonly Cut[]
  readonly keep: (checkpoint: StoredCheckpoint) => Promise<void>
  readonly onFailed: (error: unknown) => void
  /** Entries from one checkpoint to the next, at least. */
  readonly every?: number
}

/** Keeps checkpoints of a match as it goes on, each after the one before that still stands. One that cannot be written is made anew later. */
export class CheckpointKeeper {
  private readonly parts: CheckpointKeeperParts
  private readonly chain: Cut[]

  constructor(parts: CheckpointKeeperParts) {
    this.parts = parts
    this.chain = [...parts.chain]
  }

  private get last(): number {
    return this.chain.at(-1)?.entry ?? 0
  }

  /** An entry is on disk: what it took back has no checkpoint any more, and one may be due. */
  wentOn(entry: Pick<EntryBody, 'kind'>): void {
    const { live, every = USUAL_EVERY } = this.parts
    const { length } = live.match
    const lost = this.chain.findIndex((cut) => !isStanding(cut, entry, length))
    if (lost >= 0) this.chain.length = lost
    const isDue = live.isOver ? this.hasNews : live.cut.entry >= this.last + every
    if (isDue) void this.keep()
  }

  /** Keeps where a new match begins: without any checkpoint it would not outlive a change of its rules. */
  begun(): void {
    if (this.chain.length === 0 && this.parts.live.entries === 0) void this.keep()
  }

  /** Keeps where the match stands now, as far as that is not kept yet: it is put away. */
  async putAway(): Promise<void> {
    if (this.hasNews) await this.keep()
  }

  private get hasNews(): boolean {
    return this.chain.length === 0 || this.parts.live.cut.entry > this.last
  }

  private async keep(): Promise<void> {
    const { match, live, keep, onFailed } = this.parts
    const { cut } = live
    try {
      const checkpoint = storedCheckpoint(match, live.checkpointAfter(this.last))
      this.chain.push(cut)
      await keep(checkpoint)
    } catch (error) {
      this.dropFrom(cut)
      onFailed(error)
    }
  }

  private dropFrom(cut: Cut): void {
    const at = this.chain.indexOf(cut)
    if (at >= 0) this.chain.length = at
  }
}
