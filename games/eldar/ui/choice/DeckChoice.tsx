import { CATALOG, faceOf, firstName, SAMPLES, type ClassId, type Sample } from '@trialhall/game-eldar'
import { dyed, EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { boardShape, CLASS_DYES } from '../looks.ts'
import { MANNERS } from '../decks/manners.ts'
import styles from './DeckChoice.module.css'

/** The six sample decks while one is chosen: two Heroes and what they are about. */
export function DeckChoice(): JSX.Element {
  return (
    <ul className={styles.decks} aria-label="Decks to choose from">
      {SAMPLES.map((sample, at) => (
        <li key={sample.slug}>
          <DeckPanel sample={sample} at={at} />
        </li>
      ))}
    </ul>
  )
}

function DeckPanel({ sample, at }: { sample: Sample; at: number }): JSX.Element {
  const heroes = sample.heroes.map((slug) => CATALOG.findIndex((face) => face.slug === slug))
  const label = `${sample.name}: ${heroes.map(firstName).join(' and ')}. ${MANNERS[sample.slug] ?? ''}`
  return (
    <EntityButton of={{ kind: 'deck', id: at }} label={label} className={styles.deck}>
      <span className={styles.heroes}>
        {heroes.map((def) => {
          const face = CATALOG[def]
          return (
            face && (
              <span key={def} className={styles.hero}>
                <Card face={face} size="tiny" />
                <small>{firstName(def)}</small>
              </span>
            )
          )
        })}
      </span>
      <b>{sample.name}</b>
      <span className={styles.classes}>
        {[...new Set(heroes.map((def) => faceOf(def).class))].map((id) => (
          <ClassMark key={id} id={id} />
        ))}
      </span>
      <small>{MANNERS[sample.slug] ?? ''}</small>
    </EntityButton>
  )
}

/** A class by its glyph and its name, in its colour. */
function ClassMark({ id }: { id: ClassId }): JSX.Element {
  return (
    <span className={styles.class} style={dyed(CLASS_DYES[id])}>
      <Glyph shape={boardShape(id)} />
      {id}
    </span>
  )
}
