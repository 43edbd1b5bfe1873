import { faceOf, firstName } from '@trialhall/game-eldar'
import type { DefIndex } from '@trialhall/kernel'
import { classes, dyed, EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { attributesOf, cardShape, catalogFace, CLASS_DYES } from '../looks.ts'
import styles from './Team.module.css'
import tile from './Tile.module.css'

/** The Heroes that a side has taken: two places, empty ones included. */
export function Team({ heroes }: { heroes: readonly DefIndex[] }): JSX.Element {
  return (
    <ul className={styles.team} aria-label="Heroes">
      {[0, 1].map((at) => {
        const face = heroes[at]
        if (face === undefined) return <li key={at} className={styles.vacant} aria-label="No Hero yet" />
        return (
          <li key={at}>
            <EntityButton
              of={{ kind: 'face', id: face }}
              label={heroLabel(face)}
              className={classes(tile.tile, styles.hero)}
              style={dyed(CLASS_DYES[faceOf(face).class])}
              isQuiet
            >
              <Glyph shape={cardShape(catalogFace(face)?.slug ?? '')} />
              <b>{firstName(face)}</b>
              <span className={styles.attributes}>
                {attributesOf(faceOf(face).attributes).map(({ name, value, shape }) => (
                  <span key={name} title={`${name} ${value}`}>
                    <Glyph shape={shape} />
                    {value}
                  </span>
                ))}
              </span>
            </EntityButton>
          </li>
        )
      })}
    </ul>
  )
}

function heroLabel(face: DefIndex): string {
  const values = attributesOf(faceOf(face).attributes).map(({ name, value }) => `${name} ${value}`)
  return [firstName(face), faceOf(face).class, ...values].join(', ')
}
