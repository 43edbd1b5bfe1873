import type { Ask, CardId } from '@trialhall/kernel'
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

/** Where a Hero is to go, or at what a card is aimed, and the ask at which that was said or answered for it last. */
interface Goal {
  readonly to: Space
  readonly point: MapPoint
  /** The card that is to be aimed; null where somebody walks. */
  readonly card: CardId | null
  /** Whoever acts goes there. */
  readonly isWalk: boolean
  /** The card has been aimed; only how its area lies there may still be asked. */
  readonly isAimed?: boolean
  readonly asked: Ask
}

/** What presses on the map do. */
export interface Presses {
  press(space: Space, point: MapPoint): void
  /** Sends whoever acts to a space, where it can get there. */
  go(space: Space, point: MapPoint): void
  /** A card that is about to be played is aimed at a point, once it is asked where to, or leads there where it is a move. */
  aim(card: CardId, aim: { readonly to: Space; readonly point: MapPoint; readonly isWalk: boolean }): void
}

/**
 * Presses on the map. One on a space that a Hero could walk to answers what leads there: the Move Action, where spaces are missing, to walk,
 * and where to. What is asked in between, such as Chains, the person answers; whatever else they do drops the goal.
 */
export function usePress(table: RealmTable, picks: Picks): Presses {
  const { ask, interaction, pickOne } = table
  const goal = useRef<Goal | null>(null)
  useEffect(() => {
    const { current } = goal
    if (current === null || !ask || ask === current.asked) return
    const { type } = ask.prompt as TempusPrompt
    if (isAbout(current, ask)) {
      goal.current = { ...current, isAimed: true, asked: ask }
      if (current.isAimed !== true || picks.areas.length > 0) take(current, picks, pickOne)
      return
    }
    const next = current.isWalk ? nextTo(current.to, ask, picks) : waiting(ask)
    if (next === 'wait') return
    goal.current = next === null || type === 'walk' ? null : { ...current, asked: ask }
    if (next !== null) interaction.pick(next)
  }, [ask, interaction, picks, pickOne])
  const go = useCallback(
    (space: Space, point: MapPoint): void => {
      goal.current = null
      const first = firstTo(space, picks)
      if (first === null || !ask) return
      goal.current = { to: space, point, card: null, isWalk: true, asked: ask }
      pickOne([first])
    },
    [ask, picks, pickOne],
  )
  return {
    go,
    press: (space, point) => {
      goal.current = null
      if (!take({ to: space, point }, picks, pickOne)) go(space, point)
    },
    aim: (card, aimed) => {
      goal.current = ask && { ...aimed, card, asked: ask }
    },
  }
}

/** Takes what lies at a point. True where there was something to take. */
function take(
  { to, point }: Pick<Goal, 'to' | 'point'>,
  picks: Picks,
  pickOne: RealmTable['pickOne'],
): boolean {
  const area = nearestArea(picks, point)
  if (area === null) return picks.take(to)
  pickOne([area])
  return true
}

/** Whether it is asked where a card is aimed that has been let go of on the map. */
function isAbout({ card }: Goal, { prompt }: Ask): boolean {
  const asked = prompt as TempusPrompt // what this game asks
  return asked.type === 'aim' && asked.card === card
}

/** The option by which a walk to a space begins: to walk, else the Move Action that makes it possible; null where none leads there. */
function firstTo(space: Space, { ways, walkFirst, moveFirst }: Picks): number | null {
  if (walkFirst !== null && ways?.ends.includes(space)) return walkFirst
  return moveFirst?.ways.ends.includes(space) ? moveFirst.index : null
}

/** Whether what is asked comes between a card and its target: Chains, and answers to what has happened. */
function waiting({ prompt }: Ask): 'wait' | null {
  const { type } = prompt as TempusPrompt // what this game asks
  return type === 'chain' || type === 'window' || type === 'rolled' ? 'wait' : null
}

/** The option that leads on to a goal; 'wait' while the Hero's own card is answered; null where the goal is out of reach by now. */
function nextTo(to: Space, ask: Ask, picks: Picks): number | 'wait' | null {
  switch ((ask.prompt as TempusPrompt).type) {
    case 'turn':
      return picks.walkFirst !== null && picks.ways?.ends.includes(to) ? picks.walkFirst : null
    case 'walk': {
      const index = (ask.options as readonly TempusOption[]).findIndex(
        (option) => option.do === 'space' && option.space === to,
      )
      return index < 0 ? null : index
    }
    default:
      return waiting(ask)
  }
}
