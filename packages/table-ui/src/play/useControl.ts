import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardSettings, ResponseWindow, Stops } from '../board.ts'

/** How a person says at the table where they want to be asked although passing is all there is. */
export interface Control {
  /** They are asked everywhere. */
  readonly isFull: boolean
  /** The windows that can be stops. */
  readonly windows: readonly ResponseWindow[]
  /** Whether a window is a stop now. */
  isStop(prompt: string): boolean
  stopAt(prompt: string, isOn: boolean): void
  toggle(): void
  /** A key, a button or a finger goes down and up again: quickly it switches, held it lasts as long as it is held. */
  press(at: number): void
  release(at: number): void
  /** What a screen reader says of the last change. */
  readonly said: string
}

/** What it is called wherever it can be set, and what it does. */
export const FULL_CONTROL = {
  label: 'Full control',
  help: 'You are asked at every window. Without it the table passes for you, after a moment, where you have nothing to decide.',
} as const

/** From this time on, in milliseconds, a press is held. */
const HELD = 400

interface Given {
  readonly settings: BoardSettings
  readonly windows: readonly ResponseWindow[] | undefined
}

/** Full control and stops as they are set on the page; null where nothing is passed by itself. */
export function useControl({ settings, windows }: Given): Control | null {
  const { stops, stopList = [], onStops } = settings
  const pressed = useRef<{ readonly at: number; readonly wasFull: boolean } | null>(null)
  const [said, setSaid] = useState('')
  const isThere = stops !== undefined && onStops !== undefined && windows !== undefined
  useHeldNoLonger(isThere, () => {
    const before = pressed.current
    pressed.current = null
    if (before !== null && !before.wasFull) onStops?.(stopList)
  })
  if (!isThere) return null
  const isFull = stops === 'all'
  const list = isFull ? stopList : stops
  const change = (next: Stops, words: string): void => {
    setSaid(words)
    onStops(next)
  }
  const begin = (): void => change('all', ON)
  const end = (): void => change(list, OFF)
  return {
    isFull,
    windows,
    isStop: (prompt) => isFull || stops.includes(prompt),
    stopAt: (prompt, isOn) => {
      const others = list.filter((one) => one !== prompt)
      const label = windows.find((one) => one.prompt === prompt)?.label ?? ''
      change(isOn ? [...others, prompt] : others, `${label}: ${isOn ? 'you are asked.' : 'passed for you.'}`)
    },
    toggle: isFull ? end : begin,
    press: (at) => {
      pressed.current = { at, wasFull: isFull }
      if (!isFull) begin()
    },
    release: (at) => {
      const before = pressed.current
      pressed.current = null
      if (before && (before.wasFull || at - before.at >= HELD)) end()
    },
    said,
  }
}

/** Does something once the control is there no more: a key that is held will be let go of where nobody hears it. */
function useHeldNoLonger(isThere: boolean, letGo: () => void): void {
  const latest = useRef(letGo)
  useLayoutEffect(() => {
    latest.current = letGo
  })
  useEffect(() => {
    if (!isThere) return undefined
    return () => latest.current()
  }, [isThere])
}

const ON = 'Full control: you are asked at every window.'
const OFF = 'Full control is off: where you have nothing to decide, the table passes for you.'
