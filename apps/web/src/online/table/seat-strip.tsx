import type { AnyGame } from '@trialhall/kernel'
import type { Easing, MatchCard, SeatHolder } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import type { ShownClock } from '../link/online-state.ts'
import { ProfileName } from '../profile-name.tsx'
import { heirWords, partingWords } from './notes/partings.ts'
import { isSharedByParty, PartyTimes } from './party-times.tsx'
import { RatingNote } from './rating-note.tsx'
import styles from './seat-strip.module.css'
import { TimeLeft } from './time-left.tsx'

interface SeatStripProps {
  readonly game: Pick<AnyGame, 'parties'>
  readonly card: MatchCard
  readonly asked: readonly number[]
  readonly clock: ShownClock | null
  /** A bot that thinks as a weaker one for now. */
  readonly easing: Easing | null
  /** The one who reads has no seat, or none that is looked through. */
  readonly isWatching: boolean
}

/** So many seats have room for whole names at the head of a desktop's page. */
const FEW = 4

/** Who sits where, who is here, whose turn it is and how much time is left. */
export function SeatStrip({ game, card, asked, clock, easing, isWatching }: SeatStripProps): ReactNode {
  const isShared = isSharedByParty(card)
  return (
    <ul className={styles.strip} aria-label="Seats" data-crowded={card.seats.length > FEW ? '' : undefined}>
      {isWatching ? <li className={styles.watching}>you are watching</li> : null}
      {isShared && clock ? <PartyTimes game={game} card={card} clock={clock} /> : null}
      {card.seats.map((holder) => (
        <SeatChip
          key={holder.seat}
          holder={holder}
          isMine={card.mine.includes(holder.seat)}
          isAsked={asked.includes(holder.seat)}
          clock={clock}
          isTimed={!isShared}
          easedTo={easing?.seat === holder.seat ? easing.as : null}
        />
      ))}
    </ul>
  )
}

interface SeatChipProps {
  readonly holder: SeatHolder
  readonly isMine: boolean
  readonly isAsked: boolean
  readonly clock: ShownClock | null
  /** It has time of its own, which stands beside it. */
  readonly isTimed: boolean
  /** The strength that a bot thinks as for now. */
  readonly easedTo: string | null
}

function SeatChip({ holder, isMine, isAsked, clock, isTimed, easedTo }: SeatChipProps): ReactNode {
  const presence = presenceOf(holder)
  const parting = partingWords(holder, clock)
  const heir = heirWords(holder)
  return (
    <li
      className={styles.chip}
      data-presence={presence}
      data-asked={isAsked ? '' : undefined}
      data-mine={isMine ? '' : undefined}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.chipName} title={isMine ? undefined : holder.name}>
        {isMine ? 'You' : <ProfileName who={holder} isAtTable className={styles.profile} />}
      </span>
      {holder.rating ? <RatingNote rating={holder.rating} /> : null}
      <span className="unseen">
        {' '}
        {parting === null ? PRESENCE[presence] : ''}
        {isAsked ? ', to move' : ''}
      </span>
      {easedTo === null ? null : <span className={styles.gone}>as {easedTo}</span>}
      {parting === null ? null : <span className={styles.gone}>{parting}</span>}
      {heir === null ? null : <span className={styles.gone}>{heir}</span>}
      {clock === null || !isTimed || parting !== null ? null : <TimeLeft clock={clock} seat={holder.seat} />}
    </li>
  )
}

type Presence = Pick<SeatHolder, 'kind' | 'online' | 'gone'>

/** Whether somebody is here, in words. */
const PRESENCE = { here: 'is here', away: 'is away', bot: 'is a bot' } as const

/** Whether somebody is here; a bot that plays on for somebody is a bot. */
export function presenceOf({ kind, online, gone }: Presence): keyof typeof PRESENCE {
  if (kind === 'bot' || gone === 'bot' || gone === 'replaced') return 'bot'
  return online === true ? 'here' : 'away'
}
