import { SERIES_LENGTHS } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { ClockPlan, Count, DisplayName, Id, MatchCard, SeatPlan, TimeoutRule } from './parts.ts'

/** GET /api/me: who I am. */
export const Me = z.object({ id: Id, name: DisplayName, account: z.nullable(z.string()) })
/** See the schema. */
export type Me = z.infer<typeof Me>

/** POST /api/me: what I want to be called. */
export const Rename = z.strictObject({ name: DisplayName })
/** See the schema. */
export type Rename = z.infer<typeof Rename>

/** POST /api/account and /api/session: a name and a password that carry me to other devices. */
export const Credentials = z.strictObject({
  name: z.string().check(z.regex(/^[A-Za-z0-9_-]{3,24}$/, 'must have 3 to 24 letters, digits, - or _')),
  password: z
    .string()
    .check(
      z.minLength(8, 'must have 8 to 200 characters'),
      z.maxLength(200, 'must have 8 to 200 characters'),
    ),
})
/** See the schema. */
export type Credentials = z.infer<typeof Credentials>

/** POST /api/matches: a new match. */
export const NewMatch = z.strictObject({
  game: z.string(),
  options: z._default(z.record(z.string(), z.unknown()), {}),
  seats: z
    .array(SeatPlan)
    .check(z.minLength(1, 'must name 1 to 8 seats'), z.maxLength(8, 'must name 1 to 8 seats')),
  visibility: z._default(z.enum(['public', 'link']), 'link'),
  clock: z._default(ClockPlan, { kind: 'none' }),
  onTimeout: z._default(TimeoutRule, 'bot'),
  /** A series of at most so many matches. */
  bestOf: z._default(z.literal([...SERIES_LENGTHS], 'must be 1, 3 or 5'), 1),
})
/** See the schema. */
export type NewMatch = z.infer<typeof NewMatch>

/** POST /api/matches/:id/seats/:seat: what the one who sits down brings, of the options that are secret. */
export const TakeSeat = z.strictObject({ options: z._default(z.record(z.string(), z.unknown()), {}) })
/** See the schema. */
export type TakeSeat = z.infer<typeof TakeSeat>

/** GET /api/matches: what there is to join, watch and go on with. */
export const Lobby = z.object({
  mine: z.array(MatchCard),
  open: z.array(MatchCard),
  running: z.array(MatchCard),
})
/** See the schema. */
export type Lobby = z.infer<typeof Lobby>

/** GET /api/me/record: what has become of my matches, by game, and the newest of those that are over. */
export const PlayRecord = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      played: Count,
      /** Alone or shared. */
      won: Count,
      /** Those of them with other people at the table. */
      withPeople: z.object({ played: Count, won: Count }),
    }),
  ),
  finished: z.array(MatchCard),
})
/** See the schema. */
export type PlayRecord = z.infer<typeof PlayRecord>

/** What every refused request is answered with. */
export const Refused = z.object({
  ok: z.literal(false),
  code: z.string(),
  error: z.string(),
  field: z.optional(z.string()),
  /** A sentence for each fault, where there are several. */
  parts: z.optional(z.array(z.string())),
})
/** See the schema. */
export type Refused = z.infer<typeof Refused>
