import type { CardFace } from '@trialhall/kernel'
import type { KeyboardEvent, ReactNode } from 'react'
import { type DeckEditor, useDeckEditor } from '../deck-editor.ts'
import { Dots } from './marks.tsx'
import styles from './stepper.module.css'

/** Buttons that take one copy out and put one in. Keys reach the card itself, which answers to + and −. */
export function Stepper({ face }: { readonly face: CardFace }): ReactNode {
  const { kit, deck, add, takeOut } = useDeckEditor()
  const count = deck.cards[face.slug] ?? 0
  const most = kit.mostOf(face).copies
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Take out one ${face.name}`}
        disabled={count === 0}
        onClick={() => takeOut(face)}
      >
        −
      </button>
      <Dots count={count} most={most} />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Add one ${face.name}`}
        disabled={count >= most}
        onClick={() => add(face)}
      >
        +
      </button>
    </span>
  )
}

/** The keys of a card: + and − for copies, Z to read it. */
export function cardKeys({ add, takeOut, show }: DeckEditor, face: CardFace): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = ACTS[event.key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const acts = { add, takeOut, show }
    acts[act](face)
  }
}

const ACTS: Readonly<Record<string, 'add' | 'takeOut' | 'show'>> = {
  '+': 'add',
  '=': 'add',
  '-': 'takeOut',
  '−': 'takeOut',
  delete: 'takeOut',
  backspace: 'takeOut',
  z: 'show',
}
