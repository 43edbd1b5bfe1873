import { FACTIONS, factionName, heroesLeft, type BattleView } from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import { EntityButton, Glyph, seatDyed, whose, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import { Piles } from './Piles.tsx'
import styles from './SeatPanel.module.css'

interface SeatPanelProps {
  readonly view: BattleView
  readonly seat: Seat
  readonly name: string
  readonly glossary: readonly GlossaryTerm[]
}

/** Heroes of a side at the beginning. */
const HEROES = [0, 1, 2] as const

/** Who sits there, which heroes are left, what they hold, and their piles. */
export function SeatPanel({ view, seat, name, glossary }: SeatPanelProps): JSX.Element | null {
  const side = view.sides[seat]
  if (!side) return null
  const faction = FACTIONS[side.faction] ?? 'britannia'
  const heroes = heroesLeft(view, seat)
  const hasInitiative = view.initiative === seat && view.round > 0
  const label = `${name}, ${factionName(faction)}: ${heroes} of ${HEROES.length} heroes left.${hasInitiative ? ' Has the Initiative Token.' : ''}`
  return (
    <section
      className={styles.panel}
      style={seatDyed(seat)}
      data-seat={seat}
      data-active={view.active === seat && view.round > 0 && view.ending === null}
      aria-label={`${whose(name)} side`}
    >
      <EntityButton of={{ kind: 'seat', id: seat }} label={label} className={styles.head} isQuiet>
        <Glyph shape={boardShape(faction)} className={styles.crest} />
        <span className={styles.who}>
          <b>{name}</b>
          <span>{factionName(faction)}</span>
        </span>
        <span className={styles.heroes}>
          {HEROES.map((hero) => (
            <i key={hero} data-lost={hero < heroes ? undefined : ''} />
          ))}
        </span>
        {hasInitiative && (
          <span className={styles.initiative}>
            <Glyph shape={boardShape('initiative')} />
            <span>first</span>
          </span>
        )}
      </EntityButton>
      <Piles view={view} seat={seat} name={name} glossary={glossary} />
    </section>
  )
}
