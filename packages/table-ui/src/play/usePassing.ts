import type { AnyView, Ask, Seat } from '@trialhall/kernel'
import { useEffect, useState } from 'react'
import type { ChosenBy, TableUpdate } from '../link.ts'

/** A player who lets window after window pass, until something happens to them. */
export interface Passing {
  readonly isOn: boolean
  /** Whether it passes what is asked. */
  passes(ask: Ask): boolean
  start(): void
  stop(): void
}

/** Whether an event concerns a viewer who passes. */
export type Alarm<E> = (event: E, viewer: Seat, view: AnyView) => boolean

interface Given<E> {
  /** The open ask; null while something is being shown. */
  readonly ask: Ask | null
  readonly update: TableUpdate
  /** Undefined for games without windows to pass. */
  readonly isAlarm: Alarm<E> | undefined
  pick(index: number, by: ChosenBy): void
}

/** Where passing stands among the options of an ask; -1 where it is no window. */
export function passIn({ options }: Ask): number {
  return options.findIndex((option) => (option as { do?: unknown } | null)?.do === 'pass')
}

/** Passes by itself once it was asked for, and ends at an alarm, at an ask that is no window, and at the end of the match. */
export function usePassing<E>({ ask, update, isAlarm, pick }: Given<E>): Passing | null {
  /** Where passing began: length of the story, and of the match; null while it is off. */
  const [begun, setBegun] = useState<{ readonly since: number; readonly at: number } | null>(null)
  const { snapshot, story } = update
  const { viewer } = snapshot
  const [passer, setPasser] = useState(viewer)
  if (passer !== viewer) {
    // who lets windows pass does so for one seat, not for all that they hold
    setPasser(viewer)
    setBegun(null)
  }
  const pass = ask ? passIn(ask) : -1
  const isAlarmed =
    begun !== null &&
    (viewer === null ||
      story.slice(begun.since).some(({ event }) => isAlarm?.(event as E, viewer, snapshot.view) ?? true))
  const isEnded =
    isAlarmed || snapshot.outcome !== null || (ask !== null && (pass < 0 || snapshot.isAskedAnyway === true))
  if (begun !== null && isEnded) setBegun(null)
  const isOn = begun !== null && !isEnded && passer === viewer
  const isPassing = isOn && pass >= 0
  useEffect(() => {
    // Where it began it was the person who passed: there Back leads.
    if (isPassing) pick(pass, begun?.at === snapshot.length ? 'person' : 'table')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one pass for each moment of the match: `pick` is new each time
  }, [isPassing, pass, snapshot.length])
  const canPass = isAlarm !== undefined && (isOn || (pass >= 0 && (ask?.options.length ?? 0) > 1))
  if (!canPass) return null
  const start = (): void => setBegun({ since: story.length, at: snapshot.length })
  const passes = (asked: Ask): boolean => isOn && passIn(asked) >= 0 && snapshot.isAskedAnyway !== true
  return { isOn, passes, start, stop: () => setBegun(null) }
}
