import { seenText } from '@trialhall/kernel'
import type { AnyView, Ask, SeenEvent, Outcome, Viewer } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { asksAfter, ownAfter, type OwnChanges } from './asks.ts'
import { changed, type Difference } from './difference.ts'
import {
  ClockFace,
  Count,
  Easing,
  Id,
  MatchCard,
  Offer,
  PartyNumber,
  MapPlace,
  plainText,
  Proposal,
  SeatHolder,
  SeatNumber,
} from './parts.ts'

/** Chosen by the page, once for each command: the same id sent again is answered again and done once. */
export const CommandId = z
  .string()
  .check(
    z.minLength(1, 'must have 1 to 40 characters'),
    z.maxLength(40, 'must have 1 to 40 characters'),
    plainText,
  )

const command = { id: CommandId, match: Id }

/** What a page may send over its socket. */
export const ClientMessage = z.discriminatedUnion('type', [
  /** Follow a match; `since` is the number of entries of its log that the page knows, to be told only what is new. */
  z.strictObject({ type: z.literal('watch'), match: Id, since: z.optional(Count) }),
  z.strictObject({ type: z.literal('unwatch'), match: Id }),
  /** Pick an option. `length` is the number of choices the page saw, so that a stale click is refused. */
  z.strictObject({ type: z.literal('choose'), ...command, seat: SeatNumber, length: Count, pick: Count }),
  /**
   * Take back the own last choice, where nothing was revealed since; with `to`, all own choices but the first so many that stand, as far as
   * each could be taken back after the other.
   */
  z.strictObject({ type: z.literal('back'), ...command, seat: SeatNumber, to: z.optional(Count) }),
  /** Propose to the others that the last choice is undone, or that the match is drawn; it is done when all of them agree. */
  z.strictObject({ type: z.literal('offer'), ...command, seat: SeatNumber, what: Proposal }),
  z.strictObject({
    type: z.literal('answer'),
    ...command,
    seat: SeatNumber,
    what: Proposal,
    agree: z.boolean(),
  }),
  /** Take back what was proposed and is not settled. */
  z.strictObject({ type: z.literal('withdraw'), ...command, seat: SeatNumber, what: Proposal }),
  z.strictObject({ type: z.literal('resign'), ...command, seat: SeatNumber }),
  /** Somebody who is asked has stayed away: they are taken to have left (`win`), or the match is called off without a result (`off`). */
  z.strictObject({
    type: z.literal('claim'),
    ...command,
    seat: SeatNumber,
    absent: SeatNumber,
    what: z.enum(['win', 'off']),
  }),
  /** Call somebody who is asked. */
  z.strictObject({ type: z.literal('nudge'), ...command, seat: SeatNumber, to: SeatNumber }),
  /** Point at a space of the map, for the party of a seat. */
  z.strictObject({ type: z.literal('point'), ...command, seat: SeatNumber, place: MapPlace }),
  z.strictObject({
    type: z.literal('chat'),
    ...command,
    text: z
      .string()
      .check(
        z.maxLength(300, 'must have at most 300 characters'),
        z.regex(/^(?:\t|[^\p{Cc}\p{Cs}])*$/u, 'must not hold control characters'),
        z.overwrite(seenText),
        z.minLength(1, 'must hold something that can be seen'),
      ),
    /** Only those who play for this party hear it, and nobody else that anything was said; missing: everybody does. */
    party: z.optional(PartyNumber),
  }),
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
])
/** See the schema. */
export type ClientMessage = z.infer<typeof ClientMessage>

/**
 * A line of talk at a table. `id` is the public id of who said it, by which they can be muted whatever they are called. What is said to all
 * and what is said in a party are counted apart, so that nobody misses a number.
 */
export const ChatLine = z.object({
  n: Count,
  /** The party that it was said to; missing where it was said to all. */
  party: z.optional(PartyNumber),
  from: z.string(),
  id: Id,
  seat: z.nullable(SeatNumber),
  text: z.string(),
  at: Count,
})
/** See the schema. */
export type ChatLine = z.infer<typeof ChatLine>

