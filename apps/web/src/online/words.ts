import { games } from '@trialhall/games'
import { isDrawn, type AnyGame } from '@trialhall/kernel'
import type { ClockPlan, MatchCard, SeatHolder } from '@trialhall/protocol'
import { ago } from '../parts/ago.ts'
import { listed } from '../parts/listed.ts'
import { isDue } from './due.ts'

/** A game of a card; null where this page does not know it. */
export function gameOf({ game }: Pick<MatchCard, 'game'>): AnyGame | null {
  const found = games.find(game)
  return found.ok ? found.value : null
}

/** How time is kept, in a few words. */
export function clockWords(clock: ClockPlan): string {
  switch (clock.kind) {
    case 'none':
      return 'no clock'
    case 'live':
      return `${minutes(clock.seconds)} and ${clock.increment} seconds a choice`
    case 'days':
      return clock.days === 1 ? 'a day for each choice' : `${clock.days} days for each choice`
  }
}

function minutes(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const whole = Math.round(seconds / 60)
  return whole === 1 ? 'a minute' : `${whole} minutes`
}

/** Who sits on a seat, in a word or two. */
export function holderName({ kind, name }: SeatHolder): string {
  return kind === 'open' ? 'free seat' : name
}

/** Whether a match that is over was won by nobody. */
export function isDraw(card: Pick<MatchCard, 'game' | 'ranks'>): boolean {
  return card.ranks !== undefined && isDrawn({ ranks: card.ranks }, gameOf(card) ?? {})
}

/** Whether a seat has won, alone or with others. */
export function hasWon(card: Pick<MatchCard, 'game' | 'ranks'>, seat: number): boolean {
  return card.ranks?.[seat] === 1 && !isDraw(card)
}

/** How a match ended, for the one who reads the list. */
function result(card: MatchCard): string {
  const { seats, mine, ranks, closed } = card
  if (closed) return 'Closed without a result'
  if (isDraw(card)) return 'A draw'
  const winners = seats.filter(({ seat }) => ranks?.[seat] === 1)
  if (winners.length === 0) return 'Over'
  if (winners.some(({ seat }) => mine.includes(seat)))
    return winners.length === 1 ? 'You won' : 'You shared the victory'
  return `${listed(winners.map(({ name }) => name))} won`
}

/** Why a match that is over cannot be shown as a table. */
export function keptWords({ closed, seats }: MatchCard): string {
  if (!closed)
    return 'The rules of this game have changed since this match was played, so it cannot be played again here. Its result and its log are kept.'
  return seats.some(({ kind }) => kind === 'open')
    ? 'The rules of this game changed before this match began. It was closed.'
    : 'The rules of this game changed while it was under way. The match was closed without a result.'
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

/** Where a match stands, for the one who reads the list. */
export function standing(card: MatchCard): string {
  const { status, seats, asked } = card
  if (status === 'over') return result(card)
  const free = seats.filter(({ kind }) => kind === 'open').length
  if (status === 'open') return free === 1 ? 'One seat is free' : `${free} seats are free`
  if (isDue(card)) return 'Your turn'
  const waitedFor = asked.map((seat) => seats[seat]?.name ?? '').filter((name) => name !== '')
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

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
