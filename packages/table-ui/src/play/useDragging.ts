import type { Ask } from '@trialhall/kernel'
import { useEffect, useState } from 'react'
import type { Draggable } from '../drag/drag.ts'
import type { Lighting } from '../entity/refs.ts'
import type { PlanInHand } from './usePlan.ts'
import type { StepwiseSelection } from './useStepwiseSelection.ts'

interface Given {
  readonly ask: Ask | null
  readonly lighting: Lighting
  readonly selection: StepwiseSelection | null
  readonly planning: PlanInHand | null
  take(key: string): void
}

/** Where a card was let go of that is asked about only now. */
interface Pending {
  readonly card: string
  readonly on: string
  readonly before: Ask
}

/** What dragging a card does: the same steps as presses. */
export function useDragging({ ask, lighting, selection, planning, take }: Given): Draggable {
  const [pending, setPending] = useState<Pending | null>(null)
  useEffect(() => {
    if (pending === null || ask === null || ask === pending.before) return
    setPending(null)
    if (isAbout(ask, pending.card) && lighting.picks.has(pending.on)) take(pending.on)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each ask: what it lights and `take` are new each time
  }, [pending, ask])
  const isTaken = (key: string): boolean => lighting.taken?.has(key) ?? false
  return {
    kindOf: (key) => {
      if (ask === null || planning !== null) return 'none'
      if (isTaken(key)) return 'aimed'
      const canTake = lighting.picks.has(key) || (lighting.others?.has(key) ?? false)
      if (!canTake) return 'none'
      return selection?.leadsOn(key) ? 'aimed' : 'free'
    },
    lift: (key) => {
      if (selection?.leadsOn(key) && !isTaken(key)) take(key)
    },
    drop: (key, on) => {
      if (on !== null && isTaken(key)) return take(on)
      if (ask && on !== null) setPending({ card: key, on, before: ask })
      return take(key)
    },
    putBack: (key) => {
      if (isTaken(key)) selection?.unstep?.()
    },
  }
}

/** Whether an ask is about a card that has just been played. */
function isAbout({ prompt }: Ask, key: string): boolean {
  const { card } = (prompt ?? {}) as { readonly card?: unknown }
  return key === `card:${String(card)}`
}
