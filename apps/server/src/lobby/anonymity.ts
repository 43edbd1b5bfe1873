import { newId } from '../ids.ts'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import { closeTable } from './closing-tables.ts'
import type { SeatingParts } from './seating.ts'
import { freeSeat } from '../table/tables.ts'

/** What somebody is called who has been deleted. */
export const FORMER_PLAYER = 'Former player'

const MOST_AT_A_TIME = 200

/** Takes people out of matches: what was played stays, and whoever is gone is nobody's name there. */
export class Anonymity {
  private readonly parts: SeatingParts

  constructor(parts: SeatingParts) {
    this.parts = parts
  }

  /** Closes tables that a person opened and that have not begun, and frees their seats at those of others. */
  async leaveTables(identity: string): Promise<void> {
    for (const { id: match } of await this.matches('open', identity))
      await this.parts.elsewhere.at({ act: 'free', match, given: identity }, () =>
        this.freeHere(match, identity),
      )
  }

  /** The same at one table of this process. */
  freeHere(id: string, identity: string): Promise<void> {
    return this.parts.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (stored?.status !== 'open') return
      if (stored.host === identity || stored.after !== undefined || stored.tournament)
        await closeTable(this.parts, { stored, closed: stored.host === identity ? 'host' : 'declined' })
      else await this.free(stored, identity)
    })
  }

  private async free(stored: StoredMatch, identity: string): Promise<void> {
    const seats = stored.seats.map((seat) =>
      seat.identity === identity || seat.invited?.identity === identity ? freeSeat(seat.seat) : seat,
    )
    const next = { ...stored, seats, changedAt: this.parts.wall() }
    await this.parts.store.putMatch(next)
    this.parts.announcer.tellSeats(next)
  }

  /** Puts nobody's name in place of a person's, in all matches that were theirs. */
  async forget(identity: string): Promise<void> {
    for (const status of ['open', 'playing', 'over'] as const)
      for (;;) {
        const some = await this.matches(status, identity)
        for (const { id: match } of some)
          await this.parts.elsewhere.at({ act: 'forget', match, given: identity }, () =>
            this.forgetHere(match, identity),
          )
        if (some.length < MOST_AT_A_TIME) break
      }
  }

  /** The same in one match of this process. */
  forgetHere(match: string, identity: string): Promise<void> {
    return this.parts.locks.hold(match, () => this.forgetAt(match, identity))
  }

  private async forgetAt(match: string, identity: string): Promise<void> {
    const { store, rooms, announcer } = this.parts
    const nobody = newId()
    const room = rooms.all.get(match)
    const stored = room?.parts.stored ?? (await store.match(match))
    if (!stored) return
    const next = without(stored, identity, nobody)
    await store.putMatch(next)
    if (room) room.parts.stored = without(room.parts.stored, identity, nobody)
    if (stored.status !== 'over') announcer.tellSeats(next)
  }

  private matches(status: StoredMatch['status'], identity: string): Promise<StoredMatch[]> {
    return this.parts.store.matches({ status, identity, limit: MOST_AT_A_TIME })
  }
}

function without(stored: StoredMatch, identity: string, nobody: string): StoredMatch {
  const name = FORMER_PLAYER
  const seats = stored.seats.map((seat): StoredSeat => {
    const sat = seat.identity === identity ? { ...seat, identity: nobody, name } : seat
    const was = sat.was?.identity === identity ? { ...sat, was: { identity: nobody, name } } : sat
    return was.invited?.identity === identity
      ? { ...was, invited: { ...was.invited, identity: nobody, name } }
      : was
  })
  const removed = stored.removed?.filter((one) => one !== identity)
  return {
    ...stored,
    seats,
    host: stored.host === identity ? nobody : stored.host,
    ...(removed === undefined ? {} : { removed }),
  }
}
