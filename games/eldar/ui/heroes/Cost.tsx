import type { Action } from '@trialhall/game-eldar'
import { Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import { shiftOf, type Price } from '../prices.ts'
import styles from './Cost.module.css'

/** What an action costs now: its Focus, in another colour where statuses change it, and whether it takes stamina. */
export function Cost({ action, price }: { action: Action; price: Price }): JSX.Element {
  return (
    <span className={styles.cost} data-shift={shiftOf(price) ?? undefined}>
      {action.isX ? 'X' : price.total}
      <Unseen> Focus{action.exhausts ? ', exhausts' : ''}</Unseen>
      {action.exhausts && <Glyph shape={boardShape('stamina')} />}
    </span>
  )
}
