import type { JSX } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { FULL_CONTROL, type Control } from '../play/useControl.ts'
import type { Mutes } from '../play/useMutes.ts'
import styles from './StopsSheet.module.css'

interface StopsSheetProps {
  readonly control: Control
  readonly mutes: Mutes | null
  readonly onClose: () => void
}

/** Where one wants to be asked although passing is all there is: each window by itself, or all. */
export function StopsSheet({ control, mutes, onClose }: StopsSheetProps): JSX.Element {
  const { windows, isFull, isStop, stopAt, toggle } = control
  return (
    <Dialog title="Stops" onClose={onClose}>
      <div className={styles.sheet}>
        {mutes && mutes.list.length > 0 ? <AskedAbout mutes={mutes} /> : null}
        <p>
          At a stop you are asked although you have nothing to decide. Stops hold for all your matches; they
          stand in the settings, too.
        </p>
        <Choice label={FULL_CONTROL.label} help={FULL_CONTROL.help} isOn={isFull} onSwitch={toggle} />
        {windows.map(({ prompt, label }) => (
          <Choice
            key={prompt}
            label={label}
            isOn={isStop(prompt)}
            isSettled={isFull}
            onSwitch={() => stopAt(prompt, !isStop(prompt))}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** Cards about which one can be left alone for a while, each by itself. */
function AskedAbout({ mutes }: { readonly mutes: Mutes }): JSX.Element {
  return (
    <fieldset className={styles.cards} data-part="mutes">
      <legend>Offer me {mutes.until}</legend>
      {mutes.list.map(({ key, label, isMuted }) => (
        <Choice key={key} label={label} isOn={!isMuted} onSwitch={() => mutes.set(key, !isMuted)} />
      ))}
      <p>{mutes.except}</p>
    </fieldset>
  )
}

function Choice(props: {
  label: string
  help?: string
  isOn: boolean
  /** It follows from another choice. */
  isSettled?: boolean
  onSwitch: () => void
}): JSX.Element {
  const { label, help, isOn, isSettled = false, onSwitch } = props
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isSettled}
        onChange={onSwitch}
      />
      <span>
        {label}
        {help === undefined ? null : <small>{help}</small>}
      </span>
    </label>
  )
}
