import type { Action } from '@trialhall/game-eldar'
import { Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import { hpCostOf } from '../outcome.ts'
import { shiftOf, type Price } from '../prices.ts'
import styles from './Cost.module.css'

/** What an action costs now: its Focus, in another colour where statuses change it, whether it takes stamina, and its HP. */
export function Cost({ action, price }: { action: Action; price: Price }): JSX.Element {
  const hp = hpCostOf(action)
  return (
    <span className={styles.cost} data-shift={shiftOf(price) ?? undefined} data-hp={hp > 0 ? '' : undefined}>
      {action.isX ? 'X' : price.total}
      <Unseen> Focus{action.exhausts ? ', exhausts' : ''}</Unseen>
      {action.exhausts && <Glyph shape={boardShape('stamina')} />}
      {hp > 0 && (
        <span className={styles.hp}>
          <Unseen>, </Unseen>
          <Glyph shape={boardShape('hp')} />
          {hp}
          <Unseen> HP</Unseen>
        </span>
      )}
    </span>
  )
}
