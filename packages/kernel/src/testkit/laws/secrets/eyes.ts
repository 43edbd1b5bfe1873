import { UNKNOWN, type CardId } from '../../../hidden/cards.ts'
import { eventFor, type EventRecord } from '../../../hidden/event-record.ts'
import type { View } from '../../../hidden/views.ts'
import { canonical } from '../../../formats/hash.ts'
import type { Match } from '../../../match/match.ts'
import { eyesThrough, seatLetter, type Eyes, type Seat } from '../../../seats.ts'
import type { State } from '../../../state.ts'
import { below, type Chance } from '../../../chance.ts'
import type { Law } from '../law.ts'
import { isSampled, walk } from '../walk.ts'

/** A person who holds several seats knows what these seats know together, no more and no less. */
export const eyesSeeTheUnion: Law = {
  name: 'the eyes of two seats see what those seats see, and no more',
  check: (game, sample) =>
    walk(game, sample, (on) => {
      const { match, chance } = on
      const told = match.takeEvents()
      if (match.seats < 2 || !isSampled(on)) return null
      const pair = twoSeats(match.seats, chance)
      const wrong = viewFault(match, pair) ?? eventFault(told, pair) ?? askFault(match, pair)
      return wrong === null ? null : `to seats ${pair.map(seatLetter).join(' and ')} together, ${wrong}`
    }),
}

/** Two seats; what they see together is seen from the first. */
type Pair = readonly [Seat, Seat]

/** Two different seats at random. */
export function twoSeats(seats: number, chance: Chance): Pair {
  const one = below(chance, seats)
  return [one, (one + 1 + below(chance, seats - 1)) % seats]
}

/** One person in both seats. */
export function eyesOfBoth(pair: Pair): Eyes {
  return eyesThrough(pair, pair[0])
}

function viewFault<S extends State, E>(match: Match<S, E>, pair: Pair): string | null {
  const [one, other] = pair.map((seat) => match.viewFor(seat)) as [View<S>, View<S>]
  const both = match.viewFor(eyesOfBoth(pair))
  for (let id = 0; id < both.cards.def.length; id++) {
    const wiser = (one.cards.def[id] ?? UNKNOWN) === UNKNOWN ? other : one
    if (both.cards.def[id] !== wiser.cards.def[id]) return `card ${id} is not what either of them sees`
    if (both.cards.seen[id] !== wiser.cards.seen[id])
      return `those who know card ${id} are not those whom either sees`
  }
  if (poolsOf(both) !== commonPools(one, other)) return 'the pools are not what both of them cannot see'
  return openOf(both) === openOf(one) ? null : 'what everybody sees is not the same'
}

function openOf<S extends State>({ cards: _cards, pools: _pools, ...open }: View<S>): string {
  return canonical(open)
}

/** The unseen cards of each pool, and whether it is known what they are as a group. */
function poolsOf<S extends State>({ pools }: View<S>): string {
  return canonical(pools.map(({ pool, cards, defs }) => [pool, cards, defs === null]))
}

function commonPools<S extends State>(one: View<S>, other: View<S>): string {
  const common = one.pools.flatMap(({ pool, cards, defs }) => {
    const theirs = other.pools.find((their) => their.pool === pool)
    const unseen = cards.filter((card: CardId) => theirs?.cards.includes(card))
    return unseen.length === 0 ? [] : [[pool, unseen, defs === null && theirs?.defs === null]]
  })
  return canonical(inOrder(common as [number, readonly CardId[], boolean][]))
}

/** Pools stand in the order of their first unseen cards. */
function inOrder(pools: [number, readonly CardId[], boolean][]): typeof pools {
  return pools.toSorted(([, a], [, b]) => (a[0] ?? 0) - (b[0] ?? 0))
}

function eventFault<E>(told: readonly EventRecord<E>[], pair: Pair): string | null {
  for (const event of told) {
    const [one, other] = pair.map((seat) => eventFor(event, seat).known)
    const both = eventFor(event, eyesOfBoth(pair)).known
    if (canonical(both) !== canonical({ ...one, ...other }))
      return 'an event tells other cards than to either of them'
  }
  return null
}

/** They are asked what either is asked; of sealed answers they count their own. */
function askFault<S extends State, E>(match: Match<S, E>, pair: Pair): string | null {
  const both = eyesOfBoth(pair)
  const own = match.asks.filter(({ seat }) => pair.includes(seat))
  if (canonical(match.asksOf(both)) !== canonical(own)) return 'what is asked is not what either is asked'
  const [one, other] = pair.map((seat) => match.lengthFor(seat)) as [number, number]
  return match.lengthFor(both) === one + other - match.lengthFor(null)
    ? null
    : 'the choices are not counted as both of them know them'
}
