import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { ProfileName } from '../profile-name.tsx'
import styles from './opponents.module.css'

/** The others who played a match and have an account, with the way to their profiles; nothing where there are none. */
export function Opponents({ card }: { readonly card: MatchCard }): ReactNode {
  const others = knownOthers(card)
  if (others.length === 0) return null
  return (
    <p className={styles.opponents}>
      {others.length === 1 ? 'Profile: ' : 'Profiles: '}
      {others.map((who, at) => (
        <span key={who.id}>
          {at > 0 ? ', ' : ''}
          <ProfileName who={who} isAtTable />
        </span>
      ))}
    </p>
  )
}

/** Each of them once, whatever the number of their seats. */
function knownOthers({ seats, mine }: Pick<MatchCard, 'seats' | 'mine'>): readonly SeatHolder[] {
  const others = seats.filter(({ seat, hasAccount }) => hasAccount && !mine.includes(seat))
  return others.filter(({ id }, at) => others.findIndex((one) => one.id === id) === at)
}
