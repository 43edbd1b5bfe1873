import type { HeroCard } from '../../faces.ts'
import { aRivalWithLoot } from '../../texts/aims.ts'
import { aimedAtYou, inYourTurn } from '../../texts/conditions.ts'
import { borrowsLoot, steals } from '../../texts/deeds/loot.ts'
import { addsSpaces, movesNow } from '../../texts/deeds/moving.ts'
import { trying } from '../../texts/deeds/rolls.ts'
import { gainsNimble } from '../../texts/deeds/turns.ts'
import { triesAfterMove } from '../../texts/features.ts'
import { you } from '../../texts/groups.ts'
import { chain, deck, feature, free, general, reaction, tier2 } from '../../texts/makers.ts'
import { BORROWED } from '../effects.ts'

/** The Subclass deck of the Thief (C-7). */
export const THIEF: readonly HeroCard[] = deck(
  'thief',
  feature('Fast Hands', { watches: [triesAfterMove(-2)] }),
  general('Pickpocket', trying('savvy', steals()), aRivalWithLoot),
  chain('Second-Story Work', 'move', { deed: addsSpaces(2, { acrossWater: true, acrossTerrain: true }) }),
  reaction('Slip Away', ['declared'], { when: aimedAtYou, deed: movesNow(you, 2) }),
  tier2(free('Use Magic Device', borrowsLoot(BORROWED))),
  tier2(reaction('Thief’s Reflexes', ['turn'], { when: inYourTurn, deed: gainsNimble(1) })),
)
