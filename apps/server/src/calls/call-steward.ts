import type { Registry } from '@trialhall/kernel'
import type { Room } from '../room/room.ts'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import type { Presence } from '../table/presence.ts'
import type { MailCalls } from './mail-calls.ts'
import type { Call, Deliver } from './push-service.ts'
import type { Subscriptions } from './subscriptions.ts'

/** What calling people needs. */
export interface CallStewardParts {
  readonly games: Registry
  readonly presence: Pick<Presence, 'isOnline'>
  readonly subscriptions: Pick<Subscriptions, 'of' | 'forget'>
  readonly deliver: Deliver
  readonly now: () => number
  /** Whether a person has not had their share of calls yet: whoever may invite them may do so a thousand times. */
  readonly mayBeCalled: (identity: string) => boolean
  /** Goes on with something that nobody waits for. */
  readonly go: (work: Promise<unknown>) => void
  /** Milliseconds that somebody may be away before they are called. */
  readonly graceMs?: number
  /** Letters to those who are away for longer; null where the hall sends none. */
  readonly mail: Pick<MailCalls, 'tell' | 'book' | 'graceMs'> | null
}

/** Whoever loads a page anew is gone for a moment. */
const GRACE_MS = 5000
/** Whoever plays at this moment is back by then: letters are for matches over days. */
const LETTER_GRACE_MS = 10 * 60_000
/** What has happened before somebody closed their page by less than this, they may not have seen. */
const UNSEEN_MS = 60_000
/** What somebody is called for. */
type CallReason = 'turn' | 'full' | 'invited' | 'nudged'

/** What a letter says of it: nothing that a stranger has worded. */
const LETTERS: Readonly<Record<CallReason, string>> = {
  turn: 'It is your turn.',
  full: 'Your table is full: the match has begun.',
  invited: 'You are invited to a match.',
  nudged: 'It is your turn.',
}

/** Calls that are remembered, so that nobody is called twice for the same. */
const MOST_KNOWN = 20_000

/**
 * Calls people who have no page open: when it becomes their turn, when their table is full, when they are invited, and when somebody at the table
 * calls them. Each is called once for each of these, at all browsers where they asked for it.
 */
export class CallSteward {
  private readonly parts: CallStewardParts
  private readonly graceMs: number
  /** What was called out, or is about to be, by match, person and reason. */
  private readonly known: Map<string, NodeJS.Timeout> = new Map()
  /** Letters that are about to be written, by the same keys. */
  private readonly letters: Map<string, NodeJS.Timeout> = new Map()
  private isClosed = false

  constructor(parts: CallStewardParts) {
    this.parts = parts
    this.graceMs = parts.graceMs ?? GRACE_MS
  }

  /** A match has gone on, or was opened: those who are asked and away are called, and those who have answered may be called again. */
  attend(room: Room): void {
    const asked = peopleAsked(room)
    for (const { identity } of room.holders) {
      if (identity === null) continue
      const key = keyOf(room.id, identity, 'turn')
      const { stored } = room.parts
      if (asked.has(identity)) this.call({ identity, stored, reason: 'turn' }, this.turnCall(stored))
      else this.settle(key)
    }
  }

  private turnCall({ game, id }: StoredMatch): Call {
    return { title: this.titleOf(game), text: 'It is your turn.', path: `/m/${id}` }
  }

  /** A table has changed before its match: whoever is invited is called unless it is closed by then, and all who sit there once it is full. */
  table(stored: StoredMatch): void {
    const title = this.titleOf(stored.game)
    const path = `/m/${stored.id}`
    const host = stored.seats.find(({ identity }) => identity === stored.host)?.name ?? 'Somebody'
    for (const { identity, invited } of stored.seats) {
      if (stored.status === 'over' && invited) this.settle(keyOf(stored.id, invited.identity, 'invited'))
      if (stored.status === 'open' && invited && !invited.declined) {
        const text = stored.tournament
          ? `Round ${stored.tournament.round} of ${stored.tournament.name}: your table is ready.`
          : `${host} invites you to a match of ${title}.`
        this.call({ identity: invited.identity, stored, reason: 'invited' }, { title, text, path })
      }
      if (stored.status === 'playing' && identity !== null)
        this.call({ identity, stored, reason: 'full' }, { title, text: LETTERS.full, path })
    }
  }

