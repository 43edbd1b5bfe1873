import { vpOf, type TempusView } from '@trialhall/game-tempus'
import { Unseen } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { ownParty } from '../board/play.ts'
import { PartyName } from '../parties/PartyName.tsx'
import styles from './VpTrack.module.css'

/** Victory Points of both parties, and where the Guardian comes. */
export function VpTrack({ view }: { readonly view: TempusView }): JSX.Element {
  const own = ownParty(view)
  const goal = view.settings.guardianAt
  const points = [vpOf(view, own), vpOf(view, 1 - own)] as const
  const most = Math.max(goal + 2, ...points)
  const at = (vp: number): CSSProperties => ({ '--at': vp / most }) as CSSProperties
  const guardian = view.hasGuardian ? 'Guardian here' : `Guardian at ${goal}`
  return (
    <section className={styles.vp} aria-label="Victory Points" data-part="vp">
      <p className={styles.sums}>
        <b data-side="own">
          <PartyName view={view} party={own} /> <span className={styles.points}>{points[0]}</span>
        </b>
        <small>{guardian}</small>
        <b data-side="enemy">
          <span className={styles.points}>{points[1]}</span> <PartyName view={view} party={1 - own} />
        </b>
        <Unseen>Victory Points</Unseen>
      </p>
      <span className={styles.rail} aria-hidden="true">
        {Array.from({ length: most + 1 }, (_, vp) => (
          <i key={vp} style={at(vp)} data-five={vp % 5 === 0 ? '' : undefined} />
        ))}
        <span className={styles.guardian} style={at(goal)} data-here={view.hasGuardian ? '' : undefined} />
        {(['enemy', 'own'] as const).map((side) => (
          <span
            key={side}
            className={styles.drop}
            data-side={side}
            data-level={points[0] === points[1] ? '' : undefined}
            style={at(points[side === 'own' ? 0 : 1])}
          />
        ))}
      </span>
    </section>
  )
}
