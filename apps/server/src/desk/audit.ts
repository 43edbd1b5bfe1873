import { newId } from '../ids.ts'
import { bodiesIn, type RecordChange, type StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** Something that an operator did. */
export interface AuditLine {
  readonly at: number
  /** Account of the operator, or what stands for the operator's token. */
  readonly by: string
  readonly act: string
  /** What was said with it: never a password, never a secret. */
  readonly given: Readonly<Record<string, unknown>>
}

/** Everything that operators do, which nobody can change. */
export class Audit {
  private readonly store: Pick<Store, 'records' | 'changeRecords'>
  /** When the last line was noted: no two have the same time in their ids, so they stay in order. */
  private last = 0

  constructor(store: Pick<Store, 'records' | 'changeRecords'>) {
    this.store = store
  }

  /** Notes something before it is done: what fails halfway stands there, too. */
  async note(line: AuditLine): Promise<void> {
    this.last = Math.max(line.at, this.last + 1)
    await this.store.changeRecords([entryFor('audit', this.last, { body: JSON.stringify(line) })])
  }

  /** The newest lines first. */
  async newest(limit: number): Promise<readonly AuditLine[]> {
    const found = await this.store.records({ kind: 'audit', order: 'last', limit })
    return bodiesIn<AuditLine>(found)
  }
}

/** A new record whose id begins with the time, so that ids come in the order of time. */
export function entryFor(
  kind: string,
  at: number,
  { owner = null, body }: Partial<Pick<StoredRecord, 'owner'>> & Pick<StoredRecord, 'body'>,
): RecordChange {
  const id = `${at.toString(36).padStart(9, '0')}${newId()}`
  return { kind, id, owner, rank: null, base: 0, body }
}
