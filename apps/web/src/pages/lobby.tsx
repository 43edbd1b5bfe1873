import { games } from '../games/hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import type { Lobby, MatchCard, Me } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Matches } from '../local/matches.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Page } from '../shell/shell.tsx'
import { useSay } from '../kit/toasts.tsx'
import { useTableArrival } from '../online/use-arrival.ts'
import { Waiting } from '../kit/waiting.tsx'
import { NameForm } from '../online/account/account.tsx'
import { sitDown } from '../fair/promise.ts'
import { AnswerInvitation } from '../online/lobby/answer-invitation.tsx'
import { CreateDialog } from '../online/forms/create-dialog.tsx'
import { isDue } from '../api/due.ts'
import { Featured } from '../online/lobby/featured.tsx'
import { FinishedList } from '../online/lobby/finished-list.tsx'
import type { PagedList } from '../online/lobby/hall-pages.ts'
import styles from '../online/lobby/lobby.module.css'
import { MatchList } from '../online/lobby/match-list.tsx'
import { FriendsHere } from '../online/friends/friends-here.tsx'
import shared from '../online/online.module.css'
import { type SeatSought, SittingDown, seatFor } from '../online/lobby/sitting-down.tsx'
import { SetAside } from '../online/lobby/set-aside.tsx'
import { broughtTo } from '../online/forms/sit-dialog.tsx'
import { Trouble } from '../online/trouble.tsx'
import { InvitationForm } from '../online/account/invitation-form.tsx'
import {
  type ClosedHall,
  type Hall,
  type HallWatching,
  type OpenHall,
  useHall,
} from '../online/lobby/use-hall.ts'
import { gameOf } from '../api/game-of.ts'

/** Where online matches begin: the game of the house, mine, those to join, those to watch. */
export default function LobbyPage(): ReactNode {
  const { hall, ...actions } = useHall()
  return (
    <Page
      title={titleOf(hall)}
      heading="Play with others"
      lead={
        <>
          Open a table, send its link to your friends, play from anywhere.{' '}
          <Link href="/online-play">How online play works</Link>. Many at once?{' '}
          <Link href="/tournaments">Tournaments</Link>. People you know? <Link href="/friends">Friends</Link>
        </>
      }
    >
      <Inside hall={hall} {...actions} />
    </Page>
  )
}

function Inside({ hall, look, showMore }: HallWatching): ReactNode {
  switch (hall.state) {
    case 'opening':
      return (
        <div className={shared.opening}>
          <Waiting what="Opening the lobby" />
        </div>
      )
    case 'absent':
      return <Absent hall={hall} onRetry={look} />
    case 'open':
      return <Open hall={hall} look={look} showMore={showMore} />
  }
}

/** The tab says how many matches wait for me. */
function titleOf(hall: Hall): string {
  const due = hall.state === 'open' ? hall.lobby.mine.filter(isDue).length : 0
  return due === 0 ? 'Play online' : `(${due}) Play online`
}

interface AbsentProps {
  readonly hall: ClosedHall
  readonly onRetry: () => void
}

function Absent({ hall: { sentence, why }, onRetry }: AbsentProps): ReactNode {
  return (
    <>
      <p className={shared.notice} aria-live="polite">
        {sentence}
        {why === 'unreached' ? ' This page keeps trying.' : ''}
      </p>
      {why === 'invitation' ? <InvitationForm onEntered={onRetry} /> : null}
      <div className={shared.row}>
        <ButtonLink kind="main" href="/new">
          Play on this device
        </ButtonLink>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink href="/learn">Learn to play</ButtonLink>
        <ButtonLink href="/rules">Read the rules</ButtonLink>
      </div>
      <Matches />
    </>
  )
}

interface OpenProps extends HallWatching {
  readonly hall: OpenHall
}

function Open({ hall, look, showMore }: OpenProps): ReactNode {
  const [, travel] = useLocation()
  const [game, setGame] = useState(() => favouriteOf(hall.lobby))
  const [isCreating, setCreating] = useState(false)
  const [sought, setSought] = useState<SeatSought | null>(null)
  const goTo = (match: string): void => travel(`/m/${match}`)
  const sit = useTableArrival(goTo, 'You have a seat at the table.')
  if (!game) return null
  const open = (): void => setCreating(true)
  return (
    <>
      <Trouble sentence={hall.trouble} onRetry={look} />
      <div className={styles.lobby}>
        <div className={styles.top}>
          <Featured game={game} me={hall.me} onGame={setGame} onOpen={open} onCreated={goTo} />
          <Guest me={hall.me} onChange={look} />
        </div>
        <Tables hall={hall} look={look} showMore={showMore} onSit={sit} onBring={setSought} />
        {isCreating ? (
          <CreateDialog game={game} me={hall.me} onCreated={goTo} onClose={() => setCreating(false)} />
        ) : null}
        {sought ? (
          <SittingDown sought={sought} lobby={hall.lobby} onSit={sit} onClose={() => setSought(null)} />
        ) : null}
      </div>
    </>
  )
}

