import type { HeroCard } from '../../faces.ts'
import { aPartyHero } from '../../texts/aims.ts'
import { anyoneRolled, initiativeRolled, rollsWhileKept } from '../../texts/conditions.ts'
import { looksAhead, scries } from '../../texts/deeds/cards.ts'
import { hasAdvantage, rollsAgain, usesKeptDie } from '../../texts/deeds/rolls.ts'
import { gainsInitiative } from '../../texts/deeds/turns.ts'
import { keepsADie } from '../../texts/features.ts'
import { it } from '../../texts/groups.ts'
import { standing } from '../../texts/lastings.ts'
import {
  chain,
  deck,
  free,
  general,
  of,
  perRound,
  primary,
  reaction,
  spellCard,
  tier2,
} from '../../texts/makers.ts'
import { PORTENT } from '../effects.ts'
import { hypnoticPattern } from '../cards-of-two-decks.ts'

/** The Subclass deck of Divination (C-7). */
export const DIVINATION: readonly HeroCard[] = deck(
  'divination',
  perRound(
    primary({
      ...reaction('Portent', ['declared', 'skill'], {
        when: rollsWhileKept(PORTENT.slug),
        deed: usesKeptDie(PORTENT.slug),
      }),
      standing: standing({ watches: [keepsADie(PORTENT.slug)] }),
    }),
  ),
  perRound(primary(free('Expert Divination', looksAhead))),
  reaction('Foresight', ['initiative'], {
    when: initiativeRolled,
    aim: aPartyHero,
    deed: gainsInitiative(it, 6),
    isEverywhere: true,
  }),
  spellCard(chain('True Strike', 'attack', { deed: hasAdvantage })),
  spellCard(general('Scrying', scries(3))),
  tier2(spellCard(reaction('Twist of Fate', ['rolled'], { when: anyoneRolled, deed: rollsAgain('new') }))),
  tier2(of('divination', hypnoticPattern)),
)
