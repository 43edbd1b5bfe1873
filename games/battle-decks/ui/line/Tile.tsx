import {
  characterCardOf,
  DEFEATED_AT,
  isConscious,
  numeral,
  type Character,
  type CharacterCard,
} from '@trialhall/game-battle-decks'
import { EntityButton, Glyph, Picture } from '@trialhall/table-ui'
import { useContext, type JSX } from 'react'
import { PlayingCard } from '../cards/PlayingCard.tsx'
import { OddsBadge } from '../badge/OddsBadge.tsx'
import { SaveShield } from '../shield/SaveShield.tsx'
import { boardShape, cardShape, familyOf } from '../looks.ts'
import { figureOf } from '../figures/figure-of.ts'
import { plateOf } from '../plates/plate-of.ts'
import { breakable } from './breakable.ts'
import { isBeingFelled, MomentContext } from '../moment.ts'
import { whyNotCharacter } from '../why-not.ts'
import type { LineProps } from './Line.tsx'
import { Numbers } from './Numbers.tsx'
import { Strips } from './Strips.tsx'
import styles from './Tile.module.css'
import { sayCharacter } from './words.ts'

interface TileProps extends LineProps {
  readonly character: Character
}

/** A character on the field: its picture and numbers as they are now, and below what it carries and what changes it. */
export function Tile(props: TileProps): JSX.Element {
  const { view, character } = props
  const card = characterCardOf(view, character.card)
  const moment = useContext(MomentContext)
  const isDown = !isConscious(character) && !isBeingFelled(moment, character.card)
  const hasActed = character.isActivated && moment.actor !== character.card
  return (
    <div
      className={styles.place}
      data-kind={card.kind}
      data-unconscious={isDown ? '' : undefined}
      data-activated={hasActed ? '' : undefined}
    >
      <EntityButton
        of={{ kind: 'card', id: character.card }}
        label={sayCharacter(view, character)}
        className={styles.tile}
        whyNot={whyNotCharacter(props.prompt, {
          isOwn: props.seat === view.viewer,
          isUnconscious: isDown,
          isActivated: character.isActivated,
        })}
        flies={`card:${character.card}`}
      >
        <Picture
          shape={cardShape(card)}
          plate={plateOf(familyOf(card))}
          figure={figureOf(
            familyOf(card),
            props.seat === (view.viewer ?? 0) ? 'own' : 'enemy',
            isDown ? 'fallen' : stateOf(character, card),
          )}
          className={styles.picture}
          glyphClass={styles.glyph}
        >
          {card.kind === 'reinforcement' && <PlayingCard card={card} className={styles.rank} />}
          <Marks {...props} card={card} hasActed={hasActed} />
          {isDown && <Down hp={character.hp} />}
          <OddsBadge card={character.card} place="tile" />
          <SaveShield card={character.card} />
          {card.kind === 'hero' && <Life hp={character.hp} most={card.hp} />}
        </Picture>
        <span className={styles.name}>{breakable(card.name)}</span>
        <Numbers view={view} character={character} />
      </EntityButton>
      <Strips {...props} />
    </div>
  )
}

interface MarksProps extends TileProps {
  readonly card: CharacterCard
  readonly hasActed: boolean
}

/** How a character that stands looks. */
function stateOf({ hp }: Character, card: CharacterCard): 'ready' | 'bloodied' {
  return card.kind === 'hero' && hp <= card.hp / 2 ? 'bloodied' : 'ready'
}

/** Whether it has acted in this round or does so now, or has only just come. */
function Marks({ view, character, card, hasActed }: MarksProps): JSX.Element | null {
  if (character.isActivated)
    return (
      <span className={styles.mark} data-mark={hasActed ? 'activated' : 'acting'}>
        <Glyph shape={boardShape('activated')} />
        <span>{hasActed ? 'acted' : 'acts'}</span>
      </span>
    )
  return card.kind === 'reinforcement' && character.arrived === view.turn ? (
    <span className={styles.mark} data-mark="new">
      new
    </span>
  ) : null
}

/** The HP that a hero has left. */
function Life({ hp, most }: { readonly hp: number; readonly most: number }): JSX.Element {
  return (
    <span className={styles.life} data-low={hp <= most / 2 ? '' : undefined}>
      <Glyph shape={boardShape('hp')} />
      <b>{numeral(hp)}</b>
      <small>/{most}</small>
    </span>
  )
}

/** What stands on a hero that has fallen: how much more is the end. */
function Down({ hp }: { readonly hp: number }): JSX.Element {
  return (
    <span className={styles.down}>
      <b>Unconscious</b>
      <span>{hp - DEFEATED_AT} more and out</span>
    </span>
  )
}
