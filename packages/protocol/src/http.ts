import { SERIES_LENGTHS, seenText } from '@trialhall/kernel'
import * as z from 'zod/mini'
import {
  ClockPlan,
  Count,
  DisplayName,
  Id,
  LeaveRule,
  MatchCard,
  SeatBytes,
  SeatPlan,
  TimeoutRule,
} from './parts.ts'

/** GET /api/me: who I am. */
export const Me = z.object({ id: Id, name: z.string(), account: z.nullable(z.string()) })
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

/** POST /api/account/password: another password, by whoever knows the one of now. */
export const NewPassword = z.strictObject({
  current: z.string().check(z.maxLength(200, 'must have at most 200 characters')),
  password: Credentials.shape.password,
})
/** See the schema. */
export type NewPassword = z.infer<typeof NewPassword>

/** DELETE /api/me: everything that is kept of me goes; with an account, its password says that it is me. */
export const DeleteMe = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(200, 'must have at most 200 characters'))),
})
/** See the schema. */
export type DeleteMe = z.infer<typeof DeleteMe>

/** POST /api/invitation: the word that lets somebody into a hall by invitation. */
export const Invitation = z.strictObject({
  word: z.string().check(z.maxLength(200, 'must have at most 200 characters')),
})
/** See the schema. */
export type Invitation = z.infer<typeof Invitation>

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
  onLeave: z.optional(LeaveRule),
  /** A series of at most so many matches. */
  bestOf: z._default(z.literal([...SERIES_LENGTHS], 'must be 1, 3 or 5'), 1),
  /** It is played for ratings: by people with accounts and bots with a strength. */
  rated: z.optional(z.boolean()),
  /** Id of a table that the server promised to the one who asks; the match gets it. */
  table: z.optional(Id),
})
/** See the schema. */
export type NewMatch = z.infer<typeof NewMatch>

/**
 * POST /api/matches/:id/seats/:seat: what the one who sits down brings: of the options those that are secret, and bytes for the
 * seed.
 */
export const TakeSeat = z.strictObject({
  options: z._default(z.record(z.string(), z.unknown()), {}),
  bytes: z.optional(SeatBytes),
})
/** See the schema. */
export type TakeSeat = z.infer<typeof TakeSeat>

/** PATCH /api/matches/:id: how a table that I opened is to be played from now on; what is missing stays as it is. */
export const NewTerms = z.strictObject({
  options: z.optional(z.record(z.string(), z.unknown())),
  visibility: z.optional(z.enum(['public', 'link'])),
  clock: z.optional(ClockPlan),
  onTimeout: z.optional(TimeoutRule),
  onLeave: z.optional(LeaveRule),
  rated: z.optional(z.boolean()),
})
/** See the schema. */
export type NewTerms = z.infer<typeof NewTerms>

/** POST /api/matches/:id/rematch: what the one who asks, or accepts, brings to the seed of the next match. */
export const AskAgain = z.strictObject({ bytes: z.optional(SeatBytes) })
/** See the schema. */
export type AskAgain = z.infer<typeof AskAgain>

/** GET /api/matches: what there is to join, watch and go on with. */
export const Lobby = z.object({
  mine: z.array(MatchCard),
  open: z.array(MatchCard),
  /** Open tables whose host has been away for more than two minutes; missing where there are none. */
  away: z.optional(z.array(MatchCard)),
  running: z.array(MatchCard),
  /** Ids of my matches that the server cannot read from its disk as they were written; missing where there are none. */
  damaged: z.optional(z.array(z.string())),
  /** From which place on the lists go on; null where that was all. */
  more: z.optional(z.object({ open: z.nullable(Count), running: z.nullable(Count) })),
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
      /** Nobody won. */
      drawn: Count,
      /** Those of them with other people at the table. */
      withPeople: z.object({ played: Count, won: Count, drawn: Count }),
    }),
  ),
  finished: z.array(MatchCard),
})
/** See the schema. */
export type PlayRecord = z.infer<typeof PlayRecord>

const RatingRecord = {
  rating: Count,
  deviation: Count,
  /** Rated matches, and how many of them were won and drawn. */
  matches: Count,
  won: Count,
  drawn: Count,
}

/** Who stands on a leaderboard: a person by their id, or a strength of bots. */
export const LeaderboardRow = z.object({
  /** Who has the same rating has the same place; null for whoever is in no list. */
  place: z.nullable(Count),
  id: z.optional(Id),
  strength: z.optional(z.string()),
  /** What a person goes by; bots have none. */
  name: z.string(),
  ...RatingRecord,
})
/** See the schema. */
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

