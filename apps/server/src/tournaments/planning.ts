import { BOT_NAMES, STRENGTHS } from '@trialhall/bots'
import { fault, ok, type Registry, type Result } from '@trialhall/kernel'
import { MOST_ENTRANTS, type NewTournament } from '@trialhall/protocol'
import { newId } from '../ids.ts'
import { planMatch } from '../lobby/planning.ts'
import type { WordFilter } from '../people/word-filter.ts'
import type { Identity } from '../store/store.ts'
import { whyNoTournament } from './tables.ts'
import type { Tournament } from './tournament.ts'

/** What planning a tournament needs to know. */
interface Planning {
  readonly organiser: Identity
  readonly games: Registry
  readonly wordFilter: WordFilter
  /** Milliseconds since 1970, by the clock of the hall. */
  readonly now: number
}

/** The tournament that an organiser asks for, with nobody in it yet; or why there is none like that. */
export function planTournament(
  wanted: NewTournament,
  { organiser, games, wordFilter, now }: Planning,
): Result<Tournament> {
  if (organiser.account === null)
    return fault(
      'bad-request',
      'tournament',
      'Only people with an account can open a tournament: make one on your profile page.',
    )
  const unsaid = wordFilter(wanted.name, 'name')
  if (unsaid) return { ok: false, fault: unsaid }
  const game = games.find(wanted.game)
  if (!game.ok) return game
  const wrong = whyNoTournament(game.value) ?? whyUnfit(wanted) ?? whyNotThen(wanted, now)
  if (wrong) return wrong
  const { name, system, options, ...terms } = wanted
  const { game: played, clock, onTimeout, bestOf, visibility } = wanted
  const seats = Array.from({ length: game.value.seats.min }, () => ({ kind: 'open' }) as const)
  const match = planMatch(games, {
    host: organiser,
    now,
    plan: { game: played, options, seats, clock, onTimeout, bestOf, visibility },
  })
  if (!match.ok) return match
  return ok({
    id: newId(),
    name,
    system,
    terms: { ...terms, options: match.value.options },
    organiser: { identity: organiser.id, name: organiser.name },
    status: 'open',
    createdAt: now,
    changedAt: now,
    planned: null,
    entrants: [],
    rounds: [],
    times: [],
    nextAt: null,
    pausedAt: null,
    removed: [],
  })
}

function whyUnfit({ system, most, fillTo, fillBot, entry, rated }: NewTournament): Result<never> | null {
  const limit = MOST_ENTRANTS[system]
  if (most > limit)
    return fault('bad-request', 'most', `most is ${most}; in this system at most ${limit} can play.`)
  if (fillTo > most)
    return fault('bad-request', 'fillTo', `fillTo is ${fillTo}, more than the ${most} who may enter.`)
  if (fillTo > 0 && !BOT_NAMES.includes(fillBot))
    return fault('bad-request', 'fillBot', `fillBot must be one of ${BOT_NAMES.join(', ')}.`)
  return rated ? whyUnrated({ entry, fillTo, fillBot }) : null
}

/** Milliseconds by which clocks of people and of a hall may differ, and for which a tournament may be open before it begins. */
const CLOCKS_DIFFER_MS = 60_000
const LONGEST_OPEN_DAYS = 366

function whyNotThen({ startsAt }: NewTournament, now: number): Result<never> | null {
  if (startsAt === null) return null
  if (startsAt < now - CLOCKS_DIFFER_MS)
    return fault('bad-request', 'startsAt', 'This time has passed. Choose a later one, or leave it empty.')
  if (startsAt > now + LONGEST_OPEN_DAYS * 86_400_000)
    return fault('bad-request', 'startsAt', 'A tournament begins within a year. Choose an earlier time.')
  return null
}

/** Ratings are of people with accounts, and of bots that play the same everywhere. */
function whyUnrated({
  entry,
  fillTo,
  fillBot,
}: Pick<NewTournament, 'entry' | 'fillTo' | 'fillBot'>): Result<never> | null {
  if (entry !== 'accounts')
    return fault(
      'bad-request',
      'rated',
      'Only people with an account play for ratings: let only them enter, or switch rating off.',
    )
  if (fillTo > 0 && !STRENGTHS.some((one) => one === fillBot))
    return fault(
      'bad-request',
      'rated',
      `The bot "${fillBot}" has no rating; rated are ${STRENGTHS.join(', ')}. Choose one of them, or switch rating off.`,
    )
  return null
}
