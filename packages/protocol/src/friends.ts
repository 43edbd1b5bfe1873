import * as z from 'zod/mini'
import { Count, Id } from './parts.ts'

const Person = { id: Id, name: z.string() }

/** A friend of the reader. Of whoever hides their profile neither `isHere` nor `plays` is said. */
export const Friend = z.object({
  ...Person,
  /** Since when they are friends, in milliseconds since 1970. */
  since: Count,
  /** They have a page of a table open, or looked at a list within two minutes. */
  isHere: z.optional(z.boolean()),
  /** What they play now; `match` where the reader may watch it. */
  plays: z.optional(z.object({ game: z.string(), match: z.optional(Id) })),
})
/** See the schema. */
export type Friend = z.infer<typeof Friend>

/** Somebody who asks the reader to be friends, or whom the reader has asked. */
export const FriendAsk = z.object({ ...Person, at: Count })
/** See the schema. */
export type FriendAsk = z.infer<typeof FriendAsk>

/** GET /api/friends, and what POST and DELETE /api/friends/:id answer: my friends, who asks me, and whom I have asked. */
export const FriendList = z.object({
  friends: z.array(Friend),
  toAnswer: z.array(FriendAsk),
  asked: z.array(FriendAsk),
})
/** See the schema. */
export type FriendList = z.infer<typeof FriendList>
