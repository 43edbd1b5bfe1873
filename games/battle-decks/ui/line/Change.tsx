import { signed, type Token } from '@trialhall/game-battle-decks'
import { Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './Strips.module.css'

const ORDER = ['def', 'atk', 'dmg'] as const

/** "+2" with the sign of ATK beside it, for every number that something changes. */
export function Change({ by }: { readonly by: Pick<Token, 'def' | 'atk' | 'dmg'> }): JSX.Element {
  const stats = ORDER.filter((stat) => by[stat] !== 0)
  return (
    <span className={styles.change} data-many={stats.length > 2 ? '' : undefined}>
      {stats.map((stat) => (
        <span key={stat} data-change={by[stat] > 0 ? 'up' : 'down'}>
          {signed(by[stat])}
          <Glyph shape={boardShape(stat)} />
        </span>
      ))}
    </span>
  )
}
