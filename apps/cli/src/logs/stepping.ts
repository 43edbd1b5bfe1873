import { below, Match, seeded, type AnyGame, type Log } from '@trialhall/kernel'
import { read } from '../failure.ts'

/** Plays a log choice by choice and lets `look` see the match at the start and after each. Throws a Failure if it does not fit. */
export function stepThrough(game: AnyGame, log: Log, look: (match: Match) => void): Match {
  const match = read(Match.start(game, log))
  const leaves = log.leaves ?? []
  const part = (at: number): void => {
    for (const leave of leaves.filter((one) => one.at === at)) read(match.leave(leave.seat))
    if (log.drawn && at === log.choices.length) read(match.agreeOnDraw())
  }
  part(0)
  look(match)
  for (const [i, { seat, pick }] of log.choices.entries()) {
    read(match.choose(seat, pick))
    part(i + 1)
    look(match)
  }
  return match
}

/** Goes on with random picks, drawn from the match's own seed as `npm run playthrough` draws them. */
export function playRandomly(match: Match, mostChoices: number): void {
  const chance = seeded(`playthrough ${match.seed}`)
  while (match.asks.length > 0 && match.length < mostChoices) {
    const ask = match.asks[below(chance, match.asks.length)]
    if (!ask) return
    read(match.choose(ask.seat, below(chance, ask.options.length)))
  }
}
