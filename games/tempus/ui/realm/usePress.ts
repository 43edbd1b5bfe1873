import type { MapPoint } from '@trialhall/table-ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { TempusOption } from '../../asks.ts'
import type { Space } from '../../space/index.ts'
import { nearestArea } from './aim/areas.ts'
import { picksOf, type Picks, type RealmTable } from './picks.ts'

/** What can be picked, worked out once for each ask. */
export function usePicks(table: RealmTable): Picks {
  const { ask, view, interaction, spaces, selection } = table
  // oxlint-disable-next-line react/exhaustive-deps -- the rest of the table does not matter for what is lit
  return useMemo(() => picksOf(table), [ask, view, interaction.lighting, spaces, selection?.soFar])
}

/** Presses on the map. One on a space that a Hero could walk to answers twice: walk, and where to. */
export function usePress(table: RealmTable, picks: Picks): (space: Space, point: MapPoint) => void {
  const { ask, interaction, pickOne } = table
  const goal = useRef<Space | null>(null)
  useEffect(() => {
    if (goal.current === null || !ask) return
    const to = goal.current
    const prompt = ask.prompt as { readonly type: string }
    if (prompt.type !== 'walk') return
    goal.current = null
    const index = (ask.options as readonly TempusOption[]).findIndex(
      (option) => option.do === 'space' && option.space === to,
    )
    if (index >= 0) interaction.pick(index)
  }, [ask, interaction])
  return useCallback(
    (space, point) => {
      goal.current = null
      const area = nearestArea(picks, point)
      if (area !== null) return pickOne([area])
      if (picks.take(space)) return
      if (picks.walkFirst === null || !picks.ways?.ends.includes(space)) return
      goal.current = space
      pickOne([picks.walkFirst])
    },
    [picks, pickOne],
  )
}
