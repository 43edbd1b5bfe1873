import type { Source } from '../../acts.ts'
import type { Ailment } from '../../terms.ts'
import { NOBODY, type CreatureId, type Giver, type TempusPosition, type TempusTable } from '../../state.ts'
import { giversInOrder, takeOne, takeOneOfEach, tokensOf, tokensOn } from './ailments.ts'
import { hasQuirk } from '../bonuses.ts'
import { creatureOf, isHero, isOnMap } from '../creatures.ts'
import { dealDamage } from './damage.ts'
import { heal } from './healing.ts'

/**
 * The end of a creature's turn: the party that gave an Ailment last goes first, its Burn before its Poison, each an instance of its own
 * (T-26.03, T-26.04, T-26.06, T-26.14, T-R45, T-R111); then one token of Burn and one of Root goes (T-26.07). Tokens on Heroes are one heap.
 */
export function tickAilments(table: TempusTable, id: CreatureId): void {
  const creature = creatureOf(table.state, id)
  if (creature.ailments === undefined || !isOnMap(table.state, id)) return
  for (const giver of giversInOrder(creature.lastGiver)) {
    for (const ailment of ['burn', 'poison'] as const) {
      if (!isOnMap(table.state, id) || creature.ailments === undefined) return
      const tokens = tokensDue(table.state, id, { giver, ailment })
      if (tokens > 0) suffer(table, { id, giver, ailment, tokens })
      if (table.state.ending !== null) return
    }
  }
  if (!isOnMap(table.state, id)) return
  if (isHero(id)) for (const ailment of ['burn', 'root'] as const) takeOne(table, id, ailment)
  else takeOneOfEach(table, id)
}

/** On a Hero all tokens are the last giver's to deal (T-26.15); on a Monster each party deals its own. */
function tokensDue(
  state: TempusPosition,
  id: CreatureId,
  { giver, ailment }: { readonly giver: Giver; readonly ailment: Ailment },
): number {
  const { ailments, lastGiver } = creatureOf(state, id)
  if (ailments === undefined) return 0
  if (!isHero(id)) return tokensOf(ailments, giver)[ailment]
  return giver === lastGiver ? tokensOn(state, id, ailment) : 0
}

interface Tick {
  readonly id: CreatureId
  readonly giver: Giver
  readonly ailment: 'burn' | 'poison'
  readonly tokens: number
}

/** 1 piercing damage for each token (T-26.05, T-R49). Burn heals an Iron Golem instead (C-13). */
function suffer(table: TempusTable, { id, giver, ailment, tokens }: Tick): void {
  if (ailment === 'burn' && hasQuirk(table.state, 'burnHeals', id)) {
    heal(table, { by: NOBODY, target: id, amount: tokens })
    return
  }
  const source: Source = { creature: NOBODY, giver, card: null, isSpell: false, ailment }
  dealDamage(table, { source, target: id, normal: 0, piercing: tokens })
}
