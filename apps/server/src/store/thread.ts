import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { answerBackups } from './backup-requests.ts'
import { claimFolder } from './folder/claim.ts'
import { DamagedMatch } from './damage.ts'
import { clearLock, DATABASE } from './open.ts'
import type { LogEntry, Store } from './store.ts'
import { journalLine } from './log/stretch.ts'

/** What a store can be asked, and a copy of its database. */
export type StoreMethod = Exclude<keyof Store, 'kind'> | 'copyTo'

/**
 * What the thread is asked: to call a method of the store. Entries to append come as a line of the journal, which is less to copy.
 * Questions come in lists, and so do answers.
 */
export interface StoreQuestion {
  readonly id: number
  readonly method: StoreMethod
  readonly given: readonly unknown[]
}

/** A question that failed, and the match where it did because that is damaged. */
interface Failed {
  readonly error: string
  readonly damaged?: string
}

/** What the thread answers. The first one, with id 0, says that the store is open and what it is. */
export type StoreAnswer = { readonly id: number } & ({ readonly value: unknown } | Failed)

function errorOf({ error, damaged }: Failed): Error {
  return damaged === undefined ? new Error(error) : new DamagedMatch(damaged, error)
}

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
  'removeSecretsOf',
  'addAccount',
  'setPassword',
  'account',
  'putMatch',
  'match',
  'matches',
  'entries',
  'putCheckpoint',
  'checkpoints',
  'putOffers',
  'offers',
  'addChat',
  'chat',
  'putDeck',
  'decks',
  'changeRecords',
  'records',
  'findPeople',
  'staleGuests',
  'removePerson',
  'replaceLine',
  'unsay',
  'dropTalk',
  'dropTables',
  'notices',
  'damaged',
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
    const thread = new StoreThread(() => {
      clearLock(file)
      return new Worker(program, { workerData: { file } })
    })
    const kind = String(await thread.opened)
    const unwatch = answerBackups(folder, (to) => thread.ask('copyTo', [to]))
    return storeOver(thread, {
      kind,
      release() {
        unwatch()
        release()
      },
    })
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
  const append = (entries: readonly LogEntry[]): Promise<unknown> =>
    thread.ask('append', [journalLine(entries)])
  return { kind, ...methods, append, close } as unknown as Store
}

/** Milliseconds until a thread that died is followed by another. */
const REVIVAL_MS = 500

/**
 * Questions to the thread and their answers. A thread that dies takes along what it was asked, and nothing of what it had answered:
 * another one goes on with the file as the last transaction left it.
 */
class StoreThread {
  readonly opened: Promise<unknown>
  private readonly start: () => Worker
  private worker: Worker
  private readonly waiting: Map<number, Waiting> = new Map()
  private asked = 0
  private isOpen = false
  private isEnding = false
  private onIdle: () => void = () => undefined
  private death: Error | null = null
  /** Asked in this turn of the event loop. */
  private unsent: StoreQuestion[] = []

  constructor(start: () => Worker) {
    this.start = start
    this.opened = new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }))
    this.worker = this.begin()
  }

  private begin(): Worker {
    const worker = this.start()
    worker.on('message', (answers: readonly StoreAnswer[]) => {
      for (const answer of answers) this.hear(answer)
    })
    worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.ended())
    return worker
  }

  ask(method: StoreMethod, given: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.death) return reject(this.death)
      const id = ++this.asked
      this.waiting.set(id, { resolve, reject })
      if (this.unsent.push({ id, method, given }) === 1) process.nextTick(() => this.send())
    })
  }

  /** Waking the other thread costs more than a question: what is asked in one turn is sent together. */
  private send(): void {
    const questions = this.unsent
    this.unsent = []
    if (questions.length > 0) this.worker.postMessage(questions)
  }

  /** Ends the thread once everything that it was asked is answered. */
  async end(): Promise<void> {
    this.isEnding = true
    if (this.waiting.size > 0) await new Promise<void>((resolve) => (this.onIdle = resolve))
    await this.worker.terminate()
  }

  private hear(answer: StoreAnswer): void {
    if (answer.id === 0) return this.heardOfOpening(answer)
    const asker = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('value' in answer) asker?.resolve(answer.value)
    else asker?.reject(errorOf(answer))
    if (this.waiting.size === 0) this.onIdle()
  }

  private heardOfOpening(answer: StoreAnswer): void {
    if ('error' in answer) {
      this.fail(new Error(answer.error))
      void this.worker.terminate()
      return
    }
    this.waiting.get(0)?.resolve(answer.value)
    this.waiting.delete(0)
    this.isOpen = true
    this.death = null
  }

  private fail(error: Error): void {
    this.death ??= error
    for (const asker of this.waiting.values()) asker.reject(this.death)
    this.waiting.clear()
    this.unsent = []
    this.onIdle()
  }

  private ended(): void {
    this.fail(new Error('the thread of the store has ended'))
    if (this.isOpen && !this.isEnding) setTimeout(() => this.revive(), REVIVAL_MS).unref()
  }

  private revive(): void {
    if (!this.isEnding) this.worker = this.begin()
  }
}
