import { type EldarOption, firstName } from '@trialhall/game-eldar'
import type { Ask } from '@trialhall/kernel'
import { EntityButton, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { catalogFace } from '../looks.ts'
import styles from './DeckChoice.module.css'

/** Heroes while one is chosen: who plays alone, or who joins the others. */
export function HeroChoice({ ask, glossary }: { ask: Ask; glossary: readonly GlossaryTerm[] }): JSX.Element {
  const faces = (ask.options as readonly EldarOption[]).flatMap((option) =>
    option.do === 'hero' ? [option.face] : [],
  )
  return (
    <ul className={styles.faces} aria-label="Heroes to choose from">
      {faces.map((def) => {
        const face = catalogFace(def)
        return (
          <li key={def}>
            <EntityButton
              of={{ kind: 'face', id: def }}
              label={`${firstName(def)}. ${face?.text ?? ''}`}
              className={styles.face}
            >
              {face && <Card face={face} size="full" glossary={glossary} />}
            </EntityButton>
          </li>
        )
      })}
    </ul>
  )
}
