import { below, seeded, type Chance } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { Match } from '../../match/match.ts'
import { winningParties } from '../../outcome.ts'
import { partyCount, partyOf, seatsOf } from '../../parties.ts'
import { seatCounts, seatLetter } from '../../seats.ts'
import type { State } from '../../state.ts'
import { logFault } from '../logs.ts'
import { pickAny } from '../pick-any.ts'
import { sure } from '../sure.ts'
import { zonesFault } from './cards.ts'
import type { Law, LawSample } from './law.ts'
import { begin, MOST_CHOICES, picksOf, walk } from './walk.ts'

/** Who plays together wins and loses together, and every party has as many seats as the others. */
export const partnersShareRankAndScore: Law = {
  name: 'partners share rank and score',
  check(game, sample) {
    if (game.parties === undefined) return null
    const wrong = partiesFault(game)
    return wrong ?? walk(game, sample, ({ match }) => (match.asks.length === 0 ? sharingFault(match) : null))
  },
}

function partiesFault<S extends State, E>({ parties = [], seats }: Game<S, E>): string | null {
  if (parties.length < 2) return 'there are fewer than two parties'
  if (new Set(parties).size < parties.length) return 'two parties have the same name'
  const odd = seatCounts(seats).find((count) => count % parties.length !== 0)
  return odd === undefined ? null : `${odd} seats cannot be shared out evenly among ${parties.length} parties`
}

function sharingFault<S extends State, E>({ game, outcome, seats }: Match<S, E>): string | null {
  if (outcome === null) return null
  const { ranks, scores } = outcome
  for (let seat = 0; seat < seats; seat++) {
    const first = partyOf(game, seat)
    if (ranks[seat] !== ranks[first] || scores[seat] !== scores[first])
      return `${seatLetter(seat)} and ${seatLetter(first)} are partners, and came off differently`
  }
  const places = ranks.slice(0, partyCount(game, seats))
  const isPlace = (rank: number): boolean => rank === 1 + places.filter((other) => other < rank).length
  return places.every(isPlace) ? null : `the ranks ${places.join(', ')} are not places of parties`
}

/** Choices that are made at most between one seat that leaves and the next. */
const APART = 5

/**
 * Where a game can be left: when all sides but one have left, whole parties or lone seats, the match is over where it stands and that side
 * has won, however near to another end it was.
 */
export const whoStaysAloneHasWon: Law = {
  name: 'the side that stays alone has won',
  check(game, sample, tally) {
    if (!game.leave) return null
    tally.tried++
    const chance = seeded(`leaving ${sample.picks}`)
    const match = cutShort(game, sample, chance)
    const stays = leaveTo(match, chance)
    if (stays === null) tally.skipped++
    return stays === null
      ? null
      : (aloneFault(match, stays) ?? zonesFault(game, match.state) ?? logFault(game, match))
  },
}

/** Last asks of a match among which every other sample stops: there much else may end it. */
const LAST = 8

/** A random match at any of its asks, as often as not at one of its last. */
function cutShort<S extends State, E>(game: Game<S, E>, sample: LawSample, chance: Chance): Match<S, E> {
  const match = begin(game, sample)
  const picks = picksOf(sample)
  for (let n = 0; n < MOST_CHOICES && match.asks.length > 0; n++) pickAny(match, picks)
  const { log, length } = match
  const isLate = below(chance, 2) === 0
  const back = 1 + below(chance, isLate ? Math.min(LAST, length) : length)
  const choices = log.choices.slice(0, length - back)
  return sure(Match.replay(game, { ...log, choices }, { story: false }))
}

/** Lets every seat of all sides but one leave, with few choices between. The side that stays; null where the match ended before. */
function leaveTo<S extends State, E>(match: Match<S, E>, chance: Chance): number | null {
  const sides = partyCount(match.game, match.seats)
  const stays = below(chance, sides)
  const leavers = Array.from({ length: sides }, (_, side) => side)
    .filter((side) => side !== stays)
    .flatMap((side) => seatsOf(match.game, side, match.seats))
  for (const [i, seat] of leavers.entries()) {
    for (let n = i === 0 ? 0 : below(chance, APART); n > 0; n--) pickAny(match, chance)
    if (match.outcome !== null || !match.leave(seat).ok) return null
  }
  return stays
}

function aloneFault<S extends State, E>({ game, outcome, asks }: Match<S, E>, stays: number): string | null {
  if (asks.length > 0 || outcome === null) return 'the match goes on although only one side is left'
  const winners = winningParties(outcome, game)
  const name = game.parties?.[stays] ?? seatLetter(stays)
  return winners.length === 1 && winners[0] === stays ? null : `only ${name} is left, and has not won`
}
