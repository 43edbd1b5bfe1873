import type { SeenEvent, State, View } from '@trialhall/kernel'
import { useMemo } from 'react'
import type { BoardProps } from '../board.ts'
import type { Playback } from '../director/useDirector.ts'
import type { Strike } from '../flight/strike.ts'
import type { Spectacle } from '../sights/sights.ts'
import { LogLines } from './log-lines.ts'
import type { Speaker } from './sentences.ts'
import type { TableInPlay, TableSpec } from './useTable.ts'

interface Telling<V, E> {
  readonly update: BoardProps['update']
  readonly direction: Playback<V, E>
  readonly speaker: Speaker<E>
  readonly names: readonly string[]
}

/** What has been shown so far, what one thing does to another in the event that is looked at, and the log of it. */
export function useTale<S extends State, E extends { readonly type: string }>(
  spec: TableSpec<S, E>,
  { update, direction, speaker, names }: Telling<View<S>, E>,
): Pick<TableInPlay<View<S>, E>, 'story' | 'strikes' | 'sights' | 'lines'> {
  const { told, current, view } = direction
  const story = useMemo(() => update.story.slice(0, told) as SeenEvent<E>[], [update.story, told])
  const strikes = current ? (spec.strikes?.(story, view) ?? NO_STRIKES) : NO_STRIKES
  const sights = useMemo(
    () => (current ? (spec.sights?.(current.event, view) ?? NO_SIGHTS) : NO_SIGHTS),
    [spec, current, view],
  )
  // The log tells no roll before its die lies.
  const isHeld = current !== null && (spec.isSuspense?.(current.event) ?? false)
  const seen = isHeld ? story.length - 1 : story.length
  const log = useMemo(() => new LogLines<E>(spec), [spec])
  const lines = useMemo(
    () => log.of(story, { speaker, names }).slice(0, seen),
    [log, story, speaker, names, seen],
  )
  return { story, strikes, sights, lines }
}

const NO_STRIKES: readonly Strike[] = []
const NO_SIGHTS: readonly Spectacle[] = []
