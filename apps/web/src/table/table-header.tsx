import type { AnyGame } from '@trialhall/kernel'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { SoundButton } from '../sound/sound-button.tsx'
import { BrandMark } from '../kit/brand.tsx'
import styles from './table.module.css'
import { type MenuItem, TableMenu } from './table-menu.tsx'

interface TableHeaderProps {
  readonly game: AnyGame
  readonly progress: string
  /** How the series stands that the match belongs to. */
  readonly score?: ReactNode
  /** Where one leaves to, and what that does to the match. */
  readonly leave: { readonly href: string; readonly label: string; readonly title: string }
  /** What the menu holds beside rules, cards and the way out. */
  readonly items: readonly MenuItem[]
  /** What stands between the titles and the menu, such as who sits where. */
  readonly children?: ReactNode
  /** What stands beside the menu. */
  readonly tools?: ReactNode
}

/** The head of a table: which game, how far it is, and the menu. */
export function TableHeader(props: TableHeaderProps): ReactNode {
  const { game, progress, score, leave, items, children, tools } = props
  const head = useRef<HTMLElement>(null)
  useHeight(head)
  return (
    <header ref={head} className={children ? `${styles.header} ${styles.full}` : styles.header}>
      <Link href={leave.href} className={styles.home} aria-label={leave.label} title={leave.title}>
        <BrandMark size={28} />
      </Link>
      <div className={styles.titles}>
        <Title>{game.title}</Title>
        <p>
          {score}
          {progress}
        </p>
      </div>
      {children}
      <div className={styles.tools}>
        {tools}
        <SoundButton />
        <TableMenu items={[...items, ...readingOf(game), { label: leave.title, href: leave.href }]} />
      </div>
    </header>
  )
}

/** Boards that fill the page are told how much of it the head takes, which may have a row or two for the seats. */
function useHeight(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = head
    const table = element?.parentElement
    if (!element || !table || typeof ResizeObserver === 'undefined') return undefined
    const lay = (): void => table.style.setProperty('--head', `${element.getBoundingClientRect().height}px`)
    lay()
    const observer = new ResizeObserver(lay)
    observer.observe(element)
    return () => observer.disconnect()
  }, [head])
}

/** What follows a colon in the title of a game leaves the rest its room on a phone. */
function Title({ children: title }: { children: string }): ReactNode {
  const colon = title.indexOf(':')
  if (colon < 0) return <h1>{title}</h1>
  return (
    <h1 aria-label={title}>
      {title.slice(0, colon)}
      <span className="unseen-at-times">{title.slice(colon)}</span>
    </h1>
  )
}

function readingOf({ id }: AnyGame): MenuItem[] {
  return [
    { label: 'Rules (opens beside)', href: `/rules/${id}`, opens: 'beside' },
    { label: 'Cards (opens beside)', href: `/cards/${id}`, opens: 'beside' },
  ]
}
