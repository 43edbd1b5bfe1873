import type { Game } from '../../game.ts'
import type { State } from '../../state.ts'
import { clonesAreIndependent, sharedByClones } from './copies.ts'
import type { Law, LawSample, LawTally } from './law.ts'
import { thrownWords } from './thrown.ts'

/** One match under one law. Null, or a sentence that names the game, the law and what is not so. */
export function obeys<S extends State, E>(
  game: Game<S, E>,
  law: Law,
  { sample, tally }: { readonly sample: LawSample; readonly tally: LawTally },
): string | null {
  const wrong = lookAt(game, law, { sample, tally })
  return wrong === null
    ? null
    : `${game.id} breaks the law "${law.name}": ${wrong}${causeOf(game, law, sample)}.`
}

/** What may be behind it: where clones share something with their originals, nearly every law is broken somewhere. */
function causeOf<S extends State, E>(game: Game<S, E>, law: Law, sample: LawSample): string {
  const shared = law === clonesAreIndependent ? null : sharedByClones(game, sample)
  return shared === null ? '' : `; mend \`clone\` first, which shares ${shared} with its original`
}

function lookAt<S extends State, E>(
  game: Game<S, E>,
  law: Law,
  { sample, tally }: { readonly sample: LawSample; readonly tally: LawTally },
): string | null {
  try {
    return law.check(game, sample, tally)
  } catch (thrown) {
    return `something was thrown: ${thrownWords(thrown)}`
  }
}

/** Tries below which nothing is said about how many of them were in vain. */
const FEW = 30
const MOST_IN_VAIN = 0.9

/** A law that hardly ever could look proves nothing, and says so. */
export function tallyFault(law: Law, { tried, skipped }: LawTally): string | null {
  if (tried < FEW || skipped <= MOST_IN_VAIN * tried) return null
  return `The law "${law.name}" could look at ${tried - skipped} of ${tried} samples only, which proves nothing.`
}
