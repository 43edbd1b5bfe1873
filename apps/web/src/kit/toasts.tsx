import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { useTopDialog } from './top-dialog.ts'
import styles from './toasts.module.css'

/** A sentence that appears for a while, perhaps with one thing that can be done about it. */
interface Toast {
  readonly sentence: string
  readonly mood: 'plain' | 'bad'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Where it does not leave by itself, it can be waved away. */
  readonly stays?: 'until answered'
  /** The page that it calls to: once somebody is there, however they came, it leaves. */
  readonly until?: string
}

type Say = (toast: Toast) => void
/** Takes a sentence away that stays, since it is true no more. */
type Withdraw = (sentence: string) => void
type Shown = Toast & { readonly key: number }

const Context = createContext<{ readonly say: Say; readonly withdraw: Withdraw } | null>(null)
const STAYS = 9000
/** Whoever goes by keys needs a while to come to what can be done about it. */
const STAYS_WITH_ACTION = 30_000
const MOST = 3

/** Holds the toasts of the page and reads them out. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const count = useRef(0)
  const drop = useCallback((key: number) => setShown((old) => old.filter((one) => one.key !== key)), [])
  const say = useCallback<Say>((toast) => {
    const key = count.current++
    setShown((old) => [...old.filter((one) => !isSaidAgain(one, toast)), { ...toast, key }].slice(-MOST))
  }, [])
  const withdraw = useCallback<Withdraw>(
    (sentence) =>
      setShown((old) => old.filter((one) => one.stays === undefined || one.sentence !== sentence)),
    [],
  )
  const value = useMemo(() => ({ say, withdraw }), [say, withdraw])
  const [path] = useLocation()
  const [here, setHere] = useState(path)
  if (path !== here) {
    setHere(path)
    setShown(shown.filter(({ until }) => until !== path))
  }
  return (
    <Context value={value}>
      {children}
      <PlacedToasts shown={shown} onDone={drop} />
    </Context>
  )
}

/** The same sentence stands once. Where each does something, as each undoes its own, all of them stand; what stays is the same call again. */
function isSaidAgain(old: Toast, { sentence, stays }: Toast): boolean {
  return old.sentence === sentence && (old.action === undefined || stays !== undefined)
}

interface ToastListProps {
  readonly shown: readonly Shown[]
  readonly onDone: (key: number) => void
}

/** Toasts stand in the dialog that lies on top, since nothing beside it can be pressed or heard, else at the end of the page. */
function PlacedToasts(props: ToastListProps): ReactNode {
  const dialog = useTopDialog(props.shown.length > 0)
  return (
    <>
      <ToastList {...props} shown={dialog ? [] : props.shown} />
      {dialog ? createPortal(<LateToasts {...props} />, dialog) : null}
    </>
  )
}

/** A list reads out what comes into it while it stands: it is there before the first toast. */
function LateToasts({ shown, onDone }: ToastListProps): ReactNode {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), BEFORE_READING)
    return () => clearTimeout(timer)
  }, [])
  return <ToastList shown={isThere ? shown : []} onDone={onDone} />
}

const BEFORE_READING = 100

/** The toasts over everything, whatever has been opened in between. */
function ToastList({ shown, onDone }: ToastListProps): ReactNode {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = list
    // The dialog in which it stands may have gone from the page, which is heard of a moment later.
    if (!current?.isConnected) return
    // Browsers that know no popovers show the list where it stands.
    if (!current.showPopover || current.contains(document.activeElement)) return
    // What was shown last lies on top.
    if (current.matches(':popover-open')) current.hidePopover()
    current.showPopover()
  }, [shown])
  return (
    <section ref={list} popover="manual" className={styles.list} aria-live="polite" aria-label="Messages">
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onDone={onDone} />
      ))}
    </section>
  )
}

interface ToastCardProps extends Pick<ToastListProps, 'onDone'> {
  readonly toast: Shown
}

function ToastCard({ toast, onDone }: ToastCardProps): ReactNode {
  const { key, action, stays, mood } = toast
  const { isHeld, giveBack, ...holding } = useHolding()
  useEffect(() => {
    if (stays !== undefined || isHeld) return undefined
    const timer = setTimeout(() => onDone(key), action ? STAYS_WITH_ACTION : STAYS)
    return () => clearTimeout(timer)
  }, [key, action, stays, isHeld, onDone])
  const leave = (): void => {
    giveBack()
    onDone(key)
  }
  const act = (): void => {
    action?.run()
    leave()
  }
  return (
    <div className={mood === 'bad' ? `${styles.toast} ${styles.bad}` : styles.toast} {...holding}>
      <p>{toast.sentence}</p>
      <button type="button" onClick={act}>
        {action ? action.label : 'Got it'}
      </button>
      {action ? (
        <button type="button" onClick={leave}>
          {stays ? 'Later' : 'Got it'}
        </button>
      ) : null}
    </div>
  )
}

interface Holding
  extends Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  readonly isHeld: boolean
  /** Gives the focus back to where it came from. */
  readonly giveBack: () => void
}

/** Whether somebody points at a toast or has the focus in it: it does not leave under their hand. */
function useHolding(): Holding {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const before = useRef<Element | null>(null)
  return {
    isHeld: isPointedAt || isFocused,
    giveBack: () => {
      if (isFocused && before.current instanceof HTMLElement) before.current.focus()
    },
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: ({ currentTarget, relatedTarget }) => {
      // Nothing is there where somebody comes back to the window: the focus has come to the toast from where it did before.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      setFocused(true)
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false)
    },
  }
}

/** Shows a sentence at the foot of the page. */
export function useSay(): Say {
  return useToasts().say
}

/** Takes away what `useSay` showed, where it stays and is true no more. */
export function useWithdraw(): Withdraw {
  return useToasts().withdraw
}

function useToasts(): { readonly say: Say; readonly withdraw: Withdraw } {
  const toasts = use(Context)
  if (!toasts) throw new Error('There are no toasts outside of ToastProvider.')
  return toasts
}
