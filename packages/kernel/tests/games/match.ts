import { Match, seatLetter, type Game, type Result, type State } from '../../src/index.ts'

/** The value of a result; throws its fault. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`)
  return result.value
}

/** A match that must start. */
export function started<S extends State, E>(game: Game<S, E>, request: object = {}): Match<S, E> {
  return value(Match.start(game, { seed: 1, ...request }))
}

/** Makes choices given as letters and numbers: `play(match, 'A1 B0 A2')`. */
export function play<S extends State, E>(match: Match<S, E>, choices: string): void {
  for (const choice of choices.split(' ')) {
    value(match.choose(choice.charCodeAt(0) - 65, Number(choice.slice(1))))
  }
}

/** Who is asked, as letters. */
export function asked<S extends State, E>(match: Match<S, E>): string {
  return match.asks.map((ask) => seatLetter(ask.seat)).join('')
}
