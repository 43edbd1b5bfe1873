import type { HeroCard } from '../../faces.ts'
import { anotherAllyNear } from '../../texts/aims.ts'
import { apart, MELEE, weapon } from '../../texts/attacks.ts'
import { weaponInMelee } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { heals, relieves } from '../../texts/deeds/healing.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { addsSpaces, movesNow } from '../../texts/deeds/moving.ts'
import { adds } from '../../texts/deeds/rolls.ts'
import { inspiresHits } from '../../texts/features.ts'
import { alliesIn, it } from '../../texts/groups.ts'
import { attack, chain, deck, feature, free, general, maintained, tier2 } from '../../texts/makers.ts'
import { guardsAttacker } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'
import { FLOURISHING, HYMN } from '../effects.ts'

/** The Subclass deck of the College of Valor (C-7). */
export const VALOR: readonly HeroCard[] = deck(
  'college-of-valor',
  feature('Combat Inspiration', { watches: [inspiresHits(2, 6)] }),
  maintained(general('Battle Hymn', begins(HYMN))),
  chain('Valiant Flourish', 'attack', {
    condition: weaponInMelee,
    deed: adds(2),
    rider: guardsAttacker(FLOURISHING),
  }),
  chain('War March', 'move', { aim: anotherAllyNear(3), deed: and(addsSpaces(2), movesNow(it, 2)) }),
  tier2(attack('Blade Dance', apart(2, weapon(MELEE, table(from(5, 6), from(13, 10)))))),
  tier2(free('Rallying Anthem', and(heals(alliesIn(6), 4), relieves(alliesIn(6), 'root', 'burn')))),
)
