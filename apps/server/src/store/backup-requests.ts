import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isHeld } from './folder/claim.ts'
import { isDiskFull } from './folder/free-room.ts'
import { SHARED, writeWhole } from './folder/write-whole.ts'
import { messageOf } from '../message-of.ts'

/** A backup that somebody wants of the server that holds a folder, as a file in it. */
interface BackupRequest {
  readonly id: string
  readonly to: string
}

/** What became of it; `error` is null where it is done. The request is `UNREAD` where its id could not be read. */
interface BackupAnswer {
  readonly id: string
  readonly error: string | null
}

const REQUEST = 'backup.request'
/** A request that a server is busy with: it is there until that has answered. */
const BEGUN = 'backup.begun'
const ANSWER = 'backup.answer'
const UNREAD = 'unread'
/** From one look to the next, and from one look for the server itself to the next, in milliseconds. */
const LOOK_MS = 500
const LIFE_MS = 1000

/** How long somebody waits who asks for a backup, in milliseconds. */
interface Patience {
  /** Until the server must have seen the request. */
  readonly seen: number
  /** Until something must be there of the copy that it has begun. */
  readonly begun: number
}

const USUAL: Patience = { seen: 15_000, begun: 60_000 }

/**
 * Looks for requests in a folder that this process holds, and lets them be done; answers how to stop looking. An answer for which the disk has no
 * room is written as soon as there is some: whoever asked waits for it.
 */
export function answerBackups(folder: string, copy: (to: string) => Promise<unknown>): () => void {
  const begun = join(folder, BEGUN)
  let isBusy = false
  let untold: BackupAnswer | null = leftBehind(begun)
  const tell = (): void => {
    if (untold === null) return
    put(join(folder, ANSWER), untold)
    rmSync(begun, { force: true })
    untold = null
  }
  const look = async (): Promise<void> => {
    if (isBusy) return
    tell()
    if (!begin(folder)) return
    const request = read<BackupRequest>(begun)
    if (request === null) {
      untold = { id: UNREAD, error: 'it cannot read what it was asked' }
      return tell()
    }
    isBusy = true
    const error = await copy(request.to).then(() => null, messageOf)
    isBusy = false
    untold = { id: request.id, error }
    tell()
  }
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** What the server before this one was asked and did not come to an end with. */
function leftBehind(begun: string): BackupAnswer | null {
  const request = read<BackupRequest>(begun)
  if (request === null) rmSync(begun, { force: true })
  return request && { id: request.id, error: 'it was started anew meanwhile' }
}

/** True where somebody asks. */
function begin(folder: string): boolean {
  try {
    renameSync(join(folder, REQUEST), join(folder, BEGUN))
    return true
  } catch {
    return false
  }
}

/**
 * Asks the server that holds a folder for a copy of its database; resolves when that is on disk. Throws one sentence where it cannot be had, or where
 * the server ends.
 */
export async function requestBackup(folder: string, to: string, patience: Patience = USUAL): Promise<void> {
  const request: BackupRequest = { id: randomBytes(8).toString('hex'), to }
  const [asked, begun, answered] = [join(folder, REQUEST), join(folder, BEGUN), join(folder, ANSWER)]
  rmSync(answered, { force: true })
  ask(folder, request)
  const since = performance.now()
  let nextLook = performance.now() + LIFE_MS
  for (;;) {
    const isLate = performance.now() > nextLook
    const isAlive = !isLate || isHeld(folder) // before its answer is looked for: it may have been its last
    if (isLate) nextLook = performance.now() + LIFE_MS
    const isBegun = existsSync(begun)
    const answer = taken<BackupAnswer>(answered)
    if (answer?.id === request.id || answer?.id === UNREAD) {
      if (answer.error === null) return
      throw new Error(`The server could not copy its database: ${answer.error}.`)
    }
    if (!isAlive) {
      for (const file of [asked, begun]) rmSync(file, { force: true })
      throw new Error(`The server that held ${folder} has ended before its copy was made. Back up again.`)
    }
    const waited = performance.now() - since
    if (isBegun ? waited > patience.begun && !existsSync(to) : waited > patience.seen) {
      for (const file of [asked, begun]) rmSync(file, { force: true })
      throw new Error(silenceText(folder, to, isBegun))
    }
    await pause(LOOK_MS / 5)
  }
}

function silenceText(folder: string, to: string, isBegun: boolean): string {
  return isBegun
    ? `The server that holds ${folder} has taken the request, but nothing of a copy is to be seen in ${to}. Name a folder inside ${folder}, and move it from there.`
    : `The server that holds ${folder} does not answer; is it of an earlier version?`
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
  writeWhole(path, JSON.stringify(value), SHARED) // no secrets, and the two may be different users
}

function taken<T>(path: string): T | null {
  const value = read<T>(path)
  if (value !== null) rmSync(path, { force: true })
  return value
}

/** What a file says; null where it is missing, or torn, and then it is gone. */
function read<T>(path: string): T | null {
  const text = peeked(path)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    rmSync(path, { force: true })
    return null
  }
}

function peeked(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
