import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { STRENGTHS } from '../../match/seating.ts'
import { usualStrength } from '../../match/usual-strength.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { SelectField } from '../../kit/field.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { NO_STORAGE } from '../../device/storage.ts'
import { newMatchId } from '../../device/ids.ts'
import { writeMatch } from '../../device/saved-matches.ts'
import type { SeenMoment } from '../address.ts'
import { goneOn, seatsLeft } from '../going-on.ts'
import type { Recording } from '../recording.ts'

interface GoingOnDialogProps {
  readonly recording: Recording
  readonly moment: SeenMoment
  readonly onClose: () => void
}

/** From a moment on: which seat to play, and how well the bots on the others shall play. */
export function GoingOnDialog({ recording, moment, onClose }: GoingOnDialogProps): ReactNode {
  const { log, seats } = recording
  const { at, eyes } = moment
  const left = seatsLeft(log, seats, at)
  const usual =
    left.find(({ seat }) => seat === eyes) ?? left.find(({ seat }) => recording.own.includes(seat)) ?? left[0]
  const [seat, setSeat] = useState(usual?.seat ?? 0)
  const [strength, setStrength] = useState<string>(() => usualStrength(recording.game.id))
  const [, travel] = useLocation()
  const say = useSay()
  const begin = (): void => {
    const match = goneOn(recording, { at, seat, strength }, { id: newMatchId(), now: Date.now() })
    if (writeMatch(match)) travel(`/table/${match.id}`)
    else say({ sentence: NO_STORAGE, mood: 'bad' })
  }
  return (
    <Dialog title="Continue from here" onClose={onClose}>
      <p>
        A new match begins at moment {at}, with bots on the other seats. The match that you are watching stays
        as it is.
      </p>
      <SelectField
        label="You play"
        choices={left.map((info) => ({ id: String(info.seat), label: info.name }))}
        value={String(seat)}
        onChange={({ target }) => setSeat(Number(target.value))}
      />
      <SelectField
        label="The bots are"
        help={STRENGTHS.find(({ id }) => id === strength)?.help}
        choices={STRENGTHS}
        value={strength}
        onChange={({ target }) => setStrength(target.value)}
      />
      <p>
        Hidden cards stay where they were in the match, and the dice come from its seed: the same choices lead
        to the same result.
      </p>
      <DialogActions>
        <Button kind="main" onClick={begin}>
          Play on
        </Button>
        <Button onClick={onClose}>Go on watching</Button>
      </DialogActions>
    </Dialog>
  )
}
