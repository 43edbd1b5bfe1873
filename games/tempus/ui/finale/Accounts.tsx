import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import type { SeenEvent } from '@trialhall/kernel'
import type { JSX } from 'react'
import styles from './Accounts.module.css'
import { deedsOf } from './deeds.ts'

interface AccountsProps {
  readonly view: TempusView
  readonly story: readonly SeenEvent<TempusEvent>[]
  readonly names: readonly string[]
}

const COLUMNS = [
  ['dealt', 'Damage'],
  ['taken', 'Taken'],
  ['healed', 'Regained'],
  ['defeats', 'Defeats'],
  ['falls', 'Fell'],
] as const

/** The match in numbers: what each Hero dealt, took, regained and defeated. */
export function Accounts({ view, story, names }: AccountsProps): JSX.Element {
  const deeds = deedsOf(view, story)
  return (
    <details className={styles.accounts}>
      <summary>The match in numbers</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Hero</th>
            {COLUMNS.map(([, title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.heroes.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{names[id]}</th>
              {COLUMNS.map(([deed, title]) => (
                <td key={title}>{deeds[id]?.[deed] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
