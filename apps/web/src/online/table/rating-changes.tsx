import type { MatchCard, SeatHolder, SeatRating } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ProfileName } from '../profile-name.tsx'
import styles from './rating.module.css'

/** What a rated match changed, for everybody who played it; nothing for any other. */
export function RatingChanges({ card }: { readonly card: MatchCard }): ReactNode {
  const { ratings, game } = card
  if (!ratings) return null
  if ('why' in ratings) return <p className={styles.unchanged}>{WHY[ratings.why]}</p>
  return (
    <div className={styles.changes}>
      <ul aria-label="Ratings">
        {onceEach(card, ratings.changes).map((change) => (
          <li key={change.seat} data-mine={card.mine.includes(change.seat) ? '' : undefined}>
            {card.mine.includes(change.seat) ? (
              'You'
            ) : (
              <ProfileName who={playerAt(card, change.seat)} isAtTable />
            )}
            <span aria-hidden="true">
              {change.before} → {change.after}
              {change.provisional ? '?' : ''}
            </span>
            <span
              className={styles.step}
              data-up={change.after > change.before ? '' : undefined}
              aria-hidden="true"
            >
              {stepWords(change)}
            </span>
            <span className="unseen">{spoken(change)}</span>
          </li>
        ))}
      </ul>
      <Link href={`/leaderboards/${game}`}>Leaderboard</Link>
    </div>
  )
}

const WHY = {
  void: 'The match has no result, so no rating changed.',
  pair: 'No rating changed: matches between you count no more today, or not at all.',
} as const

/** Whoever has several seats is named once, by the first of them; so is a strength of bots. */
function onceEach({ seats }: MatchCard, changes: readonly SeatRating[]): readonly SeatRating[] {
  const whose = ({ seat }: SeatRating): string => seats[seat]?.id ?? seats[seat]?.strength ?? String(seat)
  return changes.filter((change, at) => changes.findIndex((one) => whose(one) === whose(change)) === at)
}

/** Who played a seat; of those whom a partner took over from, only the name is known. */
function playerAt({ seats }: MatchCard, seat: number): Pick<SeatHolder, 'name' | 'id' | 'hasAccount'> {
  const holder = seats[seat]
  return holder?.from === undefined ? (holder ?? { name: '' }) : { name: holder.from }
}

/** By how much a rating moved: '+14'. */
export function stepWords({ before, after }: Pick<SeatRating, 'before' | 'after'>): string {
  const step = after - before
  return step === 0 ? '±0' : step > 0 ? `+${step}` : `−${-step}`
}

function spoken({ before, after, provisional }: SeatRating): string {
  const moved =
    before === after ? `stays at ${after}` : `${after > before ? 'rose' : 'fell'} from ${before} to ${after}`
  return `: the rating ${moved}${provisional ? ', which is provisional' : ''}`
}
