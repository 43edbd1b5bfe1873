import type { CardFace } from '@trialhall/kernel'
import { CardFrame, EntityButton, type GlossaryTerm } from '@trialhall/table-ui'
import { CATALOG, FIRST_CHAMPION, type SigmarView } from '@trialhall/game-sigmar'
import type { JSX } from 'react'
import { lookOf } from '../looks.ts'
import styles from './ChampionChoice.module.css'

/** The eight Champions while they are picked; taken ones are dimmed. */
export function ChampionChoice(props: { view: SigmarView; glossary: readonly GlossaryTerm[] }): JSX.Element {
  const { view, glossary } = props
  const taken = view.players.map((player) => player.champion)
  const faces: readonly CardFace[] = CATALOG.slice(FIRST_CHAMPION)
  return (
    <ul className={styles.champions} aria-label="Champions to pick from">
      {faces.map((face, champion) => (
        <li key={face.slug} data-taken={taken.includes(champion)}>
          <EntityButton
            of={{ kind: 'def', id: FIRST_CHAMPION + champion }}
            label={`${face.name}. ${face.text}${taken.includes(champion) ? ' Taken.' : ''}`}
            className={styles.champion}
          >
            <CardFrame look={lookOf(face)} size="hand" glossary={glossary} />
          </EntityButton>
        </li>
      ))}
    </ul>
  )
}
