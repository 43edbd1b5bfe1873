import { nameFlaw, type Options } from '@trialhall/kernel'
import * as z from 'zod/mini'

/** Id of a match, an identity or an invitation: letters and digits made by the server. */
export const Id = z.string().check(z.regex(/^[a-z0-9]{8,32}$/, 'must be an id: 8 to 32 letters and digits'))

/** Text without control characters, of which a database cannot keep every one, and without halves of characters. */
export const plainText = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not hold control characters')

/** A seat number. */
export const SeatNumber = z.int().check(z.gte(0, 'must be 0 to 7'), z.lte(7, 'must be 0 to 7'))

/** A party, where a game has parties. */
export const PartyNumber = z.int().check(z.gte(0, 'must be 0 to 7'), z.lte(7, 'must be 0 to 7'))

const Counted = z.int().check(z.gte(1, 'must be 1 to 1000'), z.lte(1000, 'must be 1 to 1000'))

/** A space of a game's map, as people count columns and rows. */
export const MapPlace = z.strictObject({ column: Counted, row: Counted })
/** See the schema. */
export type MapPlace = z.infer<typeof MapPlace>

/** A whole number of at least 0. */
export const Count = z.int().check(z.gte(0, 'must be a whole number of at least 0'))

/** The name a person goes by at tables. */
export const DisplayName = z
  .string()
  .check(
    z.overwrite(oneBlank),
    z.minLength(1, 'must have 1 to 24 characters'),
    z.maxLength(24, 'must have 1 to 24 characters'),
    (given) => {
      const flaw = nameFlaw(given.value)
      if (flaw !== null) given.issues.push({ code: 'custom', message: flaw, input: given.value })
    },
  )

/** Names that look alike are written alike: each letter in one form, and one blank between words. */
function oneBlank(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** Who shares their time: all seats of a person, or all seats of a party. */
export const ClockSharing = z.enum(['person', 'party'])
/** See the schema. */
export type ClockSharing = z.infer<typeof ClockSharing>

/** How a match's time is kept. Where nobody shares it (`per` is missing), each seat has its own. */
export const ClockPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Seconds at the start and for each choice. */
  z.object({
    kind: z.literal('live'),
    seconds: z.int().check(z.gte(10, 'must be 10 to 7200'), z.lte(7200, 'must be 10 to 7200')),
    increment: z.int().check(z.gte(0, 'must be 0 to 120'), z.lte(120, 'must be 0 to 120')),
    per: z.optional(ClockSharing),
  }),
  /** Days for each choice. */
  z.object({
    kind: z.literal('days'),
    days: z.int().check(z.gte(1, 'must be 1 to 14'), z.lte(14, 'must be 1 to 14')),
    per: z.optional(ClockSharing),
  }),
])
/** See the schema. */
export type ClockPlan = z.infer<typeof ClockPlan>

/** What becomes of a seat that runs out of time. */
export const TimeoutRule = z.enum(['bot', 'lose'])
/** See the schema. */
export type TimeoutRule = z.infer<typeof TimeoutRule>

/**
 * What becomes of the seats of a person who leaves: nobody plays them any more, a bot plays on, or a partner takes them over and sees all that
 * they see. The last two are for games with parties.
 */
export const LeaveRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nobody') }),
  z.strictObject({
    kind: z.literal('bot'),
    bot: z.string().check(z.maxLength(40, 'must be the name of a bot')),
  }),
  z.strictObject({ kind: z.literal('partner') }),
])
/** See the schema. */
export type LeaveRule = z.infer<typeof LeaveRule>

/** What a player may propose to the others: taking a choice back, or a draw. */
export const Proposal = z.enum(['undo', 'draw'])
/** See the schema. */
export type Proposal = z.infer<typeof Proposal>

/** A proposal that is not settled: who made it, and who has not agreed yet. */
export const Offer = z.object({ by: SeatNumber, waiting: z.array(SeatNumber) })
/** See the schema. */
export type Offer = z.infer<typeof Offer>

const SIXTEEN_BYTES = 'must be 16 bytes as 32 hexadecimal digits, 0 to 9 and a to f'

