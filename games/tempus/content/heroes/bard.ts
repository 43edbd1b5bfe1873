import type { HeroCard } from '../../faces.ts'
import { alliesUpTo, anAlly, anotherAlly } from '../../texts/aims.ts'
import { area, MELEE, ranged, spell, weapon } from '../../texts/attacks.ts'
import { onHeroCard, onSkill } from '../../texts/conditions.ts'
import { returnsAction } from '../../texts/deeds/cards.ts'
import { heals } from '../../texts/deeds/healing.ts'
import { begins } from '../../texts/deeds/lasting.ts'
import { addsWith } from '../../texts/deeds/rolls.ts'
import { alliesIn, each, it, otherAlliesIn } from '../../texts/groups.ts'
import {
  afterwards,
  attack,
  chain,
  deck,
  free,
  general,
  maintained,
  of,
  primaryAttack,
  printed,
  spellCard,
  tier2,
  times,
} from '../../texts/makers.ts'
import { push, status } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'
import { OUTLINED } from '../effects.ts'
import { hypnoticPattern } from '../cards-of-two-decks.ts'
import { HEATED, INSPIRED, MOCKED } from '../statuses.ts'

/** The Class deck of the Bard (C-6). */
export const BARD: readonly HeroCard[] = deck(
  'bard',
  primaryAttack('Rapier', (...sides) => weapon(MELEE, ...sides), [
    table(from(6, 4), from(13, 8)),
    table(from(5, 6), from(14, 10)),
  ]),
  primaryAttack('Vicious Mockery', (...sides) => spell(ranged(8), ...sides), [
    table(from(8, 2, status(MOCKED)), from(15, 4, status(MOCKED))),
    table(from(7, 4, status(MOCKED)), from(15, 7, status(MOCKED))),
  ]),
  printed(spellCard(free('Healing Word', heals(it, 5), anAlly(10)))),
  times(2, spellCard(free('Bardic Inspiration', begins(INSPIRED, it), anotherAlly(8)))),
  attack('Dissonant Whispers', spell(ranged(8), table(from(7, 5, push(1)), from(14, 8, push(2))))),
  maintained(
    attack('Heat Metal', spell(ranged(8), table(from(7, 3, status(HEATED)), from(14, 6, status(HEATED))))),
  ),
  attack('Faerie Fire', spell(area(8, 3), table(from(9, 0, status(OUTLINED))))),
  general('Song of Rest', heals(alliesIn(3), 4)),
  chain('Silver Tongue', 'skill', { condition: onSkill(), deed: addsWith('savvy', 4, 2) }),
  tier2(of('bard', hypnoticPattern)),
  tier2(spellCard(free('Mass Healing Word', heals(each, 6), alliesUpTo(3, 8)))),
  tier2(spellCard(free('Greater Inspiration', begins(INSPIRED, otherAlliesIn(10))))),
  tier2(afterwards('Encore', 'any', { condition: onHeroCard, deed: returnsAction(2) })),
)