/** The game I played last, else the first of the house. */
function favouriteOf({ mine }: Lobby): AnyGame | undefined {
  const [newest] = mine.toSorted((a, b) => b.changedAt - a.changedAt)
  return (newest && gameOf(newest)) ?? games.games[0]
}

interface GuestProps {
  readonly me: Me
  readonly onChange: () => void
}

function Guest({ me, onChange }: GuestProps): ReactNode {
  return (
    <section className={styles.guest} aria-labelledby="guest">
      <div>
        <h2 id="guest">You are {me.name}</h2>
        <p>{me.account === null ? 'A guest, known to this browser only.' : `Signed in as ${me.account}.`}</p>
      </div>
      <NameForm key={me.name} me={me} onChange={onChange} />
      <ButtonLink href="/me">{me.account === null ? 'Profile and account' : 'Profile and record'}</ButtonLink>
    </section>
  )
}

interface TablesProps extends OpenProps {
  readonly onSit: ReturnType<typeof useTableArrival>
  /** Somebody chooses what they bring before they sit down. */
  readonly onBring: (sought: SeatSought) => void
}

/** All lists of matches, mine first, and of mine those that wait for me. */
function Tables({ hall: { me, lobby, now }, look, showMore, ...seating }: TablesProps): ReactNode {
  const mine = lobby.mine.filter(({ status }) => status !== 'over').toSorted(byUrgency)
  const others = lobby.running.filter((card) => card.mine.length === 0)
  const isQuiet = mine.length + lobby.open.length + others.length === 0
  const moreOf = (list: PagedList): (() => Promise<boolean>) | undefined =>
    (lobby.more?.[list] ?? null) === null ? undefined : () => showMore(list)
  return (
    <>
      <SetAside damaged={lobby.damaged ?? []} />
      {isQuiet ? <Quiet /> : null}
      <MatchList
        title="My matches"
        cards={mine}
        now={now}
        action={(card) =>
          card.invited ? (
            <AnswerInvitation
              card={card}
              onAccepted={seating.onSit}
              onBring={(seat) => seating.onBring({ card, seat })}
              onAnswered={look}
            />
          ) : null
        }
      />
      <FriendsHere key={me.id} me={me} />
      <MatchList
        title="Tables with free seats"
        cards={lobby.open}
        now={now}
        {...(isQuiet ? {} : { none: 'No public table has a free seat right now: open one yourself.' })}
        action={(card) => <SitDown card={card} {...seating} />}
        onMore={moreOf('open')}
      />
      <MatchList
        title="Tables whose host is away"
        cards={lobby.away ?? []}
        now={now}
        action={(card) => <SitDown card={card} {...seating} />}
      />
      <MatchList title="Matches to watch" cards={others} now={now} onMore={moreOf('running')} />
      <FinishedList
        cards={lobby.mine.filter(({ status }) => status === 'over').slice(0, MOST_FINISHED)}
        now={now}
      />
    </>
  )
}

const MOST_FINISHED = 6

/** Those that wait for me come first, the one that has waited longest before the others; then what moved last. */
function byUrgency(a: MatchCard, b: MatchCard): number {
  const [first, second] = [isDue(a), isDue(b)]
  if (first !== second) return first ? -1 : 1
  const age = (a.movedAt ?? a.changedAt) - (b.movedAt ?? b.changedAt)
  return first ? age : -age
}

/** What stands there when nobody plays. */
function Quiet(): ReactNode {
  return (
    <section className={styles.quiet} aria-labelledby="quiet">
      <h2 id="quiet">The hall is quiet.</h2>
      <p>Nobody waits at a table right now. Three ways to begin:</p>
      <ol>
        <li>
          <strong>Open a table</strong> and send its link to a friend: they need no account, only the link.
        </li>
        <li>
          <strong>Let everybody in</strong>: a table that is open to everybody stands here until its seats are
          taken.
        </li>
        <li>
          <strong>Play a bot</strong> in the meantime: this list keeps itself up to date.
        </li>
      </ol>
    </section>
  )
}

interface SitDownProps extends Pick<TablesProps, 'onSit' | 'onBring'> {
  readonly card: MatchCard
}

/** Takes the first free seat of a table. */
function SitDown({ card, onSit, onBring }: SitDownProps): ReactNode {
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const game = gameOf(card)
  const seat = seatFor(card)
  if (seat === undefined) return null
  const sit = async (): Promise<void> => {
    if (game && broughtTo(game, card).length > 0) return onBring({ card, seat })
    setSent(true)
    const taken = await sitDown(card, seat)
    if (taken.ok) return onSit(card.id)
    say({ sentence: taken.fault.message, mood: 'bad' })
    return setSent(false)
  }
  return (
    <Button kind="main" disabled={isSent} onClick={() => void sit()}>
      Take a seat<span className="unseen"> at this table</span>
    </Button>
  )
}
