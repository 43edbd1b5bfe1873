import { fault, Match, ok, shown, World, type AnyGame, type Result, type Saved } from '@trialhall/kernel'
import { TELL_ALL, type Tell } from './tell.ts'

/** What is played under one name: a match, or a world that one of its seats could believe in. */
export interface Play {
  readonly match: Match | World
  /** What replies about it have. */
  readonly tell: Tell
}

/** What `save` keeps: nothing that happens later reaches it. */
type Kept = { readonly saved: Saved; readonly tell: Tell } | { readonly world: World; readonly tell: Tell }

/** The name of a match that is given none. */
const ONLY = ''
const MOST_MATCHES = 10_000
const MOST_HANDLES = 100_000
const LONGEST_NAME = 64

/** The matches of a session by their names, and what was kept of them by handle. */
export class Plays {
  private readonly plays = new Map<string, Play>()
  private readonly kept = new Map<number, Kept>()
  private handles = 0

  /** The match of a name; a name that nothing is played under is a fault. */
  named(name: unknown): Result<Play> {
    const key = keyOf(name)
    if (!key.ok) return key
    const play = this.plays.get(key.value)
    if (play) return ok(play)
    if (key.value === ONLY) return fault('no-match', 'match', 'No match is open; begin with reset or load.')
    return fault('no-match', 'match', `match is ${shown(name)}; no match of this name is open.`)
  }

  /** Puts a match under a name, in place of what was there. */
  put(name: unknown, play: Play): Result<Play> {
    const key = keyOf(name)
    if (!key.ok) return key
    if (this.plays.size >= MOST_MATCHES && !this.plays.has(key.value)) {
      const text = `${MOST_MATCHES} matches are open, which is the most; close one first.`
      return fault('bad-request', 'match', text)
    }
    this.plays.set(key.value, play)
    return ok(play)
  }

  /** What is told of a match of this name; all where there is none yet. */
  tellOf(name: unknown): Tell {
    const key = keyOf(name)
    return (key.ok ? this.plays.get(key.value)?.tell : undefined) ?? TELL_ALL
  }

  /** Forgets a match. */
  close(name: unknown): Result<null> {
    const found = this.named(name)
    if (!found.ok) return found
    this.plays.delete(String(name))
    return ok(null)
  }

  /** Keeps a match as it is now; answers its handle. */
  save({ match, tell }: Play): Result<number> {
    if (this.kept.size >= MOST_HANDLES) {
      const text = `${MOST_HANDLES} handles are kept, which is the most; drop some first.`
      return fault('bad-handle', 'handle', text)
    }
    const kept = match instanceof Match ? { saved: match.save(), tell } : { world: match.copy(), tell }
    this.kept.set(++this.handles, kept)
    return ok(this.handles)
  }

  /** What was kept, to be played on; the handle stays good. */
  restored(game: AnyGame, handle: unknown): Result<Play> {
    const kept = this.kept.get(handle as number)
    if (!kept) return noHandle(handle)
    if ('world' in kept) return ok({ match: kept.world.copy(), tell: kept.tell })
    const resumed = Match.resume(game, kept.saved)
    return resumed.ok ? ok({ match: resumed.value, tell: kept.tell }) : resumed
  }

  /** Forgets what was kept. */
  drop(handle: unknown): Result<null> {
    return this.kept.delete(handle as number) ? ok(null) : noHandle(handle)
  }
}

function keyOf(name: unknown): Result<string> {
  if (name === undefined || name === null) return ok(ONLY)
  const isNumber = Number.isSafeInteger(name)
  if (isNumber || (typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME))
    return ok(String(name))
  const allowed = `a whole number or a text of 1 to ${LONGEST_NAME} characters`
  return fault('bad-request', 'match', `match is ${shown(name)}; allowed is ${allowed}.`)
}

function noHandle(handle: unknown): Result<never> {
  return fault('bad-handle', 'handle', `handle is ${shown(handle)}; allowed is one that save has given.`)
}
