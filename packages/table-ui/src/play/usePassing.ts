import type { AnyView, Ask, Seat } from '@trialhall/kernel'
import { useEffect, useState } from 'react'
import type { TableUpdate } from '../link.ts'

/** A player who lets window after window pass, until something happens to them. */
export interface Passing {
  readonly isOn: boolean
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
  pick(index: number): void
}

/** Where passing stands among the options of an ask; -1 where it is no window. */
export function passIn({ options }: Ask): number {
  return options.findIndex((option) => (option as { do?: unknown } | null)?.do === 'pass')
}

/** Passes by itself once it was asked for, and ends at an alarm, at an ask that is no window, and at the end of the match. */
export function usePassing<E>({ ask, update, isAlarm, pick }: Given<E>): Passing | null {
  /** Length of the story when passing began; null while it is off. */
  const [since, setSince] = useState<number | null>(null)
  const { snapshot, story } = update
  const { viewer } = snapshot
  const [passer, setPasser] = useState(viewer)
  if (passer !== viewer) {
    // who lets windows pass does so for one seat, not for all that they hold
    setPasser(viewer)
    setSince(null)
  }
  const pass = ask ? passIn(ask) : -1
  const isAlarmed =
    since !== null &&
    (viewer === null ||
      story.slice(since).some(({ event }) => isAlarm?.(event as E, viewer, snapshot.view) ?? true))
  const isEnded = isAlarmed || snapshot.outcome !== null || (ask !== null && pass < 0)
  if (since !== null && isEnded) setSince(null)
  const isOn = since !== null && !isEnded && passer === viewer
  const isPassing = isOn && pass >= 0
  useEffect(() => {
    if (isPassing) pick(pass)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one pass for each moment of the match: `pick` is new each time
  }, [isPassing, pass, snapshot.length])
  const canPass = isAlarm !== undefined && (isOn || (pass >= 0 && (ask?.options.length ?? 0) > 1))
  return canPass ? { isOn, start: () => setSince(story.length), stop: () => setSince(null) } : null
}
