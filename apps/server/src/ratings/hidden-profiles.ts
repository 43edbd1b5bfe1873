import type { Store } from '../store/store.ts'

const KIND = 'profile'

/** Who would rather not be looked up: in no list, and with a profile that says their name alone. */
export class HiddenProfiles {
  private readonly store: Pick<Store, 'records' | 'changeRecords'>

  constructor({ store }: { readonly store: Pick<Store, 'records' | 'changeRecords'> }) {
    this.store = store
  }

  /** True for a hidden profile. */
  async has(id: string): Promise<boolean> {
    return (await this.store.records({ kind: KIND, id, order: 'first', limit: 1 })).length > 0
  }

  /** Hides a profile, or shows it again. */
  async set(id: string, { isHidden }: { readonly isHidden: boolean }): Promise<void> {
    const body = isHidden ? '{"isHidden":true}' : null
    await this.store.changeRecords([{ kind: KIND, id, owner: id, rank: null, base: null, body }])
  }
}
