import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '../kit/toasts.tsx'

/** Where the answer to a request leads, and what is said to whoever has gone elsewhere before it came. */
interface Journey {
  /** Goes there. */
  readonly go: (id: string) => void
  /** Its address. */
  readonly pathOf: (id: string) => string
  readonly sentence: string
  /** The button that leads there all the same. */
  readonly label: string
}

/** The answer has come: goes there for whoever still waits, and tells whoever has given up. */
type Arrive = (id: string, asker?: 'waits' | 'has given up') => void

/** Tells whether the part of the page that asked is still there. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}

/** A request may be answered late. Whoever has closed the form or left the page is not taken away from where they are, but told. */
export function useArrival({ go, pathOf, sentence, label }: Journey): Arrive {
  const [, travel] = useLocation()
  const say = useSay()
  const isHere = useIsHere()
  return (id, asker = 'waits') => {
    if (isHere() && asker === 'waits') return go(id)
    const path = pathOf(id)
    if (location.pathname === path) return undefined
    const action = { label, run: () => travel(path) }
    return say({ sentence, mood: 'plain', stays: 'until answered', until: path, action })
  }
}

/** The same for what leads to a table. */
export function useTableArrival(go: (match: string) => void, sentence: string): Arrive {
  return useArrival({ go, pathOf: (match) => `/m/${match}`, sentence, label: 'Go to the table' })
}
