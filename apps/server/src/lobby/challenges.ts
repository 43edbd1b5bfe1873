import { fault, ok, shown, type Result, type Seat } from '@trialhall/kernel'
import type { NewMatch } from '@trialhall/protocol'
import type { HiddenProfiles } from '../ratings/hidden-profiles.ts'
import type { Identity, Store, StoredMatch, StoredSeat } from '../store/store.ts'

/** What it takes to know whether somebody may be challenged. */
export interface ChallengeParts {
  readonly store: Pick<Store, 'identity' | 'matches'>
  readonly hidden: Pick<HiddenProfiles, 'has'>
  /** The time of day. */
  readonly wall: () => number
}

/** Those for whom a new table keeps seats, by seat. */
export type Challenged = ReadonlyMap<Seat, Identity>

/** Tables that may wait for one person's answer at a time, whoever opened them. */
const MOST_WAITING = 20
/** Tables of one person that may wait for the answers of others at a time. */
const MOST_MADE = 10
/** Challenges of one person to another that may be taken back within that time. */
const MOST_TAKEN_BACK = 3
/** Milliseconds for which a challenge that was declined is not made again by the same person. */
const COOLING_MS = 60 * 60_000

/** People whom a plan names for its free seats. Whoever hides their profile is not challenged, and nobody is pressed for an answer. */
export class Challenges {
  private readonly parts: ChallengeParts

  constructor(parts: ChallengeParts) {
    this.parts = parts
  }

  /** Who is challenged by a plan; a fault where somebody cannot be. */
  async challengedBy(host: Identity, { seats }: NewMatch): Promise<Result<Challenged>> {
    const challenged = new Map<Seat, Identity>()
    for (const [seat, plan] of seats.entries()) {
      if (plan.kind !== 'open' || plan.invite === undefined) continue
      const person = await this.parts.store.identity(plan.invite)
      const field = `seats[${seat}].invite`
      if (!person)
        return fault('bad-request', field, `${field} is ${shown(plan.invite)}, which is nobody's id here.`)
      const why = [...challenged.values()].some(({ id }) => id === person.id)
        ? `${person.name} is asked to two seats; one person is asked once.`
        : await this.whyNot(host, person)
      if (why !== null) return fault('bad-request', field, why)
      challenged.set(seat, person)
    }
    return ok(challenged)
  }

  private async whyNot(host: Identity, { id, name }: Identity): Promise<string | null> {
    if (id === host.id) return 'You cannot challenge yourself; take the seat.'
    if (await this.parts.hidden.has(id)) return `${name} takes no challenges.`
    const { store, wall } = this.parts
    const own = await store.matches({ status: 'open', identity: host.id, limit: 10 * MOST_WAITING })
    const made = own.filter((match) => match.host === host.id && match.seats.some(waits))
    if (made.length >= MOST_MADE)
      return `You have ${MOST_MADE} challenges that nobody has answered; wait for some of them.`
    const open = await store.matches({ status: 'open', identity: id, limit: 10 * MOST_WAITING })
    const waiting = open.filter(({ seats }) =>
      seats.some((seat) => waits(seat) && seat.invited?.identity === id),
    )
    if (waiting.some((match) => match.host === host.id))
      return `${name} has not answered your last challenge yet.`
    if (waiting.length >= MOST_WAITING)
      return `${name} has many challenges to answer already; try again later.`
    const over = await store.matches({ status: 'over', identity: id, limit: 10 * MOST_WAITING })
    const lately = over.filter((match) => match.host === host.id && match.changedAt > wall() - COOLING_MS)
    if (lately.some(({ closed }) => closed === 'declined'))
      return `${name} would rather not play now; ask again in an hour.`
    const isBack = ({ closed, seats }: StoredMatch): boolean =>
      closed === 'host' && seats.some((seat) => waits(seat) && seat.invited?.identity === id)
    return lately.filter(isBack).length < MOST_TAKEN_BACK
      ? null
      : `You have taken ${MOST_TAKEN_BACK} challenges to ${name} back; ask again in an hour.`
  }
}

/** True for a seat that is kept for somebody who was challenged and has said nothing yet. */
function waits({ invited }: StoredSeat): boolean {
  return invited?.challenged === true && !invited.declined
}
