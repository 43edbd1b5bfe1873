import type { HeroCard } from '../../faces.ts'
import { burst, line, ranged, spell } from '../../texts/attacks.ts'
import { inMelee } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { reachesTo } from '../../texts/deeds/chains.ts'
import { covers } from '../../texts/deeds/lasting.ts'
import { addsSpaces, pushesAway } from '../../texts/deeds/moving.ts'
import { attack, chain, deck, feature, general, ongoing, spellCard, tier2 } from '../../texts/makers.ts'
import { burn, push, root } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'
import { STONE_WALL } from '../effects.ts'

/** The Subclass deck of the Elemental (C-7). */
export const ELEMENTAL: readonly HeroCard[] = deck(
  'elemental',
  feature('Elemental Reach', { quirks: { reach: 2 } }),
  spellCard(
    chain('Fangs of the Fire Snake', 'attack', {
      condition: inMelee,
      deed: reachesTo(3),
      rider: burn(2),
      reach: 3,
    }),
  ),
  attack('Fist of Unbroken Air', spell(ranged(6), table(from(6, 4, push(2)), from(13, 7, push(4))))),
  spellCard(chain('Gale Rush', 'move', { deed: and(pushesAway(1), addsSpaces(2)) })),
  tier2(
    ongoing(spellCard(general('Wall of Stone', covers(STONE_WALL, line(6), { isCutByCreatures: true })))),
  ),
  tier2(
    attack('Breath of Winter', spell(burst(4), table(from(1, 3), from(6, 6, root(1)), from(14, 9, root(1))))),
  ),
)
