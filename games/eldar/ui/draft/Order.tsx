import { groupOf, isHeroTurn, pickOrder, type Draft } from '@trialhall/game-eldar'
import { seatDyed, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Order.module.css'

/** Which turn it is, and who picks in it one after the other. */
export function Order({ draft, names }: { draft: Draft; names: readonly string[] }): JSX.Element {
  if (draft.first < 0) return <p className={styles.order}>A coin decides who picks first.</p>
  const order = pickOrder(draft)
  const at = isHeroTurn(draft) ? heroesTaken(draft) : draft.picks
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
            {names[seat] ?? ''}
            {i < at ? <Unseen> has picked</Unseen> : null}
          </li>
        ))}
      </ol>
      {!isHeroTurn(draft) && groupOf(draft) === 1 && (
        <p>Any Hero will be able to use any card: look at the attributes that it counts with.</p>
      )}
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
