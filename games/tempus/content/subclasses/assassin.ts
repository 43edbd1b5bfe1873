import type { HeroCard } from '../../faces.ts'
import { besideSomebody } from '../../texts/aims.ts'
import { MELEE, weapon } from '../../texts/attacks.ts'
import { gives, onLate } from '../../texts/bonuses.ts'
import { initiativeRolled, withWeapon } from '../../texts/conditions.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { teleportsThere } from '../../texts/deeds/moving.ts'
import { gainsInitiative } from '../../texts/deeds/turns.ts'
import { you } from '../../texts/groups.ts'
import {
  attack,
  chain,
  deck,
  feature,
  free,
  maintained,
  reaction,
  smite,
  spellCard,
  tier2,
} from '../../texts/makers.ts'
import { daze } from '../../texts/riders.ts'
import { doubled } from '../../texts/smites.ts'
import { from, table } from '../../texts/tables.ts'
import { ENVENOMED } from '../effects.ts'

/** The Subclass deck of the Assassin (C-7). */
export const ASSASSIN: readonly HeroCard[] = deck(
  'assassin',
  feature('Assassinate', { bonuses: [gives('advantage', onLate)] }),
  reaction('Ambush', ['initiative'], {
    when: initiativeRolled,
    deed: gainsInitiative(you, 8),
    isEverywhere: true,
  }),
  maintained(free('Envenom', begins(ENVENOMED))),
  attack('Garrote', weapon(MELEE, table(from(7, 6, daze(1)), from(14, 9, daze(2))))),
  tier2(smite('Death Strike', doubled(withWeapon, 12))),
  tier2(spellCard(chain('Shadow Step', 'move', { aim: besideSomebody(8), deed: teleportsThere }))),
)
