import { Die } from '@trialhall/table-ui'
import type { JSX } from 'react'
import type { Roll } from '../clash/clash.ts'
import styles from './Tray.module.css'

interface TrayProps {
  /** The lowest roll that succeeds; null where nothing is to be rolled. */
  readonly least: number | null
  readonly roll: Roll | null
  readonly throws: number
  /** The roll in words. */
  readonly label: string
}

/** The die in its tray: what it must show, then what it shows. */
export function Tray({ least, roll, throws, label }: TrayProps): JSX.Element {
  return (
    <div className={styles.tray} data-result={roll === null ? undefined : roll.isSuccess ? 'good' : 'bad'}>
      <span className={styles.needs}>
        {least === null || roll !== null ? '' : least === 6 ? 'needs a 6' : `needs ${least} or more`}
      </span>
      <Die value={roll?.die ?? null} throws={throws} label={label} />
      <span key={throws} className={styles.verdict} data-told={roll === null ? undefined : ''}>
        {roll === null ? '' : verdictOf(roll)}
      </span>
    </div>
  )
}

function verdictOf(roll: Roll): string {
  const isAttack = roll.type === 'attackRolled'
  if (roll.isSuccess) return isAttack ? (roll.die === 6 ? 'Hits for double' : 'Hit') : 'Safe'
  const word = isAttack ? 'Miss' : 'Failed'
  return roll.die === 1 ? `${word}: a natural 1` : `${word} by ${roll.needed - roll.total}`
}
