import type { Ask } from '@trialhall/kernel'
import type { MapPoint } from '@trialhall/table-ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import type { Space } from '../../space/index.ts'
import { nearestArea } from './aim/areas.ts'
import { picksOf, type Picks, type RealmTable } from './picks.ts'

/** What can be picked, worked out once for each ask. */
export function usePicks(table: RealmTable): Picks {
  const { ask, view, interaction, spaces, selection } = table
  // oxlint-disable-next-line react/exhaustive-deps -- the rest of the table does not matter for what is lit
  return useMemo(() => picksOf(table), [ask, view, interaction.lighting, spaces, selection?.soFar])
}

/** Where a Hero is to go, and the ask at which that was pressed or answered for it last. */
interface Goal {
  readonly to: Space
  asked: Ask
}

/**
 * Presses on the map. One on a space that a Hero could walk to answers what leads there: the Move Action, where spaces are missing, to walk,
 * and where to. What is asked in between, such as Chains, the person answers; whatever else they do drops the goal.
 */
export function usePress(table: RealmTable, picks: Picks): (space: Space, point: MapPoint) => void {
  const { ask, interaction, pickOne } = table
  const goal = useRef<Goal | null>(null)
  useEffect(() => {
    const { current } = goal
    if (current === null || !ask || ask === current.asked) return
    const next = nextTo(current.to, ask, picks)
    if (next === 'wait') return
    const isThere = (ask.prompt as TempusPrompt).type === 'walk'
    goal.current = next === null || isThere ? null : { ...current, asked: ask }
    if (next !== null) interaction.pick(next)
  }, [ask, interaction, picks])
  return useCallback(
    (space, point) => {
      goal.current = null
      const area = nearestArea(picks, point)
      if (area !== null) return pickOne([area])
      if (picks.take(space) || !ask) return
      const first = firstTo(space, picks)
      if (first === null) return
      goal.current = { to: space, asked: ask }
      pickOne([first])
    },
    [ask, picks, pickOne],
  )
}

/** The option by which a walk to a space begins: to walk, else the Move Action that makes it possible; null where none leads there. */
function firstTo(space: Space, { ways, walkFirst, moveFirst }: Picks): number | null {
  if (walkFirst !== null && ways?.ends.includes(space)) return walkFirst
  return moveFirst?.ways.ends.includes(space) ? moveFirst.index : null
}

/** The option that leads on to a goal; 'wait' while the Hero's own card is answered; null where the goal is out of reach by now. */
function nextTo(to: Space, { prompt, options }: Ask, picks: Picks): number | 'wait' | null {
  switch ((prompt as TempusPrompt).type) {
    case 'chain':
    case 'window':
      return 'wait'
    case 'turn':
      return picks.walkFirst !== null && picks.ways?.ends.includes(to) ? picks.walkFirst : null
    case 'walk': {
      const index = (options as readonly TempusOption[]).findIndex(
        (option) => option.do === 'space' && option.space === to,
      )
      return index < 0 ? null : index
    }
    default:
      return null
  }
}
