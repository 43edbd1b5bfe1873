import type { ClassFace, InteractionFace } from '../faces.ts'
import { aidsAttack, aidsHit, aidsSkill, aidsTurn, allysAttack, seenTarget } from '../texts/interactions.ts'
import { draws } from '../texts/deeds/cards.ts'
import { heals } from '../texts/deeds/healing.ts'
import { increases } from '../texts/deeds/instances.ts'
import { beginsFor } from '../texts/deeds/lasting.ts'
import { movesNow } from '../texts/deeds/moving.ts'
import { adds, hasAdvantage } from '../texts/deeds/rolls.ts'
import { it } from '../texts/groups.ts'
import { CLASS_NAMES } from './classes.ts'
import { BULWARK } from './effects.ts'

/** What each Class does in the turn of another ally (C-5, T-16.14). */
const INTERACTIONS: Readonly<Record<string, Omit<InteractionFace, 'name'>>> = {
  bard: aidsSkill(hasAdvantage),
  cleric: aidsTurn(heals(it, 4)),
  fighter: aidsAttack(allysAttack, adds(2)),
  monk: aidsTurn(movesNow(it, 2)),
  paladin: aidsTurn({ ...beginsFor(BULWARK, it), protects: true }),
  ranger: aidsAttack(seenTarget, hasAdvantage),
  rogue: aidsHit(increases(3)),
  wizard: aidsTurn(draws(it, 1)),
}

/** The eight Classes with their Interactions. */
export const CLASSES: readonly ClassFace[] = CLASS_NAMES.map(({ interaction: name, ...named }) => ({
  ...named,
  interaction: { name, ...(INTERACTIONS[named.slug] ?? aidsTurn(draws(it, 1))) },
}))
