import type { CardId } from '@trialhall/kernel'
import { Glyph } from '@trialhall/table-ui'
import { useContext, type JSX } from 'react'
import { boardShape } from '../looks.ts'
import { MomentContext } from '../moment.ts'
import styles from './SaveShield.module.css'

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
