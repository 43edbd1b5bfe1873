import type { AnyGame, Options } from '@trialhall/kernel'
import type { FormEvent, ReactNode } from 'react'
import type { PerSeatSpec } from '../../games/option-field.tsx'
import { PerSeatField } from '../../setup/seat-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import styles from '../online.module.css'

interface BringDialogProps {
  readonly game: AnyGame
  readonly title: string
  readonly specs: readonly PerSeatSpec[]
  readonly seat: number
  readonly options: Options
  readonly isSent: boolean
  readonly onOptions: (options: Options) => void
  readonly onGo: () => void
  readonly onClose: () => void
}

/** What I bring to a match that begins at once: a deck. */
export function BringDialog(props: BringDialogProps): ReactNode {
  const { game, title, specs, seat, options, isSent, onOptions, onGo, onClose } = props
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onGo()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {specs.map((spec) => (
          <PerSeatField
            key={spec.id}
            gameId={game.id}
            spec={spec}
            seat={seat}
            options={options}
            fault={null}
            onChange={(values) => onOptions({ ...options, [spec.id]: values })}
          />
        ))}
        <DialogActions stay="in sight">
          <Button kind="main" type="submit" disabled={isSent}>
            Begin
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
