import type { Identity } from './store.ts'

/**
 * Something that a hall keeps beside people and matches: who is banned, what was reported, what an operator did. `kind` and `id` are its key; the
 * body is JSON that only who keeps it understands.
 */
export interface StoredRecord {
  readonly kind: string
  readonly id: string
  /** Whose it is: it goes with them. Null where it is the hall's own. */
  readonly owner: string | null
  /** What it is listed by, where that is not its id. */
  readonly rank: number | null
  /** Counts its changes, from 1. */
  readonly revision: number
  readonly body: string
}

/** What a record says; null where there is none, or it is damaged: the store tells whoever runs the server. */
export function bodyIn<T>(record: Pick<StoredRecord, 'body'> | undefined): T | null {
  return record === undefined ? null : readBody<T>(record.body)
}

/** What the records of a list say; those that are damaged are left out. */
export function bodiesIn<T>(records: readonly Pick<StoredRecord, 'body'>[]): T[] {
  return records.flatMap((record) => bodyIn<T>(record) ?? [])
}

/** What a body says, or null where it is damaged. */
export function readBody<T>(body: string): T | null {
  try {
    const said = JSON.parse(body) as unknown
    return typeof said === 'object' && said !== null ? (said as T) : null
  } catch {
    return null
  }
}

/** A change of a record, by whoever knows how it stands. */
export interface RecordChange extends Omit<StoredRecord, 'revision' | 'body'> {
  /** The revision that is to be replaced: 0 where there is none yet, null whatever it is. */
  readonly base: number | null
  /** Null where it is to go. */
  readonly body: string | null
}

/** Which records are wanted. */
export interface RecordQuery {
  readonly kind: string
  readonly owner?: string
  readonly id?: string
  /** Only those of a rank below this one. */
  readonly rankBelow?: number
  /** By their ids, or by their ranks. */
  readonly order: 'first' | 'last' | 'lowest' | 'highest'
  readonly limit: number
}

/** What talk of somebody is replaced by. */
export interface Unsaid {
  readonly identity: string
  readonly name: string
  readonly text: string
}

/** What a hall keeps beside its matches, and how people, talk and tables are found and forgotten. */
export interface HallRecords {
  /** Makes all changes, or none: false where one of the records stands at another revision than its change says. */
  changeRecords(changes: readonly RecordChange[]): Promise<boolean>
  records(query: RecordQuery): Promise<StoredRecord[]>

  /** People whose name or account holds a text, whatever its case, or who have this id; who came last comes first. */
  findPeople(text: string, limit: number): Promise<Identity[]>
  /** Guests who were not seen since: a record of the kind `seen` with their id says when they were, else they were when they came. */
  staleGuests(before: number, limit: number): Promise<string[]>
  /** Removes a person: secrets, account, decks, records, and the person. What they said and played is changed apart from this. */
  removePerson(identity: string): Promise<void>

  /** Puts other words in place of a line; false where there is none. */
  replaceLine(match: string, n: number, text: string): Promise<boolean>
  /** Puts other words and another name in place of all that somebody said. Answers of how many lines. */
  unsay(unsaid: Unsaid): Promise<number>
  /** Forgets lines of matches that are over which were said before a time. Answers how many. */
  dropTalk(before: number, limit: number): Promise<number>
  /** Forgets tables that were closed before their match began, and before a time. Answers how many. */
  dropTables(before: number, limit: number): Promise<number>
}

/**
 * How a database is asked for people by a part of their name: SQLite folds the case of ASCII letters alone, and so do some PostgreSQL servers, so any
 * letter fits in place of all others, and `fits` looks again.
 */
export interface PeopleSearch {
  /** For LIKE, with \\ as its escape. */
  readonly pattern: string
  /** Whether all that fit the pattern were meant, so that the database may stop after some. */
  readonly isExact: boolean
  fits(person: Pick<Identity, 'id' | 'name' | 'account'>): boolean
}

/** The search for a part of a name or account, whatever its case, or for an id. */
export function peopleSearch(text: string): PeopleSearch {
  const wanted = folded(text)
  const plain = text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
  const pattern = `%${plain.replace(/[^ -~]/gu, (sign) => (hasCase(sign) ? '_' : sign))}%`
  return {
    pattern,
    isExact: pattern === `%${plain}%`,
    fits: ({ id, name, account }) =>
      id === text || [name, account ?? ''].some((one) => folded(one).includes(wanted)),
  }
}

/** Signs without case are what they are: they are not looked for loosely, which finds everybody. */
function hasCase(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase()
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
