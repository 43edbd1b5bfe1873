import type { JSX } from 'react'
import { FULL_CONTROL, type Control } from '../play/useControl.ts'
import type { Passing } from '../play/usePassing.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './ControlRow.module.css'

/** What stands below the options. */
interface ControlRowProps {
  readonly control: Control | null
  readonly passing: Passing | null
  /** Cards about which nothing is asked for a while. */
  readonly muted?: number
  readonly onStops: (() => void) | undefined
}

/** When one is asked: full control, stops, and passing until something happens. It is always there, so that nothing moves. */
export function ControlRow({ control, passing, muted = 0, onStops }: ControlRowProps): JSX.Element | null {
  if (!control && !passing) return null
  return (
    <fieldset className={styles.row} aria-label="When you are asked">
      {control && <FullControl {...control} />}
      {control && onStops && <StopsButton {...{ control, muted, onStops }} />}
      <PassOn passing={passing} />
    </fieldset>
  )
}

function FullControl({ isFull, toggle, press, release }: Control): JSX.Element {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isFull}
      aria-keyshortcuts="F"
      title={`${FULL_CONTROL.help} Key F; held, it lasts as long as you hold it.`}
      data-action="full-control"
      onPointerDown={({ timeStamp, button }) => button === 0 && press(timeStamp)}
      onPointerUp={({ timeStamp }) => release(timeStamp)}
      onPointerLeave={({ timeStamp }) => release(timeStamp)}
      onPointerCancel={({ timeStamp }) => release(timeStamp)}
      onContextMenu={(event) => event.preventDefault()}
      // Keys and screen readers press without a pointer.
      onClick={({ detail }) => detail === 0 && toggle()}
    >
      <span className={styles.knob} aria-hidden="true" />
      <span className="unseen-at-times">{FULL_CONTROL.label}</span>
    </button>
  )
}

interface StopsButtonProps {
  readonly control: Control
  readonly muted: number
  readonly onStops: () => void
}

function StopsButton({ control, muted, onStops }: StopsButtonProps): JSX.Element {
  const { windows, isStop } = control
  const count = windows.filter(({ prompt }) => isStop(prompt)).length
  return (
    <button
      type="button"
      className={styles.chip}
      aria-keyshortcuts="S"
      data-action="stops"
      data-some={count > 0 ? '' : undefined}
      data-muted={muted > 0 ? '' : undefined}
      title={muted > 0 ? `${mutedWords(muted)}. Bring it back here.` : undefined}
      onClick={onStops}
    >
      Stops
      <b aria-hidden="true">{count}</b>
      <Unseen>{`${count} of ${windows.length}`}</Unseen>
      {muted > 0 ? (
        <>
          <i aria-hidden="true">−{muted}</i>
          <Unseen>{`, ${mutedWords(muted)}`}</Unseen>
        </>
      ) : null}
    </button>
  )
}

function mutedWords(muted: number): string {
  return `${muted === 1 ? 'One card is' : `${muted} cards are`} not asked about`
}

/** Passes every window until something happens; while it does, the way to stop it. */
function PassOn({ passing }: { passing: Passing | null }): JSX.Element {
  const isOn = passing?.isOn ?? false
  return (
    <button
      type="button"
      className={styles.chip}
      aria-disabled={passing === null || undefined}
      aria-keyshortcuts="Shift+P"
      onClick={isOn ? passing?.stop : passing?.start}
      data-on={isOn ? '' : undefined}
      data-action={isOn ? 'stop-passing' : 'pass-on'}
    >
      {isOn ? (
        'Stop passing'
      ) : (
        <span>
          Pass<span className="unseen-at-times"> until something happens</span>
        </span>
      )}
    </button>
  )
}
