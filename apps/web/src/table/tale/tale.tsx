import type { AnyGame, RetoldMatch, Seat } from '@trialhall/kernel'
import { Curve, type MatchTale, type TableSnapshot } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './tale.module.css'
import {
  curveText,
  fortuneText,
  momentsOf,
  openText,
  ownSide,
  percent,
  roundsIn,
  rowsOf,
  sideCount,
  sideNames,
  type TaleAbout,
  type ToldMoment,
} from './tale-words.ts'
import { type LogOf, useRetelling } from './use-retelling.ts'

/** Where the match of an end is told from. */
export interface TaleSource {
  readonly logOf: LogOf
  /** The address of its replay. */
  readonly replay: string
}

interface TaleProps {
  readonly game: AnyGame
  readonly tale: MatchTale
  readonly snapshot: TableSnapshot
  readonly names: readonly string[]
  /** Seats of the one who reads. */
  readonly mine: readonly Seat[]
  readonly source: TaleSource
}

/** The match told again at its end: who was ahead, where it turned, the best and the luckiest play, each a link into the replay. */
export function Tale(props: TaleProps): ReactNode {
  const { game, tale, snapshot, source } = props
  const retold = useRetelling({ game, tale, snapshot, logOf: source.logOf })
  if (retold === 'untold') return null
  return (
    <section className={styles.tale} aria-labelledby="tale" data-tale={retold === null ? 'telling' : 'told'}>
      <h3 id="tale">How the match went</h3>
      {retold === null ? (
        <p className={styles.telling}>Reading the match again …</p>
      ) : (
        <Told {...props} match={retold} />
      )}
    </section>
  )
}

function Told({ match, ...props }: TaleProps & { readonly match: RetoldMatch }): ReactNode {
  const { game, tale, mine, source } = props
  const about: TaleAbout = props
  const sides = sideNames(about, sideCount(match))
  const moments = momentsOf(match, about)
  return (
    <>
      <Curve
        standings={match.standings}
        names={sides}
        own={ownSide(game, mine)}
        rounds={roundsIn(match).map(({ at, round }) => ({ at, label: String(round) }))}
        marks={moments.map(({ at, letter }) => ({ at, label: letter }))}
        text={curveText(match, sides)}
      />
      <ul className={styles.moments}>
        {moments.map((moment) => (
          <Moment key={moment.letter} moment={moment} replay={source.replay} />
        ))}
      </ul>
      {[openText(match, game), fortuneText(match, { tale, sides })].map((said) =>
        said === '' ? null : (
          <p key={said} className={styles.fortune}>
            {said}
          </p>
        ),
      )}
      <Rounds match={match} sides={sides} />
    </>
  )
}

function Moment({ moment, replay }: { readonly moment: ToldMoment; readonly replay: string }): ReactNode {
  const { letter, title, at, story, meaning } = moment
  return (
    <li>
      <Link href={`${replay}?at=${at}`} className={styles.moment}>
        <b className={styles.letter} aria-hidden="true">
          {letter}
        </b>
        <strong>{title}</strong>
        <span>{story}</span>
        <small>{meaning}</small>
      </Link>
    </li>
  )
}

/** The curve as numbers, for whoever reads rather than looks. */
function Rounds({
  match,
  sides,
}: {
  readonly match: RetoldMatch
  readonly sides: readonly string[]
}): ReactNode {
  const rows = rowsOf(match)
  if (rows.length === 0) return null
  return (
    <details className={styles.rounds}>
      <summary>The curve in numbers</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">After round</th>
            {sides.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ round, shares }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {sides.map((name, side) => (
                <td key={name}>{percent(shares[side] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
