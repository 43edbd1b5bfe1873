import type { BattleEvent } from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { Glyph } from '@trialhall/table-ui'
import { createContext, useContext, type Context, type JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './SaveShield.module.css'

/** What is looked at now, and a number that is another for each event. */
export interface Moment {
  readonly event: BattleEvent | null
  readonly told: number
}

/** Carries what is looked at to the characters that it happens to. */
export const MomentContext: Context<Moment> = createContext<Moment>({ event: null, told: 0 })

/** A shield that comes up before a character that makes its save, and glances off; nothing at any other moment. The log says the same. */
export function SaveShield({ card }: { readonly card: CardId }): JSX.Element | null {
  const { event, told } = useContext(MomentContext)
  if (event?.type !== 'saveRolled' || event.card !== card || !event.isSuccess) return null
  return (
    <span key={told} className={styles.shield} data-saved="" aria-hidden="true">
      <Glyph shape={boardShape('def')} />
    </span>
  )
}
