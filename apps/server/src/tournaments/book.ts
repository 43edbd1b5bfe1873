import { ok, type Result } from '@trialhall/kernel'
import type { TournamentCard } from '@trialhall/protocol'
import { bodiesIn, bodyIn, type RecordChange } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { cardOf } from './cards.ts'
import { isEnded, type Tournament } from './tournament.ts'

/** A tournament as it stands in the book, and at which revision. */
export interface Booked {
  readonly tournament: Tournament
  readonly revision: number
}

/** Kinds of the records: a tournament, its line in either list, and that somebody has to do with it. */
const WHOLE = 'tournament'
const LIVE = 'tournament-live'
const OVER = 'tournament-over'
const ENTRY = 'tournament-entry'
/** How often somebody opened or entered one. It changes with each: of two servers that both find room for a person, one finds that it was too late. */
const TURN = 'tournament-turn'

/** Times that a change is tried where others change the same tournament. */
const MOST_TRIES = 50
const MOST_ENTRIES = 2000

/** Something that counts against what one person may have to do with: `whyNot` is asked anew each time it is tried. */
export interface Counted {
  readonly person: string
  readonly whyNot: () => Promise<Result<never> | null>
}

/**
 * Where tournaments are kept. Each change is made once, on top of the one before it, whichever server of a hall makes it: whoever comes second reads anew
 * and begins again.
 */
export class TournamentBook {
  private readonly store: Pick<Store, 'records' | 'changeRecords'>

  constructor(store: Pick<Store, 'records' | 'changeRecords'>) {
    this.store = store
  }

  /** A tournament, or null where there is none, or it is damaged. */
  async read(id: string): Promise<Booked | null> {
    const [found] = await this.store.records({ kind: WHOLE, id, order: 'first', limit: 1 })
    const tournament = bodyIn<Tournament>(found)
    return found && tournament ? { tournament, revision: found.revision } : null
  }

  /** Keeps a new one, unless that is one too many. */
  async add(tournament: Tournament, counted: Counted): Promise<Result<Booked>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const turn = await this.turnOf(counted)
      if (!turn.ok) return turn
      if (await this.put(null, tournament, turn.value)) return ok({ tournament, revision: 1 })
    }
    throw new Error(`${counted.person} opens too many tournaments at once`)
  }

  /** What makes a change count for a person, who may make it as things stand. */
  private async turnOf({ person, whyNot }: Counted): Promise<Result<RecordChange[]>> {
    const [found] = await this.store.records({ kind: TURN, id: person, order: 'first', limit: 1 })
    const wrong = await whyNot() // what it looks at is at least as new as the turn
    const base = found?.revision ?? 0
    return wrong ?? ok([{ kind: TURN, id: person, owner: person, rank: null, base, body: '{}' }])
  }

  /** Puts a change of what was read in its place; false where somebody else was quicker. */
  put(before: Booked | null, after: Tournament, also: readonly RecordChange[] = []): Promise<boolean> {
    const { id, createdAt } = after
    const whole = { kind: WHOLE, id, owner: null, rank: createdAt, body: JSON.stringify(after) }
    const changes: RecordChange[] = [{ ...whole, base: before?.revision ?? 0 }, ...lines(before, after)]
    return this.store.changeRecords([...changes, ...entries(before?.tournament ?? null, after), ...also])
  }

  /** Reads, changes and puts, again where somebody else was quicker. Null where there is no such tournament. */
  async change(
    id: string,
    how: (tournament: Tournament) => Result<Tournament>,
    counted: Counted | null = null,
  ): Promise<Result<Booked> | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const turn = counted === null ? ok([]) : await this.turnOf(counted)
      if (!turn.ok) return turn
      const before = await this.read(id)
      if (before === null) return null
      const after = how(before.tournament)
      if (!after.ok) return after
      if (after.value === before.tournament) return ok(before)
      if (await this.put(before, after.value, turn.value))
        return ok({ tournament: after.value, revision: before.revision + 1 })
    }
    throw new Error(`tournament ${id} is changed by too many at once`)
  }

  /** Those that are not over, the newest first. */
  live(limit: number): Promise<TournamentCard[]> {
    return this.cards(LIVE, limit)
  }

  /** Those that are over, the last one first. */
  over(limit: number): Promise<TournamentCard[]> {
    return this.cards(OVER, limit)
  }

  private async cards(kind: string, limit: number): Promise<TournamentCard[]> {
    const found = await this.store.records({ kind, order: 'highest', limit })
    return bodiesIn<TournamentCard>(found)
  }

  /** Ids of all tournaments that a person has entered or run. */
  async of(identity: string): Promise<string[]> {
    const found = await this.store.records({
      kind: ENTRY,
      owner: identity,
      order: 'first',
      limit: MOST_ENTRIES,
    })
    return bodiesIn<{ readonly tournament: string }>(found).map(({ tournament }) => tournament)
  }
}

/** Its line in the list of those that are not over, or that are. */
function lines(before: Booked | null, after: Tournament): RecordChange[] {
  const { id, createdAt, changedAt } = after
  const body = JSON.stringify({ ...cardOf(after), visibility: after.terms.visibility })
  const line = { id, owner: null, base: null, body }
  if (!isEnded(after)) return [{ ...line, kind: LIVE, rank: createdAt }]
  const isNew = before === null || !isEnded(before.tournament)
  const gone = { ...line, kind: LIVE, rank: null, body: null }
  return [...(isNew ? [gone] : []), { ...line, kind: OVER, rank: changedAt }]
}

/** Whoever comes to have to do with it has a record of that, which goes with them. */
function entries(before: Tournament | null, after: Tournament): RecordChange[] {
  const known = new Set(before === null ? [] : peopleOf(before))
  return [...new Set(peopleOf(after))].flatMap((identity): RecordChange[] => {
    if (known.has(identity)) return []
    const body = JSON.stringify({ tournament: after.id, name: after.name })
    return [{ kind: ENTRY, id: `${after.id} ${identity}`, owner: identity, rank: null, base: null, body }]
  })
}

function peopleOf({ entrants, organiser }: Tournament): string[] {
  return [...entrants.flatMap(({ identity }) => identity ?? []), organiser.identity]
}
