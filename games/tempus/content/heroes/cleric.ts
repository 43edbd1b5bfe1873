import type { HeroCard } from '../../faces.ts'
import { aSpace, alliesUpTo, anAlly, touch } from '../../texts/aims.ts'
import { area, MELEE, ranged, spell, weapon } from '../../texts/attacks.ts'
import { allyFalls } from '../../texts/conditions.ts'
import { heals, healsInArea, staysWith } from '../../texts/deeds/healing.ts'
import { begins, places } from '../../texts/deeds/lasting.ts'
import { countsAs } from '../../texts/deeds/rolls.ts'
import { each, it } from '../../texts/groups.ts'
import {
  attack,
  chain,
  deck,
  free,
  general,
  of,
  ongoing,
  primaryAttack,
  reaction,
  spellCard,
  tier2,
  times,
} from '../../texts/makers.ts'
import { burn, status } from '../../texts/riders.ts'
import { from, pierce, table } from '../../texts/tables.ts'
import { BLESSED, SHIELDED, SPIRITUAL_WEAPON } from '../effects.ts'
import { holdPerson } from '../cards-of-two-decks.ts'
import { GUIDED, SHELTERED } from '../statuses.ts'

/** The Class deck of the Cleric (C-6). */
export const CLERIC: readonly HeroCard[] = deck(
  'cleric',
  primaryAttack('Mace', (...sides) => weapon(MELEE, ...sides), [
    table(from(7, 4), from(14, 7)),
    table(from(6, 6), from(14, 10)),
  ]),
  primaryAttack('Sacred Flame', (...sides) => spell(ranged(8), ...sides), [
    table(from(8, pierce(3)), from(15, pierce(5))),
    table(from(7, pierce(4)), from(15, pierce(7))),
  ]),
  times(2, spellCard(general('Cure Wounds', heals(it, 8), touch))),
  attack('Guiding Bolt', spell(ranged(10), table(from(6, 5, status(GUIDED)), from(13, 9, status(GUIDED))))),
  ongoing(spellCard(general('Bless', begins(BLESSED, each), alliesUpTo(3, 6)))),
  spellCard(free('Shield of Faith', begins(SHIELDED, it), anAlly(8))),
  ongoing(spellCard(free('Sanctuary', begins(SHELTERED, it), anAlly(6)))),
  of('cleric', holdPerson),
  ongoing(spellCard(general('Spiritual Weapon', places(SPIRITUAL_WEAPON, 3), aSpace(6)))),
  tier2(spellCard(general('Mass Cure Wounds', healsInArea(8, 4, area(8, 5))))),
  tier2(
    attack('Flame Strike', spell(area(10, 3), table(from(1, 3), from(6, 7, burn(1)), from(14, 10, burn(2))))),
  ),
  tier2(spellCard(reaction('Revivify', ['falling'], { when: allyFalls(6), deed: staysWith(5, 'its') }))),
  tier2(spellCard(chain('Divine Intervention', 'any', { deed: countsAs(17) }))),
)
