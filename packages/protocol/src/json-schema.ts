import * as z from 'zod/mini'
import { FriendList } from './friends.ts'
import {
  AskAgain,
  CallKey,
  Credentials,
  Leaderboard,
  LostPassword,
  Lobby,
  MailChoice,
  MailState,
  MailToken,
  Me,
  NewMail,
  NewMatch,
  NewTerms,
  NewPassword,
  PairingStep,
  PasswordByMail,
  PlayRecord,
  Profile,
  ProfileSettings,
  Refused,
  Rename,
  SaveDeck,
  SavedDeck,
  SavedDecks,
  Seek,
  Subscription,
  TakeSeat,
  Unsubscribe,
} from './http.ts'
import { ClientMessage, ServerMessage } from './messages.ts'
import { MatchCard } from './parts.ts'
import { SavedTermsList, SaveTerms } from './saved-terms.ts'
import { PROTOCOL_VERSION } from './version.ts'

/** What a client sends, and what a server does: the first is strict, the second may have more fields one day. */
const SENT = {
  AskAgain,
  ClientMessage,
  Credentials,
  LostPassword,
  MailChoice,
  MailToken,
  NewMail,
  NewMatch,
  NewTerms,
  NewPassword,
  ProfileSettings,
  PasswordByMail,
  Rename,
  SaveDeck,
  SaveTerms,
  Seek,
  Subscription,
  TakeSeat,
  Unsubscribe,
}
const RECEIVED = {
  CallKey,
  FriendList,
  ServerMessage,
  Leaderboard,
  Lobby,
  MailState,
  MatchCard,
  Me,
  PairingStep,
  PlayRecord,
  Profile,
  Refused,
  SavedDeck,
  SavedDecks,
  SavedTermsList,
}

/**
 * The protocol as JSON Schema (draft 2020-12), for clients in other languages: a definition for each message and each body.
 * What a game says itself, such as its views and options, is any value there.
 */
export function protocolSchema(): object {
  const sent = Object.entries(SENT).map(([name, schema]) => [name, asJson(schema, 'input')])
  const received = Object.entries(RECEIVED).map(([name, schema]) => [name, asJson(schema, 'output')])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Trialhall, protocol ${PROTOCOL_VERSION}`,
    $defs: Object.fromEntries([...sent, ...received]),
  }
}

function asJson(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
