import type { HeroCard } from '../../faces.ts'
import { touch } from '../../texts/aims.ts'
import { MELEE, ranged, spell, spellWeapon, weapon } from '../../texts/attacks.ts'
import { allyHitBeside, inMelee } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { cleanses, heals } from '../../texts/deeds/healing.ts'
import { takesOver } from '../../texts/deeds/instances.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { movesNow } from '../../texts/deeds/moving.ts'
import { alliesIn, it, you } from '../../texts/groups.ts'
import {
  attack,
  charge,
  deck,
  free,
  general,
  maintained,
  ongoing,
  primaryAttack,
  printed,
  reaction,
  smite,
  spellCard,
  tier2,
  times,
} from '../../texts/makers.ts'
import { push, status } from '../../texts/riders.ts'
import { harder } from '../../texts/smites.ts'
import { both, from, table } from '../../texts/tables.ts'
import { AURA_OF_PROTECTION, CHALLENGED, FAVORED } from '../effects.ts'

/** The Class deck of the Paladin (C-6). */
export const PALADIN: readonly HeroCard[] = deck(
  'paladin',
  printed(
    primaryAttack('Longsword', (...sides) => weapon(MELEE, ...sides), [
      table(from(6, 5), from(13, 8)),
      table(from(5, 7), from(13, 11)),
    ]),
  ),
  primaryAttack('Javelin', (...sides) => weapon(ranged(6), ...sides), [
    table(from(8, 4), from(15, 6)),
    table(from(7, 6), from(15, 9)),
  ]),
  times(2, printed(spellCard(smite('Divine Smite', harder(inMelee, 4))))),
  general('Lay on Hands', heals(it, 10), touch),
  ongoing(attack('Compelled Duel', spell(ranged(6), table(from(8, 2, status(CHALLENGED)))))),
  maintained(general('Aura of Protection', begins(AURA_OF_PROTECTION))),
  reaction('Intercession', ['hit'], { when: allyHitBeside, deed: takesOver }),
  maintained(spellCard(free('Divine Favor', begins(FAVORED)))),
  charge('Zealous Charge', movesNow(you, 3), weapon(MELEE, table(from(6, 6), from(13, 9)))),
  tier2(spellCard(smite('Improved Divine Smite', harder(inMelee, both(5, 2))))),
  tier2(attack('Banishing Smite', spellWeapon(MELEE, table(from(5, 8, push(2)), from(13, 12, push(3)))))),
  tier2(spellCard(general('Aura of Vitality', heals(alliesIn(4), 6)))),
  tier2(free('Cleansing Touch', and(cleanses(it), heals(it, 4)), touch)),
)
