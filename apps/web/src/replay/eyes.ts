import {
  type AnyView,
  type SeenEvent,
  type Seat,
  type EventRecord,
  type Viewer,
  UNKNOWN,
  eventFor,
} from '@trialhall/kernel'
import { seatsOfPerson } from '../match/people.ts'
import type { Reel } from './reel.ts'
import type { Recording } from './recording.ts'

/** Whose eyes a replay looks through: a seat's, those of all seats together, or those of somebody who only watches. */
export type ReplayEyes = Seat | 'all' | 'spectator'

/** Eyes as an address names them. */
export function eyesFrom(text: string): ReplayEyes | null {
  if (text === 'all' || text === 'spectator') return text
  return /^\d$/.test(text) ? Number(text) : null
}

/**
 * The eyes that may be lent: everybody's once the match is over. While it is played, a page shows no more than its
 * person could see at the table; several persons at one screen would see each other's hands.
 */
export function eyesOf(recording: Recording, { outcome }: Reel): ReplayEyes[] {
  if (outcome === null) return isOfOne(recording) ? [...recording.own, 'spectator'] : ['spectator']
  return ['all', ...Array.from({ length: recording.log.seats }, (_, seat) => seat), 'spectator']
}

/** One person alone holds all seats that are played at this page. */
function isOfOne({ own: [first], own, seats }: Recording): boolean {
  return own.length === 1 || (first !== undefined && seatsOfPerson(seats, first).length === own.length)
}

/** The eyes that a replay opens with: one's own, else everybody's. */
export function usualEyes(recording: Recording, reel: Reel): ReplayEyes {
  const [first = 'spectator'] = eyesOf(recording, reel)
  const [own] = recording.own
  return recording.own.length === 1 && own !== undefined ? own : first
}

/** The seat that looks; null where no single one does. */
export function viewerOf(eyes: ReplayEyes): Viewer {
  return typeof eyes === 'number' ? eyes : null
}

/** What these eyes see at a moment. */
export function viewAt(reel: Reel, moment: number, eyes: ReplayEyes): AnyView {
  const match = reel.matchAt(moment)
  const view = match.viewFor(viewerOf(eyes))
  if (eyes !== 'all') return view
  return union(
    view,
    seatsOf(reel).map((seat) => match.viewFor(seat)),
  )
}

/** The view of one who knows what any seat knows, and no more: nobody's deck is open. */
function union(view: AnyView, others: readonly AnyView[]): AnyView {
  const def = view.cards.def.map(
    (known, card) => others.find(({ cards }) => cards.def[card] !== UNKNOWN)?.cards.def[card] ?? known,
  )
  const pools = view.pools.map(({ pool, cards, defs }) => {
    const found = cards.map((card) => def[card] ?? UNKNOWN).filter((one) => one !== UNKNOWN)
    const unseen = cards.filter((card) => def[card] === UNKNOWN)
    return { pool, cards: unseen, defs: defs && without(defs, found) }
  })
  return { ...view, cards: { ...view.cards, def }, pools: pools.filter(({ cards }) => cards.length > 0) }
}

function without(defs: readonly number[], found: readonly number[]): number[] {
  const left = [...defs]
  for (const one of found) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** An event as these eyes heard it. */
export function heardWith(told: EventRecord, eyes: ReplayEyes, seats: readonly Seat[]): SeenEvent {
  if (eyes !== 'all') return eventFor(told, viewerOf(eyes))
  const heard = [null, ...seats].map((viewer) => eventFor(told, viewer))
  return { at: told.at, event: told.event, known: Object.assign({}, ...heard.map(({ known }) => known)) }
}

/** All seats of a match. */
export function seatsOf({ log }: Pick<Reel, 'log'>): Seat[] {
  return Array.from({ length: log.seats }, (_, seat) => seat)
}
