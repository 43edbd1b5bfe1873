import type { CSSProperties, JSX } from 'react'
import styles from './HpBar.module.css'

/** HP as a bar with its number; red where little is left. */
export function HpBar({ hp, most }: { readonly hp: number; readonly most: number }): JSX.Element {
  const part = Math.max(0, Math.min(1, hp / most))
  return (
    <span
      className={styles.bar}
      style={{ '--part': part } as CSSProperties}
      data-low={part <= 1 / 3 ? '' : undefined}
    >
      <b>{hp}</b>
      <small>/{most}</small>
    </span>
  )
}
