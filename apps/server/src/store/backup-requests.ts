import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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

/** Looks for requests in a folder that this process holds, and lets them be done; answers how to stop looking. */
export function answerBackups(folder: string, copy: (to: string) => Promise<unknown>): () => void {
  let isBusy = false
  const look = async (): Promise<void> => {
    if (isBusy) return
    const request = taken<BackupRequest>(join(folder, REQUEST))
    if (request === null) return
    isBusy = true
    const error = await copy(request.to).then(
      () => null,
      (why: unknown) => (why instanceof Error ? why.message : String(why)),
    )
    isBusy = false
    put(join(folder, ANSWER), { id: request.id, error } satisfies BackupAnswer)
  }
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** Asks the server that holds a folder for a copy of its database; resolves when that is on disk. Throws one sentence where it cannot be had. */
export async function requestBackup(folder: string, to: string): Promise<void> {
  const request: BackupRequest = { id: randomBytes(8).toString('hex'), to }
  const [asked, answered] = [join(folder, REQUEST), join(folder, ANSWER)]
  rmSync(answered, { force: true })
  put(asked, request)
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

/** A file appears whole, or not at all. */
function put(path: string, value: BackupRequest | BackupAnswer): void {
  writeFileSync(`${path}.draft`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${path}.draft`, path)
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
