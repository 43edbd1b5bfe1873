import { numeral, type BattleView, type Character } from '@trialhall/game-battle-decks'
import { Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './Numbers.module.css'
import { totalsOf } from './numbers.ts'

/** DEF, ATK and DMG as they are now; where something changes one, what is printed stands struck out beside it. */
export function Numbers(props: { readonly view: BattleView; readonly character: Character }): JSX.Element {
  return (
    <span className={styles.numbers}>
      {totalsOf(props.view, props.character).map(({ stat, now, printed }) => (
        <span key={stat} data-change={now === printed ? undefined : now > printed ? 'up' : 'down'}>
          <Glyph shape={boardShape(stat)} />
          <b>{numeral(now)}</b>
          {now !== printed && <s>{printed}</s>}
        </span>
      ))}
    </span>
  )
}
