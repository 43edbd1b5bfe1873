import type { HeroCard } from '../../faces.ts'
import { ranged, spell } from '../../texts/attacks.ts'
import { opponentRolled } from '../../texts/conditions.ts'
import { and } from '../../texts/deeds/basic.ts'
import { discards, dispels, draws, takesBack } from '../../texts/deeds/cards.ts'
import { addsToRoll } from '../../texts/deeds/rolls.ts'
import { helpsFailed } from '../../texts/features.ts'
import { you } from '../../texts/groups.ts'
import { attack, deck, feature, free, general, reaction, spellCard, tier2 } from '../../texts/makers.ts'
import { status } from '../../texts/riders.ts'
import { from, table } from '../../texts/tables.ts'
import { LAUGHING } from '../statuses.ts'

/** The Subclass deck of the College of Lore (C-7). */
export const LORE: readonly HeroCard[] = deck(
  'college-of-lore',
  feature('Peerless Lore', { watches: [helpsFailed(3, 6)] }),
  reaction('Cutting Words', ['rolled'], { when: opponentRolled(8), deed: addsToRoll(-4) }),
  attack('Tasha’s Hideous Laughter', spell(ranged(8), table(from(9, 0, status(LAUGHING))))),
  general('Lore Mastery', and(draws(you, 3), discards(you, 1))),
  tier2(spellCard(general('Dispelling Verse', and(dispels(10), draws(you, 1))))),
  tier2(free('Magical Secrets', takesBack('card'))),
)
