import type { TournamentAct, TournamentView } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { actAt } from '../../api/tournaments.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { NameField, useIntroduction } from '../account/introduction.tsx'
import { ProfileName } from '../profile-name.tsx'
import { Countdown } from './countdown.tsx'
import styles from './tournament.module.css'
import { entrantOf, isLive, OUT, statusText, timeText } from './words.ts'

export interface AtTournamentProps {
  readonly view: TournamentView
  readonly slow: number
  /** What somebody did was answered with how it stands now. */
  readonly onDone: (view: TournamentView) => void
}

/** Where it stands, and the one thing that is mine to do. */
export function NextMatch(props: AtTournamentProps): ReactNode {
  const { view, slow } = props
  const { card, me, nextAt } = view
  return (
    <section className={styles.panel} aria-labelledby="now" data-due={me.next === null ? undefined : ''}>
      <h2 id="now" className={styles.status}>
        {statusText(card)}
        {card.status === 'over' && card.winner !== null ? `: ${card.winner} came first` : ''}
      </h2>
      <OwnTable {...props} />
      {nextAt === null ? null : (
        <p>
          The next round begins in <Countdown to={nextAt} slow={slow} />.
        </p>
      )}
      {card.status === 'open' && card.startsAt !== null ? (
        <p>It begins by itself on {timeText(card.startsAt)}.</p>
      ) : null}
      {view.endsBy === null ? null : (
        <p className={styles.small}>The round ends with its last match, by {timeText(view.endsBy)}.</p>
      )}
      <Entering {...props} />
    </section>
  )
}

function OwnTable({ view, slow }: AtTournamentProps): ReactNode {
  const { me, showBy, card, entrants } = view
  if (me.next === null) {
    const isIn = entrants.some(({ n, out }) => n === me.entrant && out === null)
    return isIn && card.status === 'running' ? (
      <p>You have no match right now. This page tells you when you do.</p>
    ) : null
  }
  const { isSeated, match, opponent } = me.next
  return (
    <>
      <p>
        You play{' '}
        <strong>
          <ProfileName who={entrantOf(view, opponent)} />
        </strong>
        .{' '}
        {isSeated ? null : (
          <>
            Take your seat{showBy === null ? '' : ' within '}
            {showBy === null ? null : <Countdown to={showBy} slow={slow} />}, or you lose this match.
          </>
        )}
      </p>
      <div className={styles.row}>
        <ButtonLink kind="main" size="large" href={`/m/${match}`}>
          Go to your table
        </ButtonLink>
      </div>
    </>
  )
}

function Entering({ view, onDone }: AtTournamentProps): ReactNode {
  const { me, card, entrants } = view
  const [isSent, setSent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const say = useSay()
  const introduction = useIntroduction()
  const mine = entrants.find(({ n }) => n === me.entrant)
  const isNew = me.mayEnter && mine === undefined
  const act = async (what: TournamentAct): Promise<void> => {
    setSent(true)
    const done = isNew && !(await introduction.introduce()) ? null : await actAt(card.id, what)
    setSent(false)
    if (done === null) return // the field says what is wrong with the name
    setAsking(false)
    if (done.ok) onDone(done.value)
    else say({ sentence: done.fault.message, mood: 'bad' })
  }
  if (!isLive(card)) return null
  const isIn = mine !== undefined && mine.out === null
  return (
    <>
      {mine?.out ? <p>You are out of it: {OUT[mine.out]}.</p> : null}
      {isNew ? (
        <NameField
          introduction={introduction}
          help="The pairings and the standings show it. You go by it at all your online tables."
        />
      ) : null}
      <div className={styles.row}>
        {me.mayEnter ? (
          <Button kind="main" disabled={isSent} onClick={() => void act('enter')}>
            {isNew ? 'Enter the tournament' : 'Come back for the next round'}
          </Button>
        ) : null}
        {isIn ? (
          <Button
            disabled={isSent}
            onClick={() => (card.status === 'open' ? void act('withdraw') : setAsking(true))}
          >
            Withdraw
          </Button>
        ) : null}
      </div>
      {isIn && isAsking ? (
        <Dialog title="Withdraw from the tournament?" onClose={() => setAsking(false)}>
          <p>
            {me.next === null ? 'You get no more matches in it.' : 'You lose the match that you are playing.'}
          </p>
          <DialogActions>
            <Button kind="danger" disabled={isSent} onClick={() => void act('withdraw')}>
              {me.next === null ? 'Withdraw' : 'Withdraw, and lose what I am playing'}
            </Button>
            <Button onClick={() => setAsking(false)}>Stay</Button>
          </DialogActions>
        </Dialog>
      ) : null}
      {!me.mayEnter && !isIn && me.whyNot !== null ? <p className={styles.small}>{me.whyNot}</p> : null}
    </>
  )
}
