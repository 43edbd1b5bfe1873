import { Listeners } from '../kit/listeners.ts'

/**
 * What a browser says of the room that it gives us. `may go`: it may throw everything away when space runs short; `refused`: it may still,
 * though it was asked. `unknown` where it says nothing.
 */
export type Lasting = 'unknown' | 'lasts' | 'may go' | 'refused'

/** The part of the browser that keeps things; tests bring their own. Pages without a secure connection have none. */
export type StorageOfBrowser = Pick<StorageManager, 'persisted' | 'persist'>

/** Whether matches, decks and settings stay on this device until somebody deletes them. */
export class LastingStorage {
  private readonly storage: StorageOfBrowser | null
  private readonly listeners: Listeners = new Listeners()
  state: Lasting = 'unknown'

  constructor(storage: StorageOfBrowser | null) {
    this.storage = storage
  }

  /** Calls back with every change. Returns what ends it. */
  subscribe(listener: () => void): () => void {
    return this.listeners.add(listener)
  }

  /** Sees how it stands, without asking for anything. */
  async look(): Promise<void> {
    const lasts = await this.storage?.persisted().catch(() => null)
    if (typeof lasts !== 'boolean') return
    if (lasts) this.show('lasts')
    else if (this.state !== 'refused') this.show('may go')
  }

  /** Asks the browser to throw nothing away. Some browsers ask the person in turn; others decide by how often the app is used. */
  async ask(): Promise<void> {
    const lasts = await this.storage?.persist().catch(() => false)
    if (lasts !== undefined) this.show(lasts ? 'lasts' : 'refused')
  }

  private show(state: Lasting): void {
    this.state = state
    this.listeners.tell()
  }
}

/** The storage of this page. */
export const lastingStorage: LastingStorage = new LastingStorage(
  (globalThis.navigator as { readonly storage?: StorageManager } | undefined)?.storage ?? null,
)
