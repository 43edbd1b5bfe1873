import { useEffect, useId, useRef, type JSX, type ReactNode } from 'react'
import { isForOther } from './is-for-other.ts'
import styles from './Dialog.module.css'

/** A dialog over the table; Escape, its cross and a press beside it close it, and the focus goes back to where it was. */
export function Dialog(props: {
  title: string
  /** The key that opened it, which closes it too. */
  closedBy?: string
  onClose: () => void
  children: ReactNode
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null)
  const title = useId()
  /** Whether the press under way began beside it. */
  const isBeside = useRef(false)
  useEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      // By hand: when this runs the dialog is out of the page, and its browser gives nothing back.
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop; Escape does the same
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== props.closedBy || isForOther(event.nativeEvent)) return
        event.preventDefault()
        props.onClose()
      }}
      onPointerDown={(event) => {
        isBeside.current = event.target === box.current
      }}
      // Not before: the click of a finger would press what lies below.
      onClick={(event) => {
        if (isBeside.current && event.target === box.current) props.onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={title}>{props.title}</h2>
          <button type="button" className={styles.close} onClick={props.onClose} aria-label="Close">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        <div className={styles.content}>{props.children}</div>
      </div>
    </dialog>
  )
}
