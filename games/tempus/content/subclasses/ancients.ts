import type { HeroCard } from '../../faces.ts'
import { area, burst, ranged, spell } from '../../texts/attacks.ts'
import { beside, bonus, fromSpells } from '../../texts/bonuses.ts'
import { youFall } from '../../texts/conditions.ts'
import { staysWith } from '../../texts/deeds/healing.ts'
import { staysThere } from '../../texts/deeds/lasting.ts'
import { attack, deck, feature, maintained, of, reaction, tier2 } from '../../texts/makers.ts'
import { push, root } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'
import { MOONBEAM } from '../effects.ts'
import { mistyStep } from '../cards-of-two-decks.ts'

/** The Subclass deck of the Oath of Ancients (C-7). */
export const ANCIENTS: readonly HeroCard[] = deck(
  'oath-of-ancients',
  feature('Aura of Warding', {
    bonuses: [beside(bonus('reduction', 2, fromSpells))],
    quirks: { movesLess: 2 },
  }),
  attack('Nature’s Wrath', spell(ranged(4), table(from(7, 2, root(1)), from(15, 2, root(2))))),
  of('ancients', mistyStep(4)),
  attack('Turn the Faithless', spell(burst(3), table(from(8, 3, push(2)), from(15, 5, push(3))))),
  tier2(
    maintained(
      attack('Moonbeam', spell(area(8, 3), table(from(1, 2), from(7, 5), from(15, 8))), {
        after: staysThere(MOONBEAM),
      }),
    ),
  ),
  tier2(reaction('Undying Sentinel', ['falling'], { when: youFall, deed: staysWith(6, 'your') })),
)
