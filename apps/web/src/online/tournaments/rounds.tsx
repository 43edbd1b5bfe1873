import type { TournamentTable, TournamentView } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { SelectField } from '../../kit/field.tsx'
import { ProfileName } from '../profile-name.tsx'
import styles from './tournament.module.css'
import { entrantOf, reasonText, resultText } from './words.ts'

interface RoundsProps {
  readonly view: TournamentView
  /** What the organiser can do with a table. */
  readonly action?: (round: number, table: number, pairing: TournamentTable) => ReactNode
}

/** The pairings of a round, the one that is played first; of an elimination the whole bracket. */
export function Rounds(props: RoundsProps): ReactNode {
  const { rounds, card } = props.view
  if (rounds.length === 0) return null
  return card.system === 'elimination' ? <Bracket {...props} /> : <OneRound {...props} />
}

function OneRound({ view, action }: RoundsProps): ReactNode {
  const last = view.rounds.length
  const [chosen, setChosen] = useState<number | null>(null)
  const round = chosen ?? last
  const choices = view.rounds.map((_, at) => ({ id: String(at + 1), label: `Round ${at + 1}` })).toReversed()
  return (
    <section className={styles.section} aria-labelledby="pairings">
      <div className={styles.head}>
        <h2 id="pairings">Pairings of round {round}</h2>
        {last > 1 ? (
          <SelectField
            label="Show round"
            choices={choices}
            value={String(round)}
            onChange={({ target }) => setChosen(Number(target.value) === last ? null : Number(target.value))}
          />
        ) : null}
      </div>
      <ol className={styles.pairings}>
        {(view.rounds[round - 1] ?? []).map((table, at) => (
          <Pair key={at} view={view} table={table}>
            {action?.(round, at + 1, table)}
          </Pair>
        ))}
      </ol>
    </section>
  )
}

interface PairProps {
  readonly view: TournamentView
  readonly table: TournamentTable
  readonly children?: ReactNode
}

function Pair({ view, table, children }: PairProps): ReactNode {
  const [first, second] = table.sides // a bye has one side
  const isMine = view.me.entrant !== null && table.sides.includes(view.me.entrant)
  const reason = reasonText(table)
  return (
    <li className={styles.pair} data-mine={isMine ? '' : undefined} data-live={table.result ? undefined : ''}>
      <span className={styles.side} data-won={hasWon(table, 0) ? '' : undefined}>
        <ProfileName who={entrantOf(view, first)} />
      </span>
      <span className={styles.result}>
        {table.match === null ? (
          resultText(table)
        ) : (
          <Link href={`/m/${table.match}`}>{resultText(table)}</Link>
        )}
        {reason === null ? null : <small>{reason}</small>}
      </span>
      <span className={styles.side} data-won={hasWon(table, 1) ? '' : undefined}>
        <ProfileName who={entrantOf(view, second)} />
      </span>
      {children ? <span className={styles.deeds}>{children}</span> : null}
    </li>
  )
}

function hasWon({ result }: TournamentTable, side: 0 | 1): boolean {
  return result !== null && result.points[side] > result.points[side === 0 ? 1 : 0]
}

/** All rounds side by side, from the first to the last, with those that are still to come. */
function Bracket({ view, action }: RoundsProps): ReactNode {
  const planned = view.card.rounds ?? view.rounds.length
  const size = view.rounds[0]?.length ?? 1
  return (
    <section className={styles.section} aria-labelledby="bracket">
      <h2 id="bracket">Bracket</h2>
      <div className={styles.bracket}>
        {Array.from({ length: planned }, (_, at) => (
          <div key={at} className={styles.column}>
            <h3>{roundName(at + 1, planned)}</h3>
            <ol>
              {Array.from({ length: size / 2 ** at }, (_unused, place) => {
                const table = view.rounds[at]?.[place]
                return table ? (
                  <Meeting key={place} view={view} table={table}>
                    {action?.(at + 1, place + 1, table)}
                  </Meeting>
                ) : (
                  <li key={place} className={styles.meeting} data-open="">
                    <span>to be decided</span>
                  </li>
                )
              })}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function Meeting({ view, table, children }: PairProps): ReactNode {
  const isMine = view.me.entrant !== null && table.sides.includes(view.me.entrant)
  const reason = reasonText(table)
  return (
    <li className={styles.meeting} data-mine={isMine ? '' : undefined}>
      {([0, 1] as const).map((side) => (
        <span key={side} className={styles.side} data-won={hasWon(table, side) ? '' : undefined}>
          {table.sides[side] === null ? 'bye' : <ProfileName who={entrantOf(view, table.sides[side])} />}
          {hasWon(table, side) && !table.sides.includes(null) ? <span className="unseen"> won</span> : null}
        </span>
      ))}
      {reason === null ? null : <small>{reason}</small>}
      {table.match === null ? null : (
        <Link href={`/m/${table.match}`}>{table.result === null ? 'To the table' : 'See the match'}</Link>
      )}
      {children}
    </li>
  )
}

/** What a round of an elimination is called. */
export function roundName(round: number, planned: number): string {
  const names = ['Final', 'Semi-finals', 'Quarter-finals']
  return names[planned - round] ?? `Round ${round}`
}
