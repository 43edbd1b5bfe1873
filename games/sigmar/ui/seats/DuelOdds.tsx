import { duelStanding, type SigmarView } from '@trialhall/game-sigmar'
import type { Seat } from '@trialhall/kernel'
import { useInteraction } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { percent } from '../odds.ts'
import { duelChance } from '../roll/chances.ts'
import styles from './Seats.module.css'

/** The odds of a Duel, on whoever can be challenged to one now. The options beside the board say the same in words. */
export function DuelOdds({ view, seat }: { view: SigmarView; seat: Seat }): JSX.Element | null {
  const { lighting } = useInteraction()
  if (view.viewer === null || view.phase !== 'action' || !lighting.picks.has(`seat:${seat}`)) return null
  const chance = duelChance(duelStanding(view, view.viewer), duelStanding(view, seat))
  return (
    <b className={styles.duel} data-odds="" aria-hidden="true">
      {percent(chance)}
    </b>
  )
}
