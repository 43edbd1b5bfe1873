import type { HeroCard } from '../../faces.ts'
import { aFreeSpace, nobody } from '../../texts/aims.ts'
import { burst, natural } from '../../texts/attacks.ts'
import { bonus, fromSpells } from '../../texts/bonuses.ts'
import { harmingYou, hurtBySeen, youRolled } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { afflicts, eases, heals, relieves } from '../../texts/deeds/healing.ts'
import { suffers } from '../../texts/deeds/harm.ts'
import { reduces } from '../../texts/deeds/instances.ts'
import { mageHand, aTokenSpace } from '../../texts/deeds/hand.ts'
import { teleportsThere } from '../../texts/deeds/moving.ts'
import { adds, rollsAgain } from '../../texts/deeds/rolls.ts'
import { theSource, you } from '../../texts/groups.ts'
import {
  attack,
  chain,
  deck,
  free,
  general,
  move,
  primary,
  printed,
  reaction,
  skills,
  spellCard,
} from '../../texts/makers.ts'
import { burn } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'

/** The decks of the Characters (C-8). */

const BONNIE = deck(
  'bonnie',
  printed(move('Nimble Steps', 5, { quirks: { rerollsOnes: 1 } })),
  printed(skills('Entertainer', 12, 8, 7)),
  reaction('Luck of the Road', ['rolled'], { when: youRolled, deed: rollsAgain('new'), isEverywhere: true }),
)

const GAINS = deck(
  'gains',
  move('Forward March', 5, { quirks: { pushLess: 1 } }),
  skills('Soldier', 7, 13, 10),
  free('Grit', and(heals(you, 4), relieves(you, 'root', 'burn'))),
)

const IVAR = deck(
  'ivar',
  printed(move('Long Road', 5, { quirks: { roundOneDraws: 2 } })),
  printed(skills('Outlander', 8, 11, 10)),
  reaction('Hide of Stone', ['hit', 'damage'], { when: harmingYou, deed: reduces(4) }),
)

const KHALLAX = deck(
  'khallax',
  move('Draconic Stride', 5, { quirks: { burnLess: 1 } }),
  skills('Noble', 9, 11, 8),
  attack('Breath Weapon', natural(burst(3), table(from(1, 2), from(6, 5, burn(1)), from(14, 7, burn(2))))),
)

const MERTZ = deck(
  'mertz',
  move('Short Legs', 4, { bonuses: [bonus('dr', 2, fromSpells)] }),
  skills('Sage', 13, 6, 9),
  spellCard(general('Mage Hand', mageHand(-2), aTokenSpace(8))),
)

const NAREE = deck(
  'naree',
  move('Quick Getaway', 6),
  skills('Urchin', 9, 12, 7),
  spellCard(
    reaction('Hellish Rebuke', ['hurt'], {
      when: hurtBySeen(8),
      deed: and(suffers(theSource, 4), afflicts(theSource, 'burn', 1)),
    }),
  ),
)

const RAENA = deck(
  'raena',
  move('Woodland Walk', 5, { quirks: { noExtraCosts: 1 } }),
  skills('Acolyte', 10, 8, 9),
  spellCard(chain('Fey Step', 'move', { aim: aFreeSpace(5), deed: teleportsThere })),
)

const UDAYEEN = deck(
  'udayeen',
  move('Flowing Water', 6),
  skills('Hermit', 9, 9, 11),
  primary(general('Meditation', and(heals(you, 3), eases), nobody)),
  chain('Inner Focus', 'any', { deed: adds(3) }),
)

/** All of them, in the order of the Characters. */
export const CHARACTER_DECKS: readonly HeroCard[] = [
  ...BONNIE,
  ...GAINS,
  ...IVAR,
  ...KHALLAX,
  ...MERTZ,
  ...NAREE,
  ...RAENA,
  ...UDAYEEN,
]
