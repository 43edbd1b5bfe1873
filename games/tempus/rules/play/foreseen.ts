import type { Happening, Instance, Response, Strike } from '../../acts.ts'
import type { Foreseen } from '../../asks.ts'
import type { Rider } from '../../faces.ts'
import type { TempusPosition, TempusTable } from '../../state.ts'
import { lossOf, normalOf } from '../fight/damage-left.ts'
import { addSmite } from './smites.ts'

/**
 * What comes of the damage that a window is about if nobody plays more: Damage Chains that wait on the stack (T-16.07) are counted on a copy of it, and
 * what is lost of it as when it is taken (T-25.08). Null where something else waits, which may change more than the damage.
 */
export function foreseen(
  table: TempusTable,
  { instance }: Happening,
  stack: readonly Response[],
): Foreseen | null {
  if (instance === null) return null
  const waiting = stack.filter(({ isCountered }) => !isCountered)
  if (waiting.some(({ as }) => as !== 'smite')) return null
  const copy = copyOf(instance)
  for (const { card } of waiting.toReversed()) addSmite(table.state, copy, card)
  const riders = ridersOf(table.state, copy)
  const damage = normalOf(table.state, copy) + copy.piercing
  return { damage, loss: lossOf(table.state, copy), ...(riders.length > 0 && { riders }) }
}

/** What a hit does to its target besides, also where no damage gets through (T-24.03). */
function ridersOf(state: TempusPosition, { strike, isIgnored }: Instance): readonly string[] {
  if (strike === null || isIgnored) return []
  const all = [...(strike.line?.riders ?? []), ...strike.riders]
  return all.flatMap((rider) => (rider.isForOthers ? [] : (foretold(state, rider, strike) ?? [])))
}

function foretold(state: TempusPosition, rider: Rider, strike: Strike): string | null {
  return rider.foretells === undefined ? rider.says : rider.foretells(state, strike)
}

/** All of an instance that Damage Chains change. */
function copyOf(instance: Instance): Instance {
  const { strike } = instance
  if (strike === null) return { ...instance }
  const act = strike.act && { ...strike.act }
  return { ...instance, strike: { ...strike, act, riders: strike.riders.slice() } }
}
