import { after, type Duel, type Skill } from './glicko.ts'
import { strengthOf, type Member, type RatedId, type Side } from './players.ts'

/** A match that is to be reckoned. */
export interface Reckoning {
  readonly sides: readonly Side[]
  readonly ranks: readonly number[]
  /** How everybody stands before it. */
  readonly skillOf: (id: RatedId) => Skill
  /** Two who have played each other enough today, or may not at all: nothing between their sides counts. */
  readonly isBarred: (one: RatedId, other: RatedId) => boolean
}

/** Two who met on different sides of a match that counts. */
export type Pair = readonly [RatedId, RatedId]

/** What a match does to those who played it. */
export interface Reckoned {
  /** How everybody stands afterwards for whom anything counted. */
  readonly skills: ReadonlyMap<RatedId, Skill>
  /** Each two who met, once. */
  readonly pairs: readonly Pair[]
}

/**
 * Rates a match. Each side meets each other one as a single player with the average rating of its seats. A member of a side is rated as that average
 * and moves by the difference: whom strong partners carry gains little by winning.
 */
export function reckoned(match: Reckoning): Reckoned {
  const duels = new Map<RatedId, { readonly base: number; readonly duel: Duel }[]>()
  const pairs = new Map<string, Pair>()
  for (const side of match.sides)
    for (const other of match.sides) {
      if (side === other || !counts(match, side, other)) continue
      for (const pair of pairsOf(side, other)) pairs.set(pair.join(), pair)
      const [{ rating: base }, met] = [averageOf(side, match), averageOf(other, match)]
      for (const member of side.members) {
        const duel = { ...met, score: scoreOf(match, { member, side, other }) }
        duels.set(member.id, [...(duels.get(member.id) ?? []), { base, duel }])
      }
    }
  const skills = new Map([...duels].map(([id, met]) => [id, moved(match.skillOf(id), met)] as const))
  return { skills, pairs: [...pairs.values()] }
}

/** A person is on one of the two sides, nobody is on both, and no two of them are barred. */
function counts({ isBarred }: Reckoning, side: Side, other: Side): boolean {
  const isOfPeople = [...side.members, ...other.members].some(({ id }) => strengthOf(id) === null)
  return (
    isOfPeople &&
    side.members.every((a) => other.members.every((b) => a.id !== b.id && !isBarred(a.id, b.id)))
  )
}

function pairsOf(side: Side, other: Side): Pair[] {
  return side.members.flatMap((a) =>
    other.members.map((b): Pair => (a.id < b.id ? [a.id, b.id] : [b.id, a.id])),
  )
}

/** A side as one player: each seat counts once, and deviations are averaged as variances are. */
function averageOf({ members }: Side, { skillOf }: Reckoning): Omit<Duel, 'score'> {
  const seats = members.flatMap(({ id, seats: held }) => held.map(() => skillOf(id)))
  const mean = (value: (one: Skill) => number): number =>
    seats.reduce((sum, one) => sum + value(one), 0) / seats.length
  return {
    rating: mean(({ rating }) => rating),
    deviation: Math.sqrt(mean(({ deviation }) => deviation ** 2)),
  }
}

interface Meeting {
  readonly member: Member
  readonly side: Side
  readonly other: Side
}

/** What a member has of a meeting: who forfeits loses to everybody who did not, else the ranks decide. */
function scoreOf({ ranks }: Reckoning, { member, side, other }: Meeting): number {
  const isOtherGone = other.members.every(({ hasForfeited }) => hasForfeited)
  if (member.hasForfeited !== isOtherGone) return member.hasForfeited ? 0 : 1
  const [mine, theirs] = [rankOf(side, ranks), rankOf(other, ranks)]
  return mine === theirs ? 0.5 : mine < theirs ? 1 : 0
}

function rankOf({ members }: Side, ranks: readonly number[]): number {
  return ranks[members[0]?.seats[0] ?? 0] ?? ranks.length
}

function moved(before: Skill, met: readonly { readonly base: number; readonly duel: Duel }[]): Skill {
  const base = met.reduce((sum, one) => sum + one.base, 0) / met.length
  const next = after(
    { ...before, rating: base },
    met.map(({ duel }) => duel),
  )
  return { ...next, rating: Math.max(LEAST, before.rating + next.rating - base) }
}

const LEAST = 100
