import type { AttackOdds } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import { average, between, change, isOut, percent } from '../odds.ts'
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
  const say: Say = (of, words) =>
    before === null ? between(of(odds), of(other ?? odds), words) : change(of(before), of(odds), words)
  return (
    <dl className={styles.chance} data-changed={before !== null && before !== odds ? '' : undefined}>
      <div className={styles.hit}>
        <dd>{say(({ hit }) => hit, percent)}</dd>
        <dt>to hit</dt>
      </div>
      {!isOut(odds) && (
        <div>
          <dd className={styles.loss}>{say(({ expected }) => expected, average)}</dd>
          <dt>HP average</dt>
        </div>
      )}
      <Fates odds={odds} before={before} other={other} say={say} />
    </dl>
  )
}

type Say = (of: (odds: AttackOdds) => number, words: (value: number) => string) => string

/** How likely somebody falls, and is gone; nothing of what cannot happen. */
function Fates({ odds, before, other, say }: ChanceProps & { say: Say }): JSX.Element | null {
  const all = [odds, before, other].filter((one) => one !== null)
  const [falls, out] = [all.some((one) => one.falls > 0), all.some((one) => one.defeated > 0)]
  if (!falls && !out) return null
  return (
    <div className={styles.fates}>
      {falls && (
        <>
          <dd>{say((one) => one.falls, percent)}</dd>
          <dt>down</dt>
        </>
      )}
      {out && (
        <>
          <dd className={styles.out}>{say((one) => one.defeated, percent)}</dd>
          <dt>out</dt>
        </>
      )}
    </div>
  )
}
