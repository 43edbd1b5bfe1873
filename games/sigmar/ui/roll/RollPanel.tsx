import type { SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN } from '@trialhall/kernel'
import { Die } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { preparedModifier, type Contest } from '../contest.ts'
import { numeral } from '../odds.ts'
import { faceOf } from '../looks.ts'
import { dieNeeded } from './chances.ts'
import { Duel } from './Duel.tsx'
import styles from './RollPanel.module.css'
import { Sum } from './Sum.tsx'

interface RollPanelProps {
  readonly view: SigmarView
  readonly contest: Contest | null
  readonly names: readonly string[]
  /** The Trials beside it are to be picked from: nothing may lie over them. */
  readonly isAside: boolean
}

/** The Fate Die in the middle: what is added to it, what must be reached, what came of it. A Duel lies over the Trials. */
export function RollPanel({ view, contest, names, isAside }: RollPanelProps): JSX.Element {
  if (contest && contest.target !== null && !isAside) {
    return (
      <div key="duel" className={styles.plaque} data-duel="" data-part="die">
        <Duel view={view} contest={contest} names={names} />
      </div>
    )
  }
  const attempt = contest !== null && contest.trial !== null ? contest : null
  return (
    <div key="die" className={styles.panel} data-part="die">
      <span className={styles.bowl} data-result={attempt?.result}>
        <Die
          value={attempt?.rolls[attempt.seat]?.die ?? null}
          throws={attempt?.throws ?? 0}
          label={attempt ? saidOf(attempt, names) : 'The Fate Die has not been thrown in this turn.'}
        />
      </span>
      {attempt && <Sum seat={attempt.seat} view={view} contest={attempt} />}
      {attempt && <Verdict view={view} contest={attempt} />}
    </div>
  )
}

function saidOf({ seat, rolls }: Contest, names: readonly string[]): string {
  const thrown = rolls[seat]
  const name = names[seat] ?? ''
  return thrown
    ? `${name} rolled ${thrown.die}, in total ${numeral(thrown.total)}.`
    : `${name} has not rolled yet.`
}

/** What must be reached, with what the die must show for it; then how it went. */
function Verdict({ view, contest }: { view: SigmarView; contest: Contest }): JSX.Element {
  const { trial, result, seat } = contest
  const difficulty = Number(faceOf(view.cards.def[trial ?? UNKNOWN] ?? UNKNOWN)?.facts.difficulty ?? 0)
  const total = contest.rolls[seat]?.total
  return (
    <span className={styles.goal} data-result={result}>
      {VERDICTS[result] ?? `needs ${difficulty}`}
      {result === 'open' && total === undefined && (
        <small>{dieNeeded(difficulty, preparedModifier(view, contest, seat))}</small>
      )}
      {result === 'lost' && total !== undefined && <small>{difficulty - total} short</small>}
    </span>
  )
}

const VERDICTS: Readonly<Partial<Record<Contest['result'], string>>> = {
  won: 'Success',
  lost: 'Failure',
  automatic: 'Sure success',
}
