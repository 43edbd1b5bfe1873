import type { AnyGame } from '@trialhall/kernel'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'wouter'
import { BrandMark } from '../parts/brand.tsx'
import { Button } from '../parts/button.tsx'
import tableStyles from '../pages/table.module.css'
import styles from './online.module.css'

/** Something in the menu of an online table. */
export interface MenuItem {
  readonly label: string
  readonly run: () => void
}

interface OnlineHeaderProps {
  readonly game: AnyGame
  readonly progress: string
  readonly items: readonly MenuItem[]
  /** The seats. */
  readonly children: ReactNode
  /** What stands beside the menu. */
  readonly tools: ReactNode
}

/** The head of an online table: which game, how far it is, who plays, talk and menu. */
export function OnlineHeader({ game, progress, items, children, tools }: OnlineHeaderProps): ReactNode {
  return (
    <header className={`${tableStyles.header} ${styles.header}`}>
      <Link
        href="/play"
        className={tableStyles.home}
        aria-label="Leave to the lobby"
        title="Leave to the lobby: the match goes on"
      >
        <BrandMark size={28} />
      </Link>
      <div className={tableStyles.titles}>
        <h1>{game.title}</h1>
        <p>{progress}</p>
      </div>
      {children}
      <div className={tableStyles.tools}>
        {tools}
        <Menu gameId={game.id} items={items} />
      </div>
    </header>
  )
}

function Menu({
  gameId,
  items,
}: {
  readonly gameId: string
  readonly items: readonly MenuItem[]
}): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const closeAnd = (then: () => void) => (): void => {
    list.current?.hidePopover()
    then()
  }
  return (
    <>
      <Button kind="plain" popoverTarget={id}>
        Menu
      </Button>
      <div ref={list} id={id} popover="auto" className={tableStyles.items}>
        <ul>
          {items.map(({ label, run }) => (
            <li key={label}>
              <button type="button" onClick={closeAnd(run)}>
                {label}
              </button>
            </li>
          ))}
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
            <Link href="/play">Leave to the lobby: the match goes on</Link>
          </li>
        </ul>
      </div>
    </>
  )
}
