import type { AnyGame } from '@trialhall/kernel'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'wouter'
import { BrandMark } from '../parts/brand.tsx'
import { Button } from '../parts/button.tsx'
import styles from '../pages/table.module.css'

interface TableHeaderProps {
  readonly game: AnyGame
  readonly progress: string
  readonly onExport: () => void
  readonly onSettings: () => void
}

/** The head of a table: which game, how far it is, and the menu. */
export function TableHeader({ game, progress, onExport, onSettings }: TableHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <Link
        href="/"
        className={styles.home}
        aria-label="Leave to the start page"
        title="Leave to the start page"
      >
        <BrandMark size={28} />
      </Link>
      <div className={styles.titles}>
        <h1>{game.title}</h1>
        <p>{progress}</p>
      </div>
      <Menu gameId={game.id} onExport={onExport} onSettings={onSettings} />
    </header>
  )
}

interface MenuProps extends Pick<TableHeaderProps, 'onExport' | 'onSettings'> {
  readonly gameId: string
}

function Menu({ gameId, onExport, onSettings }: MenuProps): ReactNode {
  const id = useId()
  const items = useRef<HTMLDivElement>(null)
  const closeAnd = (then: () => void) => (): void => {
    items.current?.hidePopover()
    then()
  }
  return (
    <div className={styles.tools}>
      <Button kind="plain" popoverTarget={id}>
        Menu
      </Button>
      <div ref={items} id={id} popover="auto" className={styles.items}>
        <ul>
          <li>
            <button type="button" onClick={closeAnd(onExport)}>
              Save or share this match
            </button>
          </li>
          <li>
            <a href={`/rules/${gameId}`} target="_blank" rel="noreferrer">
              Rules (opens beside)
            </a>
          </li>
          <li>
            <a href={`/cards/${gameId}`} target="_blank" rel="noreferrer">
              Cards (opens beside)
            </a>
          </li>
          <li>
            <button type="button" onClick={closeAnd(onSettings)}>
              Settings
            </button>
          </li>
          <li>
            <Link href={`/new/${gameId}`}>New match</Link>
          </li>
          <li>
            <Link href="/">Leave: the match is kept</Link>
          </li>
        </ul>
      </div>
    </div>
  )
}
