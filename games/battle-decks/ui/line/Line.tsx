import { FACTIONS, factionName, type BattleView } from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import { seatDyed } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Line.module.css'
import { Tile } from './Tile.tsx'

/** The heroes and reinforcements of a seat, in their order. */
export function Line({ view, seat }: { view: BattleView; seat: Seat }): JSX.Element {
  const side = view.sides[seat]
  const faction = FACTIONS[side?.faction ?? -1]
  return (
    <ul
      className={styles.line}
      style={seatDyed(seat)}
      aria-label={faction ? `Characters of ${factionName(faction)}` : 'Characters'}
    >
      {side?.characters.map((character) => (
        <li key={character.card}>
          <Tile view={view} character={character} />
        </li>
      ))}
    </ul>
  )
}
