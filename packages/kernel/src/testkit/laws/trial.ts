import { below, seeded, type Chance, type Seed } from '../../chance.ts'
import type { AnyGame } from '../../game.ts'
import { LAWS } from './all.ts'
import { clonesAreIndependent } from './copies.ts'
import { everyMatchEnds } from './ending.ts'
import type { Law, LawSample, LawTally } from './law.ts'
import { obeys, tallyFault } from './obeys.ts'

/** How a game is tried. */
export interface LawTrial {
  /** Random matches for each law. */
  readonly runs: number
  /** Equal seeds try equal matches. */
  readonly seed: Seed
  /** One match, for every law, instead of random ones: one that broke a law before. */
  readonly sample?: LawSample
}

/** What becomes of a law. */
export type LawNews =
  /** It is about to look at a match. Where nothing follows, the rules never come back from it. */
  | { readonly type: 'looks'; readonly law: string; readonly sample: LawSample }
  | { readonly type: 'kept'; readonly law: string; readonly matches: number }
  | { readonly type: 'broken'; readonly law: string; readonly why: string; readonly sample: LawSample }
  /** These cannot be tried before what is broken is mended. */
  | { readonly type: 'untried'; readonly laws: readonly string[] }

/** The laws whose names hold these words; all of them where there are none. */
export function lawsNamed(words: string): Law[] {
  return LAWS.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
}

/** Without these nothing that other laws say means anything. */
const FIRST: readonly Law[] = [everyMatchEnds, clonesAreIndependent]

/** Tries the laws on random matches, and tells step by step what becomes of each. Each is looked at until it is broken once. */
export function* tryLaws(game: AnyGame, trial: LawTrial, laws: readonly Law[] = LAWS): Generator<LawNews> {
  for (const [i, law] of laws.entries()) {
    const isKept = yield* tryLaw(game, law, trial)
    const rest = laws.slice(i + 1).map(({ name }) => name)
    if (isKept || !FIRST.includes(law) || rest.length === 0) continue
    yield { type: 'untried', laws: rest }
    return
  }
}

function* tryLaw(game: AnyGame, law: Law, trial: LawTrial): Generator<LawNews, boolean> {
  const tally: LawTally = { tried: 0, skipped: 0 }
  let matches = 0
  for (const sample of samplesOf(game, trial)) {
    yield { type: 'looks', law: law.name, sample }
    const why = obeys(game, law, { sample, tally })
    if (why !== null) {
      yield { type: 'broken', law: law.name, why, sample }
      return false
    }
    matches++
  }
  const idle = tallyFault(law, tally)
  yield idle === null
    ? { type: 'kept', law: law.name, matches }
    : { type: 'broken', law: law.name, why: idle, sample: sampleFrom(game, seeded(trial.seed)) }
  return idle === null
}

function samplesOf(game: AnyGame, { runs, seed, sample }: LawTrial): LawSample[] {
  if (sample) return [sample]
  const chance = seeded(`laws ${seed}`)
  return Array.from({ length: runs }, () => sampleFrom(game, chance))
}

const MANY = 2 ** 31

function sampleFrom({ seats }: AnyGame, chance: Chance): LawSample {
  const count = seats.min + below(chance, seats.max - seats.min + 1)
  return { seats: count, options: {}, seed: below(chance, MANY), picks: below(chance, MANY) }
}