/** What a seat brings to the seed of a match: 16 random bytes of its own. */
export const SeatBytes = z.string(SIXTEEN_BYTES).check(z.regex(/^[0-9a-f]{32}$/, SIXTEEN_BYTES))

/** A SHA-256, or as many bytes of something else. */
const Bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** POST /api/promises: what the server settles of a table before anybody sits down there. */
export const Promised = z.object({ table: Id, commitment: Bytes32 })
/** See the schema. */
export type Promised = z.infer<typeof Promised>

/** Where the seed of a match comes from, as far as it may be known; what each seat brought stands with the seats. */
export const SeedOrigin = z.object({
  table: Id,
  /** Which match of the table this is, from 1. */
  game: Count,
  commitment: Bytes32,
  /** Once the match is over. */
  secret: z.optional(Bytes32),
})
/** See the schema. */
export type SeedOrigin = z.infer<typeof SeedOrigin>

/** Who is to sit on a seat of a new match. Own bytes are brought to a table that was promised. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), bytes: z.optional(SeatBytes) }),
  /** Anybody may take it, or only the person of this id, who is asked. */
  z.object({ kind: z.literal('open'), invite: z.optional(Id) }),
  z.object({ kind: z.literal('bot'), bot: z.string().check(z.maxLength(40, 'must be the name of a bot')) }),
])
/** See the schema. */
export type SeatPlan = z.infer<typeof SeatPlan>

/** Who a free seat is kept for until they accept it. */
export const Invited = z.object({
  id: Id,
  name: z.string(),
  online: z.boolean(),
  /** They would rather not. */
  declined: z.optional(z.boolean()),
  /** They were challenged: they never sat here. */
  challenged: z.optional(z.boolean()),
})
/** See the schema. */
export type Invited = z.infer<typeof Invited>

/** How well somebody plays a game, as it stands beside their name; `provisional` while too little is known to place them. */
export const Rating = z.object({ value: Count, provisional: z.optional(z.boolean()) })
/** See the schema. */
export type Rating = z.infer<typeof Rating>

/** What a rated match changed for the person or bot that began with a seat. */
export const SeatRating = z.object({
  seat: SeatNumber,
  before: Count,
  after: Count,
  provisional: z.optional(z.boolean()),
})
/** See the schema. */
export type SeatRating = z.infer<typeof SeatRating>

/**
 * What a rated match changed; or why it changed nothing: `void`, it was closed without a result; `pair`, those who played it play each other for no
 * ratings, today or at all.
 */
export const MatchRatings = z.union([
  z.object({ changes: z.array(SeatRating) }),
  z.object({ why: z.enum(['void', 'pair']) }),
])
/** See the schema. */
export type MatchRatings = z.infer<typeof MatchRatings>

/** Who sits on a seat. `id` is public: it tells two persons of one name apart. */
export const SeatHolder = z.object({
  seat: SeatNumber,
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  id: z.optional(Id),
  /** They had an account when they sat down: their profile may be looked at. */
  hasAccount: z.optional(z.literal(true)),
  strength: z.optional(z.string()),
  /** How they stood in this game when they sat down; missing before their first rated match. */
  rating: z.optional(Rating),
  /** What the seat brought to the seed; missing where it brought nothing. */
  bytes: z.optional(z.string()),
  online: z.optional(z.boolean()),
  /** Why the person plays no more: they left, a bot plays on because they ran out of time, or because they left. */
  gone: z.optional(z.enum(['left', 'bot', 'replaced'])),
  /** Who held the seat first and has left, where a partner has taken it over. */
  from: z.optional(z.string()),
  /** They are asked and have stayed away so long that the others may claim the win or call the match off. */
  absent: z.optional(z.boolean()),
  /** Of a free seat: the only one who may take it. */
  invited: z.optional(Invited),
})
/** See the schema. */
export type SeatHolder = z.infer<typeof SeatHolder>

/** A bot that thinks as a weaker one for now, because many people wait for bots. */
export const Easing = z.object({ seat: SeatNumber, strength: z.string(), as: z.string() })
/** See the schema. */
export type Easing = z.infer<typeof Easing>

/** Where a match is. */
export const MatchStatus = z.enum(['open', 'playing', 'over'])
/** See the schema. */
export type MatchStatus = z.infer<typeof MatchStatus>

