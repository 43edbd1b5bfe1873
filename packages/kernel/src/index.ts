export { DONE } from './ask.ts'
export type { Ask, Asked, Bounds, Choice, Done, Refusal } from './ask.ts'
export { fromBase64Url, toBase64Url } from './base64.ts'
export { addCards, cloneCards, noCards, redefine, UNKNOWN } from './cards.ts'
export type { CardId, Cards, DefIndex } from './cards.ts'
export { KEY_SEED } from './chacha.ts'
export type { ChaCha20 } from './chacha.ts'
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
export {
  cardFingerprint,
  deckFromLink,
  deckToLink,
  optionsFromWords,
  optionWords,
} from './deck-link.ts'
export type { LinkedDeck } from './deck-link.ts'
export { factsOf, factsWhen } from './facts.ts'
export { Fields } from './fields.ts'
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
export { canonical, stateHash, textHash } from './hash.ts'
export type { Leave } from './leaves.ts'
export { checkLog, decodeLog, encodeLog, LOG_FORMAT, logToLink, logUpTo, readLog } from './log.ts'
export type { Log } from './log.ts'
export { Match } from './match.ts'
export type { Saved } from './match.ts'
export {
  changedOptions,
  defaultOptions,
  optionsAmongBots,
  parseOptions,
  windowsOption,
} from './options.ts'
export type { Choosable, OpenChoice, Options, OptionSpec } from './options.ts'
export { isDrawn, rankBy, winShares } from './outcome.ts'
export type { Outcome } from './outcome.ts'
export { capital, capitalSentence, counted, listed } from './phrases.ts'
export { Halt, HALT, MOST_SEGMENTS, playout } from './playout.ts'
export { Position } from './position.ts'
export { registry } from './registry.ts'
export type { Registry } from './registry.ts'
export { checkRequest } from './request.ts'
export type { MatchRequest } from './request.ts'
export { fault, FAULTS, faultsIn, ok, RulesError, shown } from './result.ts'
export type { Fault, FaultCode, Result } from './result.ts'
export { EVERYONE, MAX_SEATS, NOBODY, seatLetter, sightOf } from './seats.ts'
export type { BySeat, Seat, Sight, Viewer } from './seats.ts'
export {
  appliedOptions,
  optionApplies,
  optionsKnownTo,
  secretSpecs,
  turnedOptions,
  withSeatOptions,
} from './seat-options.ts'
export type { SeatOptions } from './seat-options.ts'
export { nameFlaw, seenText } from './seen-text.ts'
export {
  newSeries,
  nextSeries,
  oneSeatOn,
  SERIES_LENGTHS,
  seriesAfter,
  seriesWinner,
  winsNeeded,
} from './series.ts'
export type { Series } from './series.ts'
export { MOST_GAMES } from './seed-from.ts'
export type { SeedFrom } from './seed-from.ts'
export type { OpenState, State, Zone } from './state.ts'
export { Table } from './table.ts'
export type { Audience, House, Mind } from './table.ts'
export { tableauOf } from './tableau.ts'
export type { Tape } from './tape.ts'
export type { Place, SeatRow, Tableau } from './tableau.ts'
export { defIn, heardBy } from './told.ts'
export type { Heard, Told } from './told.ts'
export {
  areSeenAlike,
  glanceFor,
  openPart,
  redeal,
  seenPart,
  unseenGroups,
  viewFor,
  viewFrom,
} from './views.ts'
export type { OpenPart, PoolView, SeenPart, UnseenGroup, View } from './views.ts'
export { wordsOf } from './vocabulary.ts'
export type { Sayings, Vocabulary } from './vocabulary.ts'
export { wholeNumberIn } from './whole-number.ts'
export { plain } from './words.ts'
export type { Facts, Piece, Ref, Sentence, Words } from './words.ts'
export { World } from './world.ts'
