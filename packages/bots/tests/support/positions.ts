import type { Clock } from '@trialhall/bots'
import { Match, nextWord, redefine, seeded, shuffleInPlace, unseenGroups } from '@trialhall/kernel'
import type { Game, Position, Saved, Seat, State } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'

/** Milliseconds that this process has worked. The clock on the wall goes on while other programs have the processor. */
export const workClock: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A match of a game that must be startable. */
export function started<S extends State, E>(game: Game<S, E>, seats: number, seed: number): Match<S, E> {
  return sure(Match.start(game, { seats, seed }))
}

/** A match played at random for so many choices, or to its end. */
export function advanced<S extends State, E>(game: Game<S, E>, seed: number, choices: number): Match<S, E> {
  const match = started(game, game.seats.min, seed)
  const chance = seeded(`${seed}/picks`)
  while (match.length < choices && match.asks[0]) {
    const { seat, options } = match.asks[0]
    match.choose(seat, nextWord(chance) % options.length)
  }
  return match
}

/**
 * True when, since the last checkpoint, nothing was shuffled and nobody but the seat that is asked has chosen: what was
 * dealt before it can then be dealt again there, and the same picks still mean the same.
 */
export function isPlain<S extends State, E>(match: Match<S, E>): boolean {
  const { log, checkpoint } = match.save()
  const isShuffled = checkpoint.state.cards.secret.length !== match.state.cards.secret.length
  return !isShuffled && log.choices.slice(checkpoint.at).every(({ seat }) => seat === match.asks[0]?.seat)
}

/** The position of the seat that is asked. */
export function positionOf<S extends State, E>(match: Match<S, E>): Position {
  const position = match.position(match.asks[0]?.seat ?? -1)
  if (!position) throw new Error('nobody is asked')
  return position as unknown as Position
}

/** The same match as far as a seat knows: what it has not seen is dealt again among itself. */
export function redealt<S extends State, E>(match: Match<S, E>, seat: Seat, seed32: number): Match<S, E> {
  const saved: Saved<S> = structuredClone(match.save())
  const chance = seeded(seed32)
  for (const { ids } of unseenGroups(match.state, seat)) {
    const defs = ids.map((id) => match.state.cards.def[id] ?? 0)
    shuffleInPlace(chance, defs)
    redefine(saved.checkpoint.state.cards, ids, defs)
  }
  return sure(Match.resume(match.game, saved))
}
