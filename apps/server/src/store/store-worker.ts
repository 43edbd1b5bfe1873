import { parentPort, workerData } from 'node:worker_threads'
import { DamagedMatch } from './damage.ts'
import { usualDriver } from './driver/usual-driver.ts'
import { copyDatabase } from './hot-copy.ts'
import { openDatabase } from './open.ts'
import type { SqliteStore } from './sqlite/sqlite-store.ts'
import type { StoreAnswer, StoreMethod, StoreQuestion } from './thread.ts'
import { messageOf } from '../message-of.ts'

// The thread in which the store writes.
const { file } = workerData as { readonly file: string }
const port = parentPort
let answers: StoreAnswer[] = []

try {
  const store = await openDatabase(file, { open: usualDriver })
  port?.on('message', (questions: readonly StoreQuestion[]) => {
    for (const question of questions) obey(store, question)
  })
  answer({ id: 0, value: store.kind })
} catch (error) {
  answer({ id: 0, ...failed(error) })
}

function obey(store: SqliteStore, { id, method, given }: StoreQuestion): void {
  asked(store, method, given).then(
    (value) => answer({ id, value }),
    (error: unknown) => answer({ id, ...failed(error) }),
  )
}

function asked(store: SqliteStore, method: StoreMethod, given: readonly unknown[]): Promise<unknown> {
  if (method === 'copyTo') return store.withFileHeld(() => copyDatabase(file, String(given[0])))
  const work = store[method === 'append' ? 'appendLine' : method] as (...given: unknown[]) => Promise<unknown>
  return work.apply(store, [...given])
}

/** What is answered in one turn is sent together. */
function answer(given: StoreAnswer): void {
  if (answers.push(given) === 1) process.nextTick(send)
}

function send(): void {
  port?.postMessage(answers)
  answers = []
}

function failed(error: unknown): { error: string; damaged?: string } {
  if (error instanceof DamagedMatch) return { error: error.message, damaged: error.match }
  return { error: messageOf(error) }
}
