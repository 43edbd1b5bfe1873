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

/** Rows below a low tile and below a high one: what has no row is a number in the last. */
const ROWS = { low: 2, high: 3 } as const

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
  const count = equipment.length + tokens.length
  if (!isActing && count === 0) return null
  const roomAt = (place: number): 'high' | 'none' | undefined => {
    if (place < shownOf(count, ROWS.low)) return undefined
    return place < shownOf(count, ROWS.high) ? 'high' : 'none'
  }
  return (
    <div className={styles.strips} data-strips="">
      {isActing && <AbilityStrips />}
      {equipment.map((card, place) => {
        const room = isAsked ? undefined : roomAt(place) // all of it, while a piece can be picked
        const strip = <Carried key={card} view={view} card={card} carrier={character.card} />
        if (room === undefined) return strip
        return (
          room === 'high' && (
            <div key={card} data-room={room}>
              {strip}
            </div>
          )
        )
      })}
      {tokens.map((token, at) => {
        const room = roomAt(equipment.length + at)
        const isLast = at === tokens.length - 1
        return (
          room !== 'none' && (
            <Laid key={at} view={view} token={token} room={room} landing={isLast ? landing : null} />
          )
        )
      })}
      {(['low', 'high'] as const).map((room) => {
        const left = count - shownOf(count, ROWS[room])
        return (
          left > 0 && (
            <span
              key={room}
              className={styles.strip}
              data-more=""
              data-room={room}
              aria-hidden="true"
              {...landing}
            >
              +{left} more
            </span>
          )
        )
      })}
    </div>
  )
}

/** How many of so many things have a row of their own; the last row says how many more there are. */
function shownOf(count: number, rows: number): number {
  return count <= rows ? count : rows - 1
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
  readonly room: 'high' | undefined
  /** It is being put there now, and comes flying. */
  readonly landing: ReturnType<typeof tokenFlight>
}): JSX.Element {
  const { view, token, room, landing } = props
  const against = token.against === null ? '' : `: ${cardOf(view, token.against).name}`
  return (
    <span className={styles.strip} data-token="" data-room={room} aria-hidden="true" {...landing}>
      <Change by={token} />
      <span className={styles.source}>
        {sourceName(token.source)}
        {against}
      </span>
    </span>
  )
}
