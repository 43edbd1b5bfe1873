import { migratedCheckpoint, migratedEvents, type AnyGame, type Seat } from '@trialhall/kernel'
import type { LogEntry, StoredMatch } from '../store/store.ts'
import type { MatchCheckpoint } from '../match/history/checkpoint-body.ts'
import { standingCuts, type Cut } from '../match/history/entry-fold.ts'
import { repacked } from '../match/history/event-archive.ts'
import { LiveMatch } from '../match/live-match.ts'
import { pickMeant } from '../match/meaning.ts'
import { readable, type Restoring } from './restoring.ts'
import type { TimedNote } from '../match/history/timed-entry.ts'

/** A match of earlier rules as it goes on under those of today. */
export interface Migrated {
  readonly stored: StoredMatch
  /** What its log says of it: that the rules changed, and what was carried over. */
  readonly entries: readonly LogEntry[]
  /** Where the rules of today begin. */
  readonly checkpoint: MatchCheckpoint
  readonly live: LiveMatch
}

/** Nobody is known to have been asked. */
const NOBODY: TimedNote = { asked: [], askedOpenly: [], sealedFrom: null, isHidden: false }

/**
 * Takes a match over from earlier rules: its newest checkpoint as the game migrates it, and then, once more under the rules of today, what was
 * chosen after it, up to the first choice that these do not offer. Null where it cannot go on. Throws what the rules throw.
 */
export function migrated(what: Restoring, at: number): Migrated | null {
  const { game, entries } = what
  const chain = standingCuts(readable(what.checkpoints), entries)
  const newest = chain.at(-1)
  const state = newest && migratedCheckpoint(game, newest.state(), newest.rulesVersion)
  if (!newest || !state) return null
  const stored = renewed(what, newest)
  const rules = entryOf(stored, { kind: 'rules', n: entries.length + 1, seat: 0, pick: newest.at, at })
  const base = (asked: Asked): MatchCheckpoint => ({
    entry: rules.n,
    follows: 0,
    rulesVersion: game.rulesVersion,
    at: newest.at,
    state: () => state,
    since: sinceBeginning(what, { chain, asked }),
    isBase: true,
  })
  const begun = LiveMatch.restored(game, stored, {
    entries: [...entries, rules],
    checkpoints: [base({ before: [], now: NOBODY })],
  })
  if (!begun.ok) return null
  const live = begun.value
  const now = live.timedNow
  const carried = carriedOver(what, { live, newest, at })
  const checkpoint = base({ before: askedBefore(live, carried), now })
  return { stored, entries: [rules, ...carried.entries], checkpoint, live }
}

/** Who was asked last by the earlier rules, and who is asked first by those of today. */
interface Asked {
  readonly before: readonly Seat[]
  readonly now: TimedNote
}

/**
 * Who was asked last: the same as after all that was carried over. Not known where something was not; and what is asked of several in secret is charged to nobody, as
 * it would tell who has answered.
 */
function askedBefore({ timedNow }: LiveMatch, { isComplete }: CarriedOver): readonly Seat[] {
  return isComplete && timedNow.sealedFrom === null ? timedNow.asked : []
}

/** Where the rules of today took over already, and the server died before that was noted: how the match is to be stored. */
export function renewedBefore(what: Restoring): StoredMatch | null {
  const newest = standingCuts(readable(what.checkpoints), what.entries).at(-1)
  return newest?.isBase && newest.rulesVersion === what.game.rulesVersion ? renewed(what, newest) : null
}

function renewed({ game, stored }: Pick<Restoring, 'game' | 'stored'>, { at }: Cut): StoredMatch {
  const { rulesVersion, earlierRules = [] } = stored
  return {
    ...stored,
    rulesVersion: game.rulesVersion,
    earlierRules: [...earlierRules, { rulesVersion, until: at }],
  }
}

/** What is known of a match up to the end of its earlier rules: a page that was away is told all of it anew. */
function sinceBeginning(
  { game, entries }: Pick<Restoring, 'game' | 'entries'>,
  { chain, asked }: { readonly chain: readonly MatchCheckpoint[]; readonly asked: Asked },
): MatchCheckpoint['since'] {
  const packs = packsFor(game, chain)
  const told = packs.reduce((sum, { count }) => sum + count, 0)
  const timed = chain.flatMap(({ since }) => since.timed)
  return {
    atEntry: Array.from({ length: entries.length + 2 }, () => told),
    cuts: [{ entry: entries.length + 1, kept: 0 }],
    packs,
    timed: timed.length === 0 ? [] : [...timed, ...timedAfter(entries, { from: timed.length - 1, asked })],
  }
}

function packsFor(game: AnyGame, chain: readonly MatchCheckpoint[]): MatchCheckpoint['since']['packs'] {
  return chain.flatMap(({ since, rulesVersion }) =>
    game.migrateEvent
      ? repacked(since.packs, (events) => migratedEvents(game, events, rulesVersion))
      : since.packs,
  )
}

/** Whose time passed after each entry beyond one, as far as the log says it without the rules: that of whoever chose next. The last note is that of the new rules. */
function timedAfter(
  entries: readonly LogEntry[],
  { from, asked: { before, now } }: { readonly from: number; readonly asked: Asked },
): TimedNote[] {
  const notes: TimedNote[] = [now]
  let asked = before
  for (const entry of entries.slice(from).toReversed()) {
    notes.push({ ...NOBODY, asked, askedOpenly: asked, isRepeated: true })
    if (entry.kind === 'choose') asked = [entry.seat]
  }
  return notes.toReversed()
}

interface Carrying {
  /** The match at the checkpoint. */
  readonly live: LiveMatch
  readonly newest: Cut
  readonly at: number
}

interface CarriedOver {
  readonly entries: LogEntry[]
  /** Nothing was dropped. */
  readonly isComplete: boolean
}

/** Does once more what still stands of what was done after the checkpoint, as long as the rules of today take it. */
function carriedOver(
  { stored, entries }: Pick<Restoring, 'stored' | 'entries'>,
  { live, newest, at }: Carrying,
): CarriedOver {
  const carried: LogEntry[] = []
  const steps = stepsSince(entries, newest)
  for (const { kind, seat, pick, meant } of steps) {
    const chosen = kind === 'choose' ? pickMeant(live.match.askOf(seat), { pick, meant }) : 0
    if (chosen === null) break
    const n = live.entries + 1
    const entry = entryOf(stored, {
      kind,
      n,
      seat,
      pick: chosen,
      at,
      ...(meant === undefined ? {} : { meant }),
    })
    if (!live.recall(entry).ok) break
    carried.push(entry)
  }
  return { entries: carried, isComplete: carried.length === steps.length }
}

/** What still stands of what was done after a checkpoint. */
function stepsSince(entries: readonly LogEntry[], { entry, at }: Cut): LogEntry[] {
  const steps: LogEntry[] = []
  const lastOf = (seat: number): number =>
    steps.findLastIndex((step) => step.kind === 'choose' && step.seat === seat)
  for (const step of entries.slice(entry)) {
    const { kind, seat, pick } = step
    if (kind === 'choose' || kind === 'leave' || kind === 'draw') steps.push(step)
    else if (kind === 'back') steps.splice(lastOf(seat) - pick, 1 + pick)
    else if (kind === 'undo') steps.length = lastOf(seat)
    else if (kind === 'rules' && pick === at) steps.length = 0
  }
  return steps
}

function entryOf({ id }: StoredMatch, entry: Omit<LogEntry, 'match' | 'command'>): LogEntry {
  return { match: id, command: null, ...entry }
}
