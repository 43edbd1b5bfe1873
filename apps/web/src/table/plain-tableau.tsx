import { type AnyGame, type TableauZone, tableauOf } from '@trialhall/kernel'
import type { TableUpdate } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import styles from './plain-board.module.css'

interface PlainTableauProps {
  readonly update: TableUpdate
  readonly game: AnyGame
}

/** What lies before each seat and in the middle, in words and numbers. */
export function PlainTableau({ update, game }: PlainTableauProps): ReactNode {
  const { view, seats, asked } = update.snapshot
  const { seats: rows, shared } = tableauOf(game, view, seats.length)
  return (
    <section className={styles.tableau} aria-label="The table">
      {rows.map(({ numbers, places }, seat) => (
        <article key={seat} className={styles.seat} data-asked={asked.some((one) => one.seat === seat)}>
          <h3>{seats[seat]?.name}</h3>
          <dl>
            {numbers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{value}</dd>
              </div>
            ))}
            <Places places={places} />
          </dl>
        </article>
      ))}
      {shared.length > 0 ? (
        <dl className={styles.seat}>
          <Places places={shared} />
        </dl>
      ) : null}
    </section>
  )
}

function Places({ places }: { readonly places: readonly TableauZone[] }): ReactNode {
  return places.map(({ name, size, known }) => (
    <div key={name}>
      <dt>{name}</dt> <dd>{known.length > 0 ? `${size}: ${known.join(', ')}` : size}</dd>
    </div>
  ))
}
