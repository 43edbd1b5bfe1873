import type { Subscription } from '@trialhall/protocol'
import type { MatchService } from '../match-service.ts'
import type { Identity } from '../store/store.ts'
import { ratingKind, stepKind } from '../ratings/rating-records.ts'
import { speakerOf } from '../table/hearing.ts'
import type { PlayerReport } from './reports.ts'
import { SANCTION_KINDS, type Sanction } from './sanctions.ts'
import { readBody, type StoredRecord } from '../store/records.ts'

/** Everything that the hall knows of one person, for them alone. */
export interface Dossier {
  readonly person: Identity
  readonly decks: readonly unknown[]
  readonly matches: readonly { readonly card: unknown; readonly said: readonly unknown[] }[]
  /** What else is kept of them: ratings and how they came about, reports that they made, when they were here, whether their profile is hidden, their friends, terms that they keep, their address, browsers at which they are called, what they are kept from. */
  readonly records: readonly unknown[]
}

const MATCH_STATUSES = ['open', 'playing', 'over'] as const
const MOST_MATCHES = 5000
const ALL_TALK = 2 ** 31 - 1
/** Kinds of records that belong to people; how they are rated is kept by game. */
const KINDS_OF_PEOPLE = [
  'seen',
  'report',
  'browser',
  'profile',
  'tournament-entry',
  'mail',
  'mail-by',
  'friends',
  'terms',
  'push',
  'seek',
  'operator',
] as const

/** Gathers what is kept of a person. Neither secrets nor anything that only others may see is in it. */
export async function dossierOf(person: Identity, matches: MatchService): Promise<Dossier> {
  const { store } = matches.parts
  const played: { card: unknown; said: unknown[] }[] = []
  for (const status of MATCH_STATUSES)
    for (const stored of await store.matches({ status, identity: person.id, limit: MOST_MATCHES })) {
      const chat = await store.chat(stored.id, ALL_TALK)
      const said = chat.filter((line) => speakerOf(line) === person.id)
      played.push({
        card: matches.card(stored, person.id),
        said: said.map(({ text, at }) => ({ at: new Date(at).toISOString(), text })),
      })
    }
  const rated = matches.parts.games.games.flatMap(({ id }) => [ratingKind(id), stepKind(id)])
  const records = await Promise.all(
    [...KINDS_OF_PEOPLE, ...rated].map((kind) =>
      store.records({ kind, owner: person.id, order: 'first', limit: MOST_MATCHES }),
    ),
  )
  const kept = await Promise.all(
    SANCTION_KINDS.map((kind) => store.records({ kind, id: person.id, order: 'first', limit: 1 })),
  )
  return {
    person,
    decks: (await store.decks(person.id, 0)).map(({ id, changedAt, body }) => ({
      id,
      changedAt,
      deck: body === null ? null : asRead(body),
    })),
    matches: played,
    records: [...records, ...kept].flat().map((record) => ({ kind: record.kind, ...toldOf(record) })),
  }
}

/** Kinds of records of which a part is left out, and what is told of them. Of a damaged one it cannot be known which part. */
const TOLD_OF: Readonly<Record<string, (body: string) => object | undefined>> = {
  report: ownReport,
  push: calledBrowser,
  ban: keptFrom,
  mute: keptFrom,
}

function toldOf({ kind, body }: StoredRecord): object {
  const told = TOLD_OF[kind]
  return told ? (told(body) ?? { damaged: true }) : asRead(body)
}

/** How operators settled a report, and who of them, is theirs alone. */
function ownReport(body: string): object | undefined {
  const report = readBody<PlayerReport>(body)
  if (!report) return undefined
  const { settled, ...own } = report
  return { ...own, isSettled: settled !== null }
}

/** By the keys of a browser its calls could be read. */
function calledBrowser(body: string): object | undefined {
  const browser = readBody<Subscription>(body)
  return browser ? { endpoint: browser.endpoint } : undefined
}

function keptFrom(body: string): object | undefined {
  const sanction = readBody<Sanction>(body)
  return sanction ? { until: sanction.until, reason: sanction.reason, at: sanction.at } : undefined
}

/** What is damaged is theirs as well, as it stands. */
function asRead(body: string): object {
  return readBody<object>(body) ?? { damaged: body }
}
