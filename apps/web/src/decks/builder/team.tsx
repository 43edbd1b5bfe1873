import { dyed } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import cross from '../../kit/styles/cross-button.module.css'
import { useDeckEditor } from '../deck-editor.ts'
import { Picture } from '../cards/marks.tsx'
import styles from './panel.module.css'

/** Who leads the deck: the first part of it, a place for each. */
export function Team(): ReactNode {
  const { kit, deck, entries, show, takeOut, seek } = useDeckEditor()
  const [part] = kit.parts
  if (!part || kit.parts.length < 2) return null
  const leaders = entries
    .filter(({ face }) => part.kinds.includes(face.kind))
    .flatMap(({ face, count }) => Array.from({ length: count }, () => face))
  const open = Math.max(0, part.size(deck.rules) - leaders.length)
  return (
    <ul className={styles.team} aria-label={part.title}>
      {leaders.map((face, at) => {
        const look = kit.lookOf(face)
        return (
          <li key={`${face.slug}-${at}`} className={styles.leader} style={dyed(look.dye)}>
            <button type="button" className={styles.portrait} onClick={() => show(face)}>
              <Picture look={look} />
              <span>
                <b>{face.name}</b>
                <span>{look.line}</span>
              </span>
            </button>
            <button
              type="button"
              className={cross.cross}
              aria-label={`Take out ${face.name}`}
              onClick={() => takeOut(face)}
            >
              ×
            </button>
          </li>
        )
      })}
      {Array.from({ length: open }, (_, at) => (
        <li key={at}>
          <button type="button" className={styles.place} onClick={() => seek(part.id)}>
            Choose a {part.one}
          </button>
        </li>
      ))}
    </ul>
  )
}
