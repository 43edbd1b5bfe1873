import { BOT_NAMES } from '@trialhall/bots'
import {
  checkRequest,
  fault,
  newSeries,
  nextSeries,
  ok,
  oneSeatOn,
  changedOptions,
  optionsAmongBots,
  secretSpecs,
  shown,
  turnedOptions,
  type AnyGame,
  type Options,
  type Registry,
  type Result,
} from '@trialhall/kernel'
import type { NewMatch, SeatPlan } from '@trialhall/protocol'
import type { Identity, StoredMatch, StoredOrigin, StoredSeat, StoredSeries } from '../store/store.ts'
import { seatOf as seatOfPerson } from '../table/tables.ts'
import { allNamedApart } from '../table/names.ts'
import { newId } from '../ids.ts'
import { firstHolders } from '../match/holdings.ts'
import { newOrigin, originAgain } from '../match/seed-origin.ts'
import { whyNotRated } from '../ratings/rated-terms.ts'
import type { Challenged } from './challenges.ts'

/**
 * A match to be planned: new, or an old one again. Of a new one `origin` is what was promised and `challenged` are those for whom seats are kept;
 * each is missing where there is nothing of it.
 */
export type Planning = { readonly host: Identity; readonly now: number } & (
  | { readonly plan: NewMatch; readonly origin?: StoredOrigin; readonly challenged?: Challenged }
  /** `settled` are the options that it goes on with, by the seats of the old match; `bytes` is what the host brings. */
  | { readonly again: StoredMatch; readonly settled: Options; readonly bytes?: string | undefined }
)

/** What bots are called, by seat. */
const CALLED = ['Osric', 'Mirel', 'Corvin', 'Thessa', 'Aldwin', 'Brisa', 'Hagen', 'Isolde'] as const

/** Checks a plan and makes a match of it, whose seed nobody knows before its last seat is taken. */
export function planMatch(games: Registry, planning: Planning): Result<StoredMatch> {
  const game = games.find('plan' in planning ? planning.plan.game : planning.again.game)
  if (!game.ok) return game
  const wanted = 'plan' in planning ? wantedByPlan(planning) : wantedAgain(game.value, planning)
  if (!wanted.ok) return wanted
  const { options, seats, visibility, clock, onTimeout, onLeave, series, origin, rated } = wanted.value
  const isOfBots = seats.every(({ kind }) => kind === 'bot')
  // Forms say every option; what they leave as it is usually is not a wish.
  const said = isOfBots ? changedOptions(game.value.options, seats.length, options) : options
  const wished = isOfBots ? optionsAmongBots(game.value.options, said) : said
  const request = checkRequest(game.value, { seats: seats.length, seed: LATER, options: wished })
  if (!request.ok) return request
  const unfit = unfitTerms(game.value, wanted.value)
  if (unfit) return unfit
  const foreign = settledForOthers(game.value, request.value.options, seats)
  if (foreign) return foreign
  const unrated = rated && 'plan' in planning ? whyNotRated(game.value, planning.host, seats) : null
  if (unrated) return unrated
  return ok({
    id: origin.game === 1 ? origin.table : newId(),
    game: game.value.id,
    rulesVersion: game.value.rulesVersion,
    status: 'open',
    visibility,
    options: request.value.options,
    seed: '',
    seedHash: '',
    origin,
    clock,
    onTimeout,
    ...(onLeave === undefined || onLeave.kind === 'nobody' ? {} : { onLeave }),
    seats,
    host: planning.host.id,
    createdAt: planning.now,
    startedAt: null,
    changedAt: planning.now,
    ranks: null,
    rematch: null,
    ...(rated ? { rated: true as const } : {}),
    ...('again' in planning ? { after: planning.again.id } : {}),
    ...(series === null ? {} : { series }),
    ...('again' in planning && planning.again.tournament ? { tournament: planning.again.tournament } : {}),
  })
}

/** What cannot be chosen in a game without parties, or of a bot that nobody knows; null where nothing speaks against the terms. */
export function unfitTerms(
  game: AnyGame,
  { clock, onLeave }: Pick<StoredMatch, 'clock' | 'onLeave'>,
): Result<never> | null {
  const hasParties = game.parties !== undefined
  if (!hasParties && clock.kind !== 'none' && clock.per === 'party')
    return fault('bad-request', 'clock.per', `${game.title} has no parties that could share a clock.`)
  if (onLeave === undefined || onLeave.kind === 'nobody') return null
  if (!hasParties)
    return fault('bad-request', 'onLeave', `${game.title} has no parties: nobody plays on for who leaves.`)
  return onLeave.kind === 'bot' && !BOT_NAMES.includes(onLeave.bot)
    ? unknownBot(onLeave.bot, 'onLeave.bot')
    : null
}

