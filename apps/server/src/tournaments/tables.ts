import { ok, partyCount, fault, type AnyGame, type Fault, type Result } from '@trialhall/kernel'
import type { SeatPlan } from '@trialhall/protocol'
import { planMatch } from '../lobby/planning.ts'
import { OF_OPERATOR } from '../match/history/entry-body.ts'
import { newOrigin } from '../match/seed-origin.ts'
import { NOT_STORED, unknownMatch } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import type { Settle } from '../room/command.ts'
import type { Room } from '../room/room.ts'
import { DamagedMatch } from '../store/damage.ts'
import { NotMine } from '../store/owners.ts'
import type { StoredMatch, StoredPlace, StoredSeat } from '../store/store.ts'
import { sideOf } from './judging.ts'
import type { Entrant, PairedMatch } from './model.ts'
import type { TournamentTerms } from './tournament.ts'

/** A match that a pairing is to be decided by. */
export interface TableCall {
  readonly place: StoredPlace
  readonly terms: TournamentTerms
  readonly match: PairedMatch
  readonly sides: readonly [Entrant, Entrant]
}

/** What a tournament wants of the owner of a match. */
export type TableWish =
  | { readonly wish: 'make'; readonly call: TableCall }
  /** The next match of its series. */
  | { readonly wish: 'go-on' }
  /** It is closed where somebody has not come. */
  | { readonly wish: 'close' }
  /** It is closed where it has not begun: its tournament was cancelled. */
  | { readonly wish: 'cancel' }
  /** It is ended although it is played: by those seats, or for nobody. */
  | { readonly wish: 'end'; readonly leaves: readonly number[] }
  /** Bots think and clocks run there. */
  | { readonly wish: 'attend' }

/** The matches of tournaments, wherever they are: each is made, closed and ended by its owner, once. */
export class TournamentTables {
  private readonly matches: MatchService

  constructor(matches: MatchService) {
    this.matches = matches
  }

  /** A match as it is stored; null where it was not made yet, `damaged` where it cannot be read. */
  async find(id: string): Promise<StoredMatch | 'damaged' | null> {
    try {
      return await this.matches.parts.store.match(id)
    } catch (error) {
      if (error instanceof DamagedMatch) return 'damaged'
      throw error
    }
  }

  /** Has something done by the owner of a match. Answers the id of the match that there is then. */
  ask(match: string, given: TableWish): Promise<Result<string>> {
    return this.matches.elsewhere.at({ act: 'tournament', match, given }, () => this.here(match, given))
  }

  /** The same at a match of this process. */
  async here(id: string, wish: TableWish): Promise<Result<string>> {
    switch (wish.wish) {
      case 'make':
        return this.make(id, wish.call)
      case 'go-on':
        return idOf(await this.matches.rematches.goOnHere(id))
      case 'close':
        return idOf(await this.matches.seating.closeAs(id, 'absence'))
      case 'cancel':
        return idOf(await this.matches.seating.closeAs(id, 'cancelled'))
      case 'end':
        return this.end(id, wish.leaves)
      case 'attend': {
        const room = await this.matches.room(id)
        return room.ok ? this.noted(room.value) : room
      }
    }
  }

  private make(id: string, call: TableCall): Promise<Result<string>> {
    const { locks, seating, parts } = this.matches
    return locks.hold(id, async () => {
      if (await parts.store.match(id)) return ok(id)
      const game = parts.games.find(call.terms.game)
      if (!game.ok) return game
      const { terms, place } = call
      const seats = seatsFor(game.value, call)
      const plan = planMatch(parts.games, {
        host: { id: place.id, name: place.name, account: null, createdAt: 0 },
        now: parts.wall(),
        origin: newOrigin(id),
        plan: {
          game: terms.game,
          options: terms.options,
          seats: seats.map(({ bot }): SeatPlan => (bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
          visibility: terms.visibility,
          clock: terms.clock,
          onTimeout: terms.onTimeout,
          bestOf: terms.bestOf,
        },
      })
      if (!plan.ok) return plan
      const isOfBots = seats.every(({ kind }) => kind === 'bot')
      const rated = terms.rated && !isOfBots ? { rated: true as const } : {}
      return idOf(await seating.putOrBegin({ ...plan.value, ...rated, seats, tournament: place }))
    })
  }

  private async end(id: string, leaves: readonly number[]): Promise<Result<string>> {
    const stored = await this.matches.parts.store.match(id)
    if (!stored) return unknownMatch(id)
    if (stored.status === 'over') return ok(id)
    if (stored.status === 'open') {
      const closed = await this.matches.seating.closeAs(id, 'operator')
      if (closed.ok) return ok(id)
    }
    const room = await this.matches.room(id)
    if (!room.ok) return isForNow(room.fault) ? room : ok(id) // what is damaged nobody can play either
    return this.endAt(room.value, leaves)
  }

  private async endAt(room: Room, leaves: readonly number[]): Promise<Result<string>> {
    for (const seat of leaves) {
      const wrong = room.live.isOver ? null : await this.leave(room, seat)
      if (wrong && isForNow(wrong)) return { ok: false, fault: wrong }
    }
    const wrong = room.live.isOver ? null : await callOff(room)
    return wrong && isForNow(wrong) ? { ok: false, fault: wrong } : this.noted(room)
  }

  private leave(room: Room, seat: number): Promise<Fault | null> {
    return new Promise((resolve) => {
      const { isOnline } = this.matches.presence
      room.depart({ seat, key: null, isHere: isOnline }, answeringTo(resolve))
    })
  }

  /** Answers once it is noted that a match is over, where it is. */
  private async noted(room: Room): Promise<Result<string>> {
    if (room.isWriting) return { ok: false, fault: NOT_STORED }
    try {
      await this.matches.finished(room)
    } catch (error) {
      if (error instanceof NotMine) throw error
      return { ok: false, fault: NOT_STORED }
    }
    const { live, parts } = room
    return live.isOver && parts.stored.status === 'playing' ? { ok: false, fault: NOT_STORED } : ok(room.id)
  }
}

function callOff(room: Room): Promise<Fault | null> {
  return new Promise((resolve) => {
    const command = { kind: 'void', seat: 0, pick: OF_OPERATOR, length: -1, key: null } as const
    room.submit(command, answeringTo(resolve))
  })
}

function answeringTo(resolve: (wrong: Fault | null) => void): Settle {
  return { answer: (answer) => resolve('fault' in answer ? answer.fault : null) }
}

/** True where the same may be tried again in a moment. */
export function isForNow({ field }: Fault): boolean {
  return field === 'storage'
}

function idOf(result: Result<StoredMatch>): Result<string> {
  return result.ok ? ok(result.value.id) : result
}

/** Why a game cannot be played in tournaments; null where it can. */
export function whyNoTournament(game: AnyGame): Result<never> | null {
  if (partyCount(game, game.seats.min) === 2) return null
  return fault('bad-request', 'game', `${game.title} is not played by two sides.`)
}

/** Who sits where: seats of people are kept for them until they come. */
function seatsFor(game: AnyGame, { sides, match }: TableCall): StoredSeat[] {
  return Array.from({ length: game.seats.min }, (_, seat): StoredSeat => {
    const { identity, name, bot } = sides[sideOf(seat, match.first, game)]
    if (bot !== null) return { seat, kind: 'bot', identity: null, name, bot }
    const kept = { seat, kind: 'open', identity: null, name: '', bot: null } as const
    return identity === null ? kept : { ...kept, invited: { identity, name } }
  })
}
