import type { CardFace } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { useBoard, useGlossary } from '../table/use-board.ts'
import { useBench } from './bench.ts'
import styles from './builder.module.css'

/** A card to read, large, with the ways to put it in and take it out. */
export function CardDialog({
  face,
  onClose,
}: {
  readonly face: CardFace
  readonly onClose: () => void
}): ReactNode {
  const { game, kit, deck, add, takeOut } = useBench()
  const board = useBoard(game.id)
  const glossary = useGlossary(game.id)
  const count = deck.cards[face.slug] ?? 0
  const { copies } = kit.mostOf(face)
  return (
    <Dialog title={face.name} above={kit.lookOf(face).line} onClose={onClose}>
      {board ? (
        <div className={styles.full}>
          <board.Card face={face} size="full" glossary={glossary} />
        </div>
      ) : (
        <p>{face.text}</p>
      )}
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
    </Dialog>
  )
}
