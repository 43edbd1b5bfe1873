import { botNamed } from '@trialhall/bots'
import { checkRequest, fault, ok, type Registry, type Result } from '@trialhall/kernel'
import type { NewMatch, SeatPlan } from '@trialhall/protocol'
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts'
import { newId, newSeed, sha256 } from './ids.ts'

/** A match to be planned: new, or an old one again. */
export type Planning = { readonly host: Identity; readonly now: number } & (
  | { readonly plan: NewMatch }
  | { readonly again: StoredMatch }
)

const BOT_NAMES = ['Osric', 'Mirel', 'Corvin', 'Thessa', 'Aldwin', 'Brisa', 'Hagen', 'Isolde'] as const

/** Checks a plan and makes a match of it, with a seed that nobody knows yet. */
export function planMatch(games: Registry, planning: Planning): Result<StoredMatch> {
  const wanted = 'plan' in planning ? wantedByPlan(planning.plan, planning.host) : wantedAgain(planning.again)
  if (!wanted.ok) return wanted
  const { game: id, options, seats, visibility, clock, onTimeout } = wanted.value
  const game = games.find(id)
  if (!game.ok) return game
  const seed = newSeed()
  const request = checkRequest(game.value, { seats: seats.length, seed, options })
  if (!request.ok) return request
  return ok({
    id: newId(),
    game: id,
    rulesVersion: game.value.rulesVersion,
    status: 'open',
    visibility,
    options: request.value.options,
    seed,
    seedHash: sha256(seed),
    clock,
    onTimeout,
    seats,
    host: planning.host.id,
    createdAt: planning.now,
    startedAt: null,
    changedAt: planning.now,
    ranks: null,
    rematch: null,
  })
}

type Wanted = Pick<StoredMatch, 'game' | 'visibility' | 'clock' | 'onTimeout' | 'seats'> & {
  readonly options: unknown
}

function wantedByPlan(plan: NewMatch, host: Identity): Result<Wanted> {
  const seats: StoredSeat[] = []
  for (const [seat, one] of plan.seats.entries()) {
    const seated = seatOf(one, seat, host)
    if (!seated.ok) return seated
    seats.push(seated.value)
  }
  return ok({ ...plan, seats })
}

function seatOf(plan: SeatPlan, seat: number, host: Identity): Result<StoredSeat> {
  const empty = { seat, identity: null, name: '', bot: null }
  if (plan.kind === 'open') return ok({ ...empty, kind: 'open' })
  if (plan.kind === 'me') return ok({ ...empty, kind: 'person', identity: host.id, name: host.name })
  const bot = botNamed(plan.bot)
  if (!bot.ok) return fault('bad-bot', `seats[${seat}].bot`, bot.fault.message)
  return ok({ ...empty, kind: 'bot', name: BOT_NAMES[seat] ?? 'Bot', bot: plan.bot })
}

/** The same people and bots, everyone one seat on, so that another begins. */
function wantedAgain({ game, visibility, clock, onTimeout, options, seats }: StoredMatch): Result<Wanted> {
  const count = seats.length
  const moved = seats.map((_, seat) => ({ ...(seats[(seat + 1) % count] as StoredSeat), seat }))
  return ok({ game, visibility, clock, onTimeout, options, seats: moved })
}
