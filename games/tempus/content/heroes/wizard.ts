import type { HeroCard } from '../../faces.ts'
import { anotherHero, aTarget } from '../../texts/aims.ts'
import { area, burst, MELEE, ranged, spell } from '../../texts/attacks.ts'
import { deckHolds, hittingYou, spellPlayed } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { draws, takesBack } from '../../texts/deeds/cards.ts'
import { aTokenSpace, mageHand } from '../../texts/deeds/hand.ts'
import { missiles } from '../../texts/deeds/harm.ts'
import { hardens } from '../../texts/deeds/instances.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { counters, trying } from '../../texts/deeds/rolls.ts'
import { it, you } from '../../texts/groups.ts'
import {
  action,
  attack,
  card,
  chainFace,
  deck,
  general,
  of,
  ongoing,
  primaryAttack,
  printed,
  reaction,
  spellCard,
  tier2,
} from '../../texts/makers.ts'
import { burn, push } from '../../texts/riders.ts'
import { both, from, table } from '../../texts/tables.ts'
import { ARMORED, HASTENED } from '../effects.ts'
import { mistyStep } from '../cards-of-two-decks.ts'

/** The Class deck of the Wizard (C-6). */
export const WIZARD: readonly HeroCard[] = deck(
  'wizard',
  primaryAttack('Fire Bolt', (...sides) => spell(ranged(10), ...sides), [
    table(from(6, 4), from(13, 6, burn(1))),
    table(from(5, 6), from(13, 8, burn(2))),
  ]),
  primaryAttack('Shocking Grasp', (...sides) => spell(MELEE, ...sides), [
    table(from(7, 3), from(14, 5, push(1))),
    table(from(6, 5, push(1)), from(14, 8, push(2))),
  ]),
  spellCard(
    card('Magic Missile', { action: action('attack', { aim: aTarget(10), deed: missiles(3, 2, 10) }) }),
  ),
  spellCard(reaction('Shield', ['hit'], { when: hittingYou, deed: hardens(5) })),
  printed(
    attack('Thunderwave', spell(burst(3), table(from(1, 2), from(7, 4, push(1)), from(14, 7, push(2))))),
  ),
  of('wizard', mistyStep(5)),
  ongoing(spellCard(general('Mage Armor', begins(ARMORED)))),
  printed(attack('Shatter', spell(area(8, 4), table(from(1, 2), from(7, 5), from(14, 8))))),
  spellCard(
    reaction('Counterspell', ['spell'], { when: spellPlayed(10), deed: trying('knowledge', counters) }),
  ),
  general('Arcane Recovery', and(draws(you, 1), takesBack('Spell'))),
  tier2(
    printed(
      attack('Fireball', spell(area(12, 5), table(from(1, 4), from(6, 7, burn(1)), from(14, 9, burn(2))))),
    ),
  ),
  tier2(
    printed(
      spellCard({
        ...general('Mage Hand II', mageHand(0), aTokenSpace(8)),
        chain: chainFace('move', {
          condition: deckHolds('mage-hand', 'Mage Hand'),
          aim: aTokenSpace(8),
          deed: mageHand(0),
        }),
      }),
    ),
  ),
  tier2(spellCard(general('Haste', begins(HASTENED, it), anotherHero(6)))),
  tier2(attack('Disintegrate', spell(ranged(8), table(from(6, 12), from(13, both(16, 4)))), { cost: 2 })),
)
