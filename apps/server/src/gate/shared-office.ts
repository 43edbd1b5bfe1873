import type { Result } from '@trialhall/kernel'
import type { MatchCard, NewMatch, Promised } from '@trialhall/protocol'
import type { Changing, OwnOffice, TableOffice, Vacating } from '../waiter/office.ts'
import type { AskingAgain } from '../lobby/rematches.ts'
import type { Joining } from '../lobby/seating.ts'
import { unknownMatch } from '../match/faults.ts'
import type { Tenure } from '../match/tenure.ts'
import type { Identity, StoredMatch } from '../store/store.ts'
import type { Calls } from './calls.ts'

type Shown = Result<MatchCard>

/** Tables, wherever they are: what is asked of one is done by its owner. A new one is made where it is asked for. */
export class SharedOffice implements TableOffice {
  private readonly calls: Calls
  private readonly tenure: Tenure
  private readonly own: OwnOffice

  constructor({ calls, tenure, own }: { calls: Calls; tenure: Tenure; own: OwnOffice }) {
    this.calls = calls
    this.tenure = tenure
    this.own = own
    calls.on('card', (identity: string, match) => own.card(match, identity))
    calls.on('create', ({ host, plan }: { host: Identity; plan: NewMatch }) => own.create(host, plan))
    calls.on('join', (joining: Joining, match) => own.join(match, joining))
    calls.on('vacate', (leaving: Vacating, match) => own.vacate(match, leaving))
    calls.on('change', (change: Changing, match) => own.change(match, change))
    calls.on('close', (host: Identity, match) => own.close(match, host))
    calls.on('next', (asking: AskingAgain, match) => own.next(match, asking))
    calls.on('accept', (asking: AskingAgain, match) => own.accept(match, asking))
  }

  card(match: string, identity: string): Promise<Shown> {
    return this.calls.at(match, 'card', identity)
  }

  /** What was promised is kept by whoever did: the table that it was promised for is theirs from now on. */
  async promise(host: Identity): Promise<Promised> {
    const promised = await this.own.promise(host)
    await this.tenure.take(promised.table)
    return promised
  }

  create(host: Identity, plan: NewMatch): Promise<Shown> {
    return plan.table === undefined
      ? this.own.create(host, plan)
      : this.calls.at(plan.table, 'create', { host, plan })
  }

  join(match: string, joining: Joining): Promise<Shown> {
    return this.atTable(match, 'join', joining)
  }

  vacate(match: string, leaving: Vacating): Promise<Shown> {
    return this.atTable(match, 'vacate', leaving)
  }

  change(match: string, change: Changing): Promise<Shown> {
    return this.atTable(match, 'change', change)
  }

  close(match: string, host: Identity): Promise<Shown> {
    return this.atTable(match, 'close', host)
  }

  async again(match: string, asking: AskingAgain): Promise<Shown> {
    const next = await this.atTable<Pick<StoredMatch, 'id' | 'status'>>(match, 'next', asking)
    if (!next.ok) return next
    const { id, status } = next.value
    return status === 'open' ? this.calls.at(id, 'accept', asking) : this.card(id, asking.guest.id)
  }

  /** Has something done at a table that is there. Nobody becomes the owner of one that is not: anybody can ask for as many as they like. */
  private async atTable<T>(match: string, act: string, given: unknown): Promise<Result<T>> {
    const isThere = (await this.tenure.ownerOf(match)) !== null
    return isThere ? this.calls.at(match, act, given) : unknownMatch(match)
  }
}
