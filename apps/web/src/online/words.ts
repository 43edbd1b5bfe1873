import { counted } from '@trialhall/kernel/wording'
import {
  changedOptions,
  isDrawn,
  optionApplies,
  partyOf,
  winnerNames,
  winningParties,
  type AnyGame,
  type Options,
  type OptionSpec,
} from '@trialhall/kernel'
import type { ClockPlan, ClockSharing, LeaveRule, MatchCard, Rating, SeatHolder } from '@trialhall/protocol'
import { ago } from '../kit/ago.ts'
import { listed } from '../kit/listed.ts'
import { isDue } from '../api/due.ts'
import { gameOf } from '../api/game-of.ts'

/** How time is kept, in a few words. */
export function clockWords(clock: ClockPlan): string {
  switch (clock.kind) {
    case 'none':
      return 'no clock'
    case 'live':
      return `${minutes(clock.seconds)} and ${clock.increment} seconds a choice${sharingWords(clock)}`
    case 'days':
      return `${clock.days === 1 ? 'a day' : `${clock.days} days`} for each choice${sharingWords(clock)}`
  }
}

function sharingWords({ per }: { readonly per?: ClockSharing | undefined }): string {
  if (per === undefined) return ''
  return per === 'party' ? ', shared by each party' : ', for each player'
}

/** What becomes of the seats of a player who leaves. */
export function leaveWords(rule: LeaveRule | undefined): string {
  switch (rule?.kind) {
    case 'bot':
      return `a bot plays on (${rule.bot})`
    case 'partner':
      return 'a partner plays on, and sees their cards'
    default:
      return 'nobody plays on'
  }
}

function minutes(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const whole = Math.round(seconds / 60)
  return whole === 1 ? 'a minute' : `${whole} minutes`
}

/** A rating as it stands beside a name; with a question mark while too little is known to place somebody. */
export function ratingWords({ value, provisional }: Rating): string {
  return `${value}${provisional ? '?' : ''}`
}

/** What sets a match apart from others of its game: its length, its format, and whatever is not as usual. */
export function termsWords(card: MatchCard): string[] {
  const game = gameOf(card)
  const rated = card.rated ? ['rated'] : []
  const series = card.series ? [...rated, `best of ${card.series.bestOf}`] : rated
  const length = card.earlierRules ? [...series, 'continues under new rules'] : series
  if (!game) return length
  const unusual = changedOptions(game.options, card.seats.length, card.options) as Options
  const said = game.options.flatMap((spec) => {
    const isTold = spec.id === 'format' || spec.id in unusual
    const words = isTold && optionApplies(spec, card.options) ? valueWords(spec, card.options[spec.id]) : null
    if (words === null) return []
    return [spec.id === 'format' ? words : `${spec.label}: ${words}`]
  })
  return [...length, ...said]
}

/** A value of an option as people read it; null for what each seat has its own of. */
export function valueWords(spec: OptionSpec, value: unknown): string | null {
  switch (spec.type) {
    case 'per-seat':
      return null
    case 'flag':
      return value === true ? 'yes' : 'no'
    case 'integer':
      return value === 0 ? 'none' : String(value)
    case 'choice':
      return (
        spec.choices.find(({ id }) => id === value)?.label ?? (spec.open ? spec.open.form : String(value))
      )
  }
}

/** Who sits on a seat, in a word or two. */
export function holderName({ kind, name, invited }: SeatHolder): string {
  if (invited) return invited.name
  return kind === 'open' ? 'Free seat' : name
}

/** The people of some seats, each named once and by the first: whoever holds several is still one person. */
export function peopleNamed(
  seats: readonly { readonly id?: string | undefined; readonly name: string }[],
): string[] {
  const isFirst = ({ id }: { readonly id?: string | undefined }, at: number): boolean =>
    id === undefined || seats.findIndex((one) => one.id === id) === at
  return seats.filter(isFirst).map(({ name }) => name)
}

/** Who asks the reader to play: 'Ana asks you to play again'. */
export function askedBy({ seats, host, after, invited = [], tournament }: MatchCard): string {
  if (tournament) return `Round ${tournament.round} of ${tournament.name}: your seat is kept for you`
  const name = seats.find(({ id }) => id !== undefined && id === host)?.name ?? 'Somebody'
  if (seats[invited[0] ?? -1]?.invited?.challenged) return `${name} challenges you`
  return after === undefined
    ? `${name} has changed how it is played, and asks whether you stay`
    : `${name} asks you to play again`
}

/** Whether a match that is over was won by nobody. */
export function isDraw(card: Pick<MatchCard, 'game' | 'ranks'>): boolean {
  return card.ranks !== undefined && isDrawn({ ranks: card.ranks }, gameOf(card) ?? {})
}

/** Whether a seat has won, alone or with others. */
export function hasWon(card: Pick<MatchCard, 'game' | 'ranks'>, seat: number): boolean {
  return card.ranks?.[seat] === 1 && !isDraw(card)
}

/** True for a table that a tournament closed because somebody did not come to it: whoever did has the point. */
export function isNoShow({ closed, seats, tournament }: MatchCard): boolean {
  return tournament !== undefined && closed === 'absence' && seats.some(({ kind }) => kind === 'open')
}

/** How a match ended, for the one who reads the list. */
function result(card: MatchCard): string {
  const { seats, mine, ranks = [], closed } = card
  if (isNoShow(card)) return 'Decided by the tournament'
  if (closed) return 'Closed without a result'
  if (isDraw(card)) return 'A draw'
  const game = gameOf(card) ?? {}
  const winners = winningParties({ ranks }, game)
  if (winners.length === 0) return 'Over'
  const played = mine.filter((seat) => seats[seat]?.gone !== 'left' && seats[seat]?.gone !== 'replaced')
  if (played.some((seat) => winners.includes(partyOf(game, seat))))
    return winners.length === 1 ? 'You won' : 'You shared the victory'
  return `${listed(
    winnerNames(
      { ranks },
      game,
      seats.map(({ name }) => name),
    ),
  )} won`
}

