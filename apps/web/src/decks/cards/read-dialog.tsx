import type { AnyGame, CardFace } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { useBoard, useGlossary } from '../../games/use-board.ts'
import styles from './read-dialog.module.css'

interface ReadDialogProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly face: CardFace
  readonly onClose: () => void
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** A card to read, large. */
export function ReadDialog({ game, kit, face, onClose, children }: ReadDialogProps): ReactNode {
  const board = useBoard(game.id)
  const glossary = useGlossary(game.id)
  return (
    <Dialog title={face.name} above={kit.lookOf(face).line} onClose={onClose}>
      {board ? (
        <div className={styles.full}>
          <board.Card face={face} size="full" glossary={glossary} />
        </div>
      ) : (
        <p>{face.text}</p>
      )}
      {children}
    </Dialog>
  )
}
