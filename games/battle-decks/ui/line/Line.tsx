import {
  FACTIONS,
  factionName,
  type BattlePrompt,
  type BattleView,
  type Faction,
} from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import { Glyph, seatDyed } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './Line.module.css'
import { Tile } from './Tile.tsx'
import { columnsOf, crowdOf, placesOf, ranksOf, ROW, type Unit } from './units.ts'

/** What every part of a line needs to know. */
export interface LineProps {
  readonly view: BattleView
  readonly seat: Seat
  readonly prompt: BattlePrompt | null
}

/** At least so many reinforcements have a place, taken or not. */
const PLACES = 3
/** Others up to so many stand in one row; more in one only where a line is wide. */
const FEW = 5
const SOME = 9
/** At most so many do on one that lies on its side. */
const WIDE_ROW = 7
/** See `roomOf`. */
const HERO = 1.25
const PAIR = 2.35

/** The heroes and reinforcements of a seat; pairs stand together. */
export function Line(props: LineProps): JSX.Element {
  const { view, seat } = props
  const { heroes, others } = ranksOf(view, seat)
  const faction = FACTIONS[view.sides[seat]?.faction ?? -1]
  const name = faction ? factionName(faction) : 'this seat'
  const count = columnsOf(others, 1)
  const free = PLACES - (others.length > 0 ? count : 0)
  const columns = { '--one': count, '--two': columnsOf(others, 2) } as CSSProperties
  return (
    <div
      className={styles.line}
      style={{ ...seatDyed(seat), ...rowOf([...heroes, ...others]) }}
      data-line=""
      data-crowd={crowdOf([...heroes, ...others])}
    >
      <ul className={styles.heroes} style={roomOf(heroes)} aria-label={`Heroes of ${name}`}>
        {heroes.map((unit) => (
          <UnitItem key={unit[0].card} {...props} unit={unit} />
        ))}
      </ul>
      {others.length > 0 && (
        <ul
          className={styles.others}
          style={columns}
          data-size={count <= FEW ? 'few' : count <= SOME ? 'some' : 'many'}
          aria-label={`Reinforcements of ${name}`}
        >
          {others.map((unit) => (
            <UnitItem key={unit[0].card} {...props} unit={unit} />
          ))}
        </ul>
      )}
      {faction && free > 0 && <Places of={faction} count={free} />}
    </div>
  )
}

/** Places where nobody stands yet, with the sign of whoever may: they show where reinforcements come to stand. */
function Places(props: { readonly of: Faction; readonly count: number }): JSX.Element {
  const { of, count } = props
  return (
    <div className={styles.places} style={{ '--count': count } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Glyph key={at} shape={boardShape(of)} className={styles.place} />
      ))}
    </div>
  )
}

/** How many stand in a row of a phone on its side. */
function rowOf(units: readonly Unit[]): CSSProperties {
  return { '--row': Math.min(WIDE_ROW, Math.max(ROW, placesOf(units))) } as CSSProperties
}

/** How much of a line heroes and those who guard them take, where a reinforcement takes about 1, and at most. */
function roomOf(heroes: readonly Unit[]): CSSProperties {
  const pairs = heroes.filter((unit) => unit.length === 2).length
  const singles = heroes.length - pairs
  const room = { '--weight': singles * HERO + pairs * PAIR, '--singles': singles, '--pairs': pairs }
  return room as CSSProperties
}

function UnitItem({ unit, ...props }: LineProps & { readonly unit: Unit }): JSX.Element {
  return (
    <li className={styles.unit} data-pair={unit.length === 2 ? '' : undefined}>
      {unit.length === 2 && (
        <span className={styles.chain} aria-hidden="true">
          <Glyph shape={boardShape('pair')} />
          <span>paired</span>
        </span>
      )}
      {unit.map((character) => (
        <Tile key={character.card} {...props} character={character} />
      ))}
    </li>
  )
}
