import { Link } from 'wouter'
import { type AnyGame, optionApplies } from '@trialhall/kernel'
import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { listed } from '../../kit/listed.ts'
import { Page } from '../../shell/shell.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { useCopy } from '../../kit/use-copy.ts'
import { closeTable, leaveSeat } from '../../api/requests.ts'
import { sitDown } from '../../fair/promise.ts'
import { ConnectionNote } from '../table/notes/connection-note.tsx'
import { useMuted } from '../table/talk/mutes.ts'
import { type Introduction, NameField, useIntroduction } from '../account/introduction.tsx'
import notes from '../table/notes/notes.module.css'
import shared from '../online.module.css'
import type { OnlineState } from '../link/online-state.ts'
import type { RemoteLink } from '../link/remote-link.ts'
import { LastWords, TalkPanel } from '../table/talk/talk-panel.tsx'
import { TermsDialog } from '../forms/terms-dialog.tsx'
import { SitDialog, bringsWords, broughtTo } from '../forms/sit-dialog.tsx'
import { RatingNote } from '../table/rating-note.tsx'
import styles from './waiting-room.module.css'
import {
  askedBy,
  clockWords,
  holderName,
  leaveWords,
  peopleNamed,
  standing,
  untilWords,
  valueWords,
} from '../words.ts'

interface WaitingRoomProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly state: OnlineState
  readonly link: RemoteLink
}

/** A match whose seats fill up: its link to share, and who has come. It begins by itself with the last seat. */
export function WaitingRoom({ game, card, state, link }: WaitingRoomProps): ReactNode {
  const isGuest = card.mine.length === 0
  const introduction = useIntroduction()
  // Where the same people play again, a tournament pairs them, or every seat is kept for somebody, there is nobody else to send a link to.
  const share = isForAnyone(card) && hasFreeSeat(card) ? <ShareLink id={card.id} isMain={!isGuest} /> : null
  return (
    <Page title={`A table of ${game.title}`} heading={`A table of ${game.title}`} lead={leadOf(card)}>
      <div className={notes.notes}>
        <ConnectionNote
          connection={state.connection}
          underWay={state.underWay}
          onRetry={() => link.tryNow()}
        />
      </div>
      <div className={styles.room}>
        <div className={styles.main}>
          {isGuest ? null : share}
          <section className={shared.section} aria-labelledby="seats">
            <h2 id="seats">Seats</h2>
            <p aria-live="polite">{standingHere(card)}.</p>
            {game.players ? <p>One person may take several seats.</p> : null}
            {isGuest && !isInvited(card) && isForAnyone(card) ? (
              <NameField
                introduction={introduction}
                help="So the others know who sits down. You go by it at all your online tables."
              />
            ) : null}
            <ol className={styles.seats}>
              {card.seats.map((holder) => (
                <SeatItem
                  key={holder.seat}
                  game={game}
                  holder={holder}
                  card={card}
                  link={link}
                  introduce={introduction.introduce}
                />
              ))}
            </ol>
          </section>
          {isGuest ? share : null}
          <Rules game={game} card={card} />
          <div className={shared.row}>
            {card.tournament ? (
              <ButtonLink href={`/t/${card.tournament.id}`}>To the tournament</ButtonLink>
            ) : null}
            <ButtonLink href="/play">Back to the lobby</ButtonLink>
            {isHost(card, state.me) ? <HostDeeds game={game} card={card} link={link} /> : null}
          </div>
        </div>
        <RoomTalk state={state} link={link} />
      </div>
    </Page>
  )
}

function isHost({ host }: MatchCard, me: string | null): boolean {
  return host !== undefined && host === me
}