/** GET /api/leaderboards/:game: the best of a game, and how the one who asks stands there. */
export const Leaderboard = z.object({
  game: z.string(),
  rows: z.array(LeaderboardRow),
  /** Null before the first rated match. */
  own: z.nullable(LeaderboardRow),
  /** The deviation at or below which somebody is ranked. */
  rankedBelow: Count,
  /** My profile is hidden, so I am in no list. */
  isHidden: z.boolean(),
})
/** See the schema. */
export type Leaderboard = z.infer<typeof Leaderboard>

/** GET /api/people/:id: what everybody may know of somebody. Of a hidden profile that is the name. */
export const Profile = z.object({
  id: Id,
  name: z.string(),
  isHidden: z.boolean(),
  /** When they came, in milliseconds since 1970; missing where hidden. */
  since: z.optional(Count),
  /** They have no account. */
  isGuest: z.optional(z.boolean()),
  ratings: z.array(
    z.object({
      game: z.string(),
      ...RatingRecord,
      ranked: z.boolean(),
      /** The highest rating while ranked. */
      best: z.nullable(Count),
      /** The newest rated matches, the oldest first; not their ids, since some of them only a link leads to. */
      curve: z.array(z.object({ at: Count, rating: Count })),
    }),
  ),
  record: PlayRecord.shape.games,
  /** What they bring or play most, of public matches that are over. */
  favourites: z.array(z.object({ game: z.string(), what: z.string(), times: Count })),
  /** Their newest public matches that are over. */
  finished: z.array(MatchCard),
})
/** See the schema. */
export type Profile = z.infer<typeof Profile>

/** GET and POST /api/me/profile: what of my profile others may see. */
export const ProfileSettings = z.strictObject({ isHidden: z.boolean() })
/** See the schema. */
export type ProfileSettings = z.infer<typeof ProfileSettings>

/** POST /api/pairings: I look for a rated match, and wait at this table already. To be asked again every few seconds. */
export const Seek = z.strictObject({ game: z.string(), match: z.optional(Id) })
/** See the schema. */
export type Seek = z.infer<typeof Seek>

/**
 * What a page that looks for a match is to do: open a rated table and wait there; leave it for that of somebody else; wait, meanwhile a bot is near one's
 * rating; or go to the match, which has begun. `range` is how far ratings may be apart by now, null for any distance.
 */
export const PairingStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open') }),
  z.object({ do: z.literal('join'), match: Id }),
  z.object({
    do: z.literal('wait'),
    /** The own table. */
    match: z.optional(Id),
    rating: Count,
    range: z.nullable(Count),
    bot: z.object({ strength: z.string(), rating: Count }),
  }),
  z.object({ do: z.literal('play'), match: Id }),
])
/** See the schema. */
export type PairingStep = z.infer<typeof PairingStep>

/** Id of a deck, made by the page that began it. */
export const DeckId = z
  .string()
  .check(z.regex(/^[a-z0-9]{1,32}$/, 'must be 1 to 32 lower-case letters and digits'))

const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'must be a slug: letters, digits and -'))
const Copies = z.int().check(z.gte(1, 'must be 1 to 99'), z.lte(99, 'must be 1 to 99'))
const RuleValue = z.union(
  [z.string().check(z.maxLength(100)), z.number(), z.boolean()],
  'must be a text of at most 100 characters, a number, true or false',
)

/** A deck as it is built: copies by slug, and the options of a match that it is for. */
export const DeckContent = z.strictObject({
  game: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'must be the id of a game')),
  name: z
    .string()
    .check(
      z.maxLength(60, 'must have 1 to 60 characters'),
      z.overwrite(seenText),
      z.minLength(1, 'must have 1 to 60 characters that can be seen'),
    ),
  rules: z
    .record(z.string(), RuleValue)
    .check(z.refine((rules) => Object.keys(rules).length <= 20, 'must hold at most 20 options')),
  cards: z
    .record(Slug, Copies)
    .check(z.refine((cards) => Object.keys(cards).length <= 150, 'must hold at most 150 different cards')),
})
/** See the schema. */
export type DeckContent = z.infer<typeof DeckContent>

