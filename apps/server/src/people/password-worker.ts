import { parentPort } from 'node:worker_threads'
import { argonPasswords } from './passwords.ts'
import type { PasswordAnswer, PasswordQuestion } from './password-thread.ts'

// A thread in which passwords are hashed, so that matches do not wait for it.
const passwords = argonPasswords()
const port = parentPort

port?.on('message', (question: PasswordQuestion) => {
  const { id, password, hash } = question
  const work = hash === null ? passwords.hash(password) : passwords.fits(password, hash)
  work.then(
    (value) => port.postMessage({ id, value } satisfies PasswordAnswer),
    (error: unknown) => port.postMessage({ id, error: String(error) } satisfies PasswordAnswer),
  )
})
