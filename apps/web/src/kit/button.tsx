import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

/** How much a button asks to be pressed. */
type ButtonKind = 'main' | 'quiet' | 'plain' | 'danger'
type Size = 'usual' | 'large'

interface Looks {
  readonly kind?: ButtonKind
  readonly size?: Size
}

/** A button that does something here. */
export function Button({
  kind = 'quiet',
  size = 'usual',
  ...rest
}: Looks & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return <button type="button" {...rest} className={look(kind, size)} />
}

/** A link that looks like a button, because it is what most people came for. */
export function ButtonLink(
  props: Looks & { readonly href: string; readonly children: ReactNode },
): ReactNode {
  const { kind = 'quiet', size = 'usual', href, children } = props
  return (
    <Link href={href} className={look(kind, size)}>
      {children}
    </Link>
  )
}

function look(kind: ButtonKind, size: Size): string {
  const parts = [styles.button, kind === 'quiet' ? '' : styles[kind], size === 'large' ? styles.large : '']
  return parts.filter((part) => part !== '').join(' ')
}