  /** Somebody at the table calls whoever sits there. */
  nudged({ parts: { stored } }: Room, by: StoredSeat, identity: string): void {
    const title = this.titleOf(stored.game)
    const call = { title, text: `${by.name} calls you: it is your turn.`, path: `/m/${stored.id}` }
    this.settle(keyOf(stored.id, identity, 'nudged'))
    this.call({ identity, stored, reason: 'nudged' }, call)
  }

  /** Somebody who has closed their last page was here: they may be written to again. */
  wasHere(identity: string): void {
    const { mail, go } = this.parts
    if (mail) go(mail.book.wasHere(identity))
  }

  /** Somebody has closed their last page. What has just become theirs to answer they may not have seen: a phone that sleeps takes a while to be missed. */
  left(rooms: Iterable<Room>): void {
    for (const room of rooms) if (this.parts.now() - room.live.movedAt < UNSEEN_MS) this.attend(room)
  }

  /** Nobody is called any more. */
  close(): void {
    this.isClosed = true
    for (const timers of [this.known, this.letters]) {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    }
  }

  private titleOf(game: string): string {
    const found = this.parts.games.find(game)
    return found.ok ? found.value.title : game
  }

  private settle(key: string): void {
    for (const timers of [this.known, this.letters]) {
      clearTimeout(timers.get(key))
      timers.delete(key)
    }
  }

  private call({ identity, stored, reason }: Calling, call: Call): void {
    const key = keyOf(stored.id, identity, reason)
    const { presence, mayBeCalled, go, mail } = this.parts
    if (this.isClosed || this.known.has(key) || presence.isOnline(identity)) return
    const send = (): void => {
      if (presence.isOnline(identity)) this.settle(key)
      else if (mayBeCalled(identity)) go(this.deliver(identity, call))
    }
    this.known.set(key, setTimeout(send, this.graceMs).unref())
    if (mail)
      this.letters.set(
        key,
        setTimeout(() => this.write({ identity, stored, reason }), mail.graceMs ?? LETTER_GRACE_MS).unref(),
      )
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break
      this.settle(oldest)
    }
  }

  /** Somebody was away for long: a letter tells them. */
  private write({ identity, stored, reason }: Calling): void {
    const { presence, go, mail } = this.parts
    this.letters.delete(keyOf(stored.id, identity, reason))
    if (!mail || presence.isOnline(identity)) return
    const news = { match: stored.id, title: this.titleOf(stored.game), sentence: letterOf(stored, reason) }
    go(mail.tell(identity, news))
  }

  private async deliver(identity: string, call: Call): Promise<void> {
    const { subscriptions, deliver } = this.parts
    for (const subscription of await subscriptions.of(identity))
      if ((await deliver(subscription, call)) === 'gone') await subscriptions.forget(subscription.endpoint)
  }
}

/** People whose answer a match waits for. A seat for which a bot plays on waits for nobody. */
function peopleAsked(room: Room): ReadonlySet<string> {
  const { live } = room.parts
  if (live.isOver) return NOBODY
  const asked = live.match.asks.filter(({ seat }) => !live.flagged.has(seat))
  return new Set(asked.flatMap(({ seat }) => room.holders[seat]?.identity ?? []))
}

const NOBODY: ReadonlySet<string> = new Set()

/** Somebody who is called, at which match and for what. */
interface Calling {
  readonly identity: string
  readonly stored: StoredMatch
  readonly reason: CallReason
}

function letterOf({ tournament }: StoredMatch, reason: CallReason): string {
  const isPaired = tournament !== undefined && reason === 'invited'
  return isPaired ? `Round ${tournament.round}: your table is ready.` : LETTERS[reason]
}

function keyOf(match: string, identity: string, reason: CallReason): string {
  return `${match}:${identity}:${reason}`
}
