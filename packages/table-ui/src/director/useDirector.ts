import type { Heard } from '@trialhall/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Motion } from '../board.ts'
import type { TableUpdate } from '../link.ts'
import { beatOf, lengthOf, type Choreography } from './choreography.ts'

/** What the director is given. */
export interface Script<V, E extends { readonly type: string }> {
  readonly update: TableUpdate
  readonly choreography: Choreography<V, E>
  readonly motion: Motion
}

/** What a board shows now. */
export interface Direction<V, E> {
  /** The view after the last event that was shown. */
  readonly view: V
  /** How many entries of the story have been shown. */
  readonly told: number
  /** The event that is being looked at. */
  readonly current: Heard<E> | null
  readonly isPlaying: boolean
  /** Jumps to the present. */
  skip(): void
}

interface Scene<V, E> {
  readonly view: V
  readonly told: number
  readonly current: Heard<E> | null
}

/** Factor on all durations. */
const PACE: Readonly<Record<Motion, number>> = { full: 1, slow: 2.2, off: 0 }

/**
 * Plays what is new in a story, one event after another, and shows the view as it was after each. When all is told, the
 * true view of the snapshot takes over, so nothing that a beat simplified can stay on the table.
 */
export function useDirector<V, E extends { readonly type: string }>(script: Script<V, E>): Direction<V, E> {
  const { update, choreography, motion } = script
  const [scene, setScene] = useState<Scene<V, E>>(() => present(update))
  const [shownFor, setShownFor] = useState(update.snapshot.viewer)
  const skip = useCallback(() => setScene(present(update)), [update])

  const isStale = shownFor !== update.snapshot.viewer || scene.told > update.story.length
  const isOver = scene.told === update.story.length && scene.current === null
  if (isStale) {
    setShownFor(update.snapshot.viewer)
    setScene(present(update))
  } else if ((isOver || motion === 'off') && (scene.view !== update.snapshot.view || !isOver)) {
    setScene(present(update))
  }

  useEffect(() => {
    if (isOver || motion === 'off') return
    const next = update.story[scene.told] as Heard<E> | undefined
    const wait = scene.current === null ? 0 : lengthOf(choreography, scene.current.event) * PACE[motion]
    const timer = setTimeout(() => setScene((now) => advance(now, next, choreography)), wait)
    return () => clearTimeout(timer)
  }, [scene, update, choreography, motion, isOver])

  return { ...scene, isPlaying: !isOver, skip }
}

function present<V, E>({ snapshot, story }: TableUpdate): Scene<V, E> {
  return { view: snapshot.view as unknown as V, told: story.length, current: null }
}

function advance<V, E extends { readonly type: string }>(
  scene: Scene<V, E>,
  next: Heard<E> | undefined,
  choreography: Choreography<V, E>,
): Scene<V, E> {
  if (next === undefined) return { ...scene, current: null }
  const view = beatOf(choreography, next.event).show(scene.view, next)
  return { view, told: scene.told + 1, current: next }
}
