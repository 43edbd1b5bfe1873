import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { claimFolder } from './claim.ts'
import { clearLock, DATABASE } from './open.ts'
import type { Entry, Store } from './store.ts'
import { journalLine } from './stretch.ts'

/** What a store can be asked. */
export type StoreMethod = Exclude<keyof Store, 'kind'>

/** What the thread is asked: to call a method of the store. Entries to append come as a line of the journal, which is less to copy. */
export interface StoreQuestion {
  readonly id: number
  readonly method: StoreMethod
  readonly given: readonly unknown[]
}

/** What the thread answers. The first one, with id 0, says that the store is open and what it is. */
export type StoreAnswer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string })

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** All but those that are asked in their own way. */
const METHODS: readonly StoreMethod[] = [
  'addIdentity',
  'identityBySecret',
  'identity',
  'rename',
  'addSecret',
  'removeSecret',
  'addAccount',
  'account',
  'putMatch',
  'match',
  'matches',
  'entries',
  'countEntries',
  'putOffers',
  'offers',
  'addChat',
  'chat',
  'putDeck',
  'decks',
  'check',
]

/**
 * Opens the embedded store of a folder in a thread of its own, so that nothing else waits for the disk. What comes while one
 * transaction is on its way to the disk is written in the next. Throws one sentence if another server holds the folder.
 */
export async function openThreadStore(
  folder: string,
  program: URL = new URL('./store-worker.ts', import.meta.url),
): Promise<Store> {
  const release = claimFolder(folder)
  try {
    const file = join(folder, DATABASE)
    clearLock(file)
    const thread = new StoreThread(new Worker(program, { workerData: { file } }))
    const kind = String(await thread.opened)
    return storeOver(thread, { kind, release })
  } catch (error) {
    release()
    throw error
  }
}

function storeOver(thread: StoreThread, { kind, release }: { kind: string; release: () => void }): Store {
  const ask = (method: StoreMethod): ((...given: unknown[]) => Promise<unknown>) => {
    return (...given) => thread.ask(method, given)
  }
  const close = async (): Promise<void> => {
    await thread.ask('close', [])
    await thread.end()
    release()
  }
  const methods = Object.fromEntries(METHODS.map((method) => [method, ask(method)]))
  const append = (entries: readonly Entry[]): Promise<unknown> => thread.ask('append', [journalLine(entries)])
  return { kind, ...methods, append, close } as unknown as Store
}

/** Questions to the thread and their answers. */
class StoreThread {
  readonly opened: Promise<unknown>
  private readonly worker: Worker
  private readonly waiting: Map<number, Waiting> = new Map()
  private asked = 0
  private onIdle: () => void = () => undefined
  private death: Error | null = null

  constructor(worker: Worker) {
    this.worker = worker
    this.opened = new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }))
    worker.on('message', (answer: StoreAnswer) => this.hear(answer))
    worker.on('error', (error) => this.died(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.died(new Error('the thread of the store has ended')))
  }

  ask(method: StoreMethod, given: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.death) return reject(this.death)
      const id = ++this.asked
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, method, given } satisfies StoreQuestion)
    })
  }

  /** Ends the thread once everything that it was asked is answered. */
  async end(): Promise<void> {
    if (this.waiting.size > 0) await new Promise<void>((resolve) => (this.onIdle = resolve))
    await this.worker.terminate()
  }

  private hear(answer: StoreAnswer): void {
    const asker = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('value' in answer) asker?.resolve(answer.value)
    else asker?.reject(new Error(answer.error))
    if (this.waiting.size === 0) this.onIdle()
  }

  private died(error: Error): void {
    this.death ??= error
    for (const asker of this.waiting.values()) asker.reject(this.death)
    this.waiting.clear()
    this.onIdle()
  }
}
