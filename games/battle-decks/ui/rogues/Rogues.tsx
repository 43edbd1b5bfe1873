import { equalizerOf, type BattleView, type Rogue } from '@trialhall/game-battle-decks'
import { dyed, EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { cardShape } from '../looks.ts'
import styles from './Rogues.module.css'

/** The equalizers in play, between the lines, with the attacks that they have left. */
export function Rogues({ view }: { view: BattleView }): JSX.Element | null {
  const rogues = view.sides.flatMap((side) => side.rogues)
  if (rogues.length === 0) return null
  return (
    <ul className={styles.rogues} aria-label="Equalizers">
      {rogues.map((rogue) => (
        <li key={rogue.card}>
          <RogueTile view={view} rogue={rogue} />
        </li>
      ))}
    </ul>
  )
}

function RogueTile({ view, rogue }: { view: BattleView; rogue: Rogue }): JSX.Element {
  const card = equalizerOf(view, rogue.card)
  const left = card.attacks - rogue.attacks
  return (
    <EntityButton
      of={{ kind: 'card', id: rogue.card }}
      label={`${card.name}, Joker ${card.joker}. ATK ${card.atk}, DMG ${card.dmg}. ${left} of ${card.attacks} attacks left.`}
      className={styles.rogue}
      style={dyed('violet')}
      flies={`card:${rogue.card}`}
    >
      <Glyph shape={cardShape(card)} />
      <span>
        <b>{card.name}</b>
        <span>
          ATK {card.atk} · DMG {card.dmg}
        </span>
        <span>
          {left} of {card.attacks} attacks left
        </span>
      </span>
    </EntityButton>
  )
}
