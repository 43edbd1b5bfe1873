import type { CardFace } from '@trialhall/kernel'
import { CardFrame, type CardSize, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { costOf, lookOf } from '../looks.ts'
import { ManaRow } from '../mana/Orb.tsx'
import styles from './Card.module.css'

/** A card as it is printed, with its cost over the picture. */
export function Card(props: {
  face: CardFace
  size: CardSize
  glossary?: readonly GlossaryTerm[]
}): JSX.Element {
  const { face, size, glossary = [] } = props
  const cost = costOf(face)
  return (
    <span className={styles.card} data-size={size}>
      <CardFrame look={lookOf(face)} size={size} glossary={glossary} />
      {cost && size !== 'tiny' && (
        <span className={styles.cost}>
          <ManaRow mana={cost} label={face.facts.muster === undefined ? 'Costs' : 'Summoned for'} />
        </span>
      )}
    </span>
  )
}
