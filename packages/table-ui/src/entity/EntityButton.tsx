import type { Ref } from '@trialhall/kernel'
import type { CSSProperties, JSX, ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './EntityButton.module.css'
import { useEntity } from './useEntity.tsx'

/** What a thing on the table is, what it is called, and how it looks. */
interface EntityButtonProps {
  /** What it is, as sentences and options name it. */
  readonly of: Ref
  readonly label: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** Tab passes over it while there is nothing to pick or to explain. */
  readonly isQuiet?: boolean
  /** Why it is not lit where what is asked says nothing of it. */
  readonly whyNot?: string | undefined
  /** What travels to here and from here: see `Flights`. */
  readonly flies?: string | undefined
  readonly children: ReactNode
}

/** A thing on the table that can be pointed at, and picked when it is lit. */
export function EntityButton(given: EntityButtonProps): JSX.Element {
  const { of, label, className, style, isQuiet = false, whyNot, flies, children } = given
  const entity = useEntity(of, label, { isQuiet, whyNot })
  return (
    <button
      type="button"
      className={classes(styles.entity, className)}
      style={style}
      data-flies={flies}
      {...entity.props}
    >
      {children}
    </button>
  )
}
