import type { HeroCard } from '../../faces.ts'
import { AROUND, MELEE, ranged, weapon } from '../../texts/attacks.ts'
import { harmingYou, inYourTurn, weaponInMelee, youRolled } from '../../texts/conditions.ts'
import { attacksAgain, cleaves } from '../../texts/deeds/attacking.ts'
import { heals } from '../../texts/deeds/healing.ts'
import { reduces } from '../../texts/deeds/instances.ts'
import { movesNow } from '../../texts/deeds/moving.ts'
import { rollsAgain } from '../../texts/deeds/rolls.ts'
import { gainsAction } from '../../texts/deeds/turns.ts'
import { you } from '../../texts/groups.ts'
import {
  afterwards,
  attack,
  charge,
  deck,
  free,
  onHit,
  primaryAttack,
  printed,
  reaction,
  tier2,
  times,
} from '../../texts/makers.ts'
import { daze, push } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'

/** The Class deck of the Fighter (C-6). */
export const FIGHTER: readonly HeroCard[] = deck(
  'fighter',
  primaryAttack('Battleaxe', (...sides) => weapon(MELEE, ...sides), [
    table(from(6, 5), from(17, 9)),
    table(from(6, 6), from(16, 10)),
  ]),
  primaryAttack('Heavy Crossbow', (...sides) => weapon(ranged(10), ...sides), [
    table(from(8, 4), from(16, 7)),
    table(from(8, 5), from(16, 9)),
  ]),
  times(2, printed(reaction('Shrug it Off', ['hit', 'damage'], { when: harmingYou, deed: reduces(5) }))),
  printed(free('Second Wind', heals(you, 10))),
  reaction('Action Surge', ['turn'], { when: inYourTurn, deed: gainsAction(1) }),
  printed(attack('Heavy Swing', weapon(MELEE, table(from(6, 5), from(13, 11))))),
  onHit('Shield Bash', weaponInMelee, push(1), daze(1)),
  afterwards('Cleave', 'attack', { condition: weaponInMelee, deed: cleaves('Battleaxe', 'battleaxe') }),
  charge(
    'Charge',
    movesNow(you, 4, { isStraight: true }),
    weapon(MELEE, table(from(6, 6), from(13, 9, push(1)))),
  ),
  tier2(attack('Whirlwind Attack', weapon(AROUND, table(from(5, 6), from(13, 9))))),
  tier2(afterwards('Extra Attack', 'attack', { deed: attacksAgain('Primary', { with: null, modifier: 0 }) })),
  tier2(
    reaction('Indomitable', ['rolled'], { when: youRolled, deed: rollsAgain('better'), isEverywhere: true }),
  ),
  tier2(reaction('Unbreakable', ['hit', 'damage'], { when: harmingYou, deed: reduces(10) })),
)
