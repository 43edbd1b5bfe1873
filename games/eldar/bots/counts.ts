import type { RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import { actionOf, faceOf } from '../rules/printed.ts'
import { heroAt, topOf, type EldarPosition, type HeroId, type Pending } from '../state.ts'
import { changesOf } from '../texts/preview.ts'

/**
 * Indices of the numbers for X that do more than every smaller one, the largest first: nobody pays for damage beyond the last HP, for HP that nobody lacks, or
 * for more than it takes to stop an action. Targets are settled by then (E-8.03), so what an X does can be foreseen.
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
    last = effect
    useful.push(place)
  }
  return useful.toReversed()
}

function countOf(option: EldarOption | undefined): number {
  return option?.do === 'x' ? option.x : -1
}

/** What a pending effect would change now: the HP of each Hero, and whether its targets are legal. */
function effectOf(state: EldarPosition, pending: Pending): string {
  const hps = new Map<HeroId, number>()
  for (const { hero, kind, amount } of changesOf(state, pending)) {
    const { hp, face } = heroAt(state, hero)
    const now = hps.get(hero) ?? hp
    hps.set(hero, kind === 'recovery' ? Math.min(faceOf(face).hp, now + amount) : Math.max(0, now - amount))
  }
  const aims = actionOf(pending.face, pending.ability).modes[pending.mode]?.aims ?? []
  const isLegal = aims.map(
    ({ kind, legal }, place) =>
      kind !== 'pending' || legal(state, pending).includes(pending.targets[place] ?? -1),
  )
  return `${[...hps].join(' ')}/${isLegal.join(' ')}`
}
