import { faceOf, type Draft, type EldarView } from '@trialhall/game-eldar'
import type { DefIndex, Seat } from '@trialhall/kernel'
import { classes, dyed, EntityButton, Glyph, seatDyed } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, catalogFace, CLASS_DYES, defIn } from '../looks.ts'
import { ClassCounts } from './ClassCounts.tsx'
import { Curve } from './Curve.tsx'
import styles from './PoolPanel.module.css'
import { sortedCards } from './summary.ts'
import { Team } from './Team.tsx'
import tile from './Tile.module.css'

/** What a side has taken so far, for all to see: Heroes, classes, the curve of Focus costs, and every card. */
export function PoolPanel(props: { view: EldarView; draft: Draft; seat: Seat; name: string }): JSX.Element {
  const { view, draft, seat, name } = props
  const cards = sortedCards((draft.cards[seat] ?? []).map((card) => ({ card, def: defIn(view, card) })))
  const known = cards.filter(({ def }) => def >= 0)
  const defs = known.map(({ def }) => def)
  const whose = seat === view.viewer ? yours(name) : name
  return (
    <section className={styles.pool} style={seatDyed(seat)} aria-label={`Taken by ${whose}`}>
      <header>
        <h3>{whose}</h3>
        <span>
          <b>{cards.length}</b> of 30 cards
        </span>
      </header>
      <Team heroes={draft.taken[seat] ?? []} />
      <div className={styles.figures}>
        <ClassCounts defs={defs} />
        <Curve defs={defs} />
      </div>
      <ul className={styles.taken} aria-label={`Cards of ${whose}`}>
        {known.map(({ card, def }) => (
          <li key={card}>
            <EntityButton
              of={{ kind: 'card', id: card }}
              label={catalogFace(def)?.name ?? ''}
              className={classes(tile.tile, styles.chip)}
              style={dyed(CLASS_DYES[faceOf(def).class])}
              isQuiet
            >
              <Glyph shape={boardShape(faceOf(def).class)} />
              <span>{catalogFace(def)?.name}</span>
              <i>{priceOf(def)}</i>
            </EntityButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where several look at one screen, "you" alone could be any of them. */
function yours(name: string): string {
  return name.toLowerCase() === 'you' ? 'You' : `You, ${name}`
}

function priceOf(def: DefIndex): string {
  const { play } = faceOf(def)
  if (play === null) return ''
  return play.isX ? 'X' : String(play.focus)
}
