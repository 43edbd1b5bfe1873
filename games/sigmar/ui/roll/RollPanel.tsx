import { FIRST_CHAMPION, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type DefIndex, type Seat } from '@trialhall/kernel'
import { classes, Die, Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { traitOf, type Contest } from '../contest.ts'
import { cardShape, faceOf } from '../looks.ts'
import { signed } from '../odds.ts'
import styles from './RollPanel.module.css'

interface RollPanelProps {
  readonly view: SigmarView
  readonly contest: Contest | null
  readonly names: readonly string[]
}

/** The Fate Die in the middle: what is added to it, what must be reached, what came of it. */
export function RollPanel({ view, contest, names }: RollPanelProps): JSX.Element {
  if (!contest) {
    return (
      <div className={styles.panel} data-idle="true" data-part="die">
        <Die value={null} throws={0} label="The Fate Die has not been thrown in this turn." />
      </div>
    )
  }
  const seats = contest.target === null ? [contest.seat] : [contest.seat, contest.target]
  return (
    <div className={styles.panel} data-duel={contest.target !== null} data-part="die">
      {seats.map((seat) => (
        <Side key={seat} seat={seat} view={view} contest={contest} name={names[seat] ?? ''} />
      ))}
      <Verdict view={view} contest={contest} />
    </div>
  )
}

function Side(props: { seat: Seat; view: SigmarView; contest: Contest; name: string }): JSX.Element {
  const { seat, view, contest, name } = props
  const thrown = contest.rolls[seat]
  const said = thrown
    ? `${name} rolled ${thrown.die}, in total ${thrown.total}.`
    : `${name} has not rolled yet.`
  const isDuel = contest.target !== null
  return (
    <div className={styles.side}>
      {isDuel && <span className={styles.who}>{name}</span>}
      <Die value={thrown?.die ?? null} throws={throwsOf(contest, seat)} label={said} isSmall={isDuel} />
      <Sum seat={seat} view={view} contest={contest} />
    </div>
  )
}

/** A die is thrown anew whenever its owner's roll changes: all throws of an attempt, every second one of a Duel. */
function throwsOf(contest: Contest, seat: Seat): number {
  if (contest.target === null) return contest.throws
  return Math.ceil((contest.throws - (seat === contest.seat ? 0 : 1)) / 2)
}

function Sum({ seat, view, contest }: { seat: Seat; view: SigmarView; contest: Contest }): JSX.Element {
  const thrown = contest.rolls[seat]
  const own = contest.modifiers.filter((one) => one.seat === seat)
  const trait = traitOf(view, contest, seat)
  return (
    <ul className={styles.sum} aria-label="What counts">
      {trait !== 0 && <Chip by={trait} def={FIRST_CHAMPION + (view.players[seat]?.champion ?? 0)} />}
      {own.map((one) => (
        <Chip key={one.card} by={one.by} def={one.def} isCancelled={one.isCancelled} />
      ))}
      {thrown && (
        <li key={contest.throws} className={styles.total}>
          {thrown.die} {thrown.modifier !== 0 && <span>{signed(thrown.modifier)}</span>} ={' '}
          <b>{thrown.total}</b>
        </li>
      )}
    </ul>
  )
}

/** What one card or the Champion's trait adds: its glyph and its number. */
function Chip(props: { by: number; def: DefIndex; isCancelled?: boolean }): JSX.Element {
  const { by, def, isCancelled } = props
  const face = faceOf(def)
  const name = face?.name ?? 'a card'
  return (
    <li className={classes(styles.chip, isCancelled && styles.cancelled)} title={name}>
      {face && <Glyph shape={cardShape(face.slug)} />}
      {signed(by)} <Unseen>{isCancelled ? `${name}, cancelled` : name}</Unseen>
    </li>
  )
}

const VERDICTS = { open: '', won: 'Success', lost: 'Failure', automatic: 'Sure success' } as const

function Verdict({ view, contest }: { view: SigmarView; contest: Contest }): JSX.Element {
  const { trial, result } = contest
  if (trial === null)
    return <span className={styles.goal}>{result === 'open' ? 'the higher total wins' : ''}</span>
  const difficulty = faceOf(view.cards.def[trial] ?? UNKNOWN)?.facts.difficulty
  return (
    <span className={styles.goal} data-result={result}>
      {result === 'open' ? `needs ${difficulty}` : VERDICTS[result]}
    </span>
  )
}
