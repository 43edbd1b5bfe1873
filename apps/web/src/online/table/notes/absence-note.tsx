import { partyOf, type Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import type { TableSnapshot } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { gameOf } from '../../../api/game-of.ts'
import { Button } from '../../../kit/button.tsx'
import { listed } from '../../../kit/listed.ts'
import { partingRule } from './heirs.ts'
import styles from './notes.module.css'
import type { RemoteLink } from '../../link/remote-link.ts'

/** Whoever waits for somebody shorter hardly waits, in milliseconds. */
const PATIENCE = 60_000

interface AbsenceNoteProps {
  readonly card: MatchCard
  readonly snapshot: TableSnapshot
  readonly link: RemoteLink
}

/** For somebody who waits for others: they can be called, and whoever stays away does not hold the table up for ever. */
export function AbsenceNote({ card, snapshot, link }: AbsenceNoteProps): ReactNode {
  return (
    <div aria-live="polite" className={styles.status}>
      <Waited card={card} snapshot={snapshot} link={link} />
    </div>
  )
}

function Waited({ card, snapshot, link }: AbsenceNoteProps): ReactNode {
  const { viewer, outcome, length } = snapshot
  const others = waitedFor(card, snapshot)
  const isLong = useForLong(others.join() + length, others.length > 0)
  if (viewer === null || outcome !== null || others.length === 0) return null
  const absent = others.filter((seat) => card.seats[seat]?.absent)
  const [first] = absent
  if (first !== undefined && absent.length === others.length)
    return <Claims key={`${first} ${length}`} card={card} link={link} viewer={viewer} absent={first} />
  return isLong ? <Calls card={card} link={link} viewer={viewer} others={others} /> : null
}

/** Other persons who are asked while I am not. */
export function waitedFor({ seats, mine }: MatchCard, { asked, own, viewer }: TableSnapshot): Seat[] {
  if (own !== null || viewer === null || seats[viewer]?.gone !== undefined) return []
  const isOther = (seat: Seat): boolean =>
    !mine.includes(seat) && seats[seat]?.kind === 'person' && seats[seat]?.gone === undefined
  return asked.map(({ seat }) => seat).filter(isOther)
}

interface ClaimsProps extends Pick<AbsenceNoteProps, 'card' | 'link'> {
  readonly viewer: Seat
  readonly absent: Seat
}

function Claims({ card, link, viewer, absent }: ClaimsProps): ReactNode {
  const name = card.seats[absent]?.name ?? ''
  const [isPatient, setPatient] = useState(false)
  const isAlone = card.seats.every(
    ({ seat, kind, gone }) =>
      seat === absent || card.mine.includes(seat) || kind !== 'person' || gone !== undefined,
  )
  if (isPatient)
    return (
      <div className={styles.note}>
        <Button onClick={() => setPatient(false)}>{name} is away …</Button>
      </div>
    )
  return (
    <div className={styles.note}>
      <p>{name} has been away for more than ten minutes, and the match waits for them.</p>
      <Button kind="main" onClick={() => link.claim('win', viewer, absent)}>
        {claimWords(card, absent)}
      </Button>
      {isAlone ? <Button onClick={() => link.claim('off', viewer, absent)}>Call the match off</Button> : null}
      <Button kind="plain" onClick={() => setPatient(true)}>
        Wait on
      </Button>
    </div>
  )
}

/** What going on without somebody leads to. */
function claimWords(card: MatchCard, absent: Seat): string {
  const name = card.seats[absent]?.name ?? ''
  switch (partingRule(card, absent)) {
    case 'bot':
      return `Let a bot play for ${name}`
    case 'partner':
      return `Let a partner play for ${name}`
    case 'nobody':
      return isLast(card, absent) ? 'Claim the win' : `Go on without ${name}`
  }
}

/** Whether nobody but my own side is left when somebody is gone. */
export function isLast(card: Pick<MatchCard, 'game' | 'seats' | 'mine'>, absent: Seat): boolean {
  const game = gameOf(card) ?? {}
  const mine = card.mine.map((seat) => partyOf(game, seat))
  return card.seats.every(
    ({ seat, gone }) => seat === absent || gone === 'left' || mine.includes(partyOf(game, seat)),
  )
}

interface CallsProps extends Pick<AbsenceNoteProps, 'card' | 'link'> {
  readonly viewer: Seat
  readonly others: readonly Seat[]
}

function Calls({ card, link, viewer, others }: CallsProps): ReactNode {
  const [called, setCalled] = useState<readonly Seat[]>([])
  const left = others.filter((seat) => !called.includes(seat))
  const names = listed(others.map((seat) => card.seats[seat]?.name ?? ''))
  const isSomebodyAway =
    others.some((seat) => card.seats[seat]?.online === false) && card.clock.kind !== 'days'
  if (left.length === 0) return null
  return (
    <div className={styles.note}>
      <p>
        You wait for {names}.
        {isSomebodyAway ? ' If somebody is away for ten minutes, you may go on without them.' : ''}
      </p>
      {left.map((seat) => (
        <Button
          key={seat}
          onClick={() => {
            setCalled([...called, seat])
            link.nudge(viewer, seat)
          }}
        >
          Call {card.seats[seat]?.name}
        </Button>
      ))}
    </div>
  )
}

/** Whether something has stayed the same for a while. */
function useForLong(what: string, holds: boolean): boolean {
  const [long, setLong] = useState<string | null>(null)
  useEffect(() => {
    if (!holds) return undefined
    const timer = setTimeout(() => setLong(what), PATIENCE)
    return () => clearTimeout(timer)
  }, [what, holds])
  return holds && long === what
}
