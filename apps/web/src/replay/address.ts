import { logToLink } from '@trialhall/kernel'
import { replayLink } from '../match/named-log.ts'
import { type ReplayEyes, eyesFrom, eyesOf, usualEyes } from './eyes.ts'
import type { Reel } from './reel.ts'
import type { Recording } from './recording.ts'

/** A moment of a match and whose eyes it is seen with. */
export interface SeenMoment {
  readonly at: number
  readonly eyes: ReplayEyes
}

/** What an address asks for, as far as it can be had; `sentence` says what cannot. */
export interface Opened extends SeenMoment {
  readonly sentence: string | null
}

/** Reads the moment that an address names. A finished match opens at its beginning, any other at its newest moment. */
export function momentIn(search: string, recording: Recording, reel: Reel): Opened {
  const given = new URLSearchParams(search)
  const at = atFrom(given.get('at'), reel)
  const eyes = eyesIn(given.get('eyes'), recording, reel)
  return { at: at.value, eyes: eyes.value, sentence: at.sentence ?? eyes.sentence }
}

interface Read<T> {
  readonly value: T
  readonly sentence: string | null
}

function atFrom(text: string | null, { length, outcome }: Reel): Read<number> {
  if (text === null) return { value: outcome ? 0 : length, sentence: null }
  if (!/^\d{1,9}$/.test(text))
    return { value: 0, sentence: `“${text.slice(0, 20)}” names no moment, so this is the beginning.` }
  const at = Number(text)
  if (at <= length) return { value: at, sentence: null }
  const last = outcome ? 'the end' : 'the newest moment'
  return { value: length, sentence: `The match has ${length} choices, not ${at}, so this is ${last}.` }
}

function eyesIn(text: string | null, recording: Recording, reel: Reel): Read<ReplayEyes> {
  const usual = usualEyes(recording, reel)
  if (text === null) return { value: usual, sentence: null }
  const eyes = eyesFrom(text)
  if (eyes !== null && eyesOf(recording, reel).includes(eyes)) return { value: eyes, sentence: null }
  const isEarly = eyes !== null && reel.outcome === null
  const why = isEarly
    ? 'Other hands are shown once the match is over'
    : `Nobody at this table is “${text.slice(0, 20)}”`
  return {
    value: usual,
    sentence: `${why}, so you see it as ${usual === 'spectator' ? 'a spectator' : 'usual'}.`,
  }
}

/** The part of an address that names a moment. */
function searchOf({ at, eyes }: SeenMoment): string {
  return `?at=${at}&eyes=${eyes}`
}

/** Where a replay is watched, without the moment. */
function pathOf({ source }: Pick<Recording, 'source'>): string {
  switch (source.kind) {
    case 'device':
      return `/replay/${source.id}`
    case 'online':
      return `/m/${source.card.id}/replay`
    case 'link':
      return '/replay'
  }
}

/** The address of a moment for everybody: the server's own where it has the match, else one that holds the match whole. */
export function sharedAddress(origin: string, recording: Recording, moment: SeenMoment): string {
  const { source, log, seats } = recording
  if (source.kind === 'online') return `${origin}${pathOf(recording)}${searchOf(moment)}`
  const address = new URL(replayLink({ log, names: seats.map(({ name }) => name) }, origin))
  address.searchParams.set('at', String(moment.at))
  address.searchParams.set('eyes', String(moment.eyes))
  return address.href
}

/** Where a match that is nowhere kept is watched: the address holds it. */
export function linkedPath({ log, seats }: Pick<Recording, 'log' | 'seats'>): string {
  const link = replayLink({ log, names: seats.map(({ name }) => name) }, location.origin)
  return link.slice(location.origin.length)
}

/**
 * The address that stands over a page: what it was, with another moment. A match that is nowhere kept stays in it, even
 * where somebody jumped to a part of the page.
 */
export function addressAt(
  { pathname, search, hash }: Location,
  { source, log }: Recording,
  { at, eyes }: SeenMoment,
): string {
  const query = new URLSearchParams(search)
  query.set('at', String(at))
  query.set('eyes', String(eyes))
  const whole = source.kind === 'link' ? `#${logToLink(log)}` : hash
  return `${pathname}?${query.toString()}${whole}`
}
