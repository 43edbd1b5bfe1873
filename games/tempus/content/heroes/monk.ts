import type { HeroCard } from '../../faces.ts'
import { MELEE, ranged, weapon } from '../../texts/attacks.ts'
import { aimedAtYou, inMelee, inTheArea, shootingYou, weaponInMelee } from '../../texts/conditions.ts'
import { attacksAgain } from '../../texts/deeds/attacking.ts'
import { and } from '../../texts/deeds/basic.ts'
import { cleanses, heals, relievesAll } from '../../texts/deeds/healing.ts'
import { ignores, reduces } from '../../texts/deeds/instances.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { addsSpaces, movesNow } from '../../texts/deeds/moving.ts'
import { addsWith, hasDisadvantage } from '../../texts/deeds/rolls.ts'
import { onSkill } from '../../texts/conditions.ts'
import { you } from '../../texts/groups.ts'
import {
  afterwards,
  attack,
  chain,
  charge,
  deck,
  free,
  general,
  primaryAttack,
  reaction,
  smite,
  tier2,
  times,
} from '../../texts/makers.ts'
import { daze, push, root } from '../../texts/riders.ts'
import { harder } from '../../texts/smites.ts'
import { both, from, table } from '../../texts/tables.ts'
import { HARDENED } from '../effects.ts'

/** The Class deck of the Monk (C-6). */
export const MONK: readonly HeroCard[] = deck(
  'monk',
  primaryAttack(
    'Unarmed Strike',
    (...sides) => weapon(MELEE, ...sides),
    [table(from(6, 5), from(13, 7)), table(from(5, 7), from(13, 10))],
    { after: movesNow(you, 1) },
  ),
  primaryAttack('Throwing Star', (...sides) => weapon(ranged(6), ...sides), [
    table(from(7, 3), from(14, 6)),
    table(from(6, 5), from(14, 9)),
  ]),
  times(
    2,
    afterwards('Flurry of Blows', 'attack', {
      condition: weaponInMelee,
      deed: attacksAgain('Unarmed Strike', { with: 'unarmed-strike', modifier: 0 }),
    }),
  ),
  smite('Stunning Strike', harder(inMelee, 2, daze(1), root(1))),
  chain('Step of the Wind', 'move', { deed: addsSpaces(3, { throughOpponents: true }) }),
  reaction('Patient Defense', ['declared'], { when: aimedAtYou, deed: hasDisadvantage }),
  reaction('Deflect Missile', ['hit'], { when: shootingYou, deed: reduces(8) }),
  chain('Acrobatics', 'skill', { condition: onSkill(), deed: addsWith('athletics', 4, 2) }),
  general('Wholeness of Body', and(heals(you, 8), relievesAll(you))),
  tier2(
    attack('Quivering Palm', weapon(MELEE, table(from(1, 4), from(5, 10), from(13, both(14, 4)))), {
      cost: 2,
    }),
  ),
  tier2(reaction('Evasion', ['hit', 'damage'], { when: inTheArea, deed: ignores })),
  tier2(
    charge(
      'Flying Kick',
      movesNow(you, 5, { throughOpponents: true }),
      weapon(MELEE, table(from(5, 7, push(1)), from(13, 11, push(2)))),
    ),
  ),
  tier2(free('Diamond Soul', and(cleanses(you), begins(HARDENED)))),
)
