import { fault, ok, type Fault, type Result } from '@trialhall/kernel'
import type { Friend, FriendAsk, FriendList, MatchCard } from '@trialhall/protocol'
import type { Elsewhere } from '../match/elsewhere.ts'
import type { HiddenProfiles } from '../ratings/hidden-profiles.ts'
import type { Identity, Store, StoredMatch } from '../store/store.ts'
import type { Presence } from '../table/presence.ts'
import { without, type Bond, type Circle, type Circles } from './circles.ts'

/** What it takes to know who is friends with whom, and what these do now. */
export interface FriendsParts {
  readonly circles: Circles
  readonly store: Pick<Store, 'identity' | 'matches'>
  readonly hidden: Pick<HiddenProfiles, 'has'>
  readonly presence: Pick<Presence, 'isAbout' | 'seen'>
  readonly elsewhere: Pick<Elsewhere, 'cards'>
  readonly card: (stored: StoredMatch, identity: string) => MatchCard
  readonly isBanned: (identity: string) => boolean
  /** The time of day. */
  readonly wall: () => number
}

/** Friends of a person, people whom they have asked at a time, those who may ask them at a time, and those whom they may not ask again yet. */
const MOST = { friends: 100, asked: 20, askers: 50, resting: 50 } as const
const DAY_MS = 86_400_000
/** Milliseconds for which nobody is asked again: after a no, and after an ask that was taken back. */
const REST_MS = { no: 30 * DAY_MS, takenBack: DAY_MS } as const
/** Matches under way that are looked at for what somebody plays now, and milliseconds after which one without a move is not that. */
const MOST_PLAYING = 50
const STILL_MS = 30 * 60_000
/** Milliseconds after a look at a list for which somebody without a page of a table is here. */
const ABOUT_MS = 2 * 60_000

/** Friendships between accounts: one asks, the other agrees, and either ends it. Nobody is told why. */
export class Friends {
  private readonly parts: FriendsParts

  constructor(parts: FriendsParts) {
    this.parts = parts
  }

  /** The friends of a person, who asks them, and whom they have asked. Whoever is banned is in no list. */
  async list({ id: reader }: Identity): Promise<FriendList> {
    this.parts.presence.seen(reader)
    const { friends, askers, asked } = await this.parts.circles.of(reader)
    const [known, toAnswer, open] = await Promise.all([friends, askers, asked].map((all) => this.named(all)))
    return {
      friends: await this.withPlays(reader, await this.withPresence(known ?? [])),
      toAnswer: (toAnswer ?? []).map(askOf),
      asked: (open ?? []).map(askOf),
    }
  }

  /** Asks somebody to be friends; agrees where they have asked. Done again, it changes nothing. */
  async ask(me: Identity, id: string): Promise<Result<null>> {
    const other = await this.parts.store.identity(id)
    if (!other) return NOBODY
    const why = this.whyNever(me, other) ?? (await this.whyHidden(me, other))
    if (why !== null) return no(why)
    return this.parts.circles.change(me.id, id, (mine, theirs) => {
      if (has(mine.friends, id) || has(mine.asked, id)) return ok([mine, theirs])
      return has(mine.askers, id)
        ? this.befriend({ me, other, mine, theirs })
        : this.put({ me, other, mine, theirs })
    })
  }

  /** Ends a friendship, declines, or takes back what was asked, whichever it is. Done again, it changes nothing. */
  end({ id: me }: Identity, other: string): Promise<Result<null>> {
    return this.parts.circles.change(me, other, (mine, theirs) => {
      const now = this.parts.wall()
      const ended = [without(mine, other), without(theirs, me)] as const
      if (has(mine.friends, other) || has(mine.askers, other))
        return ok([ended[0], resting(ended[1], me, now + REST_MS.no)])
      if (has(mine.asked, other)) return ok([resting(ended[0], other, now + REST_MS.takenBack), ended[1]])
      return ok([mine, theirs])
    })
  }

  private whyNever(me: Identity, other: Identity): string | null {
    if (me.account === null) return 'You need an account to have friends: make one on your profile first.'
    if (me.id === other.id) return 'You cannot ask yourself to be friends.'
    if (other.account === null)
      return `${other.name} is a guest, and only people with an account are friends.`
    return this.parts.isBanned(other.id) ? `${other.name} cannot be asked now.` : null
  }

  private async whyHidden(me: Identity, { id, name }: Identity): Promise<string | null> {
    if (!(await this.parts.hidden.has(id))) return null
    const { friends, askers, asked } = await this.parts.circles.of(me.id)
    const isKnown = [friends, askers, asked].some((bonds) => has(bonds, id))
    return isKnown ? null : `${name} takes no friend requests.`
  }

