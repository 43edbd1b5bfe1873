import { setTimeout as pause } from 'node:timers/promises'
import type { LetterOf, Post } from '../link/post.ts'
import type { CallError } from '../link/letters.ts'
import type { Tenure } from '../match/tenure.ts'
import { DamagedMatch } from '../store/damage.ts'
import { NotMine, type SessionId } from '../store/owners.ts'
import { messageOf } from '../message-of.ts'

/** What calls need. */
export interface CallsParts {
  readonly post: Post
  readonly tenure: Tenure
}

/** Does something that another process, or this one, wants of a match; what it answers is plain data. */
export type Act = (given: never, match: string) => Promise<unknown>

/** Milliseconds of silence after which the same call is sent again, and after which it is given up. */
export const SILENCE_MS = 1000
const GIVEN_UP_MS = 10_000
/** Milliseconds after which an owner that was not is asked for anew. */
export const STRAY_MS = 30
/** Milliseconds for which an answer is kept for who asks again. */
const KEPT_MS = 30_000

/** Nobody can be found who owns the match: it may be on its way. */
export class NobodyAnswers extends Error {
  override readonly name = 'NobodyAnswers'
  readonly statusCode = 503

  constructor() {
    super('The server that has this table does not answer; try again in a moment.')
  }
}

/** What is to be done by whoever owns a match, and is answered. */
export class Calls {
  private readonly parts: CallsParts
  private readonly acts: Map<string, Act> = new Map()
  private readonly open: Map<number, (answer: LetterOf<'answer'> | null) => void> = new Map()
  /** What others wanted: the same call that comes again is answered again and done once. */
  private readonly done: Map<string, Promise<LetterOf<'answer'>>> = new Map()
  private last = 0

  constructor(parts: CallsParts) {
    this.parts = parts
    parts.post.on('call', (letter, from) => void this.answer(letter, from))
    parts.post.on('answer', (letter) => this.open.get(letter.n)?.(letter))
  }

  /** Says how something is done here. */
  on(act: string, does: Act): void {
    this.acts.set(act, does)
  }

  /** Has something done by the owner of a match, who is asked for anew as long as nobody answers. */
  async at<T>(match: string, act: string, given: unknown): Promise<T> {
    const { tenure } = this.parts
    const n = ++this.last
    const deadline = performance.now() + GIVEN_UP_MS
    while (performance.now() < deadline) {
      const owner = await tenure.ownerOf(match)
      if (owner === null || owner === tenure.me) {
        try {
          return (await this.does(act, given, match)) as T
        } catch (error) {
          if (!(error instanceof NotMine)) throw error
          tenure.doubt(match)
          await pause(STRAY_MS)
          continue
        }
      }
      const answer = await this.ask(owner, { t: 'call', n, act, match, given: [given] })
      if (answer !== null && answer.error?.kind !== 'stray') return valueOf<T>(answer)
      tenure.doubt(match)
      if (answer !== null) await pause(STRAY_MS)
    }
    throw new NobodyAnswers()
  }

  /** Has something done by another process; null where it does not answer. */
  async to<T>(peer: SessionId, act: string, given: unknown): Promise<T | null> {
    const answer = await this.ask(peer, { t: 'call', n: ++this.last, act, match: null, given: [given] })
    return answer === null ? null : valueOf<T>(answer)
  }

  private ask(peer: SessionId, call: LetterOf<'call'>): Promise<LetterOf<'answer'> | null> {
    return new Promise((resolve) => {
      const settle = (answer: LetterOf<'answer'> | null): void => {
        clearTimeout(silence)
        if (this.open.get(call.n) === settle) this.open.delete(call.n)
        resolve(answer)
      }
      const silence = setTimeout(() => settle(null), SILENCE_MS)
      this.open.set(call.n, settle)
      this.parts.post.send(peer, call)
    })
  }

  private async does(act: string, given: unknown, match: string | null): Promise<unknown> {
    const does = this.acts.get(act)
    if (!does) throw new Error(`nothing is known of "${act}"`)
    return does(given as never, match ?? '')
  }

  private async answer(call: LetterOf<'call'>, from: SessionId): Promise<void> {
    const key = `${from} ${call.n}`
    const before = this.done.get(key)
    const answering = before ?? this.perform(call)
    this.done.set(key, answering)
    const answer = await answering
    const isStray = answer.error?.kind === 'stray'
    if (isStray) this.done.delete(key)
    else if (!before) setTimeout(() => this.done.delete(key), KEPT_MS).unref()
    this.parts.post.send(from, answer)
  }

  private async perform({ n, act, match, given }: LetterOf<'call'>): Promise<LetterOf<'answer'>> {
    const { tenure } = this.parts
    try {
      const owner = match === null ? null : await tenure.ownerOf(match)
      if (owner !== null && owner !== tenure.me) return { t: 'answer', n, error: { kind: 'stray' } }
      return { t: 'answer', n, value: await this.does(act, given[0], match) }
    } catch (error) {
      return { t: 'answer', n, error: errorOf(error) }
    }
  }
}

function errorOf(error: unknown): CallError {
  if (error instanceof NotMine) return { kind: 'stray' }
  if (error instanceof DamagedMatch) return { kind: 'damaged', match: error.match, why: error.message }
  return { kind: 'failed', message: messageOf(error) }
}

function valueOf<T>({ value, error }: LetterOf<'answer'>): T {
  if (error?.kind === 'damaged') throw new DamagedMatch(error.match, error.why)
  if (error?.kind === 'failed') throw new Error(error.message)
  return value as T
}
