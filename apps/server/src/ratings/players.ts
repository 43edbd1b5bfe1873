import { STRENGTHS, type Strength } from '@trialhall/bots'
import { partyOf, type Party, type Seat, type Sided } from '@trialhall/kernel'
import { firstHolders } from '../match/holdings.ts'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import { NEWCOMER, type Skill } from './glicko.ts'

/** Who is rated: a person by their identity, or a strength of bots, which plays in every match as itself. */
export type RatedId = string

const BOT_MARK = 'bot-'
/** Where bots begin: their order is known from matches among them, and the rest is found out. */
const BOTS_BEGIN: Readonly<Record<Strength, number>> = {
  novice: 1200,
  adept: 1400,
  expert: 1600,
  master: 1700,
}
const BOTS_DEVIATION = 200

/** The id of a strength of bots. */
export function botId(strength: string): RatedId {
  return `${BOT_MARK}${strength}`
}

/** The strength behind an id; null for people. */
export function strengthOf(id: RatedId): Strength | null {
  return STRENGTHS.find((one) => botId(one) === id) ?? null
}

/** How somebody stands before their first rated match. */
export function firstSkill(id: RatedId): Skill {
  const strength = strengthOf(id)
  return strength === null
    ? NEWCOMER
    : { ...NEWCOMER, rating: BOTS_BEGIN[strength], deviation: BOTS_DEVIATION }
}

/** Who is rated for a seat; null for a free one and for bots that are not. */
export function ratedOn({ identity, bot }: Pick<StoredSeat, 'identity' | 'bot'>): RatedId | null {
  if (identity !== null) return identity
  return STRENGTHS.some((one) => one === bot) ? botId(String(bot)) : null
}

/** Somebody as part of a side: the seats that they began with there. */
export interface Member {
  readonly id: RatedId
  readonly seats: readonly Seat[]
  /** A person who left, or whose time ran out, on all these seats: whatever became of the seats, they have lost. */
  readonly hasForfeited: boolean
}

/** All who play for one party. */
export interface Side {
  readonly party: Party
  readonly members: readonly Member[]
}

/** The sides of a match as it began; null where somebody on a seat is not rated. */
export function sidesOf(game: Sided, { seats }: Pick<StoredMatch, 'seats'>): readonly Side[] | null {
  const sides = new Map<Party, Map<RatedId, StoredSeat[]>>()
  for (const holder of firstHolders(seats)) {
    const id = ratedOn(holder)
    if (id === null) return null
    const party = partyOf(game, holder.seat)
    const side = sides.get(party) ?? new Map<RatedId, StoredSeat[]>()
    sides.set(party, side.set(id, [...(side.get(id) ?? []), holder]))
  }
  const member = ([id, held]: [RatedId, StoredSeat[]]): Member => ({
    id,
    seats: held.map(({ seat }) => seat),
    hasForfeited: held.every(({ seat, identity }) => identity !== null && isForfeit(seats[seat])),
  })
  return [...sides].map(([party, members]) => ({ party, members: [...members].map(member) }))
}

/** Its first holder has left it, or ran out of time on it. */
function isForfeit(seat: StoredSeat | undefined): boolean {
  return seat?.left === true || seat?.late === true || seat?.was !== undefined
}
