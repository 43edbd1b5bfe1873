import type { Finding } from '@trialhall/fair'
import { seatLetter } from '@trialhall/kernel'
import type { MatchCard, SeedOrigin } from '@trialhall/protocol'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogActions } from '../kit/dialog.tsx'
import { fetchLog } from '../api/requests.ts'
import styles from './fair-dialog.module.css'
import { verify } from './verify.ts'

interface DialogProps {
  readonly card: MatchCard
  readonly onClose: () => void
}

/** Shows that the dice are fair: what was promised and brought while the match is played, the proof when it is over. */
export function FairDialog({ card, onClose }: DialogProps): ReactNode {
  return (
    <Dialog title="Fair dice" onClose={onClose}>
      {card.seedFrom ? <FromSeats card={card} origin={card.seedFrom} /> : <FromServer card={card} />}
      {card.status === 'over' ? <Verify card={card} /> : null}
    </Dialog>
  )
}

/** A seed that nobody could choose. */
function FromSeats({ card, origin }: Pick<DialogProps, 'card'> & { readonly origin: SeedOrigin }): ReactNode {
  return (
    <>
      <p>
        All chance of this match comes from one seed. The server drew a secret and promised it, by its hash,
        before anybody sat down; then each seat brought random bytes of its own. The seed is made from all of
        them, so that nobody could choose it or know it.
      </p>
      <dl className={styles.proof}>
        <dt>Promise of the server</dt>
        <dd>{origin.commitment}</dd>
        {card.seats.map(({ seat, name, bytes }) => (
          <Fragment key={seat}>
            <dt>
              Seat {seatLetter(seat)}
              {name === '' ? '' : ` (${name})`} brought
            </dt>
            <dd>{bytes ?? 'nothing'}</dd>
          </Fragment>
        ))}
        <dt>Secret of the server</dt>
        <dd>{origin.secret ?? 'shown when the match is over'}</dd>
        <dt>Seed</dt>
        <dd>{card.seed ?? 'shown when the match is over'}</dd>
        <dt>Match of this table</dt>
        <dd>{origin.game}</dd>
      </dl>
    </>
  )
}

/** A seed that the server drew alone, as it once did. */
function FromServer({ card }: Pick<DialogProps, 'card'>): ReactNode {
  return (
    <>
      <p>
        All chance of this match comes from one seed, which the server drew before the first choice. Its hash
        is shown from the beginning and the seed at the end, so that nobody can change it in between.
      </p>
      <dl className={styles.proof}>
        <dt>SHA-256 of the seed</dt>
        <dd>{card.seedHash ?? 'shown when the match begins'}</dd>
        <dt>Seed</dt>
        <dd>{card.seed ?? 'shown when the match is over'}</dd>
      </dl>
    </>
  )
}

function Verify({ card }: Pick<DialogProps, 'card'>): ReactNode {
  const [findings, setFindings] = useState<readonly Finding[] | 'looking' | null>(null)
  const look = async (): Promise<void> => {
    setFindings('looking')
    const log = await fetchLog(card.id)
    setFindings(log.ok ? verify(card, log.value) : [{ isRight: null, sentence: log.fault.message }])
  }
  return (
    <>
      <DialogActions>
        <Button kind="main" onClick={() => void look()} disabled={findings === 'looking'}>
          Verify
        </Button>
      </DialogActions>
      <div aria-live="polite">
        {findings === 'looking' ? <p>Playing the match again …</p> : null}
        {Array.isArray(findings) ? <Findings findings={findings} /> : null}
      </div>
    </>
  )
}

function Findings({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  return (
    <ul className={styles.findings}>
      {findings.map(({ isRight, sentence }) => (
        <li key={sentence} data-right={String(isRight)}>
          {sentence}
        </li>
      ))}
    </ul>
  )
}
