import type { SeenEvent } from '@trialhall/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Motion } from '../board.ts'
import { eyesKey, type TableUpdate } from '../link.ts'
import { beatOf, lengthOf, type Choreography } from './choreography.ts'
import { BUDGET, stayOf } from './timing.ts'

/** What the director is given. */
interface Script<V, E extends { readonly type: string }> {
  readonly update: TableUpdate
  readonly choreography: Choreography<V, E>
  readonly motion: Motion
  /** How many times faster than usual: 1 where a match is played. */
  readonly speed?: number
  /** Milliseconds for all that follows from an event on, in a game that gives each turn its own; null for an event that opens none. */
  readonly budgetFrom?: ((event: E) => number | null) | undefined
}

/** What a board shows now. */
export interface Playback<V, E> {
  /** The view after the last event that was shown. */
  readonly view: V
  /** How many entries of the story have been shown. */
  readonly told: number
  /** The event that is being looked at. */
  readonly current: SeenEvent<E> | null
  readonly isPlaying: boolean
  /** Jumps to the present. */
  skip(): void
  /** Jumps to the present and over all that comes until the viewer is asked, or the match is over. */
  hurry(): void
}

interface Shown<V, E> {
  readonly view: V
  readonly told: number
  readonly current: SeenEvent<E> | null
}

/**
 * Plays what is new in a story, one event after another, and shows the view as it was after each. When all is told, the
 * true view of the snapshot takes over, so nothing that a beat simplified can stay on the table.
 */
export function useDirector<V, E extends { readonly type: string }>(script: Script<V, E>): Playback<V, E> {
  const { update, choreography, motion, speed = 1, budgetFrom } = script
  const [shown, setShown] = useState<Shown<V, E>>(() => present(update))
  const [shownFor, setShownFor] = useState(() => eyesKey(update.snapshot))
  const [isHurried, setHurried] = useState(false)
  const spent = useRef(0)
  const budget = useRef(BUDGET)
  /** Since when what is shown is shown: news that come meanwhile do not begin its time anew. */
  const since = useRef<{ readonly shown: Shown<V, E> | null; readonly at: number }>({ shown: null, at: 0 })
  const skip = useCallback(() => setShown(present(update)), [update])
  const hurry = useCallback(() => setHurried(true), [])
  const isAtOnce = motion === 'off' || isHurried

  const eyes = eyesKey(update.snapshot)
  const isStale = shownFor !== eyes || shown.told > update.story.length
  const isOver = shown.told === update.story.length && shown.current === null
  if (isStale) {
    setShownFor(eyes)
    setShown(present(update))
  } else if ((isOver || isAtOnce) && (shown.view !== update.snapshot.view || !isOver)) {
    setShown(present(update))
  } else if (isHurried && isViewerNeeded(update)) {
    setHurried(false)
  }

  useEffect(() => {
    const given = shown.current === null ? null : (budgetFrom?.(shown.current.event) ?? null)
    if ((isOver && isViewerNeeded(update)) || given !== null) {
      spent.current = 0
      budget.current = given ?? BUDGET
    }
    if (since.current.shown !== shown) since.current = { shown, at: performance.now() }
    const lookedAt = (): number => performance.now() - since.current.at
    if (isOver || isAtOnce) return
    const next = update.story[shown.told] as SeenEvent<E> | undefined
    const usual = shown.current === null ? 0 : lengthOf(choreography, shown.current.event, shown.view)
    const behind = update.story.length - shown.told
    const ahead = lengthOfAll(choreography, restOfTurn(update.story, shown.told, budgetFrom), shown.view)
    const isAwaited = update.snapshot.viewer !== null
    const wait = stayOf(usual, {
      motion,
      behind,
      ahead,
      speed,
      spent: isAwaited ? spent.current : null,
      budget: budget.current,
    })
    const timer = setTimeout(() => {
      if (shown.current !== null) spent.current += lookedAt() // the present is looked at for as long as anybody thinks
      setShown((now) => advance(now, next, choreography))
    }, wait - lookedAt())
    return () => clearTimeout(timer)
  }, [shown, update, choreography, motion, speed, budgetFrom, isOver, isAtOnce])

  return { ...shown, isPlaying: !isOver, skip, hurry }
}

/** What is still to be shown of what shares a budget. */
function restOfTurn<E>(
  story: TableUpdate['story'],
  told: number,
  budgetFrom: ((event: E) => number | null) | undefined,
): TableUpdate['story'] {
  const rest = story.slice(told)
  const next = rest.findIndex(({ event }) => (budgetFrom?.(event as E) ?? null) !== null)
  return next < 0 ? rest : rest.slice(0, next)
}

/** How long events are looked at in all, as far as that can be told before they are shown. */
function lengthOfAll<V, E extends { readonly type: string }>(
  choreography: Choreography<V, E>,
  story: TableUpdate['story'],
  view: V,
): number {
  return story.reduce((sum, { event }) => sum + lengthOf(choreography, event as E, view), 0)
}

function isViewerNeeded({ snapshot }: TableUpdate): boolean {
  return snapshot.own !== null || snapshot.outcome !== null || snapshot.viewer === null
}

function present<V, E>({ snapshot, story }: TableUpdate): Shown<V, E> {
  return { view: snapshot.view as unknown as V, told: story.length, current: null }
}

function advance<V, E extends { readonly type: string }>(
  shown: Shown<V, E>,
  next: SeenEvent<E> | undefined,
  choreography: Choreography<V, E>,
): Shown<V, E> {
  if (next === undefined) return { ...shown, current: null }
  const view = beatOf(choreography, next.event).show(shown.view, next)
  return { view, told: shown.told + 1, current: next }
}
