import type { HeroCard } from '../../faces.ts'
import { anAlly, anotherAlly } from '../../texts/aims.ts'
import { bonus } from '../../texts/bonuses.ts'
import { doublesHealing } from '../../texts/deeds/chains.ts'
import { sharesHealing } from '../../texts/deeds/healing.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { it } from '../../texts/groups.ts'
import { chain, deck, feature, free, general, ongoing, spellCard, tier2 } from '../../texts/makers.ts'
import { AURA_OF_LIFE, HOPEFUL, WARDED } from '../effects.ts'

/** The Subclass deck of the Life Domain (C-7). */
export const LIFE: readonly HeroCard[] = deck(
  'life-domain',
  feature('Disciple of Life', { bonuses: [bonus('healing', 2)] }),
  general('Preserve Life', sharesHealing(12, 5)),
  ongoing(spellCard(general('Warding Bond', begins(WARDED, it), anotherAlly(6)))),
  spellCard(free('Beacon of Hope', begins(HOPEFUL, it), anAlly(8))),
  tier2(ongoing(spellCard(general('Aura of Life', begins(AURA_OF_LIFE))))),
  tier2(spellCard(chain('Supreme Healing', 'any', { deed: doublesHealing }))),
)
