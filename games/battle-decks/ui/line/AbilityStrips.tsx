import { sourceName } from '@trialhall/game-battle-decks'
import { EntityButton, useInteraction } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Strips.module.css'

const ABILITY = 'ability:'

/** What the character that acts can do instead of a basic attack, at the character itself. */
export function AbilityStrips(): JSX.Element {
  const { lighting } = useInteraction()
  const keys = [...lighting.picks.keys()].filter((key) => key.startsWith(ABILITY))
  return (
    <>
      {keys.map((key) => {
        const slug = key.slice(ABILITY.length)
        return (
          <EntityButton
            key={key}
            of={{ kind: 'ability', id: slug }}
            label={`Use ${sourceName(slug)}`}
            className={styles.strip}
          >
            <span className={styles.ability}>{sourceName(slug)}</span>
          </EntityButton>
        )
      })}
    </>
  )
}
