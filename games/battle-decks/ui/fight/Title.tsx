import type { BattleView } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import type { Shown } from '../clash/shown.ts'
import { titleOf } from '../clash/titles.ts'
import styles from './Fight.module.css'

/** Who does what to whom, and whether that is over. */
export function Title({ view, shown }: { view: BattleView; shown: Shown }): JSX.Element {
  return (
    <h2 className={styles.title}>
      {shown.clash?.isOver && <span className={styles.over}>Last</span>} {titleOf(view, shown)}
    </h2>
  )
}
