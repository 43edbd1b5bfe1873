export { asksAfter, lastLike, ownAfter } from './asks.ts'
export type { OwnChanges } from './asks.ts'
export { changed, closeChanges, writeDifference, writeFields, writeWhole } from './difference.ts'
export type { Changes, Difference, Pieces, Plain, PlainObject } from './difference.ts'
export { Friend, FriendAsk, FriendList } from './friends.ts'
export {
  Credentials,
  DeckContent,
  DeckId,
  DeleteMe,
  LostPassword,
  Invitation,
  Leaderboard,
  LeaderboardRow,
  Lobby,
  MailChoice,
  MailState,
  MailToken,
  Me,
  NewMail,
  NewMatch,
  NewTerms,
  NewPassword,
  AskAgain,
  PairingStep,
  PasswordByMail,
  PlayRecord,
  Profile,
  ProfileSettings,
  Refused,
  Rename,
  SaveDeck,
  Seek,
  Subscription,
  Unsubscribe,
  CallKey,
  SavedDeck,
  SavedDecks,
  TakeSeat,
} from './http.ts'
export { protocolSchema } from './json-schema.ts'
export {
  Change,
  ChatLine,
  ClientMessage,
  CommandId,
  Moment,
  momentAfter,
  ServerMessage,
} from './messages.ts'
export type { KnownMoment } from './messages.ts'
export {
  ClockFace,
  ClockPlan,
  ClockSharing,
  Closure,
  Easing,
  Id,
  Invited,
  LeaveRule,
  MatchCard,
  MatchStatus,
  Offer,
  MapPlace,
  MatchRatings,
  Promised,
  Proposal,
  Rating,
  SeatBytes,
  SeatHolder,
  SeatNumber,
  SeatPlan,
  SeatRating,
  SeedOrigin,
  Series,
  TimeoutRule,
} from './parts.ts'
export { OPERATOR_ACTS, readOperatorGiven, ReportPlayer } from './operator.ts'
export type { HallOverview, OperatorAct, OperatorGiven } from './operator.ts'
export { keptTerms, SavedTerms, SavedTermsList, SaveTerms, TableTerms } from './saved-terms.ts'
export { check, compactFrame, readClientMessage, readServerMessage } from './reading.ts'
export {
  MOST_BOTS,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  NewTournament,
  readTournamentGiven,
  TOURNAMENT_ACTS,
  TournamentCard,
  TournamentEntrant,
  TournamentLine,
  TournamentList,
  TournamentStatus,
  TournamentSystem,
  TournamentTable,
  TournamentUnchanged,
  TournamentView,
} from './tournaments.ts'
export type { TournamentAct, TournamentGiven } from './tournaments.ts'
export { Scribe } from './scribe.ts'
export { HEARTBEAT_MS, LARGEST_MESSAGE, PROTOCOL_VERSION } from './version.ts'
