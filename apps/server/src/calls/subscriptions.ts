import type { Subscription } from '@trialhall/protocol'
import { sha256 } from '../ids.ts'
import type { Store, Identity } from '../store/store.ts'
import { bodiesIn } from '../store/records.ts'

const KIND = 'push'
/** Browsers of a person that are called; the one that has asked last takes the place of the first. */
const MOST_BROWSERS = 10

/** Which browsers people want to be called at. A browser calls one person: whoever asked for it last. */
export class Subscriptions {
  private readonly store: Pick<Store, 'records' | 'changeRecords'>
  private readonly wall: () => number

  constructor(parts: {
    readonly store: Pick<Store, 'records' | 'changeRecords'>
    readonly wall: () => number
  }) {
    this.store = parts.store
    this.wall = parts.wall
  }

  /** Calls this person at one more browser from now on. */
  async add({ id: owner }: Pick<Identity, 'id'>, subscription: Subscription): Promise<void> {
    const id = sha256(subscription.endpoint)
    const body = JSON.stringify(subscription)
    await this.store.changeRecords([{ kind: KIND, id, owner, rank: this.wall(), base: null, body }])
    const known = await this.recordsOf(owner)
    await Promise.all(known.slice(MOST_BROWSERS).map((record) => this.drop(record.id)))
  }

  /** The browsers of a person, the newest first. */
  async of(owner: string): Promise<Subscription[]> {
    return bodiesIn<Subscription>(await this.recordsOf(owner))
  }

  /** Calls this person no more at a browser; one of somebody else is left alone. */
  async remove(owner: string, endpoint: string): Promise<void> {
    const id = sha256(endpoint)
    const known = await this.recordsOf(owner)
    if (known.some((record) => record.id === id)) await this.drop(id)
  }

  /** A push service says that a browser is called no more. */
  forget(endpoint: string): Promise<void> {
    return this.drop(sha256(endpoint))
  }

  private recordsOf(owner: string): ReturnType<Store['records']> {
    return this.store.records({ kind: KIND, owner, order: 'highest', limit: 2 * MOST_BROWSERS })
  }

  private async drop(id: string): Promise<void> {
    await this.store.changeRecords([{ kind: KIND, id, owner: null, rank: null, base: null, body: null }])
  }
}
