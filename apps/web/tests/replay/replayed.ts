import { games } from '@trialhall/games'
import { type AnyGame, type Log, type Options, Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { guestSeats } from '../../src/match/seating.ts'
import { Reel } from '../../src/replay/reel.ts'
import type { Recording } from '../../src/replay/recording.ts'

/** A recording and its reel. */
export interface Taped {
  readonly recording: Recording
  readonly reel: Reel
}

/** What a test wants of a match. */
export interface Wish {
  readonly game?: AnyGame
  readonly seed: string
  readonly seats?: number
  readonly options?: Options
  /** Number of choices after which it is left off; none to play it to its end. */
  readonly until?: number
  /** Seats that give up, after so many choices. */
  readonly leaves?: readonly { readonly at: number; readonly seat: number }[]
  /** All agree on a draw in the end. */
  readonly drawn?: boolean
}

export function firstGame(): AnyGame {
  const [game] = games.games
  if (!game) throw new Error('There are no games.')
  return game
}

/** Numbers that look random and are the same every time. */
export function numbers(seed: number): (below: number) => number {
  let word = seed >>> 0
  return (below) => {
    word = (Math.imul(word, 1103515245) + 12345) >>> 0
    return (word >>> 8) % below
  }
}

/** A match played by random choices. */
export function playedLog(wish: Wish): Log {
  const { game = firstGame(), seed, seats, options = {}, until, leaves = [], drawn = false } = wish
  const match = sure(Match.start(game, { seed, options, ...(seats === undefined ? {} : { seats }) }))
  const below = numbers([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  while (match.outcome === null && match.length !== until) {
    for (const { at, seat } of leaves)
      if (at === match.length && !match.leavers.includes(seat)) match.leave(seat)
    const ask = match.asks[below(Math.max(1, match.asks.length))]
    if (!ask) break
    match.choose(ask.seat, below(ask.options.length))
  }
  if (drawn) match.agreeOnDraw()
  return match.log
}

export function taped(wish: Wish, more: Partial<Recording> = {}): Taped {
  const game = wish.game ?? firstGame()
  return tapedLog(game, playedLog(wish), more)
}

function tapedLog(game: AnyGame, log: Log, more: Partial<Recording> = {}): Taped {
  const reel = sure(Reel.wind(game, log))
  const seats = guestSeats(log)
  return { recording: { game, log, seats, own: [], source: { kind: 'link' }, ...more }, reel }
}
