import type { JSX } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import type { Control } from '../play/useControl.ts'
import styles from './StopsSheet.module.css'

/** Where one wants to be asked although passing is all there is: each window by itself, or all. */
export function StopsSheet({ control, onClose }: { control: Control; onClose: () => void }): JSX.Element {
  const { windows, isFull, isStop, stopAt, toggle } = control
  return (
    <Dialog title="Stops" onClose={onClose}>
      <div className={styles.sheet}>
        <p>
          Where you could only pass, the table passes for you after a moment. At a stop it asks you all the
          same. It is set for all your matches, and can be found in the settings, too.
        </p>
        <Choice label="Full control: stop me everywhere" isOn={isFull} onSwitch={toggle} />
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

function Choice(props: {
  label: string
  isOn: boolean
  /** It follows from another choice. */
  isSettled?: boolean
  onSwitch: () => void
}): JSX.Element {
  const { label, isOn, isSettled = false, onSwitch } = props
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
      <span>{label}</span>
    </label>
  )
}
