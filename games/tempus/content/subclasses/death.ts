import type { HeroCard } from '../../faces.ts'
import { MELEE, ranged, spell } from '../../texts/attacks.ts'
import { inMelee } from '../../texts/conditions.ts'
import { drains } from '../../texts/deeds/healing.ts'
import { reaps } from '../../texts/features.ts'
import { attack, deck, feature, smite, tier2 } from '../../texts/makers.ts'
import { poison, status } from '../../texts/riders.ts'
import { harder } from '../../texts/smites.ts'
import { both, from, pierce, table } from '../../texts/tables.ts'
import { ENFEEBLED } from '../statuses.ts'

/** The Subclass deck of the Death Domain (C-7). */
export const DEATH: readonly HeroCard[] = deck(
  'death-domain',
  feature('Reaper', { watches: [reaps(3)] }),
  attack('Ray of Enfeeblement', spell(ranged(8), table(from(8, pierce(3), status(ENFEEBLED))))),
  attack('Inflict Wounds', spell(MELEE, table(from(7, 8), from(14, 12)))),
  smite('Touch of Death', harder(inMelee, both(3, 2))),
  tier2(attack('Vampiric Touch', spell(MELEE, table(from(6, 8), from(14, 12))), { after: drains })),
  tier2(
    attack(
      'Blight',
      spell(ranged(6), table(from(5, both(6, 3), poison(1)), from(13, both(9, 4), poison(2)))),
    ),
  ),
)
