import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'wouter'
import { Button } from '../kit/button.tsx'
import { usePressBeside } from '../kit/use-press-beside.ts'
import styles from './table.module.css'

/** Something in the menu of a table: it does something, or leads somewhere. */
export type MenuItem =
  | { readonly label: string; readonly run: () => void }
  | { readonly label: string; readonly href: string; readonly opens?: 'beside' }

/** The menu of a table, behind a button. */
export function TableMenu({ items }: { readonly items: readonly MenuItem[] }): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  usePressBeside(list)
  const close = (): void => list.current?.hidePopover()
  return (
    <>
      <Button kind="plain" popoverTarget={id}>
        Menu
      </Button>
      <div ref={list} id={id} popover="auto" className={styles.items}>
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              <Item item={item} onDone={close} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Item({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }): ReactNode {
  if ('run' in item) {
    const run = (): void => {
      onDone()
      item.run()
    }
    return (
      <button type="button" onClick={run}>
        {item.label}
      </button>
    )
  }
  if (item.opens === undefined) return <Link href={item.href}>{item.label}</Link>
  return (
    <a href={item.href} target="_blank" rel="noreferrer">
      {item.label}
    </a>
  )
}
