import type { Ask } from '@trialhall/kernel'
import { useEffect, useState } from 'react'
import type { Draggable } from '../drag/drag.ts'
import type { Lighting } from '../entity/refs.ts'
import type { PieceWays, PieceWaysOf } from './pieces.ts'
import type { PlanInHand } from './usePlan.ts'
import type { StepwiseSelection } from './useStepwiseSelection.ts'

interface Given<V> {
  readonly ask: Ask | null
  /** Without `pieceWays` only cards of the hand are dragged. */
  readonly spec: { readonly pieceWays?: PieceWaysOf<V> }
  readonly view: V
  readonly lighting: Lighting
  readonly selection: StepwiseSelection | null
  readonly planning: PlanInHand | null
  take(key: string): void
}

/** Where something was let go of that is asked about only now. */
interface Pending {
  isAsked(next: Ask): boolean
  readonly on: string
  readonly before: Ask
}

/** A piece of the board that is being dragged. */
interface Carried extends PieceWays {
  readonly key: string
}

/** What dragging does, and what it lights; null while no piece is dragged. */
interface Dragging {
  readonly drag: Draggable
  readonly lighting: Lighting | null
}

/** What dragging a card of the hand or a piece of the board does: the same steps as presses. */
export function useDragging<V>(given: Given<V>): Dragging {
  const { ask, lighting, planning, take } = given
  const [pending, setPending] = useState<Pending | null>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  useEffect(() => {
    if (pending === null || ask === null || ask === pending.before) return
    setPending(null)
    if (pending.isAsked(ask) && lighting.picks.has(pending.on)) take(pending.on)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each ask: what it lights and `take` are new each time
  }, [pending, ask])
  const hand = handOf(given, setPending)
  const send = ({ key, goals, first, isGoalAsked }: Carried, on: string | null): void => {
    if (on === null || ask === null || !goals.has(on)) return
    if (planning) return planning.send(key, on)
    if (first === undefined) return take(on)
    if (isGoalAsked) setPending({ isAsked: isGoalAsked, on, before: ask })
    take(first)
  }
  const drag: Draggable = {
    kindOf: (key, from) => {
      if (from === 'hand') return hand.kindOf(key, from)
      return waysOf(given, key) ? 'aimed' : 'none'
    },
    lift: (key, from) => {
      const ways = from === 'board' ? waysOf(given, key) : null
      setCarried(ways && { key, ...ways })
      if (from === 'hand') hand.lift(key, from)
    },
    drop: (key, on) => {
      setCarried(null)
      if (carried) send(carried, on)
      else hand.drop(key, on)
    },
    putBack: (key) => {
      setCarried(null)
      if (!carried) hand.putBack(key)
    },
  }
  return { drag, lighting: carried && { picks: carried.goals, reasons: NO_REASONS } }
}

const NO_REASONS: Lighting['reasons'] = new Map()

/** Where a piece can be dragged; null where it stays. */
function waysOf<V>({ ask, spec, view, planning }: Given<V>, key: string): PieceWays | null {
  if (ask === null) return null
  const ways = planning ? { goals: planning.goalsOf(key) } : spec.pieceWays?.(key, ask, view)
  return ways && ways.goals.size > 0 ? ways : null
}

/** What dragging a card of the hand does. */
function handOf<V>(
  { ask, lighting, selection, planning, take }: Given<V>,
  setPending: (pending: Pending) => void,
): Draggable {
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
      if (ask && on !== null) setPending({ isAsked: (next) => isAbout(next, key), on, before: ask })
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
