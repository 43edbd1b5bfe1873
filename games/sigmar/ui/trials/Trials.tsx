import { MOST_TRIALS, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { CardFrame, classes, EntityButton } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { traitOf, type Contest } from '../contest.ts'
import { faceOf, lookOf } from '../looks.ts'
import { oddsOf, percent, signed, type Odds } from '../odds.ts'
import styles from './Trials.module.css'

/** The row of active Trials, with the odds of whoever looks, or of the attempt that is going on. */
export function Trials(props: { view: SigmarView; contest: Contest | null }): JSX.Element {
  const { view, contest } = props
  const slots = Array.from({ length: MOST_TRIALS }, (_, i) => view.trials[i] ?? null)
  return (
    <ul className={styles.trials} aria-label="Active Trials" data-part="trials">
      {slots.map((card, at) => (
        <li key={card ?? `empty ${at}`} className={styles.slot}>
          {card === null ? (
            <span className={styles.empty}>no Trial</span>
          ) : (
            <Trial card={card} view={view} contest={contest} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Trial(props: { card: CardId; view: SigmarView; contest: Contest | null }): JSX.Element | null {
  const { card, view, contest } = props
  const def = view.cards.def[card] ?? UNKNOWN
  const face = faceOf(def)
  if (!face) return null
  const isTried = contest?.trial === card && contest.result === 'open'
  const seat = isTried && contest ? contest.seat : (view.viewer ?? view.active)
  const odds = oddsOf(view, seat, {
    trial: card,
    ...(isTried && contest ? { modifier: preparedModifier(view, contest, seat) } : {}),
  })
  const { type, difficulty, reward } = face.facts
  const label = `${face.name}. ${type} Trial, difficulty ${difficulty}, reward ${reward} Valor.${odds ? ` ${oddsText(odds)}.` : ''}`
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={label}
      className={classes(styles.trial, isTried && styles.tried)}
    >
      <CardFrame look={lookOf(face)} size="hand" instead={odds && <OddsStrip odds={odds} />} />
    </EntityButton>
  )
}

/** What counts on the roll that is being prepared. */
function preparedModifier(view: SigmarView, contest: Contest, seat: Seat): number {
  const own = contest.modifiers.filter((one) => one.seat === seat && !one.isCancelled)
  return traitOf(view, contest, seat) + own.reduce((sum, one) => sum + one.by, 0)
}

function OddsStrip({ odds }: { odds: Odds }): JSX.Element {
  return (
    <span className={styles.odds}>
      <span className={styles.bar}>
        <span style={{ width: percent(odds.chance).replace(' ', '') }} />
      </span>
      <b>{odds.isSure ? 'sure' : percent(odds.chance)}</b>
      {odds.modifier !== 0 && !odds.isSure && <i>{signed(odds.modifier)}</i>}
    </span>
  )
}

function oddsText({ chance, modifier, isSure }: Odds): string {
  if (isSure) return 'Succeeds without a die'
  return `Chance ${percent(chance)}${modifier === 0 ? '' : ` at ${signed(modifier)}`}`
}
