import type { Outcome } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { listed } from '../parts/listed.ts'
import { useSay } from '../parts/toasts.tsx'
import endStyles from '../table/end-dialog.module.css'
import { askRematch, fetchLog } from './api.ts'
import styles from './online.module.css'
import { type Finding, verify } from './verify.ts'

interface DialogProps {
  readonly card: MatchCard
  readonly onClose: () => void
}

/** Asks whether somebody really gives up. */
export function ResignDialog({
  onResign,
  onClose,
}: Pick<DialogProps, 'onClose'> & { onResign: () => void }): ReactNode {
  const resign = (): void => {
    onResign()
    onClose()
  }
  return (
    <Dialog title="Give up this match?" onClose={onClose}>
      <p>Your seat leaves the match for good, and the others go on without you. This cannot be taken back.</p>
      <DialogActions>
        <Button kind="danger" onClick={resign}>
          Give up
        </Button>
        <Button onClick={onClose}>Play on</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Shows that the dice are fair: the hash while the match is played, the proof when it is over. */
export function FairDialog({ card, onClose }: DialogProps): ReactNode {
  return (
    <Dialog title="Fair dice" onClose={onClose}>
      <p>
        All chance of this match comes from one seed, drawn before the first choice. Its hash is shown from
        the beginning and the seed at the end, so that nobody can change it in between.
      </p>
      <dl className={styles.proof}>
        <dt>SHA-256 of the seed</dt>
        <dd>{card.seedHash ?? 'shown when the match begins'}</dd>
        <dt>Seed</dt>
        <dd>{card.seed ?? 'shown when the match is over'}</dd>
      </dl>
      {card.status === 'over' ? <Verify card={card} /> : null}
    </Dialog>
  )
}

function Verify({ card }: Pick<DialogProps, 'card'>): ReactNode {
  const [findings, setFindings] = useState<readonly Finding[] | 'looking' | null>(null)
  const look = async (): Promise<void> => {
    setFindings('looking')
    const log = await fetchLog(card.id)
    setFindings(log.ok ? await verify(card, log.value) : [{ isRight: null, sentence: log.fault.message }])
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

interface OnlineEndProps extends DialogProps {
  readonly outcome: Outcome
  /** The match that a rematch leads to. */
  readonly next: string | null
  readonly onVerify: () => void
}

/** The end of an online match: who came where, and what to do next. */
export function OnlineEnd({ card, outcome, next, onVerify, onClose }: OnlineEndProps): ReactNode {
  const [, travel] = useLocation()
  const say = useSay()
  const rematch = async (): Promise<void> => {
    const again = await askRematch(card.id)
    if (again.ok) travel(`/m/${again.value.id}`)
    else say({ sentence: again.fault.message, mood: 'bad' })
  }
  return (
    <Dialog title={titleOf(outcome, card)} onClose={onClose}>
      <Ranks outcome={outcome} card={card} />
      <DialogActions>
        <Rematch card={card} next={next} onRematch={() => void rematch()} />
        <Button onClick={onVerify}>Verify the dice</Button>
        <ButtonLink href="/play">Go to the lobby</ButtonLink>
        <Button kind="plain" onClick={onClose}>
          Look at the table
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface RematchProps extends Pick<OnlineEndProps, 'card' | 'next'> {
  readonly onRematch: () => void
}

function Rematch({ card, next, onRematch }: RematchProps): ReactNode {
  if (next !== null) {
    const label = card.mine.length > 0 ? 'Join the rematch' : 'Watch the rematch'
    return (
      <ButtonLink kind="main" href={`/m/${next}`}>
        {label}
      </ButtonLink>
    )
  }
  if (card.mine.length === 0) return null
  return (
    <Button kind="main" onClick={onRematch}>
      Rematch
    </Button>
  )
}

function Ranks({ outcome, card }: Pick<OnlineEndProps, 'outcome' | 'card'>): ReactNode {
  const rankOf = (seat: number): number => outcome.ranks[seat] ?? card.seats.length
  const sorted = [...card.seats].sort((a, b) => rankOf(a.seat) - rankOf(b.seat))
  return (
    <ol className={endStyles.ranks}>
      {sorted.map(({ seat, name }) => (
        <li
          key={seat}
          data-first={rankOf(seat) === 1 ? '' : undefined}
          style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
        >
          <span className={endStyles.rank}>{rankOf(seat)}.</span>
          <span className={endStyles.name}>{name}</span>
          <span className={endStyles.score}>{outcome.scores[seat]}</span>
        </li>
      ))}
    </ol>
  )
}

function titleOf({ ranks }: Outcome, { seats, mine }: MatchCard): string {
  const winners = seats.filter(({ seat }) => ranks[seat] === 1)
  const isWon = winners.some(({ seat }) => mine.includes(seat))
  if (isWon) return winners.length === 1 ? 'Victory is yours' : 'You share the victory'
  const names = listed(winners.map(({ name }) => name))
  return winners.length === 1 ? `${names} wins` : `${names} share the victory`
}
