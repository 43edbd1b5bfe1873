import { sha256 } from '../ids.ts'
import type { Store } from '../store/store.ts'

const KIND = 'browser'
/** Browsers of a person that are remembered. */
const MOST = 20
/** Milliseconds for which it is remembered who signed in where. */
const KEPT_MS = 90 * 86_400_000

/** Which accounts were used in the same browser: they play each other, but not for their ratings. Kept as a hash, with the person. */
export class Browsers {
  private readonly store: Pick<Store, 'records' | 'changeRecords'>
  private readonly wall: () => number

  constructor(parts: {
    readonly store: Pick<Store, 'records' | 'changeRecords'>
    readonly wall: () => number
  }) {
    this.store = parts.store
    this.wall = parts.wall
  }

  /** Somebody signed in, or made their account, in a browser. */
  async note(identity: string, browser: string): Promise<void> {
    const id = `${sha256(browser)}.${identity}`
    await this.store.changeRecords([
      { kind: KIND, id, owner: identity, rank: this.wall(), base: null, body: '{}' },
    ])
    const all = await this.store.records({ kind: KIND, owner: identity, order: 'highest', limit: MOST + 5 })
    const old = all.slice(MOST)
    await this.store.changeRecords(
      old.map((record) => ({ kind: KIND, id: record.id, owner: null, rank: null, base: null, body: null })),
    )
  }

  /** True where two were used in the same browser lately. */
  async areShared(one: string, other: string): Promise<boolean> {
    const [mine, theirs] = await Promise.all([this.of(one), this.of(other)])
    return mine.some((browser) => theirs.includes(browser))
  }

  private async of(owner: string): Promise<string[]> {
    const records = await this.store.records({ kind: KIND, owner, order: 'highest', limit: MOST })
    const since = this.wall() - KEPT_MS
    return records.filter(({ rank }) => (rank ?? 0) >= since).map(({ id }) => id.split('.')[0] ?? '')
  }
}
