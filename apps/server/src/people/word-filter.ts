import { fault, type Fault } from '@trialhall/kernel'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** Says why something cannot be said in this hall; null where it can. */
export type WordFilter = (text: string, field: string) => Fault | null

/** A hall in which anything can be said. */
export const NO_FILTER: WordFilter = () => null

/**
 * Refuses slurs and obscenities of English, also where letters are written as signs. It refuses and does not mask: whoever wrote a harmless word that it
 * takes for another one can choose a different one.
 */
export function wordFilter(): WordFilter {
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
  return (text, field) =>
    matcher.hasMatch(text)
      ? fault('bad-request', field, 'A word in this is not allowed in this hall; say it in another way.')
          .fault
      : null
}
