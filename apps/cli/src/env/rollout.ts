import { Policy } from '@trialhall/bots'
import {
  Match,
  fault,
  nextWord,
  ok,
  seatLetter,
  seeded,
  shown,
  winShares,
  type Decider,
  type Result,
  type Seat,
  type State,
  type World,
} from '@trialhall/kernel'
import type { EnvReply } from './reply.ts'

const MOST_ROLLOUTS = 100_000
const POLICIES = ['random', 'quick'] as const

interface Plan {
  readonly count: number
  readonly policy: (typeof POLICIES)[number]
  readonly seed: number | string
  /** Index of the option that every rollout begins with, or null. */
  readonly index: number | null
}

/**
 * Plays on from an ask to the end, many times: from a match in a fresh world that the asked seat could believe in each time, from
 * a world with its cards and fresh chance. No seat is asked where the match is over. Answers how often each seat won. The match stays as it is.
 */
export function rolloutReply(
  match: Match | World,
  seat: Seat | undefined,
  fields: Readonly<Record<string, unknown>>,
): Result<EnvReply> {
  const ask = seat === undefined ? null : match.askOf(seat)
  if (seat === undefined || !ask) return notAsked(match, seat)
  const plan = readPlan(fields, ask.options.length)
  return plan.ok ? ok(played(match, seat, plan.value)) : plan
}

function notAsked(match: Match | World, seat: Seat | undefined): Result<never> {
  if (match.outcome) return fault('match-over', 'match', 'The match is over; nothing is left to play.')
  return fault('not-asked', 'seat', `Seat ${seatLetter(seat ?? 0)} is not asked now.`)
}

function readPlan(fields: Readonly<Record<string, unknown>>, options: number): Result<Plan> {
  const { count = 1, policy = 'random', seed = 0, index = null } = fields
  if (!isWhole(count, 1, MOST_ROLLOUTS)) return bad('count', count, `1 to ${MOST_ROLLOUTS}`)
  const known = POLICIES.find((one) => one === policy)
  if (!known) return bad('policy', policy, POLICIES.join(' or '))
  if (typeof seed !== 'string' && !Number.isSafeInteger(seed)) return bad('seed', seed, 'a number or a text')
  if (index !== null && !isWhole(index, 0, options - 1))
    return fault('bad-pick', 'index', `index is ${shown(index)}; allowed is 0 to ${options - 1}.`)
  return ok({ count, policy: known, seed: seed as number | string, index })
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}

function bad(field: string, value: unknown, allowed: string): Result<never> {
  return fault('bad-request', field, `${field} is ${shown(value)}; allowed is ${allowed}.`)
}

function played(match: Match | World, seat: Seat, plan: Plan): EnvReply {
  const words = seeded(plan.seed)
  const decider = new Roller(new Policy(match.game, plan.policy === 'quick' ? 0 : 1), plan.index)
  const source = match instanceof Match ? match.position(seat) : match
  const shares = Array.from({ length: match.seats }, () => 0)
  for (let i = 0; i < plan.count; i++) {
    const seed32 = nextWord(words)
    decider.restart(seed32)
    const outcome = source?.simulate(seed32, decider).outcome ?? null
    if (outcome) add(shares, winShares(outcome, match.game), 1 / plan.count)
  }
  return { ok: true, seat, count: plan.count, shares, decisions: decider.decisions / plan.count }
}

function add(shares: number[], won: readonly number[], weight: number): void {
  won.forEach((share, seat) => {
    shares[seat] = (shares[seat] ?? 0) + share * weight
  })
}

/** Makes the first pick as told, and all others by the policy. */
class Roller implements Decider<State, unknown> {
  decisions = 0
  private readonly policy: Policy
  private readonly index: number | null
  private isFirst = true

  constructor(policy: Policy, index: number | null) {
    this.policy = policy
    this.index = index
  }

  restart(seed32: number): void {
    this.policy.restart(seed32 ^ 0x2545f491)
    this.isFirst = true
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(...[table, seat, prompt, options]: Parameters<Decider<State, unknown>['decide']>): number {
    this.decisions++
    const pick = this.isFirst ? this.index : null
    this.isFirst = false
    return pick ?? this.policy.pick(table, { seat, prompt, options })
  }
}
