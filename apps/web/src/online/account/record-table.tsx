import type { PlayRecord } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import styles from './profile.module.css'
import { gameOf } from '../../api/game-of.ts'

type Counted = PlayRecord['games'][number]['withPeople']

/** How often each game was played, won and drawn, in all and with other people. */
export function RecordTable({ games }: Pick<PlayRecord, 'games'>): ReactNode {
  if (games.length === 0) return <p>Your first finished match will stand here, won or lost.</p>
  return (
    <table className={styles.record}>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Played</th>
          <th scope="col">Won</th>
          <th scope="col">With people</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ game, withPeople, ...all }) => (
          <tr key={game}>
            <th scope="row">{gameOf({ game })?.title ?? game}</th>
            <td>{all.played}</td>
            <td>{wonWords(all)}</td>
            <td>
              {withPeople.played === 0 ? 'none yet' : `${wonWords(withPeople)} of ${withPeople.played}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Won matches, with their share where there are enough of them to mean something, and drawn ones where there are any. */
function wonWords({ played, won, drawn }: Counted): string {
  const share = played < 4 ? String(won) : `${won} (${Math.round((100 * won) / played)}\u{a0}%)`
  return drawn === 0 ? share : `${share}, ${drawn} drawn`
}
