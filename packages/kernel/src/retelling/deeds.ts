import type { EventRecord } from '../hidden/event-record.ts'
import type { Seat } from '../seats.ts'

/**
 * Whose deed begins with the event at a place of the story: a seat's, nobody's (null: a round, a monster), or none at all (undefined: the
 * event is part of what came before it).
 */
export type DeedBegins<E> = (story: readonly ToldEvent<E>[], place: number) => Seat | null | undefined

/** An event of a story, whoever hears it. */
export interface ToldEvent<E> {
  readonly event: E
}

/** What one seat did and what came of it, from its first event to the next deed. */
export interface ToldDeed {
  readonly seat: Seat
  /** How many choices had been made before it, and after it. */
  readonly from: number
  readonly to: number
  /** The place of its first event in the story. */
  readonly event: number
}

interface OpenDeed extends Omit<ToldDeed, 'seat' | 'to'> {
  readonly seat: Seat | null
  to: number
}

/**
 * A match as deeds, in order. Each choice belongs to one of them at most: to the one that goes on in its first event, so that what one pass
 * brings about is not counted for two.
 */
export function deedsIn<E>(told: readonly EventRecord<E>[], begins: DeedBegins<E>): ToldDeed[] {
  const deeds: OpenDeed[] = []
  let now: OpenDeed | null = null
  told.forEach(({ at }, place) => {
    const isFirst = told[place - 1]?.at !== at
    const seat = begins(told, place)
    // What begins in the middle of a choice's consequences owns the choices after it.
    if (seat !== undefined) {
      now = { seat, event: place, from: isFirst ? at - 1 : at, to: at }
      deeds.push(now)
    } else if (isFirst && now !== null) now.to = at
  })
  return deeds.flatMap(({ seat, ...deed }) =>
    seat === null || deed.from < 0 || deed.to <= deed.from ? [] : [{ seat, ...deed }],
  )
}
