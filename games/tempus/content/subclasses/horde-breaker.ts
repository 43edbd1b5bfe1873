import type { HeroCard } from '../../faces.ts'
import { area, AROUND, weapon } from '../../texts/attacks.ts'
import { bonus, perEach } from '../../texts/bonuses.ts'
import { crowded, hostilesBeside } from '../../texts/conditions.ts'
import { addsSpaces } from '../../texts/deeds/moving.ts'
import { gainsAction } from '../../texts/deeds/turns.ts'
import { hitSpreads, weaponHit } from '../../texts/features.ts'
import { attack, chain, deck, feature, printed, reaction, tier2 } from '../../texts/makers.ts'
import { from, table } from '../../texts/tables.ts'

/** The Subclass deck of the Horde Breaker (C-7). */
export const HORDE_BREAKER: readonly HeroCard[] = deck(
  'horde-breaker',
  feature('Horde Breaker', { watches: [hitSpreads(weaponHit, 3)] }),
  printed(
    feature('Horde Defense', {
      bonuses: [
        perEach(bonus('dr', 1), 'adjacent hostile creature beyond the first', (state, bearer) =>
          Math.max(0, hostilesBeside(state, bearer) - 1),
        ),
      ],
    }),
  ),
  chain('Escape the Horde', 'move', { deed: addsSpaces(1, { throughOpponents: true }) }),
  attack('Scatter Shot', weapon(area(8, 3), table(from(8, 4), from(15, 6)))),
  attack('Whirling Blades', weapon(AROUND, table(from(7, 4), from(14, 7)))),
  tier2(attack('Rain of Arrows', weapon(area(12, 5), table(from(7, 5), from(15, 8))))),
  tier2(reaction('Cornered Beast', ['turn'], { when: crowded(2), deed: gainsAction(1) })),
)
