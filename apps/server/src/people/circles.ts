import { fault, ok, type Result } from '@trialhall/kernel'
import { Locks } from '../match/locks.ts'
import type { Store } from '../store/store.ts'
import { bodyIn } from '../store/records.ts'

/** Somebody else, and since when, in milliseconds since 1970. */
export interface Bond {
  readonly id: string
  readonly since: number
}

/** Somebody whom one may not ask again before a time. */
export interface Rest {
  readonly id: string
  readonly until: number
}

/** What a person and others are to each other. What is true of two people stands in both of their circles. */
export interface Circle {
  readonly friends: readonly Bond[]
  /** Whom they have asked to be friends. */
  readonly asked: readonly Bond[]
  /** Who has asked them. */
  readonly askers: readonly Bond[]
  /** Whom they may not ask again yet; this stands in their own circle alone. */
  readonly resting: readonly Rest[]
}

/** The circles of two people as they are to be, or why they stay as they are. */
export type CirclesChange = (mine: Circle, theirs: Circle) => Result<readonly [Circle, Circle]>

/** What circles need. */
export interface CirclesParts {
  readonly store: Pick<Store, 'records' | 'changeRecords'>
  /** The time of day. */
  readonly wall: () => number
}

const KIND = 'friends'
const EMPTY: Circle = { friends: [], asked: [], askers: [], resting: [] }
/** Milliseconds for which somebody is asked who does not answer. */
const ASKED_MS = 60 * 86_400_000
/** Attempts at a change that other servers get before. */
const MOST_TRIES = 20

interface Standing {
  readonly circle: Circle
  /** Of the record; 0 where there is none. */
  readonly revision: number
}

/** Friends and those who would be, as the store keeps them: a record for each person, which goes with them. */
export class Circles {
  private readonly parts: CirclesParts
  private readonly locks: Locks = new Locks()

  constructor(parts: CirclesParts) {
    this.parts = parts
  }

  /** The circle of a person as it stands now: without what time has ended. */
  async of(person: string): Promise<Circle> {
    return (await this.read(person)).circle
  }

  /** Changes the circles of two people in one, so that both sides always agree. With themselves nobody has to do: that changes nothing. */
  async change(mine: string, theirs: string, how: CirclesChange): Promise<Result<null>> {
    if (mine === theirs) return ok(null) // a lock that waits for itself is never free again, and whoever asks them would wait, too
    const [first, second] = mine < theirs ? [mine, theirs] : [theirs, mine] // so that no two changes wait for each other
    return this.locks.hold(first, () => this.locks.hold(second, () => this.changeNow(mine, theirs, how)))
  }

  private async changeNow(mine: string, theirs: string, how: CirclesChange): Promise<Result<null>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = [await this.read(mine), await this.read(theirs)] as const
      const after = how(before[0].circle, before[1].circle)
      if (!after.ok) return after
      const changes = [mine, theirs].flatMap((person, i) => {
        const { circle, revision } = before[i] as Standing
        const next = after.value[i] as Circle
        return next === circle ? [] : [recordChange(person, { circle: next, revision })]
      })
      if (changes.length === 0 || (await this.parts.store.changeRecords(changes))) return ok(null)
    }
    return fault('bad-request', 'friends', 'Very many people ask at once; try again in a moment.')
  }

  /** Takes a person out of the circles of all others. Their own is a record of theirs. */
  async forget(person: string): Promise<void> {
    const { friends, asked, askers } = await this.of(person)
    for (const { id } of [...friends, ...asked, ...askers])
      await this.change(person, id, (mine, theirs) => ok([without(mine, id), without(theirs, person)]))
  }

  private async read(person: string): Promise<Standing> {
    const [record] = await this.parts.store.records({ kind: KIND, id: person, order: 'first', limit: 1 })
    if (!record) return { circle: EMPTY, revision: 0 }
    return { circle: this.current(bodyIn<Circle>(record) ?? EMPTY), revision: record.revision }
  }

  private current({ friends, asked, askers, resting }: Circle): Circle {
    const now = this.parts.wall()
    const isOpen = ({ since }: Bond): boolean => since > now - ASKED_MS
    return {
      friends,
      asked: asked.filter(isOpen),
      askers: askers.filter(isOpen),
      resting: resting.filter(({ until }) => until > now),
    }
  }
}

function recordChange(
  person: string,
  { circle, revision }: Standing,
): Parameters<Store['changeRecords']>[0][number] {
  const isEmpty = Object.values(circle).every((list: readonly unknown[]) => list.length === 0)
  const body = isEmpty ? null : JSON.stringify(circle)
  return { kind: KIND, id: person, owner: person, rank: null, base: revision, body }
}

/** A circle in which somebody is neither a friend nor asked, nor has asked. */
export function without(circle: Circle, id: string): Circle {
  const isOther = (one: { readonly id: string }): boolean => one.id !== id
  return {
    ...circle,
    friends: circle.friends.filter(isOther),
    asked: circle.asked.filter(isOther),
    askers: circle.askers.filter(isOther),
  }
}
