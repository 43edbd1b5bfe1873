import { seenText, type Result } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { DisplayName, Id, plainText, SeatNumber } from './parts.ts'
import { check } from './reading.ts'

/** Somebody, by the name of their account or by their id. */
const Who = z
  .string()
  .check(z.minLength(1, 'must name somebody'), z.maxLength(64, 'must have at most 64 characters'), plainText)
/** Several lines are read as one: operators read them in a terminal, where a control character could do anything. */
const severalLines = z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'must not hold control characters')
const Reason = z
  .string()
  .check(
    z.maxLength(200, 'must have at most 200 characters'),
    severalLines,
    z.overwrite(seenText),
    z.minLength(1, 'must say why'),
  )
/** How long: `30m`, `12h` or `7d`; missing for good. */
const Span = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,4}[mhd]$/, 'must be a time such as 30m, 12h or 7d')),
)
const Limit = z._default(z.int().check(z.gte(1, 'must be 1 to 1000'), z.lte(1000, 'must be 1 to 1000')), 100)
const Match = z.strictObject({ match: Id })
const Person = z.strictObject({ who: Who })
const Kept = z.strictObject({ who: Who, for: Span, reason: Reason })

/** POST /api/operator/…: what operators of a hall can do, each with what must be said with it. */
export const OPERATOR_ACTS = {
  'hall.look': z.strictObject({}),
  'people.find': z.strictObject({
    text: z.string().check(z.maxLength(64, 'must have at most 64 characters'), plainText),
  }),
  'people.rename': z.strictObject({ who: Who, name: DisplayName }),
  'people.reset-password': Person,
  'people.ban': Kept,
  'people.unban': Person,
  'people.mute': Kept,
  'people.unmute': Person,
  'people.delete': Person,
  'people.export': Person,
  'people.appoint': Person,
  'people.dismiss': Person,
  'matches.list': z.strictObject({
    status: z._default(z.enum(['open', 'playing', 'over'], 'must be open, playing or over'), 'playing'),
    limit: Limit,
  }),
  'matches.show': Match,
  'matches.close': Match,
  'matches.award': z.strictObject({
    match: Id,
    seats: z
      .array(SeatNumber)
      .check(z.minLength(1, 'must name a seat'), z.maxLength(7, 'must name 1 to 7 seats')),
  }),
  'talk.show': Match,
  'talk.delete': z.strictObject({ match: Id, line: z.int() }),
  'reports.list': z.strictObject({ all: z.optional(z.boolean()) }),
  'reports.settle': z.strictObject({ id: z.string().check(plainText), note: Reason }),
  'audit.list': z.strictObject({ limit: Limit }),
} as const
/** One of them. */
export type OperatorAct = keyof typeof OPERATOR_ACTS
/** What is said with an act. */
export type OperatorGiven<A extends OperatorAct> = z.infer<(typeof OPERATOR_ACTS)[A]>

/** Reads what is said with an act; what is wrong is a fault with a sentence. */
export function readOperatorGiven<A extends OperatorAct>(act: A, body: unknown): Result<OperatorGiven<A>> {
  const schema: z.ZodMiniType<unknown> = OPERATOR_ACTS[act]
  return check(schema, body, 'body') as Result<OperatorGiven<A>>
}

/** What `hall.look` tells: how a hall stands, in bytes and milliseconds. */
export interface HallOverview {
  readonly at: number
  readonly store: string
  readonly people: readonly { readonly id: string; readonly name: string; readonly pages: number }[]
  readonly matches: { readonly open: number; readonly playing: number; readonly inMemory: number }
  readonly load: {
    readonly ofOneCore: number
    readonly cores: number
    readonly memory: number
    readonly sinceStart: number
  }
  /** Null where a database elsewhere keeps everything. */
  readonly disk: { readonly free: number; readonly of: number; readonly database: number } | null
  readonly lastBackup: number | null
  readonly errors: readonly { readonly at: number; readonly sentence: string; readonly times: number }[]
}

/** POST /api/reports: a player says to the operators what another one did. */
export const ReportPlayer = z.strictObject({
  match: Id,
  /** Id of the other one, as seats and lines of talk have it. */
  about: Id,
  text: z
    .string()
    .check(
      z.maxLength(500, 'must have at most 500 characters'),
      severalLines,
      z.overwrite(seenText),
      z.minLength(1, 'must say what happened'),
    ),
})
/** See the schema. */
export type ReportPlayer = z.infer<typeof ReportPlayer>
