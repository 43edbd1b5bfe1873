import type { Fault } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { summaryOf } from '../../setup/setup.ts'
import { Button } from '../../kit/button.tsx'
import { DialogActions } from '../../kit/dialog.tsx'
import styles from '../online.module.css'

interface FormFootProps {
  /** What sending the form does. */
  readonly label: string
  readonly fault: Fault | null
  /** It is on its way. */
  readonly isSent: boolean
  readonly onClose: () => void
}

/** The foot of a form in a dialog: send it, leave it, and what was wrong. */
export function FormFoot({ label, fault, isSent, onClose }: FormFootProps): ReactNode {
  return (
    <DialogActions stay="in sight">
      <Button kind="main" type="submit" disabled={isSent}>
        {label}
      </Button>
      <Button kind="plain" onClick={onClose}>
        Cancel
      </Button>
      <p role="alert" className={styles.fault}>
        {summaryOf(fault)}
      </p>
    </DialogActions>
  )
}
