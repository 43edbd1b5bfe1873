import type { CardFace } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { useBoard, useGlossary } from '../../games/use-board.ts'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './preview.module.css'

/** A card to read where one points at its name. */
export function Preview({ face }: { readonly face: CardFace }): ReactNode {
  const { game, kit } = useDeckEditor()
  const board = useBoard(game.id)
  const glossary = useGlossary(game.id)
  return (
    <div className={styles.preview}>
      {board ? <board.Card face={face} size="full" glossary={glossary} /> : kit.lookOf(face).text}
    </div>
  )
}
