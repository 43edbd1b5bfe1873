import type { SeenEvent } from '@trialhall/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Motion } from '../board.ts'
import type { TableUpdate } from '../link.ts'
import { beatOf, lengthOf, type Choreography } from './choreography.ts'
import { stayOf } from './timing.ts'

/** What the director is given. */
interface Script<V, E extends { readonly type: string }> {
  readonly update: TableUpdate
  readonly choreography: Choreography<V, E>
  readonly motion: Motion
  /** How many times faster than usual: 1 where a match is played. */
  readonly speed?: number
}

/** What a board shows now. */
export interface Direction<V, E> {
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

interface Scene<V, E> {
  readonly view: V
  readonly told: number
  readonly current: SeenEvent<E> | null
}

/**
 * Plays what is new in a story, one event after another, and shows the view as it was after each. When all is told, the
 * true view of the snapshot takes over, so nothing that a beat simplified can stay on the table.
 */
export function useDirector<V, E extends { readonly type: string }>(script: Script<V, E>): Direction<V, E> {
  const { update, choreography, motion, speed = 1 } = script
  const [scene, setScene] = useState<Scene<V, E>>(() => present(update))
  const [shownFor, setShownFor] = useState(update.snapshot.viewer)
  const [isHurried, setHurried] = useState(false)
  const skip = useCallback(() => setScene(present(update)), [update])
  const hurry = useCallback(() => setHurried(true), [])
  const isAtOnce = motion === 'off' || isHurried

  const isStale = shownFor !== update.snapshot.viewer || scene.told > update.story.length
  const isOver = scene.told === update.story.length && scene.current === null
  if (isStale) {
    setShownFor(update.snapshot.viewer)
    setScene(present(update))
  } else if ((isOver || isAtOnce) && (scene.view !== update.snapshot.view || !isOver)) {
    setScene(present(update))
  } else if (isHurried && isViewerNeeded(update)) {
    setHurried(false)
  }

  useEffect(() => {
    if (isOver || isAtOnce) return
    const next = update.story[scene.told] as SeenEvent<E> | undefined
    const usual = scene.current === null ? 0 : lengthOf(choreography, scene.current.event, scene.view)
    const wait = stayOf(usual, { motion, behind: update.story.length - scene.told, speed })
    const timer = setTimeout(() => setScene((now) => advance(now, next, choreography)), wait)
    return () => clearTimeout(timer)
  }, [scene, update, choreography, motion, speed, isOver, isAtOnce])

  return { ...scene, isPlaying: !isOver, skip, hurry }
}

function isViewerNeeded({ snapshot }: TableUpdate): boolean {
  return snapshot.own !== null || snapshot.outcome !== null || snapshot.viewer === null
}

function present<V, E>({ snapshot, story }: TableUpdate): Scene<V, E> {
  return { view: snapshot.view as unknown as V, told: story.length, current: null }
}

function advance<V, E extends { readonly type: string }>(
  scene: Scene<V, E>,
  next: SeenEvent<E> | undefined,
  choreography: Choreography<V, E>,
): Scene<V, E> {
  if (next === undefined) return { ...scene, current: null }
  const view = beatOf(choreography, next.event).show(scene.view, next)
  return { view, told: scene.told + 1, current: next }
}