  private befriend({ me, other, mine, theirs }: Pair): Result<readonly [Circle, Circle]> {
    if (mine.friends.length >= MOST.friends)
      return no(`You have ${MOST.friends} friends, which is as many as the hall keeps; part with one first.`)
    if (theirs.friends.length >= MOST.friends)
      return no(`${other.name} has as many friends as the hall keeps.`)
    const since = this.parts.wall()
    const both = (circle: Circle, id: string): Circle => {
      const { friends, ...rest } = without(circle, id)
      return {
        ...rest,
        friends: [...friends, { id, since }],
        resting: rest.resting.filter((one) => one.id !== id),
      }
    }
    return ok([both(mine, other.id), both(theirs, me.id)])
  }

  private put({ me, other, mine, theirs }: Pair): Result<readonly [Circle, Circle]> {
    const why = this.whyNotNow({ other, mine, theirs })
    if (why !== null) return no(why)
    const since = this.parts.wall()
    return ok([
      { ...mine, asked: [...mine.asked, { id: other.id, since }] },
      { ...theirs, askers: [...theirs.askers, { id: me.id, since }] },
    ])
  }

  private whyNotNow({ other, mine, theirs }: Omit<Pair, 'me'>): string | null {
    const rest = mine.resting.find(({ id }) => id === other.id)
    if (rest) return `You asked ${other.name} not long ago; you may ask again after ${dayOf(rest.until)}.`
    if (mine.asked.length >= MOST.asked)
      return `You have asked ${MOST.asked} people who have not answered; wait for some of them.`
    if (mine.resting.length >= MOST.resting)
      return 'You have asked very many people lately; wait some days before you ask another.'
    const waiting = theirs.askers.filter(({ id }) => !this.parts.isBanned(id))
    return waiting.length >= MOST.askers ? `${other.name} has many to answer already; try again later.` : null
  }

  /** The people of a list that are still there and not banned, by what they are called now. */
  private async named(bonds: readonly Bond[]): Promise<Named[]> {
    const people = await Promise.all(
      bonds.map(async ({ id, since }) => {
        const person = this.parts.isBanned(id) ? null : await this.parts.store.identity(id)
        return person ? [{ id, name: person.name, since }] : []
      }),
    )
    return people.flat()
  }

  /** Whoever hides their profile is not said to be here or away. */
  private withPresence(friends: readonly Named[]): Promise<Friend[]> {
    const { hidden, presence } = this.parts
    return Promise.all(
      friends.map(async (friend) =>
        (await hidden.has(friend.id)) ? friend : { ...friend, isHere: presence.isAbout(friend.id, ABOUT_MS) },
      ),
    )
  }

  /** What those who are here play now: the match of theirs that moved last, where somebody is at it. */
  private async withPlays(reader: string, friends: readonly Friend[]): Promise<Friend[]> {
    const { store, elsewhere, card, wall } = this.parts
    const here = friends.filter(({ isHere }) => isHere)
    const lists = await Promise.all(
      here.map(({ id: identity }) => store.matches({ status: 'playing', identity, limit: MOST_PLAYING })),
    )
    const stored = new Map(lists.flat().map((match) => [match.id, match]))
    const cards = await elsewhere.cards([...stored.values()], reader, (match) => card(match, reader))
    const moving = cards
      .filter(({ movedAt }) => movedAt !== undefined && movedAt > wall() - STILL_MS)
      .toSorted((a, b) => (b.movedAt ?? 0) - (a.movedAt ?? 0))
    return friends.map((friend) => {
      const newest = friend.isHere ? moving.find((match) => isPlayedBy(match, friend.id)) : undefined
      return newest ? { ...friend, plays: playsOf(newest) } : friend
    })
  }
}

/** Two people, and how they stand. */
interface Pair {
  readonly me: Identity
  readonly other: Identity
  readonly mine: Circle
  readonly theirs: Circle
}

interface Named extends Bond {
  readonly name: string
}

function has(bonds: readonly Bond[], id: string): boolean {
  return bonds.some((bond) => bond.id === id)
}

function resting(circle: Circle, id: string, until: number): Circle {
  const others = circle.resting.filter((one) => one.id !== id)
  return { ...circle, resting: [...others, { id, until }] }
}

function askOf({ id, name, since }: Named): FriendAsk {
  return { id, name, at: since }
}

function isPlayedBy({ seats }: MatchCard, id: string): boolean {
  return seats.some((seat) => seat.id === id && seat.gone === undefined)
}

/** A table that only its link leads to is not led to from here, unless one sits there too. */
function playsOf({ id, game, visibility, mine }: MatchCard): NonNullable<Friend['plays']> {
  return visibility === 'public' || mine.length > 0 ? { game, match: id } : { game }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function no(message: string): { readonly ok: false; readonly fault: Fault } {
  return fault('bad-request', 'friends', message)
}

const NOBODY = fault(
  'no-match',
  'id',
  'There is nobody here by this address; they may have deleted their account.',
)
