import type { AttackOdds } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import { average, between, change, percent } from '../odds.ts'
import styles from './Chance.module.css'

interface ChanceProps {
  readonly odds: AttackOdds
  /** Without the card that is pointed at. */
  readonly before: AttackOdds | null
  /** Against the other member of the pair. */
  readonly other: AttackOdds | null
}

/** How likely an attack hits, what it takes on average, and who may be gone afterwards. */
export function Chance({ odds, before, other }: ChanceProps): JSX.Element {
  const say = (of: (odds: AttackOdds) => number, words: (value: number) => string): string =>
    before === null ? between(of(odds), of(other ?? odds), words) : change(of(before), of(odds), words)
  return (
    <dl className={styles.chance} data-changed={before !== null && before !== odds ? '' : undefined}>
      <div className={styles.hit}>
        <dd>{say(({ hit }) => hit, percent)}</dd>
        <dt>to hit</dt>
      </div>
      <div>
        <dd className={styles.loss}>{say(({ expected }) => expected, average)}</dd>
        <dt>HP on average</dt>
      </div>
      {[odds, other, before].some((one) => one !== null && one.falls > 0) && (
        <div>
          <dd>{say(({ falls }) => falls, percent)}</dd>
          <dt>unconscious</dt>
        </div>
      )}
      {[odds, other, before].some((one) => one !== null && one.defeated > 0) && (
        <div>
          <dd className={styles.out}>{say(({ defeated }) => defeated, percent)}</dd>
          <dt>out for good</dt>
        </div>
      )}
    </dl>
  )
}
