import { useCallback, useEffect, useState } from 'react'
import type { Deck } from '@trialhall/table-ui'
import { useSay } from '../../kit/toasts.tsx'
import { type KeptDeck, NO_ROOM, onDeckChange, readDeck, writeDeck } from './saved-decks.ts'

/** How many changes can be taken back. */
const MOST_BACK = 200

/** A deck that is being built: every change is kept at once and can be taken back. */
export interface DeckEdit {
  readonly deck: KeptDeck
  readonly change: (deck: Deck) => void
  /** Takes the last change back and returns the deck as it is then; null where there is none. */
  readonly undo: (() => Deck) | null
  /** Does again what was taken back. */
  readonly redo: (() => Deck) | null
}

interface History {
  readonly deck: KeptDeck
  readonly past: readonly KeptDeck[]
  readonly future: readonly KeptDeck[]
}

/** Begins with a deck as it is kept. Changes that another tab or device makes are taken over. */
export function useDeck(kept: KeptDeck): DeckEdit {
  const [history, setHistory] = useState<History>({ deck: kept, past: [], future: [] })
  const say = useSay()
  const { deck, past, future } = history
  useEffect(
    () =>
      onDeckChange((id, by) => {
        const read = id === kept.id && by === 'elsewhere' ? readDeck(id) : null
        if (read?.ok) setHistory((old) => ({ ...old, deck: read.value }))
      }),
    [kept.id],
  )
  const keep = useCallback(
    (next: History): void => {
      setHistory(next)
      if (!writeDeck(next.deck)) say({ sentence: NO_ROOM, mood: 'bad' })
    },
    [say],
  )
  const stamped = (changed: Deck): KeptDeck => ({ ...deck, ...changed, changedAt: Date.now() })
  const change = (changed: Deck): void =>
    keep({ deck: stamped(changed), past: [...past, deck].slice(-MOST_BACK), future: [] })
  const last = past.at(-1)
  const [next] = future
  const undo = (): Deck => {
    if (!last) return deck
    keep({ deck: stamped(last), past: past.slice(0, -1), future: [deck, ...future] })
    return last
  }
  const redo = (): Deck => {
    if (!next) return deck
    keep({ deck: stamped(next), past: [...past, deck], future: future.slice(1) })
    return next
  }
  return { deck, change, undo: last ? undo : null, redo: next ? redo : null }
}
