import type { Mana } from '@trialhall/game-lanes'
import type { JSX } from 'react'
import { ManaRow } from './Orb.tsx'
import styles from './Orb.module.css'

/** What an option costs, small enough to stand beside it. */
export function Price({ mana }: { mana: Mana }): JSX.Element {
  const isPaid = mana.every((count) => count === 0)
  return <span className={styles.price}>{isPaid ? 'charged' : <ManaRow mana={mana} label="Costs" />}</span>
}
