import type { Result, Seat } from '@trialhall/kernel'
import type { MatchCard, NewMatch, NewTerms, Promised } from '@trialhall/protocol'
import type { AskingAgain } from '../lobby/rematches.ts'
import type { Joining } from '../lobby/seating.ts'
import { unknownMatch } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import type { Identity, StoredMatch } from '../store/store.ts'

/** What people ask of tables beside the playing itself, wherever the tables are. Each is answered with the table as that person may know it. */
export interface TableOffice {
  card(match: string, identity: string): Promise<Result<MatchCard>>
  /** Settles what a table of this person is to draw from. */
  promise(host: Identity): Promise<Promised>
  create(host: Identity, plan: NewMatch): Promise<Result<MatchCard>>
  join(match: string, joining: Joining): Promise<Result<MatchCard>>
  vacate(match: string, leaving: Vacating): Promise<Result<MatchCard>>
  change(match: string, change: Changing): Promise<Result<MatchCard>>
  close(match: string, host: Identity): Promise<Result<MatchCard>>
  again(match: string, asking: AskingAgain): Promise<Result<MatchCard>>
}

/** A seat that somebody gives back. */
export interface Vacating {
  readonly seat: Seat
  readonly guest: Identity
}

/** Other terms, and who wants them. */
export interface Changing {
  readonly host: Identity
  readonly wanted: NewTerms
}

/** The tables of this process. */
export class OwnOffice implements TableOffice {
  private readonly matches: MatchService

  constructor(matches: MatchService) {
    this.matches = matches
  }

  async card(match: string, identity: string): Promise<Result<MatchCard>> {
    const stored = await this.matches.parts.store.match(match)
    return stored ? { ok: true, value: this.matches.card(stored, identity) } : unknownMatch(match)
  }

  async promise(host: Identity): Promise<Promised> {
    return this.matches.seating.promises.make(host)
  }

  async create(host: Identity, plan: NewMatch): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.seating.create(host, plan), host)
  }

  async join(match: string, joining: Joining): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.seating.join(match, joining), joining.guest)
  }

  async vacate(match: string, { seat, guest }: Vacating): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.seating.vacate(match, seat, guest), guest)
  }

  async change(match: string, { host, wanted }: Changing): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.terms.change(match, host, wanted), host)
  }

  async close(match: string, host: Identity): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.seating.close(match, host), host)
  }

  async again(match: string, asking: AskingAgain): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.rematches.ask(match, asking), asking.guest)
  }

  /** The first half of it: which match is next. */
  async next(match: string, asking: AskingAgain): Promise<Result<Pick<StoredMatch, 'id' | 'status'>>> {
    const next = await this.matches.rematches.next(match, asking)
    return next.ok ? { ok: true, value: { id: next.value.id, status: next.value.status } } : next
  }

  /** The other half: sits down there. */
  async accept(next: string, asking: AskingAgain): Promise<Result<MatchCard>> {
    return this.shown(await this.matches.rematches.accept(next, asking), asking.guest)
  }

  private shown(result: Result<StoredMatch>, { id }: Identity): Result<MatchCard> {
    return result.ok ? { ok: true, value: this.matches.card(result.value, id) } : result
  }
}
