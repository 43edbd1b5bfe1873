import type { CardFace } from '@trialhall/kernel'
import { dyed } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { useDeckEditor } from '../deck-editor.ts'
import { Picture, Price } from './marks.tsx'
import { Stepper, cardKeys } from './stepper.tsx'
import styles from './tile.module.css'

interface TileProps {
  readonly face: CardFace
  /** Whether Tab reaches it: one tile of all does. */
  readonly isStop: boolean
}

/** A card that may be put into the deck, to be read and pressed. */
export function Tile({ face, isStop }: TileProps): ReactNode {
  const editor = useDeckEditor()
  const { kit, deck, add, show } = editor
  const look = kit.lookOf(face)
  const count = deck.cards[face.slug] ?? 0
  const most = kit.mostOf(face).copies
  const isStranger = !kit.isAllowed(deck, face)
  const price = look.priceSays === '' ? '' : `, ${look.priceSays}`
  return (
    <li
      className={styles.tile}
      style={dyed(look.dye)}
      data-in={count > 0 ? '' : undefined}
      data-stranger={isStranger ? '' : undefined}
    >
      <Picture look={look} />
      <button
        type="button"
        data-item
        data-slug={face.slug}
        tabIndex={isStop ? 0 : -1}
        className={styles.main}
        aria-label={`${face.name}, ${look.line}${price}, ${count} of ${most}${isStranger ? ', of another class' : ''}. ${look.text}`}
        aria-keyshortcuts="Plus - Z"
        onClick={() => add(face)}
        onKeyDown={cardKeys(editor, face)}
      >
        <span className={styles.words}>
          <span className={styles.head}>
            <b>{face.name}</b>
            <Price look={look} />
          </span>
          <span className={styles.line}>
            {look.line}
            {isStranger ? <span className={styles.note}> · another class</span> : null}
          </span>
          <span className={styles.text}>{look.text}</span>
        </span>
      </button>
      <div className={styles.foot}>
        <button type="button" tabIndex={-1} className={styles.zoom} onClick={() => show(face)}>
          Read<span className="unseen"> {face.name}</span>
        </button>
        <Stepper face={face} />
      </div>
    </li>
  )
}
