import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/field.tsx'
import { useCopy } from '../../kit/use-copy.ts'
import { type SeenMoment, sharedAddress } from '../address.ts'
import { eyesName } from '../eyes-name.ts'
import type { Recording } from '../recording.ts'
import type { Reel } from '../reel.ts'

interface ShareDialogProps {
  readonly recording: Recording
  readonly reel: Reel
  readonly moment: SeenMoment
  readonly onClose: () => void
}

/** The address of a moment, to be sent to others. */
export function ShareDialog({ recording, reel, moment, onClose }: ShareDialogProps): ReactNode {
  const copy = useCopy()
  const address = sharedAddress(location.origin, recording, moment)
  return (
    <Dialog title="Share this moment" onClose={onClose}>
      <p>
        It opens at moment {moment.at} of {reel.length}, seen by {eyesName(moment.eyes, recording.seats)}.{' '}
        {holds(recording, reel)}
      </p>
      <TextField label="Link" value={address} readOnly onFocus={(event) => event.target.select()} />
      <DialogActions>
        <Button kind="main" onClick={() => copy(address, 'The link to this moment is copied.')}>
          Copy the link
        </Button>
        <Button onClick={onClose}>Go on watching</Button>
      </DialogActions>
    </Dialog>
  )
}

function holds({ source }: Recording, { outcome }: Reel): string {
  if (source.kind === 'online') return 'Anyone with this address can watch the match.'
  const whole = 'The whole match is in the link, so no server is needed to watch it.'
  return outcome ? whole : `${whole} Anyone who has it could find out what is still hidden.`
}
