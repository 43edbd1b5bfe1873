import {
  cardOf,
  characterCardOf,
  isConscious,
  numeral,
  sayStats,
  sourceName,
  type BattleView,
  type Character,
} from '@trialhall/game-battle-decks'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, cardShape, playingCardSign } from '../looks.ts'
import { totalsOf } from './numbers.ts'
import styles from './Tile.module.css'
import { sayCharacter } from './words.ts'

/** A character on the field with all that changes it. */
export function Tile({ view, character }: { view: BattleView; character: Character }): JSX.Element {
  const card = characterCardOf(view, character.card)
  return (
    <div
      className={styles.place}
      data-unconscious={isConscious(character) ? undefined : ''}
      data-activated={character.isActivated ? '' : undefined}
      data-paired={character.partner === null ? undefined : ''}
    >
      <EntityButton
        of={{ kind: 'card', id: character.card }}
        label={sayCharacter(view, character)}
        className={styles.tile}
        flies={`card:${character.card}`}
      >
        <span className={styles.picture}>
          <Glyph shape={cardShape(card)} />
          {card.kind === 'hero' ? (
            <b className={styles.hp}>
              {numeral(character.hp)}/{card.hp}
            </b>
          ) : (
            <b className={styles.rank}>{playingCardSign(card)}</b>
          )}
        </span>
        <span className={styles.name}>{card.name}</span>
        <span className={styles.numbers}>
          {totalsOf(view, character).map(({ stat, now, printed }) => (
            <span key={stat} data-change={now === printed ? undefined : now > printed ? 'up' : 'down'}>
              <Glyph shape={boardShape(stat)} />
              {numeral(now)}
            </span>
          ))}
        </span>
      </EntityButton>
      <Carried view={view} character={character} />
    </div>
  )
}

/** Equipment and modifiers below who has them. */
function Carried({ view, character }: { view: BattleView; character: Character }): JSX.Element {
  const { equipment, tokens } = character
  return (
    <>
      {equipment.map((card) => (
        <EntityButton
          key={card}
          of={{ kind: 'card', id: card }}
          label={`${cardOf(view, card).name}, carried by ${cardOf(view, character.card).name}`}
          className={styles.strip}
          flies={`card:${card}`}
          isQuiet
        >
          {cardOf(view, card).name}
        </EntityButton>
      ))}
      {tokens.map((token, at) => (
        <span key={at} className={styles.strip} aria-hidden="true">
          {sayStats(token)} {sourceName(token.source)}
        </span>
      ))}
    </>
  )
}
