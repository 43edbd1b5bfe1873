import type { TournamentAct, TournamentTable } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { actAt } from '../../api/tournaments.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { useSay } from '../../kit/toasts.tsx'
import type { AtTournamentProps } from './next-match.tsx'
import styles from './tournament.module.css'
import { nameOf } from './words.ts'

/** What whoever runs a tournament can do about it. */
export function RunningPanel({ view, onDone }: AtTournamentProps): ReactNode {
  const { card, me } = view
  const [isSent, setSent] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const say = useSay()
  if (!me.mayRun) return null
  const act = async (what: TournamentAct): Promise<void> => {
    setSent(true)
    const done = await actAt(card.id, what)
    setSent(false)
    setEnding(false)
    if (done.ok) onDone(done.value)
    else say({ sentence: done.fault.message, mood: 'bad' })
  }
  const isLive = card.status === 'open' || card.status === 'running' || card.status === 'paused'
  return (
    <section className={styles.panel} aria-labelledby="running">
      <h2 id="running">You run this tournament</h2>
      <div className={styles.row}>
        {card.status === 'open' ? (
          <Button kind="main" disabled={isSent} onClick={() => void act('start')}>
            Begin the first round
          </Button>
        ) : null}
        {card.status === 'running' ? (
          <Button disabled={isSent} onClick={() => void act('pause')}>
            Pause
          </Button>
        ) : null}
        {card.status === 'paused' ? (
          <Button kind="main" disabled={isSent} onClick={() => void act('resume')}>
            Go on
          </Button>
        ) : null}
        <ButtonLink href={`/t/${card.id}/wall`}>Show it on a wall</ButtonLink>
        {isLive ? (
          <Button kind="plain" disabled={isSent} onClick={() => setEnding(true)}>
            Cancel the tournament
          </Button>
        ) : null}
      </div>
      {isEnding ? (
        <Dialog title="Cancel the tournament?" onClose={() => setEnding(false)}>
          <p>No more rounds are played, and nobody wins. Matches under way can be played on.</p>
          <div className={styles.row}>
            <Button kind="danger" disabled={isSent} onClick={() => void act('cancel')}>
              Cancel it
            </Button>
            <Button onClick={() => setEnding(false)}>Keep it</Button>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}

/** Takes somebody out of the tournament, asked before. */
export function RemoveButton({ view, onDone, n }: AtTournamentProps & { readonly n: number }): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const say = useSay()
  const remove = async (): Promise<void> => {
    setSent(true)
    const done = await actAt(view.card.id, 'remove', { entrant: n })
    setSent(false)
    setAsking(false)
    if (done.ok) onDone(done.value)
    else say({ sentence: done.fault.message, mood: 'bad' })
  }
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        Remove<span className="unseen"> {nameOf(view, n)}</span>
      </Button>
      {isAsking ? (
        <Dialog title={`Remove ${nameOf(view, n)}?`} onClose={() => setAsking(false)}>
          <p>They lose the match that they are playing, if any, and cannot come back.</p>
          <DialogActions>
            <Button kind="danger" disabled={isSent} onClick={() => void remove()}>
              Remove them
            </Button>
            <Button onClick={() => setAsking(false)}>Let them play</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  )
}

interface CorrectProps extends AtTournamentProps {
  readonly round: number
  readonly table: number
  readonly pairing: TournamentTable
}

/** Says how a table ended, whatever was played there. */
export function CorrectButton({ view, onDone, round, table, pairing }: CorrectProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [points, setPoints] = useState('2-0')
  const say = useSay()
  const [first, second] = pairing.sides.map((n) => nameOf(view, n))
  const save = async (): Promise<void> => {
    const given = { round, table, points: points.split('-').map(Number) }
    const done = await actAt(view.card.id, 'correct', given)
    if (!done.ok) return say({ sentence: done.fault.message, mood: 'bad' })
    setOpen(false)
    return onDone(done.value)
  }
  const level =
    view.card.system === 'elimination'
      ? []
      : [
          { id: '1-1', label: 'A draw' },
          { id: '0-0', label: 'No points for either' },
        ]
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        Correct<span className="unseen"> {`${first} against ${second}`}</span>
      </Button>
      {isOpen ? (
        <Dialog title={`Round ${round}: ${first} – ${second}`} onClose={() => setOpen(false)}>
          <SelectField
            label="Result"
            help="It is noted in the hall's audit log that you said so."
            choices={[{ id: '2-0', label: `${first} won` }, { id: '0-2', label: `${second} won` }, ...level]}
            value={points}
            onChange={({ target }) => setPoints(target.value)}
          />
          <div className={styles.row}>
            <Button kind="main" onClick={() => void save()}>
              Set the result
            </Button>
            <Button onClick={() => setOpen(false)}>Leave it</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
