import {
  cardOf,
  equipmentOf,
  ownerOf,
  sayStats,
  sourceName,
  type BattleView,
  type Character,
  type Token,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { EntityButton, seatDyed, useInteraction } from '@trialhall/table-ui'
import { useContext, type JSX } from 'react'
import { PlayingCard } from '../cards/PlayingCard.tsx'
import { MomentContext, tokenFlight } from '../moment.ts'
import { AbilityStrips } from './AbilityStrips.tsx'
import { Change } from './Change.tsx'
import type { LineProps } from './Line.tsx'
import styles from './Strips.module.css'
import { sayName } from './words.ts'

/** Strips below one tile before the rest is a number; all equipment is shown while a piece of it can be picked. */
const MOST = 2

interface StripsProps extends LineProps {
  readonly character: Character
}

/** What a character carries, and the modifiers that lie on it with where they come from. */
export function Strips(props: StripsProps): JSX.Element | null {
  const { view, character, prompt } = props
  const { equipment, tokens } = character
  const { lighting } = useInteraction()
  const landing = tokenFlight(useContext(MomentContext), character.card)
  const isActing = prompt?.type === 'act' && prompt.card === character.card
  const isAsked = equipment.some((card) => lighting.picks.has(`card:${card}`))
  const room = equipment.length + tokens.length <= MOST ? MOST : MOST - 1
  const carried = isAsked ? equipment : equipment.slice(0, room)
  const laid = tokens.slice(0, Math.max(0, room - carried.length))
  const more = equipment.length + tokens.length - carried.length - laid.length
  if (!isActing && equipment.length + tokens.length === 0) return null
  return (
    <div className={styles.strips} data-strips="">
      {isActing && <AbilityStrips />}
      {carried.map((card) => (
        <Carried key={card} view={view} card={card} carrier={character.card} />
      ))}
      {laid.map((token, at) => (
        <Laid key={at} view={view} token={token} landing={at === tokens.length - 1 ? landing : null} />
      ))}
      {more > 0 && (
        <span
          className={styles.strip}
          data-more=""
          aria-hidden="true"
          {...(laid.length < tokens.length ? landing : null)}
        >
          +{more} more
        </span>
      )}
    </div>
  )
}

function Carried(props: {
  readonly view: BattleView
  readonly card: CardId
  readonly carrier: CardId
}): JSX.Element {
  const { view, card, carrier } = props
  const printed = equipmentOf(view, card)
  const grants = printed.grants ? `, and ${printed.grants.name}` : ''
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={`${printed.name}: ${sayStats(printed.stats)}${grants}. Carried by ${sayName(view, carrier)}.`}
      className={styles.strip}
      style={seatDyed(ownerOf(view, card))}
      flies={`card:${card}`}
      isQuiet
    >
      <span className={styles.equipment}>
        <PlayingCard card={printed} className={styles.rank} />
        <span className={styles.source}>{printed.name}</span>
        <Change by={printed.stats} />
      </span>
    </EntityButton>
  )
}

/** A modifier; whoever listens hears of it on the tile. */
function Laid(props: {
  readonly view: BattleView
  readonly token: Token
  /** It is being put there now, and comes flying. */
  readonly landing: ReturnType<typeof tokenFlight>
}): JSX.Element {
  const { view, token, landing } = props
  const against = token.against === null ? '' : `, against ${cardOf(view, token.against).name}`
  return (
    <span className={styles.strip} data-token="" aria-hidden="true" {...landing}>
      <Change by={token} />
      <span className={styles.source}>
        {sourceName(token.source)}
        {against}
      </span>
    </span>
  )
}
