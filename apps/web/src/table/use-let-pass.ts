import type { TableSnapshot } from '@trialhall/table-ui'
import { type RefObject, useCallback, useRef, useState } from 'react'

/** What the person at a board lets pass, of which the page makes nothing. */
interface LetPass {
  /** The snapshot whose ask they let pass; null where they are to answer. It is known here before effects of the page run. */
  readonly letPass: RefObject<TableSnapshot | null>
  /** Whether they are asked something in a snapshot that is theirs to answer. */
  isAsked(snapshot: TableSnapshot): boolean
  readonly onLetPass: (snapshot: TableSnapshot | null) => void
}

/** Hears from the board what the person lets pass: they are not called to it, and it is not their turn. */
export function useLetPass(): LetPass {
  const letPass = useRef<TableSnapshot | null>(null)
  const [passed, setPassed] = useState<TableSnapshot | null>(null)
  const onLetPass = useCallback((snapshot: TableSnapshot | null): void => {
    letPass.current = snapshot
    setPassed(snapshot)
  }, [])
  return { letPass, isAsked: (snapshot) => snapshot.own !== null && passed !== snapshot, onLetPass }
}
