import { capital } from '@trialhall/kernel'
import type { DeckFace } from '../faces.ts'

/** A Class as it is named: its deck, what its Interaction is called (T-16.14), and its recommended build (T-6.12). */
export interface NamedClass extends DeckFace {
  readonly interaction: string
  /** Slugs of Subclass and Character. */
  readonly build: readonly [string, string]
}

/** The eight Classes (T-3.02, C-5); builds of the first game and of T-R79. */
export const CLASS_NAMES: readonly NamedClass[] = [
  named('bard', 'Inspire', ['college-of-lore', 'bonnie']),
  named('cleric', 'Tend', ['life-domain', 'raena']),
  named('fighter', 'Coordinate', ['champion', 'gains']),
  named('monk', 'Guide Step', ['elemental', 'udayeen']),
  named('paladin', 'Bulwark', ['oath-of-vengeance', 'khallax']),
  named('ranger', 'Spot', ['horde-breaker', 'ivar']),
  named('rogue', 'Set Up', ['thief', 'naree']),
  named('wizard', 'Insight', ['divination', 'mertz']),
]

function named(slug: string, interaction: string, build: readonly [string, string]): NamedClass {
  return { slug, name: capital(slug), from: 'printed', interaction, build }
}
