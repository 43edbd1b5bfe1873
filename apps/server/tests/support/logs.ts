import { games } from '@trialhall/games'
import { below, seeded, type AnyGame, type Chance } from '@trialhall/kernel'
import { LiveMatch } from '../../src/match/live-match.ts'
import { meaningOf } from '../../src/match/meaning.ts'
import type { LogEntry, StoredMatch } from '../../src/store/store.ts'

/** A game of the house by its id. */
export function gameOf(id: string): AnyGame {
  const found = games.find(id)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

/** The same game, which counts how often its rules are run. */
export function counting(game: AnyGame): { readonly game: AnyGame; readonly count: { runs: number } } {
  const count = { runs: 0 }
  const counted: AnyGame = {
    ...game,
    advance(table) {
      count.runs++
      game.advance(table)
    },
  }
  return { game: counted, count }
}

/** A match of persons, as a store has it. */
export function storedMatch(game: AnyGame, seats: number, about: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: 'm1234567',
    game: game.id,
    rulesVersion: game.rulesVersion,
    status: 'playing',
    visibility: 'link',
    options: {},
    seed: 'a seed',
    seedHash: '',
    clock: { kind: 'none' },
    onTimeout: 'bot',
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: 'person',
      identity: `person00${seat}`,
      name: '',
      bot: null,
    })),
    host: 'person000',
    createdAt: 0,
    startedAt: 0,
    changedAt: 0,
    ranks: null,
    rematch: null,
    ...about,
  }
}

/** A match begun in memory. */
export function begun(game: AnyGame, stored: StoredMatch): LiveMatch {
  const live = LiveMatch.begin(game, stored)
  if (!live.ok) throw new Error(live.fault.message)
  return live.value
}

/** How a random match is played: of a hundred steps so many take back, undo, leave or run out of time. */
export interface Habits {
  readonly seed: number
  readonly steps: number
  readonly back: number
  readonly undo: number
  readonly leave: number
  readonly flag: number
}

/** Plays a match in memory at random; answers the log that it leaves. `look` sees the match after each entry. */
export function playAtRandom(
  live: LiveMatch,
  { seed, steps, ...shares }: Habits,
  look: (entry: LogEntry) => void = () => undefined,
): LogEntry[] {
  const chance = seeded(seed)
  const entries: LogEntry[] = []
  for (let n = 0; n < steps && !live.match.outcome; n++) {
    const kind = kindAt(below(chance, 100), shares)
    const ask = live.match.asks[below(chance, Math.max(1, live.match.asks.length))]
    const seat = kind === 'choose' ? (ask?.seat ?? 0) : below(chance, live.match.seats)
    const pick = pickFor(live, { kind, seat, options: ask?.options.length ?? 1 }, chance)
    const step = { kind, seat, pick, command: `person00${seat}:${n}`, at: 1000 * n }
    const meant = kind === 'choose' ? meaningOf(live.match.askOf(seat), pick) : null
    if (kind === 'leave' && live.match.leaves.length >= live.match.seats - 1) continue
    if (!live.apply(step).ok) continue
    const entry: LogEntry = {
      match: 'm1234567',
      n: live.entries,
      ...step,
      ...(meant === null ? {} : { meant }),
    }
    entries.push(entry)
    look(entry)
  }
  return entries
}

/** Some option; or how many choices more than one are taken back. */
function pickFor(
  live: LiveMatch,
  {
    kind,
    seat,
    options,
  }: { readonly kind: LogEntry['kind']; readonly seat: number; readonly options: number },
  chance: Chance,
): number {
  if (kind === 'choose') return below(chance, options)
  return kind === 'back' ? below(chance, Math.max(1, live.stepsBack(seat))) : 0
}

function kindAt(
  place: number,
  { back, undo, leave, flag }: Omit<Habits, 'seed' | 'steps'>,
): LogEntry['kind'] {
  if (place < back) return 'back'
  if (place < back + undo) return 'undo'
  if (place < back + undo + leave) return 'leave'
  if (place < back + undo + leave + flag) return 'flag'
  return place >= 98 ? ((['stop', 'resume'] as const)[place - 98] ?? 'stop') : 'choose'
}

/** All there is to a match in memory that somebody may come to see. */
export function pictureOf(live: LiveMatch): unknown {
  const { match, entries, timedEntries, movedAt, flagged } = live
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  return {
    state: match.hash(),
    log: match.log,
    asks: match.asks,
    outcome: match.outcome,
    back: seats.map((seat) => match.canGoBack(seat)),
    undo: seats.map((seat) => live.whyNoUndo(seat)),
    current: seats.map((seat) => live.isCurrent(seat, match.length)),
    kept: Array.from({ length: entries + 1 }, (_, entry) => live.keptSince(entry)),
    story: live.heard(null, 0),
    clock: [timedEntries, movedAt, [...flagged]],
    done: Array.from({ length: entries }, (_, n) => live.doneAt(`person000:${n}`, 0)),
  }
}
