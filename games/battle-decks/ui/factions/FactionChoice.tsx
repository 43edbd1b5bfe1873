import { FACTIONS, factionName } from '@trialhall/game-battle-decks'
import { dyed, EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, FACTION_DYES } from '../looks.ts'
import { factionRef } from '../refs.ts'
import styles from './FactionChoice.module.css'

/** Both factions, while they are chosen in secret. */
export function FactionChoice(): JSX.Element {
  return (
    <div className={styles.choice}>
      {FACTIONS.map((faction) => (
        <EntityButton
          key={faction}
          of={factionRef(faction)}
          label={factionName(faction)}
          className={styles.faction}
          style={dyed(FACTION_DYES[faction])}
        >
          <Glyph shape={boardShape(faction)} />
          <b>{factionName(faction)}</b>
        </EntityButton>
      ))}
    </div>
  )
}
