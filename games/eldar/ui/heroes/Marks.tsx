import type { EldarView, HeroId } from '@trialhall/game-eldar'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import { MARKS, marksOf } from '../status-words.ts'
import styles from './Marks.module.css'

/** The statuses of a Hero as chips; each explains itself and leads to its rule. */
export function Marks(props: { view: EldarView; hero: HeroId; fresh: string | null }): JSX.Element {
  const { view, hero, fresh } = props
  return (
    <ul className={styles.marks} aria-label="Statuses">
      {marksOf(view, hero).map((mark) => {
        const { name, says, isGood } = MARKS[mark]
        return (
          <li key={mark} data-good={isGood ? '' : undefined} data-fresh={fresh === mark ? '' : undefined}>
            <EntityButton
              of={{ kind: 'mark', id: `${hero}-${mark}` }}
              label={`${name}. ${says}`}
              className={styles.mark}
              isQuiet
            >
              <Glyph shape={boardShape(mark)} />
              <span className="unseen-at-times">{name}</span>
            </EntityButton>
          </li>
        )
      })}
    </ul>
  )
}
