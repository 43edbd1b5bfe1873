import { SHAPES, type LanesView, type Lying, type Player } from '@trialhall/game-lanes'
import { EntityButton, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { catalogFace } from '../looks.ts'
import { Card } from './Card.tsx'
import styles from './Shelf.module.css'
import { Token } from './Tokens.tsx'

interface AreaProps {
  readonly view: LanesView
  readonly player: Player
  readonly seat: number
  readonly glossary: readonly GlossaryTerm[]
}

/** Spells that lie face up before a player: Auras, Enchantments with their tokens, and what was cast in this turn. */
export function Area({ player, seat, glossary }: AreaProps): JSX.Element {
  return (
    <ul className={styles.shelf} aria-label="Play area">
      {player.area.map((lying) => (
        <li key={lying.card}>
          <EntityButton
            of={{ kind: 'card', id: lying.card }}
            label={labelOf(lying)}
            className={styles.place}
            flies={`card:${lying.card}`}
          >
            <LyingCard lying={lying} seat={seat} glossary={glossary} />
          </EntityButton>
        </li>
      ))}
      {player.area.length === 0 && <li className={styles.none}>nothing in play</li>}
    </ul>
  )
}

function LyingCard(props: { lying: Lying; seat: number; glossary: readonly GlossaryTerm[] }): JSX.Element {
  const { lying, seat, glossary } = props
  const face = catalogFace(lying.face)
  return (
    <span className={styles.lying}>
      {face && <Card face={face} size="tiny" glossary={glossary} />}
      {lying.shape >= 0 && (
        <Token owner={seat} shape={lying.shape} count={lying.tokens} className={styles.marker} />
      )}
    </span>
  )
}

function labelOf({ face: def, shape, tokens }: Lying): string {
  const face = catalogFace(def)
  const marked =
    shape < 0 ? '' : ` Enchantment with ${tokens} ${SHAPES[shape]} token${tokens === 1 ? '' : 's'}.`
  return face ? `${face.name}, in play.${marked} ${face.text}` : 'a card in play'
}
