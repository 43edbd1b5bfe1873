import type { CardFace } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { DialogActions } from '../../kit/dialog.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import { ReadDialog } from '../cards/read-dialog.tsx'

interface CardDialogProps {
  readonly face: CardFace
  readonly onClose: () => void
}

/** A card to read, large, with the ways to put it in and take it out. */
export function CardDialog({ face, onClose }: CardDialogProps): ReactNode {
  const { game, kit, deck, add, takeOut } = useDeckEditor()
  const count = deck.cards[face.slug] ?? 0
  const { copies } = kit.mostOf(face)
  return (
    <ReadDialog game={game} kit={kit} face={face} onClose={onClose}>
      <DialogActions>
        <Button kind="main" disabled={count >= copies} onClick={() => add(face)}>
          Put one in
        </Button>
        <Button disabled={count === 0} onClick={() => takeOut(face)}>
          Take one out
        </Button>
        <output>
          {count} of {copies} in the deck
        </output>
      </DialogActions>
    </ReadDialog>
  )
}