/** A match at one moment, as one person may see it. The inner data is the game's own and is checked by its kernel. */
export const Moment = z.object({
  /** Number of entries of the log: what `since` counts. */
  entry: Count,
  /** Number of choices that stand. */
  length: Count,
  /** The seat that the reader looks from: one of theirs that is asked, else their first; null for a spectator. */
  viewer: z.custom<Viewer>(),
  /** What the reader's seats see together. */
  view: z.custom<AnyView>((value) => typeof value === 'object' && value !== null),
  asked: z.array(z.object({ seat: SeatNumber, prompt: z.unknown() })),
  /** The open asks of the reader's seats, in seat order. */
  own: z.array(z.custom<Ask>()),
  /** The reader's seats that may take back their last choice. */
  canGoBack: z.array(SeatNumber),
  /** How many choices the reader may take back one after the other. */
  stepsBack: z.optional(Count),
  outcome: z.custom<Outcome | null>(),
  thinking: z.nullable(SeatNumber),
  easing: z.nullable(Easing),
  undoOffer: z.nullable(Offer),
  drawOffer: z.nullable(Offer),
  clock: z.nullable(ClockFace),
  /** The story: keep the first `kept` events the page has and add these. */
  kept: Count,
  told: z.array(z.custom<SeenEvent>()),
  fresh: Count,
})
/** See the schema. */
export type Moment = z.infer<typeof Moment>

/** What turns the newest moment that a connection was sent of a match into the next one. */
export const Change = z.object({
  /** Entry of the moment that is changed. */
  from: Count,
  entry: Count,
  /** How the moment differs, but for the fields that stand beside this one; null where it does not. */
  difference: z.custom<Difference | null>((value) => typeof value === 'object'),
  /**
   * The reader's seats that are asked now, each with how what it is asked differs from one of its last asks, or null; missing where all
   * are asked what they were asked before. See `OwnChanges`.
   */
  own: z.optional(z.custom<OwnChanges>((value) => typeof value === 'object' && value !== null)),
  kept: Count,
  told: z.array(z.custom<SeenEvent>()),
})
/** See the schema. */
export type Change = z.infer<typeof Change>

/** A moment, and what its reader keeps beside it: the last asks of their seats that they were sent since a moment came whole. */
export type KnownMoment = Moment & { readonly lastAsks?: readonly Ask[] }

/** The moment after a change. Throws where the change is not of this moment. */
export function momentAfter(before: KnownMoment, change: Change): KnownMoment {
  const { from, entry, difference, kept, told } = change
  if (before.entry !== from) throw new Error(`a change of moment ${from} came where ${before.entry} stands`)
  const { entry: _entry, kept: _kept, told: _told, fresh: _fresh, lastAsks = before.own, ...scene } = before
  const own = change.own === undefined ? before.own : ownAfter(lastAsks, change.own)
  const after = changed(scene, difference) as typeof scene
  return { ...after, own, entry, kept, told, fresh: kept, lastAsks: asksAfter(lastAsks, own) }
}

/** What a server may send. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), version: z.number(), id: Id, name: z.string() }),
  /** Everything about a match that a page has begun to watch. */
  z.object({
    type: z.literal('table'),
    match: Id,
    card: MatchCard,
    moment: z.nullable(Moment),
    chat: z.array(ChatLine),
  }),
  /** The match went on. `id` is the own command that it went on by: it is done, as after `done`. */
  z.object({ type: z.literal('moment'), match: Id, id: z.optional(CommandId), moment: Moment }),
  /** The same, where the page has a moment already: only what differs from that one. */
  z.object({ type: z.literal('change'), match: Id, id: z.optional(CommandId), ...Change.shape }),
  /** Somebody came, went, or changed a name. */
  z.object({ type: z.literal('seats'), match: Id, seats: z.array(SeatHolder) }),
  z.object({ type: z.literal('chat'), match: Id, line: ChatLine }),
  /** Another seat calls one of the reader's, which is asked. */
  z.object({ type: z.literal('nudge'), match: Id, by: SeatNumber, to: SeatNumber }),
  /** Somebody of the reader's party, or the reader, points at a space of the map. */
  z.object({ type: z.literal('pointed'), match: Id, by: SeatNumber, place: MapPlace }),
  z.object({ type: z.literal('rematch'), match: Id, next: Id }),
  /** The command is done and on disk; `entry` is its number in the match's log. */
  z.object({ type: z.literal('done'), id: CommandId, match: Id, entry: Count }),
  /** The command is refused and changed nothing; or a message that has no `id` (null), because it could not be read, or asks for a match. */
  z.object({
    type: z.literal('refused'),
    id: z.nullable(CommandId),
    code: z.string(),
    /** What was wrong: 'length' where the table has moved on, 'storage' where the same command may be sent again. */
    field: z.optional(z.string()),
    error: z.string(),
  }),
  z.object({ type: z.literal('pong'), at: z.number() }),
  /** The server is about to go; connect again in so many milliseconds. */
  z.object({
    type: z.literal('bye'),
    reason: z.string(),
    retryMs: Count,
    serves: z.optional(z.literal(true)),
  }),
])
/** See the schema. */
export type ServerMessage = z.infer<typeof ServerMessage>
