export { DONE, idlePassIn, PASS, passIn, vainPassIn } from './ask.ts'
export type { Ask, Asked, Bounds, Choice, Done, Pass, Refusal, WindowResponse } from './ask.ts'
export { indexOfBest } from './best.ts'
export {
  below,
  chanceFor,
  cloneChance,
  GENERATORS,
  nextWord,
  reseed,
  seeded,
  shuffleInPlace,
} from './chance.ts'
export type { Chance, Generator, Seed, Sfc32 } from './chance.ts'
export { cardsNamed, PROVENANCES } from './game.ts'
export type {
  AnyGame,
  AnyView,
  CardFace,
  Game,
  GameCover,
  Provenance,
  RolloutAsk,
  SearchHints,
  Setup,
  Traits,
} from './game.ts'
export { chanceOfAtLeast, chancesOf, contestOf, expectedRoll } from './odds.ts'
export type { Contest, Keep, Roll } from './odds.ts'
export { isDrawn, rankBy, winningParties, winShares } from './outcome.ts'
export type { Outcome } from './outcome.ts'
export { partners, partyCount, partyName, partyOf, perSeat, seatedAt, seatsOf } from './parties.ts'
export type { Party, PartySeating, Sided } from './parties.ts'
export { registry } from './registry.ts'
export type { Registry } from './registry.ts'
export { fault, FAULTS, faultsIn, ok, RulesError, shown } from './result.ts'
export type { Fault, FaultCode, Result } from './result.ts'
export {
  EVERYONE,
  eyesThrough,
  isAmong,
  MAX_SEATS,
  NOBODY,
  playerCountText,
  seatCountFor,
  seatCounts,
  seatCountText,
  seatLetter,
  sightOf,
  viewerOf,
} from './seats.ts'
export type { BySeat, Eyes, Looker, Seat, SeatCounts, Sight, Viewer } from './seats.ts'
export type { OpenState, State, Zone } from './state.ts'
export { Table } from './table.ts'
export type { Decider, EventSink, GameBasics } from './table.ts'
export { fromBase64Url, toBase64Url } from './formats/base64.ts'
export {
  cardFingerprint,
  deckFromLink,
  deckToLink,
  optionsFromWords,
  optionWords,
} from './formats/deck-link.ts'
export type { LinkedDeck } from './formats/deck-link.ts'
export { compact, compactJson, expanded, readCompactJson } from './formats/compact.ts'
export { canonical, stateHash, textHash } from './formats/hash.ts'
export { checkLog, decodeLog, encodeLog, LOG_FORMAT, logToLink, logUpTo, readLog } from './formats/log.ts'
export type { Log } from './formats/log.ts'
export { MOST_GAMES } from './formats/seed-from.ts'
export type { SeedFrom } from './formats/seed-from.ts'
export { KEY_SEED } from './generators/chacha.ts'
export type { ChaCha20 } from './generators/chacha.ts'
export type { Tape } from './generators/tape.ts'
export { addCards, cloneCards, noCards, redefine, UNKNOWN } from './hidden/cards.ts'
export type { CardId, Cards, DefIndex } from './hidden/cards.ts'
export { defIn, eventFor } from './hidden/event-record.ts'
export type { EventRecord, SeenEvent } from './hidden/event-record.ts'
export {
  areSeenAlike,
  glanceFor,
  knowsMore,
  openPart,
  redeal,
  seenPart,
  unseenGroups,
  viewFor,
  viewFrom,
} from './hidden/views.ts'
export type { OpenPart, PoolView, SeenPart, UnseenGroup, View } from './hidden/views.ts'
export type { Leave } from './match/leaves.ts'
export { ENDS_HERE, migratedCheckpoint, migratedEvents } from './match/migration.ts'
export type { EarlierRules } from './match/migration.ts'
export { Match } from './match/match.ts'
export type { Saved } from './match/match.ts'
export { Halt, HALT, MOST_SEGMENTS, playout } from './match/playout.ts'
export { Position } from './match/position.ts'
export {
  isSeriesOver,
  newSeries,
  nextSeries,
  oneSeatOn,
  SERIES_LENGTHS,
  seriesAfter,
  seriesWinners,
  winsNeeded,
} from './match/series.ts'
export type { Series } from './match/series.ts'
export { World } from './match/world.ts'
export type { ToldDeed, DeedBegins, ToldEvent } from './retelling/deeds.ts'
export { Retelling } from './retelling/retelling.ts'
export type { DeedSense, RetoldMatch, TurningPoint, WeighedDeed } from './retelling/retelling.ts'
export { standingOf, type BySide } from './retelling/standings.ts'
export { Fields } from './request/fields.ts'
export {
  changedOptions,
  defaultOptions,
  optionsAmongBots,
  optionsOnOneScreen,
  parseOptions,
  windowsOption,
} from './request/options.ts'
export type { Choosable, OpenChoice, Options, OptionSpec } from './request/options.ts'
export { checkRequest, seatsFault } from './request/request.ts'
export type { MatchRequest } from './request/request.ts'
export {
  appliedOptions,
  optionApplies,
  optionsKnownTo,
  secretSpecs,
  turnedOptions,
  withSeatOptions,
} from './request/seat-options.ts'
export type { SeatOptions } from './request/seat-options.ts'
export { isReaderName, nameFlaw, seenText } from './request/seen-text.ts'
export { wholeNumberIn } from './request/whole-number.ts'
export { begunAlike } from './words/beginnings.ts'
export type { Beginning } from './words/beginnings.ts'
export { factsOf, factsWhen } from './words/facts.ts'
export { capital, capitalSentence, counted, listed } from './words/phrases.ts'
export { soughtIn } from './words/sought.ts'
export { tableauOf } from './words/tableau.ts'
export type { SeatRow, Tableau, TableauZone } from './words/tableau.ts'
export { wordsOf } from './words/vocabulary.ts'
export type { Sayings, Vocabulary } from './words/vocabulary.ts'
export { winnerNames } from './words/winners.ts'
export { plain } from './words/words.ts'
export {
  isOnMap,
  picksBySpace,
  reportOnSpace,
  spaceKey,
  spaceName,
  spacesOffered,
  spaceText,
} from './words/spaces.ts'
export type {
  MapSize,
  Space,
  SpaceContent,
  SpaceQuestion,
  SpaceReport,
  SpaceWords,
} from './words/spaces.ts'
export type { Facts, Piece, Ref, Sentence, Words } from './words/words.ts'
