import type { TournamentLine, TournamentView } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { ProfileName } from '../profile-name.tsx'
import styles from './tournament.module.css'
import { entrantOf, OUT, pointsText, TIES } from './words.ts'

/** Everybody's place, as it stands. */
export function Standings({ view }: { readonly view: TournamentView }): ReactNode {
  const { standings, card, entrants, me } = view
  if (standings.length === 0) return null
  const isElimination = card.system === 'elimination'
  const outOf = new Map(entrants.map(({ n, out }) => [n, out]))
  return (
    <section className={styles.section} aria-labelledby="standings">
      <h2 id="standings">{card.status === 'over' ? 'Final standings' : 'Standings'}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              {isElimination ? <th scope="col">Won</th> : <Heads system={card.system} />}
            </tr>
          </thead>
          <tbody>
            {standings.map((line) => (
              <tr key={line.n} data-mine={line.n === me.entrant ? '' : undefined}>
                <td>{line.rank}</td>
                <th scope="row">
                  <ProfileName who={entrantOf(view, line.n)} />
                  {line.n === me.entrant ? <span className={styles.you}> (you)</span> : null}
                  <Gone why={outOf.get(line.n) ?? null} />
                </th>
                {isElimination ? <td>{line.won}</td> : <Figures line={line} system={card.system} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.small}>{TIES[card.system]}</p>
    </section>
  )
}

function Gone({ why }: { readonly why: TournamentView['entrants'][number]['out'] }): ReactNode {
  return why === null ? null : <span className={styles.gone}> {OUT[why]}</span>
}

type System = TournamentView['card']['system']

function Heads({ system }: { readonly system: System }): ReactNode {
  return (
    <>
      <th scope="col">Points</th>
      {system === 'swiss' ? <th scope="col">Buchholz</th> : null}
      <th scope="col">Sonneborn-Berger</th>
      <th scope="col" className={styles.record}>
        Won, drawn, lost
      </th>
    </>
  )
}

function Figures({ line, system }: { readonly line: TournamentLine; readonly system: System }): ReactNode {
  return (
    <>
      <td className={styles.points}>{pointsText(line.points)}</td>
      {system === 'swiss' ? <td>{pointsText(line.buchholz)}</td> : null}
      <td>{pointsText(line.sonneborn)}</td>
      <td className={styles.record}>{`${line.won}, ${line.drawn}, ${line.lost}`}</td>
    </>
  )
}
