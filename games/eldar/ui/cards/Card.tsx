import { CATALOG, faceOf } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import { CardFrame, Glyph, Unseen, type CardSize, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { attributesOf, lookOf } from '../looks.ts'
import styles from './Card.module.css'

/** A card or a Hero as it is printed; a Hero with its attributes over the picture. */
export function Card(props: {
  face: CardFace
  size: CardSize
  glossary?: readonly GlossaryTerm[]
}): JSX.Element {
  const { face, size, glossary = [] } = props
  const printed = faceOf(CATALOG.indexOf(face))
  return (
    <span className={styles.card} data-size={size}>
      <CardFrame look={lookOf(face)} size={size} glossary={glossary} />
      {printed.kind === 'hero' && size !== 'tiny' && (
        <span className={styles.attributes}>
          {attributesOf(printed.attributes).map(({ name, value, shape }) => (
            <span key={name} title={`${name} ${value}`}>
              <Glyph shape={shape} />
              <b>{value}</b>
              <Unseen>{` ${name}`}</Unseen>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
