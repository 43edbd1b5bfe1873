import type { Log, Outcome } from '@trialhall/kernel'
import type { SavedMatch } from '../device/saved-match.ts'
import { keepPlay, writeMatch } from '../device/saved-matches.ts'
import { NO_STORAGE_AT_TABLE } from '../device/storage.ts'
import { boardOf } from '../games/boards.ts'
import type { useSay } from '../kit/toasts.tsx'
import type { LocalTableUpdate } from './engine/worker-link.ts'

/** Keeps a match on the device while it is played. */
export class MatchKeeper {
  private saved: SavedMatch
  private readonly say: ReturnType<typeof useSay>
  private progressOf: ((update: LocalTableUpdate) => string) | null = null
  private isFull = false

  constructor(saved: SavedMatch, say: ReturnType<typeof useSay>) {
    this.saved = saved
    this.say = say
    boardOf(saved.log.game).then(
      (board) => {
        const tell = board?.progress
        if (tell) this.progressOf = ({ snapshot }) => tell(snapshot.view)
      },
      () => undefined, // The page itself says that its board is missing.
    )
  }

  /** The log as it stands. */
  get log(): Log {
    return this.saved.log
  }

  /** Keeps what was just played. */
  keep(log: Log, outcome: Outcome | null): void {
    this.saved = { ...this.saved, log, outcome, playedAt: Date.now() }
    this.note(keepPlay(this.saved))
  }

  /** Notes how far the match has come, once it is seen. To look at a match is not to play it. */
  see(update: LocalTableUpdate): void {
    const progress = this.progressOf?.(update) ?? ''
    if (progress === '' || progress === this.saved.progress) return
    this.saved = { ...this.saved, progress }
    this.note(writeMatch(this.saved))
  }

  private note(isKept: boolean): void {
    if (!isKept && !this.isFull) this.say({ sentence: NO_STORAGE_AT_TABLE, mood: 'bad' })
    this.isFull = !isKept
  }
}
