import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { Game } from '../../game.ts'
import { seatCounts } from '../../seats.ts'
import type { State } from '../../state.ts'
import { LAWS } from './all.ts'
import { matchOf, type DrawnSample, type Law, type LawSample, type LawTally } from './law.ts'
import { obeys, tallyFault } from './obeys.ts'

/** Over what the laws of a game are tried. */
export interface LawSettings {
  /** Seat counts; all that the game takes if left out. */
  readonly seats?: readonly number[]
  /** Sets of options, each as a host would give them; the defaults if left out. Each is tried at least once, as far as there are runs. */
  readonly options?: readonly Readonly<Record<string, unknown>>[]
  /** Random matches for each law; the environment's TRIALHALL_RUNS comes first. */
  readonly runs?: number
}

const RUNS = 20

/**
 * One suite with a test for every law of every game, on random matches. A failure prints the match and the line that
 * plays it again. Call it at the top of a test file.
 */
export function gameLaws<S extends State, E>(game: Game<S, E>, settings: LawSettings = {}): void {
  describe(`the laws of ${game.id}`, () => {
    for (const law of LAWS) test(law.name, () => tryLaw(game, law, settings))
  })
}

function tryLaw<S extends State, E>(game: Game<S, E>, law: Law, settings: LawSettings): void {
  const tally: LawTally = { tried: 0, skipped: 0 }
  const repeated = process.env.TRIALHALL_SAMPLE
  const check = (sample: LawSample): void => {
    const wrong = obeys(game, law, { sample, tally })
    if (wrong !== null) throw new Error(wrong)
  }
  if (repeated) return check(JSON.parse(repeated) as LawSample)
  const checkOwn = (drawn: DrawnSample): void => check(matchOf(law, drawn))
  const numRuns = Number(process.env.TRIALHALL_RUNS ?? settings.runs ?? RUNS)
  const examples = examplesOf(game, settings)
  const run = fc.check(fc.property(samples(game, settings), checkOwn), {
    numRuns,
    examples,
    endOnFailure: true,
  })
  if (run.failed) throw new Error(report(law, run))
  const idle = tallyFault(law, tally)
  if (idle) throw new Error(idle)
}

function samples<S extends State, E>(game: Game<S, E>, settings: LawSettings): fc.Arbitrary<DrawnSample> {
  const counts = settings.seats ?? seatCounts(game.seats)
  return fc.record({
    seats: fc.constantFrom(...counts),
    options: fc.constantFrom(...(settings.options ?? [{}])),
    seed: fc.nat(),
    picks: fc.nat(),
  })
}

/** A match of each set of options, so that none is left to luck. */
function examplesOf<S extends State, E>(game: Game<S, E>, settings: LawSettings): [DrawnSample][] {
  const counts = settings.seats ?? seatCounts(game.seats)
  return (settings.options ?? []).map((options, n) => [
    { seats: counts[n % counts.length] ?? game.seats.min, options, seed: n, picks: n },
  ])
}

function report(law: Law, run: fc.RunDetails<[DrawnSample]>): string {
  const [drawn] = run.counterexample ?? []
  const sample = drawn && matchOf(law, drawn)
  const why = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance)
  const again = `TRIALHALL_SAMPLE='${JSON.stringify(sample)}' npx vitest run -t '${law.name}'`
  return `${why}\nfast-check's seed was ${run.seed}; this match again: ${again}`
}
