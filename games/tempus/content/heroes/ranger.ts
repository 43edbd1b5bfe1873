import type { HeroCard } from '../../faces.ts'
import { aSpace } from '../../texts/aims.ts'
import { area, bouncing, MELEE, ranged, weapon } from '../../texts/attacks.ts'
import { atRange, weaponAtRange } from '../../texts/conditions.ts'
import { attacksUpTo } from '../../texts/deeds/attacking.ts'
import { spreads } from '../../texts/deeds/harm.ts'
import { begins, covers, places } from '../../texts/deeds/lasting.ts'
import { addsSpaces } from '../../texts/deeds/moving.ts'
import { addsStill } from '../../texts/deeds/rolls.ts'
import {
  afterwards,
  attack,
  chain,
  deck,
  general,
  of,
  ongoing,
  onHit,
  primaryAttack,
  printed,
  smite,
  spellCard,
  tier2,
} from '../../texts/makers.ts'
import { root } from '../../texts/riders.ts'
import { harderAround } from '../../texts/smites.ts'
import { from, table } from '../../texts/tables.ts'
import { CAMOUFLAGED, HEALING_SPIRIT, SPIKES } from '../effects.ts'
import { huntersMark } from '../cards-of-two-decks.ts'

/** The Class deck of the Ranger (C-6). */
export const RANGER: readonly HeroCard[] = deck(
  'ranger',
  primaryAttack('Longbow', (...sides) => weapon(ranged(12), ...sides), [
    table(from(6, 4), from(14, 7)),
    table(from(6, 6), from(14, 10)),
  ]),
  primaryAttack('Shortsword', (...sides) => weapon(MELEE, ...sides), [
    table(from(6, 4), from(14, 6)),
    table(from(5, 6), from(14, 9)),
  ]),
  of('ranger', huntersMark),
  printed(
    spellCard(
      afterwards('Hail of Thorns', 'attack', {
        condition: weaponAtRange,
        deed: spreads(
          { damage: 3, within: 1, most: null, hurtsAllies: true },
          { misses: true, hurtsTarget: true },
        ),
      }),
    ),
  ),
  printed(attack('Trick Shot', bouncing(weapon(ranged(12), table(from(6, 5), from(13, 9)))))),
  spellCard(chain('Longstrider', 'move', { deed: addsSpaces(3) })),
  printed(ongoing(spellCard(general('Spike Growth', covers(SPIKES, area(10, 4)))))),
  printed(ongoing(spellCard(general('Healing Spirit', places(HEALING_SPIRIT, 3), aSpace(6))))),
  spellCard(onHit('Ensnaring Strike', null, root(2))),
  chain('Steady Aim', 'attack', { condition: atRange, deed: addsStill(3, 5) }),
  tier2(attack('Volley', weapon(area(10, 3), table(from(5, 6), from(13, 9))))),
  tier2(
    spellCard(
      smite(
        'Lightning Arrow',
        harderAround(atRange, 4, { damage: 4, within: 1, most: null, hurtsAllies: true }),
      ),
    ),
  ),
  tier2(
    spellCard(
      afterwards('Swift Quiver', 'attack', {
        condition: atRange,
        deed: attacksUpTo(2, 'Longbow', { with: 'longbow', modifier: -2 }),
      }),
    ),
  ),
  tier2(ongoing(general('Camouflage', begins(CAMOUFLAGED)))),
)
