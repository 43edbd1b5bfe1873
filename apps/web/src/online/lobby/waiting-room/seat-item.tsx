import type { AnyGame } from '@trialhall/kernel'
import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { sitDown, standUp } from '../../../fair/promise.ts'
import { Button } from '../../../kit/button.tsx'
import { useSay } from '../../../kit/toasts.tsx'
import type { OneAtATime } from '../../../api/use-one-at-a-time.ts'
import type { Introduction } from '../../account/introduction.tsx'
import { SitDialog, bringsWords, broughtTo } from '../../forms/sit-dialog.tsx'
import type { RemoteLink } from '../../link/remote-link.ts'
import { RatingNote } from '../../table/rating-note.tsx'
import { holderName } from '../../words.ts'
import styles from './waiting-room.module.css'
import { describe, isHost } from './words.ts'

interface SeatItemProps {
  readonly game: AnyGame
  readonly holder: SeatHolder
  readonly card: MatchCard
  readonly link: RemoteLink
  readonly introduce: Introduction['introduce']
  /** What is done with any of the seats: answers about two of them could cross. */
  readonly deeds: OneAtATime
}

/** One seat of a table that waits: who sits there or may, and what the one who reads may do about it. */
export function SeatItem({ game, holder, card, link, introduce, deeds }: SeatItemProps): ReactNode {
  const { seat, kind } = holder
  const [isSitting, setSitting] = useState(false)
  const { isBusy, once } = deeds
  const say = useSay()
  const isMine = card.mine.includes(seat)
  const brings = broughtTo(game, card).length > 0
  const isKeptForMe = card.invited?.includes(seat) ?? false
  const [isPublic, isPaired] = [card.visibility === 'public', card.tournament !== undefined]
  /** A name is made known first. */
  const sit = async (): Promise<void> => {
    const isKnown = isKeptForMe || (await introduce())
    if (isKnown && (!brings || goesAlong(card))) return move(sitDown)
    return setSitting(isKnown)
  }
  const move = async (how: typeof standUp): Promise<void> => {
    const moved = await how(card, seat)
    if (moved.ok) link.learn(moved.value, card)
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
        isBusy={isBusy}
        onSit={() => void once(sit)}
        onBring={() => void once(async () => setSitting(true))}
        onLeave={() => void once(() => move(standUp))}
      />
      {isSitting ? (
        <SitDialog
          game={game}
          card={card}
          seat={seat}
          onTaken={(taken) => link.learn(taken, card)}
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
  /** One of them is under way. The buttons keep the focus meanwhile, so that what opens next can give it back. */
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
        <Button kind="main" aria-disabled={isBusy} onClick={onSit}>
          {card.tournament ? 'Take your seat' : 'Accept'}
        </Button>
        {card.tournament ? null : (
          <Button aria-disabled={isBusy} onClick={onLeave}>
            Decline
          </Button>
        )}
      </span>
    )
  if (kind === 'open' && !invited)
    return <SitButton seat={seat} isFirst={card.mine.length === 0} isBusy={isBusy} onSit={onSit} />
  if (!card.mine.includes(seat))
    return isHosting && kind !== 'bot' ? (
      <Button aria-disabled={isBusy} onClick={onLeave}>
        Send away<span className="unseen">, seat {seat + 1}</span>
      </Button>
    ) : null
  return (
    <span className={styles.deeds}>
      {bringsAnew ? (
        <Button aria-disabled={isBusy} onClick={onBring}>
          Bring another
        </Button>
      ) : null}
      {card.tournament ? null : (
        <Button aria-disabled={isBusy} onClick={onLeave}>
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
    <Button kind={isFirst ? 'main' : 'quiet'} aria-disabled={isBusy} onClick={onSit}>
      {isFirst ? 'Sit here' : 'Sit here, too'}
      <span className="unseen">, seat {seat + 1}</span>
    </Button>
  )
}

/** In a series everybody brings to each match what they brought to the first. */
function goesAlong({ series }: MatchCard): boolean {
  return (series?.game ?? 1) > 1
}
