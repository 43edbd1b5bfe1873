import { parentPort, workerData } from 'node:worker_threads'
import { DamagedMatch } from './damage.ts'
import { usualDriver } from './driver/usual-driver.ts'
import { openDatabase } from './open.ts'
import type { StoreAnswer, StoreQuestion } from './thread.ts'

// The thread in which the store writes.
const { file } = workerData as { readonly file: string }
const port = parentPort
const answer = (given: StoreAnswer): void => port?.postMessage(given)

try {
  const store = await openDatabase(file, { open: usualDriver })
  port?.on('message', ({ id, method, given }: StoreQuestion) => {
    const work = store[method === 'append' ? 'appendLine' : method] as (
      ...given: unknown[]
    ) => Promise<unknown>
    work.apply(store, [...given]).then(
      (value) => answer({ id, value }),
      (error: unknown) => answer({ id, ...failed(error) }),
    )
  })
  answer({ id: 0, value: store.kind })
} catch (error) {
  answer({ id: 0, ...failed(error) })
}

function failed(error: unknown): { error: string; damaged?: string } {
  if (error instanceof DamagedMatch) return { error: error.message, damaged: error.match }
  return { error: error instanceof Error ? error.message : String(error) }
}
