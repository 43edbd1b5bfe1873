import type { HeroCard } from '../../faces.ts'
import { besideTheAttacker } from '../../texts/aims.ts'
import { ranged, weapon } from '../../texts/attacks.ts'
import { attackedByGiant, hittingYou, missedYou, withWeapon } from '../../texts/conditions.ts'
import { attacksBack } from '../../texts/deeds/attacking.ts'
import { suffers } from '../../texts/deeds/harm.ts'
import { halves } from '../../texts/deeds/instances.ts'
import { hitOnHurt, hitsHarder } from '../../texts/features.ts'
import { it } from '../../texts/groups.ts'
import { attack, deck, feature, reaction, smite, tier2 } from '../../texts/makers.ts'
import { bigOnes, harderOn } from '../../texts/smites.ts'
import { from, pierce, table } from '../../texts/tables.ts'

/** The Subclass deck of the Colossus Hunter (C-7). */
export const COLOSSUS_HUNTER: readonly HeroCard[] = deck(
  'colossus-hunter',
  feature('Colossus Slayer', { watches: [hitsHarder(hitOnHurt, 2)] }),
  reaction('Giant Killer', ['attacked'], {
    when: attackedByGiant,
    deed: attacksBack('Shortsword', 'shortsword'),
  }),
  smite('Weak Point', harderOn(withWeapon, { amount: pierce(3), instead: pierce(5), on: bigOnes })),
  reaction('Stand Against the Tide', ['missed'], {
    when: missedYou,
    aim: besideTheAttacker,
    deed: suffers(it, 4),
  }),
  tier2(attack('Titan Shot', weapon(ranged(12), table(from(5, 9), from(13, 13))))),
  tier2(reaction('Hunter’s Reflexes', ['hit'], { when: hittingYou, deed: halves })),
)
