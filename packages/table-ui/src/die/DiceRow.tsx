import type { JSX } from 'react'
import { Die } from './Die.tsx'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './DiceRow.module.css'

/** One die of a roll of several. */
export interface RolledDie {
  readonly value: number | null
  /** Why it does not count, such as "lower of two"; null where it does. */
  readonly dropped: string | null
}

/** Several dice that were thrown together, with those that do not count struck out and why. */
export function DiceRow(props: {
  dice: readonly RolledDie[]
  sides: number
  throws: number
  /** The roll in words: who rolled and what for. */
  label: string
  isSmall?: boolean
}): JSX.Element {
  const { dice, sides, throws, label, isSmall = false } = props
  return (
    <span className={styles.row}>
      <Unseen>{label}</Unseen>
      {dice.map(({ value, dropped }, i) => (
        <span
          key={`${throws}:${i}`}
          className={styles.die}
          data-dropped={dropped === null ? undefined : 'true'}
        >
          <Die
            value={value}
            throws={throws}
            sides={sides}
            isSmall={isSmall}
            label={wordsOf({ value, dropped })}
          />
          {dropped === null ? null : (
            <span className={styles.why} aria-hidden="true">
              {dropped}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}

function wordsOf({ value, dropped }: RolledDie): string {
  const shown = value === null ? 'not thrown yet' : String(value)
  return dropped === null ? shown : `${shown}, does not count: ${dropped}`
}
