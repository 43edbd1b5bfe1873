import { ok, type Result } from '@trialhall/kernel'
import {
  readOperatorGiven,
  type HallOverview,
  type OperatorAct,
  type OperatorGiven,
} from '@trialhall/protocol'
import type { Identity } from '../store/store.ts'
import { Audit, type AuditLine } from './audit.ts'
import { UNSAID } from './erasing.ts'
import { MatchDesk } from './match-desk.ts'
import { PeopleDesk, type PeopleDeskParts } from './people-desk.ts'
import { overviewOf, type OverviewParts } from './overview.ts'
import { Reports } from './reports.ts'
import type { SanctionKind } from './sanctions.ts'

/** Acts that change nothing: they are in no audit log. */
const LOOKS: ReadonlySet<OperatorAct> = new Set([
  'hall.look',
  'people.find',
  'matches.list',
  'matches.show',
  'reports.list',
  'audit.list',
])

/** What a desk is made of. */
export interface DeskParts extends PeopleDeskParts, OverviewParts {}

type Acts = { readonly [A in OperatorAct]: (given: OperatorGiven<A>, by: string) => Promise<Result<unknown>> }

/** Everything that operators of a hall can do, each noted before it is done. */
export class Desk {
  readonly people: PeopleDesk
  readonly reports: Reports
  private readonly audit: Audit
  private readonly acts: Acts
  private readonly wall: () => number
  private readonly overview: () => Promise<HallOverview>

  constructor(parts: DeskParts) {
    const { matches } = parts
    this.overview = () => overviewOf(parts)
    this.people = new PeopleDesk(parts)
    this.reports = new Reports(matches)
    this.audit = new Audit(matches.parts.store)
    this.wall = matches.parts.wall
    this.acts = this.actsAt(new MatchDesk(matches))
  }

  /** Does what an operator asks for; answers what there is to tell. */
  async act(act: OperatorAct, body: unknown, by: string): Promise<Result<unknown>> {
    const given = readOperatorGiven(act, body)
    if (!given.ok) return given
    if (!LOOKS.has(act)) await this.audit.note({ at: this.wall(), by, act, given: given.value })
    return (this.acts[act] as (given: unknown, by: string) => Promise<Result<unknown>>)(given.value, by)
  }

  /** Notes what an operator does elsewhere. */
  note(line: AuditLine): Promise<void> {
    return this.audit.note(line)
  }

  private actsAt(tables: MatchDesk): Acts {
    const { people, reports, audit } = this
    return {
      'hall.look': async () => ok(await this.overview()),
      'people.find': async ({ text }) => ok(await people.find(text)),
      'people.rename': ({ who, name }) => this.about(who, async (one) => ok(await people.rename(one, name))),
      'people.reset-password': ({ who }) => this.about(who, (one) => people.resetPassword(one)),
      'people.ban': (given, by) => this.keep('ban', given, by),
      'people.unban': ({ who }) => this.about(who, (one) => people.release(one, 'ban')),
      'people.mute': (given, by) => this.keep('mute', given, by),
      'people.unmute': ({ who }) => this.about(who, (one) => people.release(one, 'mute')),
      'people.delete': ({ who }) => this.about(who, async (one) => ok(await people.delete(one))),
      'people.export': ({ who }) => this.about(who, async (one) => ok(await people.export(one))),
      'people.appoint': ({ who }) => this.about(who, (one) => people.appoint(one, { isOperator: true })),
      'people.dismiss': ({ who }) => this.about(who, (one) => people.appoint(one, { isOperator: false })),
      'matches.list': async ({ status, limit }) => ok(await tables.list(status, limit)),
      'matches.show': ({ match }) => tables.show(match),
      'matches.close': ({ match }) => tables.close(match),
      'matches.award': ({ match, seats }) => tables.award(match, seats),
      'talk.show': ({ match }) => tables.talk(match),
      'talk.delete': ({ match, line }) => tables.unsay(match, line, UNSAID),
      'reports.list': async (given) => ok(await reports.list(given)),
      'reports.settle': ({ id, note }, by) => this.settle(id, { note, by }),
      'audit.list': async ({ limit }) => ok(await audit.newest(limit)),
    }
  }

  private async about<T>(who: string, work: (person: Identity) => Promise<Result<T>>): Promise<Result<T>> {
    const person = await this.people.one(who)
    return person.ok ? work(person.value) : person
  }

  private keep(kind: SanctionKind, given: OperatorGiven<'people.ban'>, by: string): Promise<Result<string>> {
    const { who, reason, for: span } = given
    return this.about(who, async (one) =>
      ok(await this.people.keep(one, { kind, ms: msOf(span), reason, by })),
    )
  }

  private async settle(id: string, { note, by }: { note: string; by: string }): Promise<Result<string>> {
    if (await this.reports.settle(id, { by, note, at: this.wall() })) return ok('The report is settled.')
    return NO_REPORT
  }
}

const NO_REPORT: Result<never> = {
  ok: false,
  fault: { code: 'bad-request', field: 'id', message: 'There is no open report with this id.' },
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The milliseconds of a span such as `7d`, or null where none is given. */
function msOf(span: string | undefined): number | null {
  return span === undefined ? null : Number.parseInt(span, 10) * (UNITS[span.at(-1) ?? ''] ?? 0)
}
