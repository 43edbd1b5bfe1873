import { seenText, SERIES_LENGTHS, type Options, type Result } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { ClockPlan, Count, Id, MatchStatus, TimeoutRule } from './parts.ts'
import { check } from './reading.ts'

/** Most who enter a tournament; in a round robin each meets each other one, so there are fewer. */
export const MOST_ENTRANTS = { swiss: 128, 'round-robin': 24, elimination: 128 } as const
/** Bots that fill the field at most: each thinks at the cost of all. */
export const MOST_BOTS = 16
/** Rounds of a Swiss tournament at most. */
export const MOST_ROUNDS = 15

/** How a tournament pairs. */
export const TournamentSystem = z.enum(
  ['swiss', 'round-robin', 'elimination'],
  'must be swiss, round-robin or elimination',
)
/** See the schema. */
export type TournamentSystem = z.infer<typeof TournamentSystem>

const between = (least: number, most: number): z.ZodMiniNumber => {
  const sentence = `must be a whole number from ${least} to ${most}`
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence))
}
const MINUTES = { day: 1440, month: 43_200 } as const

/** POST /api/tournaments: a tournament as its organiser wants it. */
export const NewTournament = z.strictObject({
  name: z.string().check(
    z.overwrite(seenText),
    z.overwrite((name) => name.trim()),
    z.minLength(3, 'must have 3 to 60 characters that can be seen'),
    z.maxLength(60, 'must have 3 to 60 characters that can be seen'),
  ),
  game: z.string(),
  /** As for a match; what seats bring, such as decks, each entrant brings to each match. */
  options: z._default(z.record(z.string(), z.unknown()), {}),
  system: TournamentSystem,
  /** Of a Swiss tournament; null for as many as find one winner. */
  rounds: z._default(z.nullable(between(1, MOST_ROUNDS)), null),
  clock: z._default(ClockPlan, { kind: 'live', seconds: 900, increment: 10 }),
  onTimeout: z._default(TimeoutRule, 'lose'),
  bestOf: z._default(z.literal([...SERIES_LENGTHS], 'must be 1, 3 or 5'), 1),
  /** Entrants at most. */
  most: z._default(between(2, 128), 32),
  /** Of a Swiss tournament: the last round that somebody may enter before it begins; 1 for none after the first. */
  lateUntil: z._default(between(1, MOST_ROUNDS), 1),
  /** Minutes after which whoever has not come to their match has lost it. */
  showMinutes: z._default(between(1, 7 * MINUTES.day), 10),
  /** Minutes that a round lasts at most. */
  roundMinutes: z._default(between(2, MINUTES.month), 120),
  /** Minutes from the end of a round to the next one. */
  breakMinutes: z._default(between(0, 7 * MINUTES.day), 2),
  /** When it begins by itself, in milliseconds since 1970; null where its organiser begins it. */
  startsAt: z._default(z.nullable(Count), null),
  /** Bots enter when it begins, until there are so many entrants. */
  fillTo: z._default(between(0, 128), 0),
  fillBot: z._default(z.string().check(z.maxLength(40, 'must be the name of a bot')), 'adept'),
  /** Who may enter: everybody, or those who have an account. */
  entry: z._default(z.enum(['anyone', 'accounts'], 'must be anyone or accounts'), 'anyone'),
  /** Whether the lobby lists it. */
  visibility: z._default(z.enum(['public', 'link'], 'must be public or link'), 'public'),
  /** Whether its matches count for ratings; those of bots among themselves never do. */
  rated: z.optional(z.boolean()),
})
/** See the schema. */
export type NewTournament = z.infer<typeof NewTournament>

const EntrantNumber = z.int().check(z.gte(1, 'must be the number of an entrant'))

/** POST /api/tournaments/:id/…: what can be done at a tournament, each with what must be said with it. */
export const TOURNAMENT_ACTS = {
  enter: z.strictObject({}),
  withdraw: z.strictObject({}),
  start: z.strictObject({}),
  pause: z.strictObject({}),
  resume: z.strictObject({}),
  cancel: z.strictObject({}),
  remove: z.strictObject({ entrant: EntrantNumber }),
  /** Half points of both sides, as the pairing names them: a win is 2, a draw 1. */
  correct: z.strictObject({
    round: z.int().check(z.gte(1, 'must be a round')),
    table: z.int().check(z.gte(1, 'must be the number of a table')),
    points: z.tuple([between(0, 2), between(0, 2)]),
  }),
} as const
/** One of them. */
export type TournamentAct = keyof typeof TOURNAMENT_ACTS
/** What is said with it. */
export type TournamentGiven<A extends TournamentAct> = z.infer<(typeof TOURNAMENT_ACTS)[A]>

/** Reads what is said with an act; what is wrong is a fault with a sentence. */
export function readTournamentGiven<A extends TournamentAct>(
  act: A,
  body: unknown,
): Result<TournamentGiven<A>> {
  const schema: z.ZodMiniType<unknown> = TOURNAMENT_ACTS[act]
  return check(schema, body, 'body') as Result<TournamentGiven<A>>
}

