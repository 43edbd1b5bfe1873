import { fault, ok, type Options, type Result } from '@trialhall/kernel'
import type { Identity, StoredMatch } from '../store/store.ts'
import { sha256 } from '../ids.ts'
import { unknownMatch } from '../match/faults.ts'
import { firstHolders } from '../match/holdings.ts'
import { allNamedApart } from '../table/names.ts'
import { planMatch } from './planning.ts'
import type { Seating, SeatingParts } from './seating.ts'
import { neverBegan, personOf, seatOf } from '../table/tables.ts'

/** Somebody who wants to play again with the same people, and what they bring to the seed. */
export interface AskingAgain {
  readonly guest: Identity
  readonly bytes?: string | undefined
}

/**
 * The same people once more: whoever asks first opens a table at which each other seat is kept for the person who had it. It begins when all have
 * accepted, and nobody who is not there loses anything by it.
 */
export class Rematches {
  private readonly parts: SeatingParts
  private readonly seating: Pick<Seating, 'counting' | 'putOrBegin' | 'whyCrowded'>

  constructor(parts: SeatingParts, seating: Pick<Seating, 'counting' | 'putOrBegin' | 'whyCrowded'>) {
    this.parts = parts
    this.seating = seating
  }

  /** Asks the others, or accepts where somebody has asked. Answers the next match. */
  async ask(id: string, asking: AskingAgain): Promise<Result<StoredMatch>> {
    const next = await this.next(id, asking)
    if (!next.ok || next.value.status !== 'open') return next
    return this.accept(next.value.id, asking) // not under both locks: the end of a match takes those of earlier ones
  }

  /** The match that is next, made where there is none; who asks does not sit there yet. */
  next(id: string, asking: AskingAgain): Promise<Result<StoredMatch>> {
    return this.seating.counting(asking.guest, id, () => this.find(id, asking))
  }

  private async find(id: string, asking: AskingAgain): Promise<Result<StoredMatch>> {
    const { store } = this.parts
    const stored = await store.match(id)
    if (!stored) return unknownMatch(id)
    if (stored.status !== 'over')
      return fault('no-match', 'match', 'A rematch can be asked for when the match is over.')
    if (neverBegan(stored))
      return fault('no-match', 'match', 'This table was closed before anything was played there.')
    if (!firstHolders(stored.seats).some((seat) => seat.identity === asking.guest.id))
      return fault('bad-seat', 'match', 'Only those who played can ask for a rematch.')
    if (stored.tournament && !goesOn(stored)) return PAIRED_ANEW
    const known = stored.rematch === null ? null : await store.match(stored.rematch)
    if (known && !neverBegan(known)) return ok(known)
    const refused = known && whyRefused(known, asking.guest)
    const crowded = stored.tournament ? null : await this.seating.whyCrowded(asking.guest)
    return refused ?? crowded ?? this.make(stored, asking)
  }

  /** The next match of a series of a tournament, of a process that owns the one before: each seat of a person is kept for them. */
  goOnHere(id: string): Promise<Result<StoredMatch>> {
    return this.parts.locks.hold(id, async () => {
      const { store } = this.parts
      const stored = await store.match(id)
      if (!stored) return unknownMatch(id)
      if (stored.status !== 'over' || !stored.tournament || !goesOn(stored)) return PAIRED_ANEW
      const known = stored.rematch === null ? null : await store.match(stored.rematch)
      return known ? ok(known) : this.make(stored, { guest: nobodyAt(stored) })
    })
  }

  /** Takes all seats that are kept for a person. */
  accept(id: string, { guest, bytes }: AskingAgain): Promise<Result<StoredMatch>> {
    return this.seating.counting(guest, id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      const isMine = stored.seats.map((seat) => seat.invited?.identity === guest.id)
      if (stored.status !== 'open' || !isMine.includes(true)) return ok(stored)
      const brought = bytes === undefined || stored.origin === undefined ? {} : { bytes }
      const seats = stored.seats.map((seat, at) => (isMine[at] ? { ...seatOf(guest, at), ...brought } : seat))
      const crowded = stored.tournament ? null : await this.seating.whyCrowded(guest)
      return (
        crowded ??
        this.seating.putOrBegin({ ...stored, seats: allNamedApart(seats), changedAt: this.parts.wall() })
      )
    })
  }

  /** In a series, what was settled in a match stays settled in the next. */
  private async settledIn({ id, game, options, seats, series }: StoredMatch): Promise<Options> {
    const found = this.parts.games.find(game)
    if (series === undefined || !found.ok || !found.value.again) return options
    const room = await this.parts.rooms.room(id)
    return room.ok
      ? found.value.again({ seats: seats.length, options }, room.value.live.match.state)
      : options
  }

  private async make(stored: StoredMatch, { guest, bytes }: AskingAgain): Promise<Result<StoredMatch>> {
    const { games, wall, locks, store, rooms } = this.parts
    const settled = await this.settledIn(stored)
    const planned = planMatch(games, { host: guest, again: stored, settled, bytes, now: wall() })
    if (!planned.ok) return planned
    const id = stored.tournament ? idAfter(stored) : planned.value.id
    const next = await locks.hold(id, async () => {
      const made = stored.tournament ? await store.match(id) : null
      return made ? ok(made) : this.seating.putOrBegin({ ...planned.value, id })
    })
    if (!next.ok) return next
    const linked: StoredMatch = { ...stored, rematch: next.value.id }
    await store.putMatch(linked)
    const room = rooms.all.get(stored.id)
    if (!room) return next
    room.parts.stored = linked
    room.watchers.send({ type: 'rematch', match: stored.id, next: next.value.id })
    return next
  }
}

/** Whether a series goes on after a match of it. */
function goesOn({ series }: StoredMatch): boolean {
  return series !== undefined && !series.isDecided
}

/** Who asks where nobody does: all seats of people are kept for them. */
function nobodyAt({ tournament, createdAt }: StoredMatch): Identity {
  return { id: tournament?.id ?? '', name: '', account: null, createdAt }
}

/** The match that follows one of a tournament has an id that follows from that one's: it is made once, however often it is begun. */
function idAfter({ id, origin }: StoredMatch): string {
  return sha256(`${id} ${origin?.root ?? ''}`).slice(0, 16)
}

const PAIRED_ANEW = fault(
  'bad-request',
  'match',
  'This match belongs to a tournament, which pairs you anew: see its page for your next match.',
)

/** Who would rather not is not asked again and again; they may ask themselves. */
function whyRefused({ closed, seats }: StoredMatch, guest: Identity): Result<never> | null {
  if (closed !== 'declined') return null
  const unwilling = seats.filter(({ invited }) => invited?.declined)
  if (unwilling.length === 0 || unwilling.some((seat) => personOf(seat) === guest.id)) return null
  const names = unwilling.map(({ invited }) => invited?.name ?? '').join(' and ')
  return fault(
    'bad-seat',
    'match',
    `${names} would rather not play again now: open a table and send them its link.`,
  )
}
