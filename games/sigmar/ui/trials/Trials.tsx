import { MOST_TRIALS, oddsOf, type Odds, type SigmarPrompt, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardFrame, classes, EntityButton } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { preparedModifier, type Contest } from '../contest.ts'
import { whyNotTrial } from '../why-not.ts'
import { faceOf, lookOf } from '../looks.ts'
import { percent, signed } from '../odds.ts'
import styles from './Trials.module.css'

interface TrialsProps {
  readonly view: SigmarView
  readonly contest: Contest | null
  readonly prompt: SigmarPrompt | null
}

/** The row of active Trials, with the odds of whoever looks, or of the attempt that is going on. */
export function Trials(props: TrialsProps): JSX.Element {
  const { view } = props
  const slots = Array.from({ length: MOST_TRIALS }, (_, i) => view.trials[i] ?? null)
  return (
    <ul className={styles.trials} aria-label="Active Trials" data-part="trials">
      {slots.map((card, at) => (
        <li key={card ?? `empty ${at}`} className={styles.slot}>
          {card === null ? <span className={styles.empty}>no Trial</span> : <Trial {...props} card={card} />}
        </li>
      ))}
    </ul>
  )
}

function Trial(props: TrialsProps & { card: CardId }): JSX.Element | null {
  const { card, view, contest, prompt } = props
  const def = view.cards.def[card] ?? UNKNOWN
  const face = faceOf(def)
  if (!face) return null
  const isTried = contest?.trial === card && contest.result === 'open'
  const seat = isTried && contest ? contest.seat : (view.viewer ?? view.active)
  const odds = oddsOf(view, seat, {
    trial: card,
    ...(isTried && contest
      ? { modifier: preparedModifier(view, contest, seat), hasRolled: contest.rolls[seat] !== undefined }
      : {}),
  })
  const { type, difficulty, reward } = face.facts
  const label = `${face.name}. ${type} Trial, difficulty ${difficulty}, reward ${reward} Valor.${odds ? ` ${oddsText(odds)}.` : ''}`
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={label}
      className={classes(styles.trial, isTried && styles.tried)}
      whyNot={view.viewer === null ? undefined : whyNotTrial(prompt)}
      flies={`card:${card}`}
    >
      <CardFrame look={lookOf(face)} size="hand" instead={odds && <OddsStrip odds={odds} />} />
    </EntityButton>
  )
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
