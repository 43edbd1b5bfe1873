import type { Choice } from '../../ask.ts'
import { below, seeded, type Chance } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { Match } from '../../match/match.ts'
import { optionsAmongBots } from '../../request/options.ts'
import type { State } from '../../state.ts'
import { pickAny } from '../pick-any.ts'
import { sure } from '../sure.ts'
import type { LawSample } from './law.ts'
import { thrownWords } from './thrown.ts'

/** More choices than any match may take. */
export const MOST_CHOICES = 20_000

/** A match that is looked at. `chance` is for whoever looks on: it has nothing to do with the match's own. */
export interface Onlook<S extends State, E> {
  readonly match: Match<S, E>
  readonly chance: Chance
}

/** A random match on its way. */
export interface Walk<S extends State, E> extends Onlook<S, E> {
  /** The choice that led here; null at the beginning. */
  readonly last: Choice | null
}

/**
 * Plays a random match and looks at it at every ask and at its end. Null, or the first sentence that `look` returned.
 * An error thrown on the way is a sentence, too: no rule throws on any legal path.
 */
export function walk<S extends State, E>(
  game: Game<S, E>,
  sample: LawSample,
  look: (on: Walk<S, E>) => string | null,
): string | null {
  let choices = 0
  try {
    const match = begin(game, sample)
    const picks = picksOf(sample)
    const chance = seeded(`looks ${sample.picks}`)
    let last: Choice | null = null
    for (; choices < MOST_CHOICES; choices++) {
      const wrong = look({ match, chance, last })
      if (wrong !== null) return `after ${choices} choices ${wrong}`
      if (match.asks.length === 0) return null
      last = pickAny(match, picks)
    }
  } catch (thrown) {
    return `after ${choices} choices something was thrown: ${thrownWords(thrown)}`
  }
  return `no end after ${MOST_CHOICES} choices`
}

/** Where the picks of a walk come from, two words a choice: for the ask, and for the option. */
export function picksOf({ picks }: LawSample): Chance {
  return seeded(`picks ${picks}`)
}

/** The match of a sample before its first choice. Throws if it cannot be started. */
export function begin<S extends State, E>(game: Game<S, E>, sample: LawSample): Match<S, E> {
  const options = optionsAmongBots(game.options, sample.options)
  return sure(Match.start(game, { ...sample, options }))
}

/** True often at the beginning of a match and ever more rarely later: about forty times in three hundred choices. */
export function isSampled<S extends State, E>({ match, chance }: Onlook<S, E>): boolean {
  return below(chance, 12 + match.length) < 12 || match.asks.length === 0
}