/** What is secret to all but who sits on a seat cannot be settled before somebody does. */
function settledForOthers(
  game: AnyGame,
  options: Options,
  seats: readonly StoredSeat[],
): Result<never> | null {
  for (const { id } of secretSpecs(game.options)) {
    const values = options[id] as readonly string[]
    const seat = seats.findIndex(({ kind, invited }, at) => kind === 'open' && !invited && values[at] !== '')
    if (seat < 0) continue
    const message = `options.${id} says something of seat ${seat}, which is open: whoever sits down there brings their own.`
    return fault('bad-option', `options.${id}[${seat}]`, message)
  }
  return null
}

/** Stands where a seed will. */
const LATER = 0

type Wanted = Pick<StoredMatch, 'visibility' | 'clock' | 'onTimeout' | 'onLeave' | 'seats'> & {
  readonly origin: StoredOrigin
  readonly options: Readonly<Record<string, unknown>>
  readonly series: StoredSeries | null
  readonly rated: boolean
}

function wantedByPlan({
  plan,
  host,
  challenged,
  origin = newOrigin(),
}: Extract<Planning, { plan: NewMatch }>): Result<Wanted> {
  const seats: StoredSeat[] = []
  for (const [seat, one] of plan.seats.entries()) {
    const seated = seatOf(one, seat, { host, challenged: challenged?.get(seat) })
    if (!seated.ok) return seated
    seats.push(seated.value)
  }
  const series = newSeries(plan.bestOf, seats.length)
  const { onLeave, rated = false, ...terms } = plan
  return ok({
    ...terms,
    rated,
    ...(onLeave === undefined ? {} : { onLeave }),
    origin,
    seats: allNamedApart(seats),
    series: series && { ...series, earlier: [], isDecided: false },
  })
}

/** Who is to sit on a seat, besides bots. */
interface People {
  readonly host: Identity
  readonly challenged: Identity | undefined
}

function seatOf(plan: SeatPlan, seat: number, { host, challenged }: People): Result<StoredSeat> {
  const empty = { seat, identity: null, name: '', bot: null }
  if (plan.kind === 'open') {
    if (!challenged) return ok({ ...empty, kind: 'open' })
    const { id: identity, name } = challenged
    return ok({ ...empty, kind: 'open', invited: { identity, name, challenged: true } })
  }
  if (plan.kind === 'me') {
    const { bytes } = plan
    const own = bytes === undefined ? {} : { bytes }
    return ok({ ...seatOfPerson(host, seat), ...own })
  }
  if (!BOT_NAMES.includes(plan.bot)) return unknownBot(plan.bot, `seats[${seat}].bot`)
  return ok({ ...empty, kind: 'bot', name: CALLED[seat] ?? 'Bot', bot: plan.bot })
}

/** Online, bots with a budget of somebody's own choice would think at the cost of all. */
function unknownBot(bot: string, field: string): Result<never> {
  const message = `bot is ${shown(bot)}; allowed are ${BOT_NAMES.join(', ')}.`
  return fault('bad-bot', field, message)
}

/** The same people and bots, everyone one seat on, so that another begins: the host sits, bots too, and the others are asked. */
function wantedAgain(
  game: AnyGame,
  { again, settled, host, bytes }: Extract<Planning, { readonly again: StoredMatch }>,
): Result<Wanted> {
  const { visibility, clock, onTimeout, onLeave } = again
  const origin = originAgain(again)
  const brought = origin === null ? undefined : bytes // a new table has promised nothing yet
  const holders = firstHolders(again.seats).map((seat) => askedAgain(seat, host, brought))
  const seats = oneSeatOn(holders).map((holder, seat) => ({ ...holder, seat }))
  const options = turnedOptions(game.options, settled)
  const series = seriesAgain(again)
  const terms = { visibility, clock, onTimeout, ...(onLeave === undefined ? {} : { onLeave }) }
  const rated = again.rated === true
  return ok({ ...terms, options, seats, series, rated, origin: origin ?? newOrigin() })
}

/** Nobody who is not there begins to play: each other person's seat is kept for them until they accept. */
function askedAgain(holder: StoredSeat, host: Identity, bytes: string | undefined): StoredSeat {
  const { identity, name, seat, kind, bot } = holder
  if (kind === 'bot') return holder
  if (identity === null) return { seat, kind: 'open', identity: null, name: '', bot: null }
  if (identity !== host.id)
    return { seat, kind: 'open', identity: null, name: '', bot: null, invited: { identity, name } }
  return { seat, kind, identity, name, bot, ...(bytes === undefined ? {} : { bytes }) }
}

/** One that was closed without a result is played once more. */
function seriesAgain({ id, series, closed }: StoredMatch): StoredSeries | null {
  if (series === undefined) return null
  const earlier = series.isDecided ? [] : [...series.earlier, id]
  const next = nextSeries(series)
  return { ...next, game: closed ? series.game : next.game, earlier, isDecided: false }
}
