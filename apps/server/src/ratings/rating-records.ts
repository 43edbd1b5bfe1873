import type { MatchRatings } from '@trialhall/protocol'
import { sha256 } from '../ids.ts'
import type { RecordChange } from '../store/records.ts'
import { isRanked, type Skill } from './glicko.ts'
import { strengthOf, type RatedId } from './players.ts'

/** How somebody stands in a game, and what became of their rated matches there. */
export interface StoredRating extends Skill {
  readonly matches: number
  readonly won: number
  readonly drawn: number
  /** When the last of them ended, in milliseconds since 1970. */
  readonly at: number
  /** The highest rating that they had while they were ranked; null before. */
  readonly best: number | null
}

/** One step of a person's curve. */
export interface RatingStep {
  readonly match: string
  readonly at: number
  readonly before: number
  readonly after: number
}

/** Matches that are rated and have begun; each goes once what it changed stands in the match. */
export const DUE = 'rating-due'
/** What each match changed: there once for each. */
export const DONE = 'rated'
/** How often two met today. */
export const MET = 'rated-pair'

/** The kind of how people and bots stand in a game; ranked ones are listed by their rating. */
export function ratingKind(game: string): string {
  return `rating/${game}`
}

/** The kind of the steps of people's curves in a game. */
export function stepKind(game: string): string {
  return `rating-step/${game}`
}

/** Somebody stands so from now on; they must stand at this revision still. */
export function ratingChange(
  game: string,
  who: RatedId,
  { stored, base }: { readonly stored: StoredRating; readonly base: number },
): RecordChange {
  const rank = isRanked(stored) ? stored.rating : null
  return { kind: ratingKind(game), id: who, owner: ownerOf(who), rank, base, body: JSON.stringify(stored) }
}

/** One step more of a person's curve. */
export function stepChange(game: string, who: RatedId, step: RatingStep): RecordChange {
  const id = `${step.match}.${who}`
  return { kind: stepKind(game), id, owner: who, rank: step.at, base: null, body: JSON.stringify(step) }
}

/** What a match changed: refused where that is settled already. */
export function doneChange(match: string, ratings: MatchRatings, at: number): RecordChange {
  return { kind: DONE, id: match, owner: null, rank: at, base: 0, body: JSON.stringify(ratings) }
}

/** The key of how often two met in a game on a day. No id of a person stands in it, for it belongs to nobody. */
export function metId(game: string, pair: readonly RatedId[], day: number): string {
  return sha256([game, day, ...pair.toSorted()].join(' '))
}

function ownerOf(who: RatedId): string | null {
  return strengthOf(who) === null ? who : null
}
