import type { TournamentLine, TournamentTable, TournamentView } from '@trialhall/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Countdown } from '../online/tournaments/countdown.tsx'
import { roundName } from '../online/tournaments/rounds.tsx'
import { useTournament } from '../online/tournaments/use-tournament.ts'
import { wallPart } from '../online/tournaments/wall-part.ts'
import { nameOf, pointsText, resultText, statusText, timeText } from '../online/tournaments/words.ts'
import styles from './wall.module.css'

/** So many lines can be larger. */
const FEW = 6
const TURN_MS = 10_000

/** A tournament as a club shows it on a wall: large, without anything to press, up to date by itself. */
export default function WallPage({ id }: { readonly id: string }): ReactNode {
  const { view, trouble, slow } = useTournament(id)
  const turn = useTurn()
  useEffect(() => {
    document.title = view?.card.name ?? 'Tournament'
  }, [view?.card.name])
  if (view === null)
    return (
      <main className={styles.wall}>
        <p aria-live="polite">{trouble ?? 'Looking at the tournament…'}</p>
      </main>
    )
  return (
    <main className={styles.wall}>
      <header className={styles.head}>
        <h1>{view.card.name}</h1>
        <p>
          {headOf(view)} <Times view={view} slow={slow} />
        </p>
      </header>
      <div className={styles.halves}>
        <Tables view={view} turn={turn} />
        <Places view={view} turn={turn} />
      </div>
    </main>
  )
}

/** Counts up, so that lists turn over. */
function useTurn(): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((old) => old + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [])
  return turn
}

function headOf({ card }: TournamentView): string {
  return card.status === 'over' && card.winner !== null ? `Winner: ${card.winner}` : statusText(card)
}

function Times({ view, slow }: { readonly view: TournamentView; readonly slow: number }): ReactNode {
  const { nextAt, showBy, awaited, now } = view
  if (nextAt !== null)
    return (
      <>
        · next round in <Countdown to={nextAt} slow={slow} />
      </>
    )
  if (showBy === null || showBy < now || awaited === 0) return null
  return (
    <>
      · to your tables: <Countdown to={showBy} slow={slow} />
    </>
  )
}

interface PartProps {
  readonly view: TournamentView
  readonly turn: number
}

function Tables({ view, turn }: PartProps): ReactNode {
  const round = view.rounds.length
  const tables = view.rounds.at(-1) ?? []
  const { from, lines, range } = wallPart(tables, turn)
  return (
    <section className={styles.half} aria-labelledby="tables">
      <h2 id="tables">
        {round === 0 ? 'Pairings follow' : titleOf(view)} <Range range={range} of={tables.length} />
      </h2>
      {view.card.status === 'open' ? <HowToEnter view={view} /> : null}
      <ol className={styles.list} data-few={lines.length <= FEW ? '' : undefined}>
        {lines.map((table, at) => (
          <li key={from + at} className={styles.pair}>
            <span className={styles.number}>{from + at + 1}</span>
            <Side view={view} table={table} side={0} />
            <span className={table.result === null ? `${styles.result} ${styles.live}` : styles.result}>
              {table.result === null ? '–' : resultText(table)}
            </span>
            <Side view={view} table={table} side={1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Which lines are shown of a list that turns over, and of how many where that stands nowhere else. */
function Range({ range, of }: { readonly range: string; readonly of?: number }): ReactNode {
  if (range === '') return null
  return <span className={styles.range}>{of === undefined ? range : `${range} of ${of}`}</span>
}

/** For those who stand before the wall and have not entered. */
function HowToEnter({ view }: Pick<PartProps, 'view'>): ReactNode {
  const { id, startsAt } = view.card
  return (
    <div className={styles.how}>
      <p>
        Enter at <strong>{`${location.host}/t/${id}`}</strong>
      </p>
      {startsAt === null ? null : <p>It begins on {timeText(startsAt)}.</p>}
    </div>
  )
}

/** Which round the pairings are of; a bracket's have names. */
function titleOf({ card, rounds }: TournamentView): string {
  return card.system === 'elimination'
    ? roundName(rounds.length, card.rounds ?? rounds.length)
    : `Round ${rounds.length}`
}

function Side({
  view,
  table,
  side,
}: Pick<PartProps, 'view'> & { table: TournamentTable; side: 0 | 1 }): ReactNode {
  const { result, sides } = table
  const hasWon = result !== null && result.points[side] > result.points[side === 0 ? 1 : 0]
  return <bdi className={hasWon ? styles.won : undefined}>{nameOf(view, sides[side])}</bdi>
}

function Places(props: PartProps): ReactNode {
  const { card, standings } = props.view
  if (card.status === 'open') return <Entrants {...props} />
  return standings.some(isPlayed) ? <Standings {...props} /> : <Players {...props} />
}

function isPlayed({ points, won, drawn, lost }: TournamentLine): boolean {
  return points + won + drawn + lost > 0
}

/** Who has entered, in that order; how many they are stands at the head of the wall. */
function Entrants({ view, turn }: PartProps): ReactNode {
  const { lines, range } = wallPart(view.entrants, turn)
  return (
    <Half title="Entered" range={<Range range={range} />} count={lines.length}>
      {lines.map(({ n, name }) => (
        <li key={n} className={styles.line}>
          <span className={styles.number}>{n}</span>
          <bdi>{name}</bdi>
        </li>
      ))}
    </Half>
  )
}

/** Before the first result nobody stands before anybody else: people look for their name. */
function Players({ view, turn }: PartProps): ReactNode {
  const names = view.standings.map(({ n }) => nameOf(view, n)).toSorted((a, b) => a.localeCompare(b))
  const { from, lines, range } = wallPart(names, turn)
  return (
    <Half title="Players" range={<Range range={range} of={names.length} />} count={lines.length}>
      {lines.map((name, at) => (
        <li key={from + at} className={styles.line}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </Half>
  )
}

function Standings({ view, turn }: PartProps): ReactNode {
  const { lines, range } = wallPart(view.standings, turn)
  return (
    <Half title="Standings" range={<Range range={range} of={view.standings.length} />} count={lines.length}>
      {lines.map((line) => (
        <li key={line.n} className={styles.line}>
          <span className={styles.number}>{line.rank}</span>
          <bdi>{nameOf(view, line.n)}</bdi>
          <strong>{pointsText(line.points)}</strong>
        </li>
      ))}
    </Half>
  )
}

interface HalfProps {
  readonly title: string
  readonly range: ReactNode
  /** How many lines there are. */
  readonly count: number
  readonly children: ReactNode
}

function Half({ title, range, count, children }: HalfProps): ReactNode {
  return (
    <section className={styles.half} aria-labelledby="places">
      <h2 id="places">
        {title} {range}
      </h2>
      <ol className={styles.list} data-few={count <= FEW ? '' : undefined}>
        {children}
      </ol>
    </section>
  )
}
