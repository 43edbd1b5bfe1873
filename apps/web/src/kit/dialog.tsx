import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import cross from './styles/cross-button.module.css'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  /** A few words above the title. */
  readonly above?: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly width?: 'usual' | 'wide' | 'broad'
  /** A feast speaks of something that is celebrated: the title is large and in the middle. */
  readonly mood?: 'plain' | 'feast'
}

/** How long, in milliseconds, the second click of a double click is taken for the end of the one that opened the dialog. */
const DOUBLED = 500

/**
 * A dialog over the page. It keeps the focus, closes with Escape, and gives the focus back. What a double click opens is not answered by
 * its second click, wherever the buttons come to stand.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, above, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const openedAt = useRef(-Infinity)
  const keepDoubled = (event: MouseEvent): void => {
    if (event.detail < 2 || performance.now() - openedAt.current >= DOUBLED) return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    openedAt.current = performance.now()
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={lookOf(props)}
      aria-labelledby={heading}
      onClickCapture={keepDoubled}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <div>
          {above === undefined ? null : <p className={styles.above}>{above}</p>}
          <h2 id={heading}>{title}</h2>
        </div>
        <button type="button" className={cross.cross} onClick={onClose} aria-label="Close">
          ×
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

function lookOf({ width, mood }: DialogProps): string {
  const looks = [
    styles.dialog,
    width === undefined || width === 'usual' ? '' : styles[width],
    mood === 'feast' ? styles.feast : '',
  ]
  return looks.filter((look) => look !== '').join(' ')
}

interface ActionsProps {
  readonly children: ReactNode
  /** In a long dialog the buttons stay in sight. */
  readonly stay?: 'in sight'
}

/** The row of buttons at the foot of a dialog. */
export function DialogActions({ children, stay }: ActionsProps): ReactNode {
  return (
    <div className={stay === undefined ? styles.actions : `${styles.actions} ${styles.stay}`}>{children}</div>
  )
}