/** Time of each seat, as of `at`; `running` are those whose time passes. */
export const ClockFace = z.object({
  at: Count,
  left: z.array(z.nullable(z.number())),
  running: z.array(SeatNumber),
})
/** See the schema. */
export type ClockFace = z.infer<typeof ClockFace>

/** A match as part of a series: whoever first wins more than half of `bestOf` has won it. */
export const Series = z.object({
  bestOf: z.int().check(z.gte(3), z.lte(5)),
  /** Which match of the series this is, from 1. */
  game: Count,
  /** Matches won so far, by seat; this one too once it is over. */
  wins: z.array(Count),
})

/**
 * Why a match was closed without a result: `rules`, they changed while it was under way; `absence`, somebody stayed away and the others called it
 * off; `host`, its host closed the table before it began; `declined`, somebody who was asked to play again would rather not; `expired`, nothing
 * happened at the table for 30 days; `operator`, an operator of the hall closed it or called it off; `cancelled`, the tournament was
 * whose table it was.
 */
export const Closure = z.enum(['rules', 'absence', 'host', 'declined', 'expired', 'operator', 'cancelled'])
/** See the schema. */
export type Closure = z.infer<typeof Closure>

/** A match as lists show it. */
export const MatchCard = z.object({
  id: Id,
  game: z.string(),
  /** The rules by which the server shows it, or by which it was played where it cannot; missing from servers that do not say. */
  rulesVersion: z.optional(Count),
  /** Where rules changed while it was under way: those before, and how many choices had been made when each ended. */
  earlierRules: z.optional(z.array(z.object({ rulesVersion: Count, until: Count }))),
  status: MatchStatus,
  visibility: z.enum(['public', 'link']),
  /** It is played for ratings. */
  rated: z.optional(z.boolean()),
  /** What it changed, once it is over. */
  ratings: z.optional(MatchRatings),
  seats: z.array(SeatHolder),
  clock: ClockPlan,
  /** What becomes of a seat that runs out of time. */
  onTimeout: z.optional(TimeoutRule),
  /** What becomes of the seats of a person who leaves; missing where nobody plays them any more. */
  onLeave: z.optional(LeaveRule),
  /** As the game's kernel checked them. */
  options: z.custom<Options>((value) => typeof value === 'object' && value !== null),
  /** Milliseconds since 1970. */
  createdAt: Count,
  changedAt: Count,
  /** How many choices stand, as the reader may know; missing while the match is not in memory, and of old matches. */
  choices: z.optional(Count),
  /** Seats that are asked now. */
  asked: z.array(SeatNumber),
  /** When the last choice was made and how much time is left, while it is played and somebody has it open. */
  movedAt: z.optional(Count),
  time: z.optional(ClockFace),
  /** Seats of the one who reads the list. */
  mine: z.array(SeatNumber),
  /** Free seats that are kept for the one who reads, until they accept or decline; missing where there are none. */
  invited: z.optional(z.array(SeatNumber)),
  /** The seat that called the reader last, who is asked still. */
  nudge: z.optional(SeatNumber),
  /** Public id of who opened the table, while it has not begun. */
  host: z.optional(Id),
  /** When a table that has not begun is closed unless something happens there; what its seats are kept for ends with it. */
  closesAt: z.optional(Count),
  /** The match that this one follows: a rematch, or the next of a series. */
  after: z.optional(Id),
  /** Ranks by seat once it is over. */
  ranks: z.optional(z.array(z.number())),
  /** It is over without a result, and counts for nobody. */
  closed: z.optional(Closure),
  /** SHA-256 of the seed, known from the start; the seed itself once the match is over. */
  seedHash: z.optional(z.string()),
  seed: z.optional(z.string()),
  /** Missing where the server drew the seed alone. */
  seedFrom: z.optional(SeedOrigin),
  rematch: z.optional(Id),
  series: z.optional(Series),
  /** The tournament of which it decides a pairing. */
  tournament: z.optional(z.object({ id: Id, name: z.string(), round: Count })),
})
/** See the schema. */
export type MatchCard = z.infer<typeof MatchCard>