/** PUT /api/decks/:id: a deck as it is now on a device, or null where it was deleted there. */
export const SaveDeck = z.strictObject({
  /** Who sends it thinks they are this; refused where they have become somebody else. */
  owner: Id,
  /** The revision that the device had before it changed the deck; 0 for a deck that it never sent. */
  base: Count,
  /** When it was changed or deleted, in milliseconds since 1970. */
  changedAt: Count,
  deck: z.nullable(DeckContent),
})
/** See the schema. */
export type SaveDeck = z.infer<typeof SaveDeck>

/** A deck as the server keeps it; `deck` is null where it was deleted. */
export const SavedDeck = z.object({
  id: DeckId,
  /** Grows with each change of any deck of its owner. */
  revision: Count,
  changedAt: Count,
  deck: z.nullable(DeckContent),
})
/** See the schema. */
export type SavedDeck = z.infer<typeof SavedDeck>

/** GET /api/decks?since=: those of my decks that changed after a revision, the oldest change first. */
export const SavedDecks = z.object({ owner: Id, revision: Count, decks: z.array(SavedDeck) })
/** See the schema. */
export type SavedDecks = z.infer<typeof SavedDecks>

const Endpoint = z
  .string()
  .check(z.minLength(1, 'must be an address'), z.maxLength(1000, 'must have at most 1000 characters'))
const PushKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/, 'must be a key in base64url'))

/** PUT /api/calls: a browser at which I am to be called while I have no page open, as its push service describes it. */
export const Subscription = z.strictObject({
  endpoint: Endpoint,
  keys: z.strictObject({ p256dh: PushKey, auth: PushKey }),
})
/** See the schema. */
export type Subscription = z.infer<typeof Subscription>

/** DELETE /api/calls: a browser at which I am to be called no more. */
export const Unsubscribe = z.strictObject({ endpoint: Endpoint })
/** See the schema. */
export type Unsubscribe = z.infer<typeof Unsubscribe>

/** GET /api/calls: the key by which this hall is known to push services, in base64url. */
export const CallKey = z.object({ key: z.string() })
/** See the schema. */
export type CallKey = z.infer<typeof CallKey>

/** GET, PUT, PATCH and DELETE /api/mail: where letters of the hall reach me. */
export const MailState = z.object({
  /** The hall sends letters. */
  isOffered: z.boolean(),
  hasAccount: z.boolean(),
  address: z.nullable(z.string()),
  isConfirmed: z.boolean(),
  /** Another address that takes its place once it is confirmed. */
  next: z.optional(z.string()),
  /** Letters about my matches are wanted. */
  isOn: z.boolean(),
})
/** See the schema. */
export type MailState = z.infer<typeof MailState>

/** PUT /api/mail: an address that a letter with a link goes to. With it a lost password can be replaced, so the one of now is asked for. */
export const NewMail = z.strictObject({
  address: z
    .string()
    .check(
      z.maxLength(254, 'must have at most 254 characters'),
      z.regex(
        /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]+$/,
        'must be an address such as ana@example.org',
      ),
    ),
  password: z.string().check(z.maxLength(200, 'must have at most 200 characters')),
})
/** See the schema. */
export type NewMail = z.infer<typeof NewMail>

/** PATCH /api/mail: whether letters about my matches are wanted. */
export const MailChoice = z.strictObject({ isOn: z.boolean() })
/** See the schema. */
export type MailChoice = z.infer<typeof MailChoice>

const LinkToken = z.string().check(z.maxLength(1000, 'must have at most 1000 characters'))

/** POST /api/mail/confirm and /api/mail/stop: what a link in a letter holds. */
export const MailToken = z.strictObject({ token: LinkToken })
/** See the schema. */
export type MailToken = z.infer<typeof MailToken>

/** POST /api/mail/forgot: the account whose password is lost. */
export const LostPassword = z.strictObject({
  name: Credentials.shape.name,
})
/** See the schema. */
export type LostPassword = z.infer<typeof LostPassword>

/** POST /api/mail/reset: another password, by the link in a letter. */
export const PasswordByMail = z.strictObject({ token: LinkToken, password: Credentials.shape.password })
/** See the schema. */
export type PasswordByMail = z.infer<typeof PasswordByMail>

/** What every refused request is answered with. */
export const Refused = z.object({
  ok: z.literal(false),
  code: z.string(),
  error: z.string(),
  field: z.optional(z.string()),
  /** A sentence for each fault, where there are several. */
  parts: z.optional(z.array(z.string())),
  /** Of a deck that was changed elsewhere since: how it stands. */
  stored: z.optional(SavedDeck),
})
/** See the schema. */
export type Refused = z.infer<typeof Refused>
