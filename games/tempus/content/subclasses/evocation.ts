import type { HeroCard } from '../../faces.ts'
import { burst, line, ranged, rolls, spell } from '../../texts/attacks.ts'
import { withSpell } from '../../texts/conditions.ts'
import { spreads } from '../../texts/deeds/harm.ts'
import { staysThere } from '../../texts/deeds/lasting.ts'
import { attack, deck, feature, maintained, smite, spellCard, tier2 } from '../../texts/makers.ts'
import { burn } from '../../texts/riders.ts'
import { harderEach } from '../../texts/smites.ts'
import { from, table } from '../../texts/tables.ts'
import { FIRE_WALL } from '../effects.ts'

/** The Subclass deck of Evocation (C-7). */
export const EVOCATION: readonly HeroCard[] = deck(
  'evocation',
  feature('Sculpt Spells', { quirks: { sculpts: 2 } }),
  attack('Scorching Ray', rolls(3, spell(ranged(10), table(from(8, 3), from(16, 5))))),
  attack('Burning Hands', spell(burst(3), table(from(1, 2), from(6, 4, burn(1)), from(14, 6, burn(2))))),
  spellCard(smite('Empowered Evocation', harderEach(withSpell, 3))),
  tier2(
    maintained(
      attack(
        'Wall of Fire',
        spell(line(10), table(from(1, 3, burn(1)), from(6, 6, burn(1)), from(15, 8, burn(2)))),
        { after: staysThere(FIRE_WALL) },
      ),
    ),
  ),
  tier2(
    attack('Chain Lightning', spell(ranged(10), table(from(5, 8), from(13, 11))), {
      after: spreads(
        { damage: 4, within: 3, most: 2, hurtsAllies: true },
        { misses: false, hurtsTarget: false },
      ),
    }),
  ),
)
