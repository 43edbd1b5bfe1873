import { MONSTER_IDS, monsterFace, type TempusView } from '@trialhall/game-tempus'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { printedIn, shapeOf } from '../looks.ts'
import { creatureRef } from '../refs.ts'
import styles from './Trial.module.css'

/** The Trial, which lies open before anybody picks: its Quests and its Guardian. */
export function Trial({ view }: { readonly view: TempusView }): JSX.Element | null {
  if (view.quests.length === 0) return null
  const guardian = view.monsters.find(({ id }) => id === MONSTER_IDS.guardian)
  const face = guardian && monsterFace(guardian)
  return (
    <ul className={styles.trial} aria-label="The Trial">
      {view.quests.map(({ card }) => {
        const quest = printedIn(view, card)
        return quest === null ? null : (
          <li key={card}>
            <EntityButton
              of={{ kind: 'card', id: card }}
              label={`Quest ${quest.name}`}
              className={styles.one}
            >
              <Glyph shape={shapeOf(quest)} />
              {quest.name}
            </EntityButton>
          </li>
        )
      })}
      {face && (
        <li>
          <EntityButton
            of={creatureRef(MONSTER_IDS.guardian)}
            label={`Trial Guardian ${face.name}`}
            className={styles.one}
          >
            <Glyph shape={shapeOf(face)} />
            {face.name}
          </EntityButton>
        </li>
      )}
    </ul>
  )
}
