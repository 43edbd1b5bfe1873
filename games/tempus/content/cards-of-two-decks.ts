import type { HeroCard } from '../faces.ts'
import { aFoe, aFreeSpace } from '../texts/aims.ts'
import { area, ranged, spell } from '../texts/attacks.ts'
import { begins, covers } from '../texts/deeds/lasting.ts'
import { teleportsThere } from '../texts/deeds/moving.ts'
import { it } from '../texts/groups.ts'
import { action, attack, card, chain, free, maintained, ongoing, spellCard } from '../texts/makers.ts'
import { statusOfSmall } from '../texts/riders.ts'
import { from, table } from '../texts/tables.ts'
import { HYPNOTIC } from './effects.ts'
import { HELD, HUNTED } from './statuses.ts'

/** Cards of which two decks have one (C-6, C-7). */

/** Of the Bard and of Divination: an Attack Action without a roll. */
export const hypnoticPattern: HeroCard = maintained(
  spellCard(
    card('Hypnotic Pattern', {
      action: action('attack', { deed: covers(HYPNOTIC, area(10, 3)) }),
    }),
  ),
)

/** Of the Cleric and of Vengeance. */
export const holdPerson: HeroCard = attack(
  'Hold Person',
  spell(ranged(8), table(from(10, 0, statusOfSmall(HELD)))),
)

/** Of the Ranger and of Vengeance. */
export const huntersMark: HeroCard = ongoing(spellCard(free('Hunter’s Mark', begins(HUNTED, it), aFoe(12))))

/** Of the Wizard and of Ancients, with other ranges. */
export function mistyStep(range: number): HeroCard {
  return spellCard(chain('Misty Step', 'move', { aim: aFreeSpace(range), deed: teleportsThere }))
}
