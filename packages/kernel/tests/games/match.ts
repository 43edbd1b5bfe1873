import { Match, seatLetter, type Game, type State } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'

/** A match that must start. */
export function started<S extends State, E>(game: Game<S, E>, request: object = {}): Match<S, E> {
  return sure(Match.start(game, { seed: 1, ...request }))
}

/** Makes choices given as letters and numbers: `play(match, 'A1 B0 A2')`. */
export function play<S extends State, E>(match: Match<S, E>, choices: string): void {
  for (const choice of choices.split(' ')) {
    sure(match.choose(choice.charCodeAt(0) - 65, Number(choice.slice(1))))
  }
}

/** Who is asked, as letters. */
export function asked<S extends State, E>(match: Match<S, E>): string {
  return match.asks.map((ask) => seatLetter(ask.seat)).join('')
}
