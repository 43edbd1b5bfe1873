import type { HeroCard } from '../../faces.ts'
import { aFoe } from '../../texts/aims.ts'
import { attackedByMarked } from '../../texts/conditions.ts'
import { attacksBack } from '../../texts/deeds/attacking.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { hitOnMarked, movesAfter } from '../../texts/features.ts'
import { it } from '../../texts/groups.ts'
import { deck, feature, free, of, ongoing, reaction, smite, spellCard, tier2 } from '../../texts/makers.ts'
import { harderOn, markedOnes } from '../../texts/smites.ts'
import { pierce } from '../../texts/tables.ts'
import { holdPerson, huntersMark } from '../cards-of-two-decks.ts'
import { VOWED } from '../statuses.ts'

/** The Subclass deck of the Oath of Vengeance (C-7). */
export const VENGEANCE: readonly HeroCard[] = deck(
  'oath-of-vengeance',
  feature('Relentless Avenger', { watches: [movesAfter(hitOnMarked, 2)] }),
  ongoing(free('Vow of Enmity', begins(VOWED, it), aFoe(10))),
  of('vengeance', huntersMark),
  of('vengeance', holdPerson),
  tier2(
    reaction('Soul of Vengeance', ['attacked'], {
      when: attackedByMarked,
      deed: attacksBack('Longsword', 'longsword'),
    }),
  ),
  tier2(
    spellCard(
      smite('Avenging Smite', harderOn(null, { amount: pierce(4), instead: pierce(7), on: markedOnes })),
    ),
  ),
)
