import type { AnyView } from '@trialhall/kernel'
import type { GameUi, TableUpdate } from '@trialhall/table-ui'
import { useCallback, useState } from 'react'

/**
 * How far a match has come on its board, for the head of the table: what the board has still to tell is not told above it, and what it has told
 * is not put off until all is told. Games without a board show everything at once.
 */
export function useProgress(
  board: GameUi | null | undefined,
  { snapshot }: TableUpdate,
): { readonly progress: string; readonly onShown: (view: AnyView) => void } {
  const [shown, show] = useState<string | null>(null)
  const onShown = useCallback((view: AnyView) => show(board?.progress?.(view) ?? ''), [board])
  return { progress: shown ?? board?.progress?.(snapshot.view) ?? '', onShown }
}