/** What became of a match whose rules changed while it was under way; null where they did not. */
export function renewalWords({ earlierRules }: Pick<MatchCard, 'earlierRules'>): string | null {
  const until = earlierRules?.at(-1)?.until
  if (until === undefined) return null
  const from = until === 0 ? 'from its beginning' : `from choice ${until} on`
  return `The rules of this game changed during this match, which continues under the new ones. All choices ${from} were repeated under them, as far as possible. If you are asked again, choose again.`
}

/** True where this page would draw a table by other rules than the server plays by. */
export function isOfOtherRules(
  { rulesVersion }: Pick<MatchCard, 'rulesVersion'>,
  game: Pick<AnyGame, 'rulesVersion'>,
): boolean {
  return rulesVersion !== undefined && rulesVersion !== game.rulesVersion
}

/** Why a match that is over cannot be shown as a table. */
export function keptWords(card: MatchCard): string {
  const { closed, seats, after, tournament } = card
  if (!closed)
    return 'The rules of this game have changed since this match was played, so it cannot be replayed here. Its result and its log are kept.'
  if (closed === 'cancelled') return 'The tournament was cancelled, so this table was closed.'
  if (isNoShow(card))
    return 'Somebody did not come in time, so the tournament decided this table. Its page shows the result.'
  if (tournament && (closed === 'absence' || closed === 'operator'))
    return 'It was ended before anybody had won it. The page of the tournament shows what became of it.'
  if (closed === 'absence')
    return 'Somebody stayed away while the match waited for them, so it was called off. It counts for nobody.'
  if (closed === 'operator') return 'An operator of this hall closed it. It counts for nobody.'
  if (closed === 'host') return 'Whoever opened this table closed it before the match began.'
  if (closed === 'expired') return 'Nothing happened at this table for 30 days, so it was closed.'
  if (closed === 'declined')
    return `${unwilling(seats)} would rather not play ${after === undefined ? '' : 'again '}now. To play with others, open a table.`
  return seats.some(({ kind }) => kind === 'open')
    ? 'The rules of this game changed before this match began. It was closed.'
    : 'The rules of this game changed while it was under way. The match was closed without a result.'
}

function unwilling(seats: readonly SeatHolder[]): string {
  const names = peopleNamed(seats.flatMap(({ invited }) => (invited?.declined ? [invited] : [])))
  return names.length === 0 ? 'Somebody who was asked' : listed(names)
}

/** Since when a match stands as it does: 'opened 5 minutes ago'. */
export function sinceWords(card: MatchCard, now: number): string {
  switch (card.status) {
    case 'open':
      return `opened ${ago(card.createdAt, now)}`
    case 'playing':
      return `last choice ${ago(card.movedAt ?? card.changedAt, now)}`
    case 'over':
      return `ended ${ago(card.changedAt, now)}`
  }
}

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })

/** Until when a table waits for those who were asked to it: 'open until 24 December'. Null where nobody is, or the match has begun, and at tables of tournaments, whose organiser said how long they wait. */
export function untilWords({ closesAt, seats, tournament }: MatchCard): string | null {
  if (tournament || closesAt === undefined || seats.every(({ invited }) => invited === undefined)) return null
  return `open until ${days.format(closesAt)}`
}

function nudgeWords({ nudge, seats }: MatchCard): string | null {
  return nudge === undefined ? null : `${seats[nudge]?.name ?? 'Somebody'} calls you: your turn`
}

/** Where a match stands, for the one who reads the list. */
export function standing(card: MatchCard): string {
  const { status, seats } = card
  if (status === 'over') return result(card)
  if (status === 'open' && card.invited && card.invited.length > 0) return askedBy(card)
  const asked = peopleNamed(seats.flatMap(({ invited }) => invited ?? []))
  const free = seats.filter(({ kind, invited }) => kind === 'open' && !invited).length
  if (status === 'open' && free === 0)
    return `Waiting for ${listed(asked)} ${card.tournament ? 'to come to the table' : 'to accept'}`
  if (status === 'open') return free === 1 ? 'One seat is free' : `${free} seats are free`
  if (isDue(card)) return nudgeWords(card) ?? 'Your turn'
  const waitedFor = peopleNamed(card.asked.flatMap((seat) => seats[seat] ?? [])).filter((name) => name !== '')
  return waitedFor.length === 0 ? 'Under way' : `Waiting for ${listed(waitedFor)}`
}

/** Time left as a clock shows it: '2 d 4 h', '1:05:09', '4:32', and tenths at the end. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 10) return seconds.toFixed(1)
  const whole = Math.floor(seconds)
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)]
  if (days > 0) return `${days} d ${hours} h`
  const parts = [Math.floor((whole % 3600) / 60), whole % 60]
  if (hours > 0) return [hours, ...parts.map(twoDigits)].join(':')
  return `${parts[0]}:${twoDigits(parts[1] ?? 0)}`
}

/** How long something takes in its largest unit: '3 days', '1 hour'. */
export function spanWords(ms: number): string {
  const hours = Math.floor(ms / 3_600_000)
  if (hours >= 48) return counted(Math.floor(hours / 24), 'day')
  return hours > 0 ? counted(hours, 'hour') : counted(Math.floor(ms / 60_000), 'minute')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
