import { isSuccess, type AttackOdds } from '@trialhall/game-battle-decks'
import { Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Faces.module.css'
import type { Roll } from '../clash/clash.ts'

/** What a face of the die does. */
interface ShownFace {
  readonly die: number
  readonly isHit: boolean
  /** "miss", "−3", "out": what it brings. */
  readonly says: string
}

/** The six faces of the die with what each does; once the die lies there, the one that it shows. */
export function Faces(props: { odds: AttackOdds | null; roll: Roll | null }): JSX.Element {
  const { odds, roll } = props
  const faces = facesOf(odds, roll)
  const least = faces.find(({ isHit }) => isHit)?.die
  return (
    <div className={styles.block}>
      <span className={styles.label}>{least === 6 ? 'Hits on a 6' : `Hits on ${least} or more`}</span>
      <ol className={styles.faces} data-rolled={roll === null ? undefined : ''}>
        {faces.map(({ die, isHit, says }) => (
          <li
            key={die}
            className={styles.face}
            data-hit={isHit ? '' : undefined}
            data-on={roll?.die === die ? '' : undefined}
          >
            <b>{die}</b>
            <small>{says}</small>
            {roll?.die === die && <Unseen>: this is what the die shows</Unseen>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function facesOf(odds: AttackOdds | null, roll: Roll | null): readonly ShownFace[] {
  if (odds !== null)
    return odds.faces.map(({ die, isHit, damage, fate }) => ({
      die,
      isHit,
      says: sayFace(damage, isHit, fate.defeated),
    }))
  return [1, 2, 3, 4, 5, 6].map((die) => {
    const isHit = roll !== null && isSuccess(die, roll)
    return { die, isHit, says: isHit ? 'hit' : 'miss' }
  })
}

function sayFace(damage: number, isHit: boolean, defeated: number): string {
  if (!isHit) return 'miss'
  if (defeated === 1) return 'out'
  return damage === 0 ? '0' : `−${damage}`
}