/** What the host of a table may do with it. Those who play again do so as before. */
function HostDeeds({ game, card, link }: Pick<WaitingRoomProps, 'game' | 'card' | 'link'>): ReactNode {
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      {card.after === undefined ? <Button onClick={() => setChanging(true)}>Change the terms</Button> : null}
      <CloseTable card={card} link={link} />
      {isChanging ? (
        <TermsDialog
          game={game}
          card={card}
          onChanged={(changed) => link.learn(changed)}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </>
  )
}

function CloseTable({ card, link }: Pick<WaitingRoomProps, 'card' | 'link'>): ReactNode {
  const say = useSay()
  const close = async (): Promise<void> => {
    const closed = await closeTable(card.id)
    if (closed.ok) link.learn(closed.value)
    else say({ sentence: closed.fault.message, mood: 'bad' })
  }
  return <Button onClick={() => void close()}>Close the table</Button>
}

/** Whoever comes may sit down. */
function isForAnyone({ after, tournament }: MatchCard): boolean {
  return after === undefined && tournament === undefined
}

function hasFreeSeat({ seats }: MatchCard): boolean {
  return seats.some(({ kind, invited }) => kind === 'open' && !invited)
}

function isInvited({ invited = [] }: MatchCard): boolean {
  return invited.length > 0
}

/** What is to be done here, for the one who reads. */
function leadOf(card: MatchCard): string {
  if (card.tournament) return pairedLead(card, card.tournament)
  if (isInvited(card)) return `${askedBy(card)}. Nothing begins before you accept.`
  if (card.mine.length === 0 && card.after === undefined) return invitation(card)
  return card.after === undefined
    ? 'It begins as soon as every seat is taken.'
    : 'It begins as soon as everybody who played before has accepted.'
}

/** At a table of a tournament. */
function pairedLead(card: MatchCard, { name, round }: NonNullable<MatchCard['tournament']>): string {
  const where = `Round ${round} of ${name}`
  if (isInvited(card)) return `${where}. Take your seat: the match begins as soon as both of you are here.`
  if (card.mine.length > 0) return `${where}. The match begins as soon as your opponent comes to the table.`
  return `${where}. The match begins as soon as both players are here.`
}

/** How it stands, and for how long whoever was asked may think about it. */
function standingHere(card: MatchCard): string {
  if (card.tournament && isInvited(card)) return 'Your seat is kept for you' // which round it is says the head of the page
  const until = untilWords(card)
  return until === null ? standing(card) : `${standing(card)}; the table stays ${until}`
}

/** For somebody who came by the link. */
function invitation({ seats }: MatchCard): string {
  const hosts = peopleNamed(seats.filter(({ kind }) => kind === 'person'))
  const verb = hosts.length === 1 ? 'waits' : 'wait'
  const who = hosts.length === 0 ? 'Nobody sits here yet' : `${listed(hosts)} ${verb} for you`
  return `${who}: take a free seat. The match begins as soon as every seat is taken.`
}

interface ShareLinkProps {
  readonly id: string
  /** To send it is what there is to do. */
  readonly isMain: boolean
}

function ShareLink({ id, isMain }: ShareLinkProps): ReactNode {
  const copy = useCopy()
  const address = `${location.origin}/m/${id}`
  return (
    <div className={styles.share} data-main={isMain ? '' : undefined}>
      <TextField
        label="Link to this table"
        help="Anyone who has it can sit down: send it to the people you want to play with."
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        kind={isMain ? 'main' : 'quiet'}
        onClick={() => copy(address, 'The link is copied: send it to your friends.')}
      >
        Copy the link
      </Button>
    </div>
  )
}

function RoomTalk({ state, link }: Pick<WaitingRoomProps, 'state' | 'link'>): ReactNode {
  const [muted, mute] = useMuted(state.me)
  const talk = {
    chat: state.chat,
    me: state.me,
    muted,
    audiences: [],
    onMute: mute,
    onSay: (text: string) => link.say(text),
  }
  return (
    <section className={styles.talk} aria-labelledby="talk">
      <h2 id="talk">Talk</h2>
      <TalkPanel {...talk} />
      <LastWords {...talk} />
    </section>
  )
}

interface SeatItemProps {
  readonly game: AnyGame
  readonly holder: SeatHolder
  readonly card: MatchCard
  readonly link: RemoteLink
  readonly introduce: Introduction['introduce']
}

function SeatItem({ game, holder, card, link, introduce }: SeatItemProps): ReactNode {
  const { seat, kind } = holder
  const [isSitting, setSitting] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const say = useSay()
  const isMine = card.mine.includes(seat)
  const brings = broughtTo(game, card).length > 0
  const isKeptForMe = card.invited?.includes(seat) ?? false
  const [isPublic, isPaired] = [card.visibility === 'public', card.tournament !== undefined]
  const sit = async (): Promise<void> => {
    if (!isKeptForMe && !(await introduce())) return
    if (brings && !goesAlong(card)) setSitting(true)
    else await move(() => sitDown(card, seat))
  }
  const move = async (how: typeof leaveSeat): Promise<void> => {
    setMoving(true)
    const moved = await how(card.id, seat)
    setMoving(false)
    if (moved.ok) link.learn(moved.value)
    else say({ sentence: moved.fault.message, mood: 'bad' })
  }
  return (
    <li
      className={styles.seat}
      style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
      data-open={kind === 'open' ? '' : undefined}
    >
      <span className={styles.number}>{seat + 1}</span>
      <span className={styles.who}>
        <strong>
          <HolderName holder={holder} isMine={isMine} />{' '}
          {holder.rating ? <RatingNote rating={holder.rating} /> : null}
        </strong>
        <span>{describe(holder, { isMine, isKeptForMe, isPublic, isPaired })}</span>
        {isMine && brings ? <span>{bringsWords(game, card, seat)}</span> : null}
      </span>
      <SeatDeeds
        holder={holder}
        card={card}
        isHosting={isHost(card, link.state.me) && card.after === undefined}
        bringsAnew={brings && !goesAlong(card)}
        isBusy={isMoving}
        onSit={() => void sit()}
        onBring={() => setSitting(true)}
        onLeave={() => void move(leaveSeat)}
      />
      {isSitting ? (
        <SitDialog
          game={game}
          card={card}
          seat={seat}
          onTaken={(taken) => link.learn(taken)}
          onClose={() => setSitting(false)}
        />
      ) : null}
    </li>
  )
}

/** Who sits there; other people with the way to what is known of them. */
function HolderName({
  holder,
  isMine,
}: {
  readonly holder: SeatHolder
  readonly isMine: boolean
}): ReactNode {
  const name = holderName(holder)
  return holder.id === undefined || isMine ? name : <Link href={`/people/${holder.id}`}>{name}</Link>
}

interface SeatDeedsProps extends Pick<SeatItemProps, 'holder' | 'card'> {
  /** The one who reads has opened this table. */
  readonly isHosting: boolean
  /** Who sits there may bring something else. */
  readonly bringsAnew: boolean
  readonly isBusy: boolean
  readonly onSit: () => void
  readonly onBring: () => void
  readonly onLeave: () => void
}

/** What the one who reads may do with a seat. */
function SeatDeeds({
  holder,
  card,
  isHosting,
  bringsAnew,
  isBusy,
  onSit,
  onBring,
  onLeave,
}: SeatDeedsProps): ReactNode {
  const { seat, kind, invited } = holder
  if (card.invited?.includes(seat))
    return (
      <span className={styles.deeds}>
        <Button kind="main" disabled={isBusy} onClick={onSit}>
          {card.tournament ? 'Take your seat' : 'Accept'}
        </Button>
        {card.tournament ? null : (
          <Button disabled={isBusy} onClick={onLeave}>
            Decline
          </Button>
        )}
      </span>
    )
  if (kind === 'open' && !invited)
    return <SitButton seat={seat} isFirst={card.mine.length === 0} isBusy={isBusy} onSit={onSit} />
  if (!card.mine.includes(seat))
    return isHosting && kind !== 'bot' ? (
      <Button disabled={isBusy} onClick={onLeave}>
        Send away<span className="unseen">, seat {seat + 1}</span>
      </Button>
    ) : null
  return (
    <span className={styles.deeds}>
      {bringsAnew ? <Button onClick={onBring}>Bring another</Button> : null}
      {card.tournament ? null : (
        <Button disabled={isBusy} onClick={onLeave}>
          {card.after === undefined ? 'Get up' : 'Call it off'}
          <span className="unseen">, seat {seat + 1}</span>
        </Button>
      )}
    </span>
  )
}

interface SitButtonProps {
  readonly seat: number
  /** Who presses it sits nowhere at this table yet. */
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly onSit: () => void
}

function SitButton({ seat, isFirst, isBusy, onSit }: SitButtonProps): ReactNode {
  return (
    <Button kind={isFirst ? 'main' : 'quiet'} disabled={isBusy} onClick={onSit}>
      {isFirst ? 'Sit here' : 'Sit here, too'}
      <span className="unseen">, seat {seat + 1}</span>
    </Button>
  )
}

interface Describing {
  readonly isMine: boolean
  readonly isPublic: boolean
  readonly isKeptForMe: boolean
  /** A tournament has paired those who sit here. */
  readonly isPaired: boolean
}

/** In a series everybody brings to each match what they brought to the first. */
function goesAlong({ series }: MatchCard): boolean {
  return (series?.game ?? 1) > 1
}

function describe(
  { kind, strength, online, invited }: SeatHolder,
  { isMine, isPublic, isKeptForMe, isPaired }: Describing,
): string {
  if (isKeptForMe) return 'your seat: it is kept for you'
  if (invited) return `${isPaired ? 'is expected' : 'is asked'}, and ${invited.online ? 'here' : 'away'}`
  if (kind === 'open') return isPublic ? 'anyone may sit down' : 'anyone with the link may sit down'
  if (kind === 'bot') return `a bot: ${strength ?? ''}`
  if (isMine) return 'this is you'
  return online === false ? 'away' : 'here'
}

function whoMayCome({ after, visibility, tournament }: MatchCard): string {
  if (tournament) return 'those who are paired'
  if (after !== undefined) return 'those who played before'
  return visibility === 'public' ? 'everybody here' : 'whoever has the link'
}

/** What was agreed on, so that whoever sits down knows it. */
function Rules({ game, card }: Pick<WaitingRoomProps, 'game' | 'card'>): ReactNode {
  const known = game.options.flatMap((spec) => {
    if (!optionApplies(spec, card.options)) return []
    const value = valueWords(spec, card.options[spec.id])
    return value === null ? [] : [{ label: spec.label, value }]
  })
  const rows = [
    ...(card.rated ? [{ label: 'Rated', value: 'yes: nothing is taken back' }] : []),
    ...(card.series ? [{ label: 'Length', value: `best of ${card.series.bestOf}` }] : []),
    { label: 'Clock', value: clockWords(card.clock) },
    ...(game.parties ? [{ label: 'When a player leaves', value: leaveWords(card.onLeave) }] : []),
    {
      label: 'Who may come',
      value: whoMayCome(card),
    },
    ...known,
  ]
  return (
    <section className={shared.section} aria-labelledby="rules">
      <h2 id="rules">How it is played</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
