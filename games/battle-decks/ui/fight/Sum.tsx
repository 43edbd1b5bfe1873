import { numeral, signed } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import type { Roll } from '../clash/clash.ts'
import { gathered, totalOf, type AttackSum, type Term } from '../clash/sum.ts'
import styles from './Sum.module.css'

interface SumProps {
  readonly sum: AttackSum | null
  readonly roll: Roll | null
}

/** "die + 5 (3 +2 Rifled Barrel) against 9 (7 +2 Scale Barding)"; with the die once it lies there, all added up. */
export function Sum({ sum, roll }: SumProps): JSX.Element | null {
  if (sum === null && roll === null) return null
  const [modifier, needed] =
    roll === null && sum !== null
      ? [totalOf(sum.attack), totalOf(sum.defence)]
      : [roll?.modifier ?? 0, roll?.needed ?? 0]
  const added = `${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`
  return (
    <p className={styles.sum}>
      {roll === null ? (
        `die ${added}`
      ) : (
        <span key={roll.total} className={styles.rests}>
          {roll.die} {added} = <b>{numeral(roll.total)}</b>
        </span>
      )}
      {sum && <Parts term={sum.attack} />} against <b>{numeral(needed)}</b>
      {sum && <Parts term={sum.defence} />}
    </p>
  )
}

/** What a number is made of; nothing where it is as it is printed. */
function Parts({ term }: { term: Term }): JSX.Element | null {
  const { printed, parts, ignored } = term
  if (parts.length === 0 && ignored.length === 0) return null
  return (
    <span className={styles.parts}>
      {' ('}
      {printed}
      {gathered(parts).map(({ name, by }) => (
        <span key={name} data-sign={by < 0 ? 'minus' : 'plus'}>
          {' '}
          {signed(by)} {name}
        </span>
      ))}
      {gathered(ignored).map(({ name, by }) => (
        <s key={name}>
          {' '}
          {signed(by)} {name}
        </s>
      ))}
      {')'}
    </span>
  )
}
