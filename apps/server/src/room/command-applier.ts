import { ok, type Fault, type Result } from '@trialhall/kernel'
import type { LogEntry } from '../store/store.ts'
import type { Answer, Command } from './command.ts'
import { PLAYED_BY_BOT, RULES_FAILED, RULES_STUCK, STALE, TOO_LATE } from '../match/faults.ts'
import { SHUNNED_MS } from '../match/guard.ts'
import type { EntryBody } from '../match/history/entry-body.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { meaningOf } from '../match/meaning.ts'

/** What it takes to apply commands to a match. */
export interface CommandApplierParts {
  /** Its id. */
  readonly match: string
  readonly live: LiveMatch
  /** Choices that made the rules run on without end where the match stands, and until when they are not tried again. */
  readonly stuck: Map<string, number>
  readonly now: () => number
}

/** Applies commands to a match in memory, where nothing speaks against them. */
export class CommandApplier {
  private readonly parts: CommandApplierParts
  /** The command that the rules are working on; it stays where they are ended by force, for then nothing more of this runs. */
  private trying: Command | null = null
  private thrown: { readonly error: unknown } | null = null

  constructor(parts: CommandApplierParts) {
    this.parts = parts
  }

  /** What the rules threw: the match in memory is not to be trusted any more. */
  get failure(): { readonly error: unknown } | null {
    return this.thrown
  }

  /** Applies a command; where it is not refused and not done already, it is to be written as the entry that comes back. */
  apply(command: Command): { readonly answer: Answer } | { readonly entry: LogEntry } {
    const { match, live, now } = this.parts
    const { kind, key, at = now() } = command
    const done = key === null ? null : live.doneAt(key, command.seat)
    if (done !== null) return { answer: { entry: done } }
    const way = this.wayOf(command)
    if (!way.ok) return { answer: way }
    const { seat, pick } = way.value
    const step = { kind, seat, pick, command: key, at }
    const meant = kind === 'choose' ? meaningOf(live.match.askOf(seat), pick) : null
    const fault = this.whyNot(command) ?? this.attempt(command, step)
    return fault
      ? { answer: { fault } }
      : { entry: { match, n: live.entries, ...step, ...(meant === null ? {} : { meant }) } }
  }

  /** The seat and the pick of the entry: how far a person goes back is told by how many choices are to stand. */
  private wayOf({ seat, pick, to, eyes = seat }: Command): Result<Pick<EntryBody, 'seat' | 'pick'>> {
    return to === undefined ? ok({ seat, pick }) : this.parts.live.wayBack(eyes, to)
  }

  private whyNot(command: Command): Fault | null {
    const { live, stuck, now } = this.parts
    const { kind, seat, key, length, eyes, stands } = command
    if (stands?.() === false) return TOO_LATE
    if (length >= 0 && !live.isCurrent(seat, length, eyes)) return STALE
    if (key !== null && kind !== 'undo' && live.flagged.has(seat)) return PLAYED_BY_BOT
    return stuck.size > 0 && (stuck.get(keyOf(command)) ?? 0) > now() ? RULES_STUCK : null
  }

  private attempt(command: Command, step: EntryBody): Fault | null {
    this.trying = command
    try {
      const applied = this.parts.live.apply(step)
      return applied.ok ? null : applied.fault
    } catch (error) {
      this.thrown = { error }
      return RULES_FAILED
    } finally {
      this.trying = null
    }
  }

  /** The rules were ended in the middle of a command, which ran on without end: it is not tried again for some time. */
  shunTried(): void {
    const { stuck, now } = this.parts
    if (this.trying) stuck.set(keyOf(this.trying), now() + SHUNNED_MS)
  }
}

function keyOf({ kind, seat, pick }: Command): string {
  return `${kind} ${seat} ${pick}`
}
