import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDiskFull } from './folder/free-room.ts'
import { writeWhole } from './folder/write-whole.ts'
import { messageOf } from '../message-of.ts'

/** A backup that somebody wants of the server that holds a folder, as a file in it. */
interface BackupRequest {
  readonly id: string
  readonly to: string
}

/** What became of it; `error` is null where it is done. */
interface BackupAnswer {
  readonly id: string
  readonly error: string | null
}

const REQUEST = 'backup.request'
const ANSWER = 'backup.answer'
/** From one look to the next, and until a request must have been seen, in milliseconds. */
const LOOK_MS = 500
const SEEN_MS = 15_000

/**
 * Looks for requests in a folder that this process holds, and lets them be done; answers how to stop looking. An answer for which the disk has no
 * room is written as soon as there is some: whoever asked waits for it.
 */
export function answerBackups(folder: string, copy: (to: string) => Promise<unknown>): () => void {
  let isBusy = false
  let untold: BackupAnswer | null = null
  const tell = (): void => {
    if (untold !== null) put(join(folder, ANSWER), untold)
    untold = null
  }
  const look = async (): Promise<void> => {
    if (isBusy) return
    tell()
    const request = taken<BackupRequest>(join(folder, REQUEST))
    if (request === null) return
    isBusy = true
    const error = await copy(request.to).then(() => null, messageOf)
    isBusy = false
    untold = { id: request.id, error }
    tell()
  }
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** Asks the server that holds a folder for a copy of its database; resolves when that is on disk. Throws one sentence where it cannot be had. */
export async function requestBackup(folder: string, to: string): Promise<void> {
  const request: BackupRequest = { id: randomBytes(8).toString('hex'), to }
  const [asked, answered] = [join(folder, REQUEST), join(folder, ANSWER)]
  rmSync(answered, { force: true })
  ask(folder, request)
  const deadline = performance.now() + SEEN_MS
  for (;;) {
    const answer = taken<BackupAnswer>(answered)
    if (answer?.id === request.id) {
      if (answer.error === null) return
      throw new Error(`The server could not copy its database: ${answer.error}.`)
    }
    if (performance.now() > deadline && peeked(asked) !== null) {
      rmSync(asked, { force: true })
      throw new Error(`The server that holds ${folder} does not answer; is it of an earlier version?`)
    }
    await pause(LOOK_MS / 5)
  }
}

function ask(folder: string, request: BackupRequest): void {
  try {
    put(join(folder, REQUEST), request)
  } catch (cause) {
    throw new Error(
      isDiskFull(folder, cause)
        ? `The disk is full, and asking the server that holds ${folder} for a copy needs a little room there. Make room, or stop the server and back up then.`
        : `The server that holds ${folder} cannot be asked for a copy: ${messageOf(cause)}.`,
      { cause },
    )
  }
}

function put(path: string, value: BackupRequest | BackupAnswer): void {
  writeWhole(path, JSON.stringify(value))
}

function taken<T>(path: string): T | null {
  const text = peeked(path)
  if (text === null) return null
  rmSync(path, { force: true })
  return JSON.parse(text) as T
}

function peeked(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
