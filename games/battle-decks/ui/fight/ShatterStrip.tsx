import { isSuccess, signed } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import { percent } from '../odds.ts'
import type { Roll } from '../clash/clash.ts'
import faces from './Faces.module.css'
import type { Shatter } from '../clash/shatter.ts'
import styles from './ShatterStrip.module.css'

/** The save that whoever is hurt must make, with the faces of the die that fail it. */
export function ShatterStrip(props: { shatter: Shatter; who: string; roll: Roll | null }): JSX.Element {
  const { shatter, who, roll } = props
  const { needed, modifier, safe } = shatter
  const failing = [1, 2, 3, 4, 5, 6].filter((die) => !isSuccess(die, { modifier, needed }))
  const bonus = modifier === 0 ? '' : ` ${signed(modifier)}`
  const fate = roll === null ? null : roll.isSuccess ? 'safe' : 'out'
  return (
    <div className={faces.block}>
      <span className={faces.label} title={`${who} rolls`}>
        Shatter: save {needed}
        {bonus}
      </span>
      <ol className={faces.faces} data-rolled={roll === null ? undefined : ''}>
        <li className={faces.face} data-bad="" data-on={fate === 'out' ? '' : undefined}>
          <b className={styles.range}>{spanOf(failing)}</b>
          <small>out</small>
        </li>
        <li className={faces.face} data-hit="" data-on={fate === 'safe' ? '' : undefined}>
          <b className={styles.range}>{failing.length + 1}–6</b>
          <small>stays {percent(safe)}</small>
        </li>
      </ol>
    </div>
  )
}

function spanOf(failing: readonly number[]): string {
  return failing.length === 1 ? '1' : `1–${failing.at(-1) ?? 1}`
}
