import { fault, ok, type Result } from '@trialhall/kernel'
import type { MatchService } from '../match-service.ts'
import { newId } from '../ids.ts'
import type { Identity, Store } from '../store/store.ts'
import { mayHear, partiesOf, speakerOf } from '../table/hearing.ts'
import { unknownMatch } from '../match/faults.ts'
import { entryFor } from './audit.ts'
import { bodiesIn, bodyIn, type Unsaid } from '../store/records.ts'

/** A person's word about another one, for operators. */
export interface PlayerReport {
  readonly id: string
  readonly at: number
  /** Who reports, and about whom. */
  readonly by: { readonly identity: string; readonly name: string }
  readonly about: { readonly identity: string; readonly name: string }
  readonly match: string
  readonly text: string
  /** What the other one said last at that table, as far as who reports could hear it. */
  readonly said: readonly string[]
  /** How it was settled; null while it is open. */
  readonly settled: { readonly by: string; readonly at: number; readonly note: string } | null
}

/** What somebody reports. */
export interface Reporting {
  readonly match: string
  /** Identity of the other one. */
  readonly about: string
  readonly text: string
}

const LINES_KEPT = 20
const CHAT_READ = 200
/** Open reports of one person at a time: more would not be read. */
const MOST_OPEN = 10
const MOST_READ = 2000
const MOST_KEPT = 20_000

/** Reports of players about players. */
export class Reports {
  private readonly matches: MatchService

  constructor(matches: MatchService) {
    this.matches = matches
  }

  private get store(): Store {
    return this.matches.parts.store
  }

  /** Takes a report about somebody who sits or talks at a table. */
  async take(by: Identity, { match, about, text }: Reporting): Promise<Result<PlayerReport>> {
    const stored = await this.store.match(match)
    if (!stored) return unknownMatch(match)
    if (about === by.id) return fault('bad-request', 'about', 'You cannot report yourself.')
    const game = this.matches.parts.games.find(stored.game)
    const mine = partiesOf(stored.status !== 'open' && game.ok ? game.value : null, stored.seats, by.id)
    const heard = (await this.store.chat(match, CHAT_READ)).filter((line) => mayHear(line, mine))
    const theirs = heard.filter((line) => speakerOf(line) === about)
    const seat = stored.seats.find((one) => one.identity === about || one.was?.identity === about)
    const name = seat?.was?.identity === about ? seat.was.name : (seat?.name ?? theirs.at(-1)?.from)
    if (name === undefined)
      return fault('bad-request', 'about', 'Whom you report neither sits nor talks at this table.')
    const open = await this.store.records({ kind: 'report', owner: by.id, order: 'last', limit: MOST_READ })
    if (bodiesIn<PlayerReport>(open).filter(({ settled }) => settled === null).length >= MOST_OPEN)
      return fault(
        'bad-request',
        'text',
        'You have reported enough for now; wait until somebody has looked at it.',
      )
    const at = this.matches.parts.wall()
    const entry = entryFor('report', at, { owner: by.id, body: '' })
    const report: PlayerReport = {
      id: entry.id,
      at,
      by: { identity: by.id, name: by.name },
      about: { identity: about, name },
      match,
      text,
      said: theirs.slice(-LINES_KEPT).map((line) => line.text),
      settled: null,
    }
    await this.store.changeRecords([{ ...entry, body: JSON.stringify(report) }])
    return ok(report)
  }

  /** The newest first; those that are settled only where they are wanted. */
  async list({ all = false }: { readonly all?: boolean | undefined }): Promise<readonly PlayerReport[]> {
    const found = await this.store.records({ kind: 'report', order: 'last', limit: MOST_READ })
    return bodiesIn<PlayerReport>(found).filter(({ settled }) => all || settled === null)
  }

  /** Says what was done about one. False where there is none, or another operator was quicker. */
  async settle(id: string, settled: NonNullable<PlayerReport['settled']>): Promise<boolean> {
    const [found] = await this.store.records({ kind: 'report', id, order: 'first', limit: 1 })
    const report = bodyIn<PlayerReport>(found)
    if (!found || !report || report.settled !== null) return false
    const body = JSON.stringify({ ...report, settled })
    return this.store.changeRecords([{ ...found, base: found.revision, body }])
  }
}

/** Takes the name and the words of somebody who is deleted out of what others reported about them. */
export async function unname(store: Pick<Store, 'records' | 'changeRecords'>, unsaid: Unsaid): Promise<void> {
  for (const record of await store.records({ kind: 'report', order: 'last', limit: MOST_KEPT }))
    if (bodyIn<Partial<PlayerReport>>(record)?.about?.identity === unsaid.identity)
      // a damaged one may have lost it
      await unnameIn(store, record.id, unsaid)
}

/** The same in one report; anew where an operator settles it just then. */
async function unnameIn(
  store: Pick<Store, 'records' | 'changeRecords'>,
  id: string,
  { name, text }: Unsaid,
): Promise<void> {
  const about = { identity: newId(), name }
  for (;;) {
    const [found] = await store.records({ kind: 'report', id, order: 'first', limit: 1 })
    const report = bodyIn<Partial<PlayerReport>>(found)
    if (!found || !report) return
    const body = JSON.stringify({ ...report, about, said: (report.said ?? []).map(() => text) })
    if (await store.changeRecords([{ ...found, base: found.revision, body }])) return
  }
}
