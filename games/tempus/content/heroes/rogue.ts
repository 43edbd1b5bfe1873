import type { HeroCard } from '../../faces.ts'
import { MELEE, ranged, rolls, weapon } from '../../texts/attacks.ts'
import { aimedAtYou, hittingYou, onObjective, onSkill, sneaking, withWeapon } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { halves } from '../../texts/deeds/instances.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { addsSpaces, movesNow } from '../../texts/deeds/moving.ts'
import { adds, countsAtLeast, hasNoAdvantage } from '../../texts/deeds/rolls.ts'
import { you } from '../../texts/groups.ts'
import {
  attack,
  chain,
  deck,
  general,
  ongoing,
  onHit,
  primaryAttack,
  reaction,
  smite,
  tier2,
  times,
} from '../../texts/makers.ts'
import { poison } from '../../texts/riders.ts'
import { harder } from '../../texts/smites.ts'
import { from, table } from '../../texts/tables.ts'
import { ELUSIVE, HIDDEN } from '../effects.ts'

/** The Class deck of the Rogue (C-6). */
export const ROGUE: readonly HeroCard[] = deck(
  'rogue',
  primaryAttack('Dagger', (...sides) => weapon(MELEE, ...sides), [
    table(from(6, 4), from(13, 6)),
    table(from(5, 6), from(13, 9)),
  ]),
  primaryAttack('Hand Crossbow', (...sides) => weapon(ranged(8), ...sides), [
    table(from(7, 4), from(14, 6)),
    table(from(6, 6), from(14, 9)),
  ]),
  times(2, smite('Sneak Attack I', harder(sneaking, 6))),
  ongoing(general('Hide', begins(HIDDEN))),
  chain('Cunning Action', 'any', { orAfter: true, deed: movesNow(you, 3) }),
  reaction('Uncanny Dodge', ['hit'], { when: hittingYou, deed: halves }),
  onHit('Poisoned Blade', withWeapon, poison(2)),
  chain('Tumble', 'move', { deed: addsSpaces(2, { throughOpponents: true }) }),
  chain('Thieves’ Tools', 'skill', { condition: onObjective, deed: adds(4) }),
  tier2(smite('Sneak Attack II', harder(sneaking, 10))),
  tier2(attack('Blade Flurry', rolls(2, weapon(MELEE, table(from(5, 6), from(13, 9)))))),
  tier2(reaction('Elusive', ['declared'], { when: aimedAtYou, deed: and(hasNoAdvantage, begins(ELUSIVE)) })),
  tier2(chain('Reliable Talent', 'skill', { condition: onSkill(), deed: countsAtLeast(10) })),
)
