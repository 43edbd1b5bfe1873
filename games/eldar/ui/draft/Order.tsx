import { groupOf, isHeroTurn, pickOrder, type Draft, type EldarView } from '@trialhall/game-eldar'
import type { Seat } from '@trialhall/kernel'
import { seatDyed, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Draft.module.css'

/** Which turn it is, and who picks in it one after the other. */
export function Order(props: { view: EldarView; draft: Draft; names: readonly string[] }): JSX.Element {
  const { view, draft, names } = props
  if (draft.first < 0) return <p className={styles.order}>A coin decides who picks first.</p>
  const order = pickOrder(draft)
  const at = isHeroTurn(draft) ? heroesTaken(draft) : draft.picks
  const nameOf = (seat: Seat): string => (seat === view.viewer ? 'You' : (names[seat] ?? ''))
  return (
    <div className={styles.order}>
      <h2>{titleOf(draft)}</h2>
      <ol aria-label="Who picks, in order">
        {order.map((seat, i) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a place in the order is nothing but its index
            key={i}
            style={seatDyed(seat)}
            data-state={i < at ? 'done' : i === at ? 'now' : 'ahead'}
            aria-current={i === at ? 'step' : undefined}
          >
            {nameOf(seat)}
            {i < at ? <Unseen> has picked</Unseen> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

function heroesTaken({ shown }: Draft): number {
  const left = shown.filter((faces) => faces.length > 0).length
  return left === 1 ? 1 : 0
}

function titleOf(draft: Draft): string {
  if (isHeroTurn(draft)) return draft.turn === 0 ? 'The first Heroes' : 'The second Heroes'
  return `Group ${groupOf(draft)} of 15`
}
