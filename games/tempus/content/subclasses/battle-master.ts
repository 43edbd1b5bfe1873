import type { HeroCard } from '../../faces.ts'
import { anotherHero, aRivalSeen } from '../../texts/aims.ts'
import { missedFromBeside, weaponInMelee, withWeapon } from '../../texts/conditions.ts'
import { commandsAttack } from '../../texts/deeds/attacking.ts'
import { looksAtHand } from '../../texts/deeds/cards.ts'
import { suffers } from '../../texts/deeds/harm.ts'
import { adds } from '../../texts/deeds/rolls.ts'
import { increases } from '../../texts/deeds/instances.ts'
import { chainsBetter } from '../../texts/features.ts'
import { theAttacker } from '../../texts/groups.ts'
import {
  chain,
  deck,
  feature,
  free,
  general,
  perRound,
  primary,
  reaction,
  smite,
  tier2,
} from '../../texts/makers.ts'
import { daze, root } from '../../texts/riders.ts'
import { harder } from '../../texts/smites.ts'

/** The Subclass deck of the Battle Master (C-7). */
export const BATTLE_MASTER: readonly HeroCard[] = deck(
  'battle-master',
  feature('Combat Superiority', { watches: [chainsBetter(1)] }),
  perRound(primary(free('Know Your Enemy', looksAtHand, aRivalSeen))),
  chain('Trip Attack', 'attack', {
    moment: 'hit',
    condition: weaponInMelee,
    deed: increases(1),
    rider: root(1),
  }),
  reaction('Riposte', ['missed'], { when: missedFromBeside, deed: suffers(theAttacker, 5) }),
  general('Commander’s Strike', commandsAttack(2), anotherHero(6)),
  tier2(smite('Disarming Attack', harder(withWeapon, 4, daze(2)))),
  tier2(chain('Precision Attack', 'attack', { condition: withWeapon, deed: adds(5) })),
)