/** Where a tournament is. */
export const TournamentStatus = z.enum(['open', 'running', 'paused', 'over', 'cancelled'])
/** See the schema. */
export type TournamentStatus = z.infer<typeof TournamentStatus>

/** A tournament as lists show it. */
export const TournamentCard = z.object({
  id: Id,
  name: z.string(),
  game: z.string(),
  system: TournamentSystem,
  status: TournamentStatus,
  organiser: z.string(),
  entrants: Count,
  most: Count,
  /** The round that is played, or was played last; 0 before the first. */
  round: Count,
  /** Rounds in all; null before it begins. */
  rounds: z.nullable(Count),
  startsAt: z.nullable(Count),
  createdAt: Count,
  /** Who came first, once it is over. */
  winner: z.nullable(z.string()),
})
/** See the schema. */
export type TournamentCard = z.infer<typeof TournamentCard>

/** GET /api/tournaments: those that are not over, and the last that are; `mine` are ids of those that I entered or run. */
export const TournamentList = z.object({
  live: z.array(TournamentCard),
  over: z.array(TournamentCard),
  mine: z.array(Id),
})
/** See the schema. */
export type TournamentList = z.infer<typeof TournamentList>

/** Somebody who plays in a tournament. */
export const TournamentEntrant = z.object({
  n: Count,
  name: z.string(),
  /** Public id of a person; missing of bots and of people who were deleted. */
  id: z.optional(Id),
  /** They had an account when they entered: their profile may be looked at. */
  hasAccount: z.optional(z.literal(true)),
  /** Of a bot. */
  strength: z.optional(z.string()),
  /** Place in the draw; 0 before it. */
  seed: Count,
  out: z.nullable(z.enum(['withdrew', 'removed', 'absent'])),
  online: z.boolean(),
})
/** See the schema. */
export type TournamentEntrant = z.infer<typeof TournamentEntrant>

/** Two who meet in a round; a side is null where nobody is. */
export const TournamentTable = z.object({
  sides: z.tuple([z.nullable(Count), z.nullable(Count)]),
  /** The match that they play, or played last; null where there was none. */
  match: z.nullable(Id),
  /** Half points by side, and why; null while it is played. */
  result: z.nullable(
    z.object({
      points: z.tuple([Count, Count]),
      how: z.enum(['played', 'bye', 'forfeit', 'time', 'ruled']),
    }),
  ),
})
/** See the schema. */
export type TournamentTable = z.infer<typeof TournamentTable>

/** A line of the standings; points and what breaks ties are in half points. */
export const TournamentLine = z.object({
  n: Count,
  rank: Count,
  points: Count,
  won: Count,
  drawn: Count,
  lost: Count,
  buchholz: z.number(),
  sonneborn: z.number(),
  reached: Count,
})
/** See the schema. */
export type TournamentLine = z.infer<typeof TournamentLine>

/** The table of the one who reads that is played now. */
const OwnTable = z.nullable(
  z.object({ match: Id, status: MatchStatus, opponent: Count, isSeated: z.boolean() }),
)

/** GET /api/tournaments/:id: all of a tournament, as one person may know it. */
export const TournamentView = z.object({
  card: TournamentCard,
  /** Grows with each change. */
  revision: Count,
  /** The server's time. */
  now: Count,
  terms: z.object({
    options: z.custom<Options>((value) => typeof value === 'object' && value !== null),
    clock: ClockPlan,
    onTimeout: TimeoutRule,
    bestOf: Count,
    lateUntil: Count,
    showMinutes: Count,
    roundMinutes: Count,
    breakMinutes: Count,
    fillTo: Count,
    fillBot: z.string(),
    entry: z.enum(['anyone', 'accounts']),
    rated: z.boolean(),
  }),
  entrants: z.array(TournamentEntrant),
  /** All rounds, the first one first; of an elimination in the order of the bracket. */
  rounds: z.array(z.array(TournamentTable)),
  standings: z.array(TournamentLine),
  /** Until when players must be at their tables, and when the round ends at the latest; null while none is played. */
  showBy: z.nullable(Count),
  endsBy: z.nullable(Count),
  /** At how many tables of the round somebody is missing, while there is time to come. */
  awaited: z.optional(Count),
  /** When the next round begins; null where nothing is waited for. */
  nextAt: z.nullable(Count),
  me: z.object({
    /** My number; null where I do not play. */
    entrant: z.nullable(Count),
    /** Whether I may enter or come back, and if not, why. */
    mayEnter: z.boolean(),
    whyNot: z.nullable(z.string()),
    mayRun: z.boolean(),
    /** The table of mine that is played now. */
    next: OwnTable,
  }),
})
/** See the schema. */
export type TournamentView = z.infer<typeof TournamentView>

/** The same where nothing has changed since the revision that was named, but perhaps at my table. */
export const TournamentUnchanged = z.object({
  revision: Count,
  now: Count,
  unchanged: z.literal(true),
  next: OwnTable,
  awaited: z.optional(Count),
})
/** See the schema. */
export type TournamentUnchanged = z.infer<typeof TournamentUnchanged>
