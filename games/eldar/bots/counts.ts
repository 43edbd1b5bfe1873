import type { RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import { actionOf } from '../rules/printed.ts'
import { topOf, type EldarPosition, type Pending } from '../state.ts'
import { hpAfter } from './vain.ts'

/**
 * Indices of the numbers for X that do more than every smaller one, the largest first: nobody pays for damage beyond the last HP, for HP that nobody lacks, or
 * for more than it takes to stop an action, and nobody spends a card to do nothing. Targets are settled by then (E-8.03), so what an X does can be foreseen.
 */
export function usefulCounts(
  state: EldarPosition,
  options: RolloutAsk<EldarPrompt, EldarOption>['options'],
): number[] {
  const planned = topOf(state)
  if (planned === undefined) return [...options.keys()]
  const useful: number[] = []
  let last: string | null = null
  const places = [...options.keys()].toSorted((a, b) => countOf(options[a]) - countOf(options[b]))
  for (const place of places) {
    const effect = effectOf(state, { ...planned, x: countOf(options[place]) })
    if (effect === last) continue
    if (last === '') useful.length = 0 // the smaller one does nothing
    last = effect
    useful.push(place)
  }
  return useful.toReversed()
}

function countOf(option: EldarOption | undefined): number {
  return option?.do === 'x' ? option.x : -1
}

/** What a pending effect would change now: the HP of Heroes, and which of its other targets are legal; empty for nothing. */
function effectOf(state: EldarPosition, pending: Pending): string {
  const { aims = [], does = [] } = actionOf(pending.face, pending.ability).modes[pending.mode] ?? {}
  const stopped = aims.filter(
    ({ kind, legal }, place) =>
      kind === 'pending' && legal(state, pending).includes(pending.targets[place] ?? -1),
  )
  return (hpAfter(state, pending, does) ?? '') + '!'.repeat(stopped.length)
}
