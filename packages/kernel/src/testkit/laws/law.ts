import { nextWord, seeded, type Generator, type Seed } from '../../chance.ts'
import type { Game } from '../../game.ts'
import type { State } from '../../state.ts'

/** One random match: what it is started with, and the number from which its picks come. */
export interface LawSample {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: Seed
  /** What it draws from, where that is not sfc32. */
  readonly generator?: Generator
  readonly picks: number
}

/** How often a law could look, and how often a sample said nothing. */
export interface LawTally {
  tried: number
  skipped: number
}

/** Something that is true of every match of every game. */
export interface Law {
  readonly name: string
  /** Looks at one match. Null, or a sentence that says what is not so. */
  check<S extends State, E>(game: Game<S, E>, sample: LawSample, tally: LawTally): string | null
}

/** A sample made by a generator of numbers, before it is known which law looks at it. */
export interface DrawnSample extends LawSample {
  readonly seed: number
}

const MOST = 0x7fffffff

/** Each law looks at matches of its own: all of them together go many more ways through the rules than any one does. */
export function matchOf({ name }: Law, drawn: DrawnSample): LawSample {
  const own = nextWord(seeded(`the law ${name}`))
  return { ...drawn, seed: (drawn.seed ^ own) & MOST, picks: (drawn.picks ^ own) & MOST }
}
