import type { Fault } from '@trialhall/kernel'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { keptAs, wrongName } from '../../match/seating.ts'
import { usualStrength } from '../../match/usual-strength.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { linkedPath } from '../../replay/address.ts'
import { useSay } from '../../kit/toasts.tsx'
import { NO_STORAGE } from '../../device/storage.ts'
import { newMatchId } from '../../device/ids.ts'
import { writeMatch } from '../../device/saved-matches.ts'
import styles from './import.module.css'
import type { Imported } from './imported.ts'
import { faultAt, withInfo } from '../../setup/setup.ts'
import { useFaultFocus } from '../../setup/use-fault-focus.ts'
import { SeatRow } from '../../setup/seat-row.tsx'

interface PreviewProps {
  readonly imported: Imported
  readonly onCancel: () => void
}

/** A match that was read: what it is, who shall sit where, and the way to its table. */
export function ImportPreview({ imported, onCancel }: PreviewProps): ReactNode {
  const { game, log, outcome } = imported
  const [seats, setSeats] = useState(imported.seats)
  const [, travel] = useLocation()
  const say = useSay()
  const [fault, setFault] = useState<Fault | null>(null)
  const form = useFaultFocus(fault)
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = wrongName(seats)
    setFault(wrong)
    if (wrong) return
    const stamp = { id: newMatchId(), now: Date.now() }
    const match = { ...keptAs({ log, seats, stamp }), outcome }
    if (writeMatch(match)) travel(`/table/${match.id}`)
    else say({ sentence: NO_STORAGE, mood: 'bad' })
  }
  return (
    <form ref={form} className={styles.preview} aria-labelledby="preview" onSubmit={open} noValidate>
      <div>
        <h2 id="preview">{game.title}</h2>
        <output>
          {log.seats} seats, {log.choices.length} choices made,{' '}
          {outcome ? 'played to its end' : 'still being played'}.
        </output>
      </div>
      <div className={styles.seats}>
        {seats.map((info) => (
          <SeatRow
            key={info.seat}
            info={info}
            strength={usualStrength(game.id)}
            fault={faultAt(fault, `seats.${info.seat}.name`)}
            onChange={(changed) => setSeats(withInfo(seats, changed))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button kind="main" size="large" type="submit">
          {outcome ? 'Look at the match' : 'Play on'}
        </Button>
        <ButtonLink size="large" href={linkedPath({ log, seats })}>
          Watch the replay
        </ButtonLink>
        <Button size="large" onClick={onCancel}>
          Another match
        </Button>
      </div>
    </form>
  )
}
