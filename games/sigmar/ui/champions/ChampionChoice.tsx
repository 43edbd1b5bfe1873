import type { CardFace } from '@trialhall/kernel'
import { CardFrame, EntityButton, takenBy, type GlossaryTerm } from '@trialhall/table-ui'
import { CATALOG, FIRST_CHAMPION, type SigmarView } from '@trialhall/game-sigmar'
import type { JSX } from 'react'
import { lookOf } from '../looks.ts'
import styles from './ChampionChoice.module.css'

/** The eight Champions while they are picked; taken ones are dimmed and say by whom. */
export function ChampionChoice(props: {
  view: SigmarView
  names: readonly string[]
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, names, glossary } = props
  const taken = view.players.map((player) => player.champion)
  const faces: readonly CardFace[] = CATALOG.slice(FIRST_CHAMPION)
  return (
    <ul className={styles.champions} aria-label="Champions to pick from">
      {faces.map((face, champion) => {
        const by = taken.indexOf(champion)
        const said = by < 0 ? null : takenBy(names[by] ?? '')
        return (
          <li key={face.slug} data-taken={said !== null}>
            <EntityButton
              of={{ kind: 'def', id: FIRST_CHAMPION + champion }}
              label={`${face.name}. ${face.text}${said ? ` ${said}.` : ''}`}
              className={styles.champion}
            >
              <CardFrame look={lookOf(face)} size="hand" glossary={glossary} />
            </EntityButton>
            {said && (
              <span className={styles.taken} aria-hidden="true">
                {said}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
