import type { HeroCard } from '../../faces.ts'
import { bonus, ofWeapons } from '../../texts/bonuses.ts'
import { athleticsOrMove, withWeapon } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { heals } from '../../texts/deeds/healing.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { athleticsOrSpaces } from '../../texts/deeds/either.ts'
import { you } from '../../texts/groups.ts'
import { chain, deck, feature, free, general, ongoing, smite, tier2 } from '../../texts/makers.ts'
import { harder } from '../../texts/smites.ts'
import { HOLDING_THE_LINE, SUPERIOR, SURVIVING } from '../effects.ts'

/** The Subclass deck of the Champion (C-7). */
export const CHAMPION: readonly HeroCard[] = deck(
  'champion',
  feature('Improved Critical', { bonuses: [bonus('critical', 1, ofWeapons)] }),
  chain('Remarkable Athlete', 'any', { condition: athleticsOrMove, deed: athleticsOrSpaces(4, 2) }),
  smite('Brutal Strike', harder(withWeapon, 5)),
  general('Hold the Line', and(heals(you, 3), begins(HOLDING_THE_LINE))),
  tier2(ongoing(free('Superior Critical', begins(SUPERIOR)))),
  tier2(ongoing(free('Survivor', begins(SURVIVING)))),
)
