import type { CardId } from '@trialhall/kernel'
import { counted } from '@trialhall/kernel/wording'
import { useState, type JSX, type ReactNode } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './Pile.module.css'

/** A pile of cards: what lies on top, how many there are, and its cards if anyone may look through them. */
export interface PileProps {
  /** Stands below it. */
  readonly name: string
  /** What it is called where it stands alone, if not by its name. */
  readonly title?: string
  readonly count: number
  /** The topmost card or a back; null draws an empty place. */
  readonly top: ReactNode
  /** Its cards, which fly from here and to here. */
  readonly holds?: readonly CardId[]
  /** All cards, the topmost first, for a pile that is open to all. */
  readonly browse?: () => ReactNode
}

/** A deck or a discard pile. An open pile can be looked through. */
export function Pile({ name, title = name, count, top, holds, browse }: PileProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  // A pile that is empty meanwhile has nothing to look through, and does not open again by itself.
  if (isOpen && (!browse || count === 0)) setOpen(false)
  const label = `${title}: ${counted(count, 'card')}`
  const picture = (
    <span
      className={styles.picture}
      aria-hidden="true"
      data-holds={holds?.map((card) => `card:${card}`).join(' ')}
    >
      <span className={styles.stack} data-depth={Math.min(3, Math.ceil(count / 8))}>
        {count > 0 ? top : <span className={styles.empty} />}
      </span>
      <span className={styles.count}>{count}</span>
      <span className={styles.name}>{name}</span>
    </span>
  )
  if (!browse || count === 0) {
    return (
      <div className={styles.pile}>
        <Unseen>{label}</Unseen>
        {picture}
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.pile}
        aria-label={`${label}. Look through it`}
        onClick={() => setOpen(true)}
      >
        {picture}
      </button>
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <div className={styles.browse}>{browse()}</div>
        </Dialog>
      )}
    </>
  )
}
