import { parentPort } from 'node:worker_threads'
import { argonPasswords } from './passwords.ts'
import type { PasswordAnswer, PasswordQuestion } from './password-thread.ts'

// A thread in which passwords are hashed, so that matches do not wait for it.
const passwords = argonPasswords()
const port = parentPort

let last: Promise<unknown> = Promise.resolve()

// One after the other: each takes 64 MiB of memory while it is made.
port?.on('message', (question: PasswordQuestion) => {
  last = last.then(() => answer(question)).then((given) => port.postMessage(given))
})

async function answer({ id, password, hash }: PasswordQuestion): Promise<PasswordAnswer> {
  try {
    return { id, value: await (hash === null ? passwords.hash(password) : passwords.fits(password, hash)) }
  } catch (error) {
    return { id, error: String(error) }
  }
}
