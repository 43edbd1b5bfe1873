import type { BattleCard } from '@trialhall/game-battle-decks'
import type { CardFace as Face } from '@trialhall/kernel'
import { dyed, Glyph, Picture, Unseen, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX, ReactNode } from 'react'
import { boardShape, cardShape, familyOf, kindWord, lookOf } from '../looks.ts'
import { figureOf } from '../figures/figure-of.ts'
import { plateOf } from '../plates/plate-of.ts'
import styles from './CardFace.module.css'
import { PlayingCard } from './PlayingCard.tsx'
import { Words } from './Words.tsx'

interface CardFaceProps {
  readonly face: Face
  readonly card: BattleCard
  readonly glossary: readonly GlossaryTerm[]
  /** What stands on its picture besides. */
  readonly badge?: ReactNode
}

/** A card of the hand: rank and suit in the corner as on a playing card, and words that have room whatever size it is. */
export function CardFace({ face, card, glossary, badge }: CardFaceProps): JSX.Element {
  const { dye, isHouse } = lookOf(face)
  return (
    <span className={styles.card} style={dyed(dye)} data-kind={card.kind} data-length={lengthOf(face.text)}>
      <Picture
        shape={cardShape(card)}
        plate={plateOf(familyOf(card))}
        figure={figureOf(familyOf(card), 'own', 'ready')}
        className={styles.picture}
        glyphClass={styles.glyph}
      >
        {'suit' in card && <PlayingCard card={card} className={styles.corner} />}
        {badge}
      </Picture>
      <span className={styles.name}>{face.name}</span>
      {'abilities' in card && (
        <span className={styles.numbers}>
          {(['def', 'atk', 'dmg'] as const).map((stat) => (
            <span key={stat}>
              <Glyph shape={boardShape(stat)} />
              <small>{stat.toUpperCase()}</small>
              <b>{card.stats[stat]}</b>
            </span>
          ))}
        </span>
      )}
      <span className={styles.text}>
        <Words text={face.text} glossary={glossary} />
      </span>
      <span className={styles.foot}>
        <Glyph shape={boardShape(card.kind)} />
        {kindWord(card)}
        {isHouse && <Unseen>, house card</Unseen>}
      </span>
    </span>
  )
}

/** Characters from which a text needs a wider card on a phone, and a still wider one. */
const LONG = 95
const VERY_LONG = 140

function lengthOf({ length }: string): 'long' | 'very-long' | undefined {
  if (length > VERY_LONG) return 'very-long'
  return length > LONG ? 'long' : undefined
}
