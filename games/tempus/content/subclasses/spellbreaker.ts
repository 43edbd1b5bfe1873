import type { HeroCard } from '../../faces.ts'
import { MELEE, weapon } from '../../texts/attacks.ts'
import { bonus, fromSpells } from '../../texts/bonuses.ts'
import { hurtBySpell, inMelee, inSpellArea, spellAtYou } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { draws } from '../../texts/deeds/cards.ts'
import { heals } from '../../texts/deeds/healing.ts'
import { adds, stopsSpell, testing, trying, turnsBack } from '../../texts/deeds/rolls.ts'
import { you } from '../../texts/groups.ts'
import { attack, chain, deck, feature, printed, reaction, tier2 } from '../../texts/makers.ts'
import { dispelsTarget, status } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'
import { SILENCED } from '../effects.ts'

/** The Subclass deck of the Spellbreaker (C-7). */
export const SPELLBREAKER: readonly HeroCard[] = deck(
  'spellbreaker',
  feature('Spell Ward', { bonuses: [bonus('reduction', 2, fromSpells)] }),
  printed(reaction('Nullify', ['declared'], { when: inSpellArea, deed: trying('knowledge', stopsSpell) })),
  reaction('Absorb Magic', ['hurt'], { when: hurtBySpell, deed: and(heals(you, 3), draws(you, 1)) }),
  chain('Mage Slayer', 'attack', { condition: inMelee, deed: adds(2), rider: dispelsTarget }),
  tier2(reaction('Spell Mirror', ['declared'], { when: spellAtYou, deed: testing(11, turnsBack) })),
  tier2(
    attack(
      'Silencing Strike',
      weapon(MELEE, table(from(5, 7, status(SILENCED)), from(13, 11, status(SILENCED)))),
    ),
  ),
)
