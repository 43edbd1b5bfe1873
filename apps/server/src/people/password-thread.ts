import { Worker } from 'node:worker_threads'
import { isOutdatedFor, USUAL_COST, type Passwords } from './passwords.ts'

/** What the thread is asked: a hash for a password, or whether it fits one. */
export interface PasswordQuestion {
  readonly id: number
  readonly password: string
  readonly hash: string | null
}

/** What the thread answers. */
export type PasswordAnswer = { readonly id: number } & (
  | { readonly value: string | boolean }
  | { readonly error: string }
)

interface Waiting {
  readonly resolve: (value: string | boolean) => void
  readonly reject: (error: Error) => void
}

/** Hashes passwords in a thread of its own, which is started when it is needed first and keeps no process alive. */
export function threadPasswords(): Passwords {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let asked = 0
  const hear = (answer: PasswordAnswer): void => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('value' in answer) asker?.resolve(answer.value)
    else asker?.reject(new Error(answer.error))
  }
  const died = (): void => {
    worker = null
    for (const asker of waiting.values()) asker.reject(new Error('the thread that hashes passwords died'))
    waiting.clear()
  }
  const start = (): Worker => {
    const made = new Worker(new URL('./password-worker.ts', import.meta.url))
    made.on('message', hear).on('error', died).on('exit', died)
    made.unref()
    return made
  }
  const ask = (password: string, hash: string | null): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      worker ??= start()
      waiting.set(++asked, { resolve, reject })
      worker.postMessage({ id: asked, password, hash } satisfies PasswordQuestion)
    })
  return {
    hash: async (password) => String(await ask(password, null)),
    fits: async (password, hash) => (await ask(password, hash)) === true,
    isOutdated: isOutdatedFor(USUAL_COST),
  }
}
