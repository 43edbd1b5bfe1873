import { signed, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { SeenEvent } from '@trialhall/kernel'
import { Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { accountsOf, type Account } from './account.ts'
import styles from './Finale.module.css'

interface AccountsProps {
  readonly view: BattleView
  readonly story: readonly SeenEvent<BattleEvent>[]
  readonly names: readonly string[]
}

/** How kind the dice were, and on opening it what both sides did in numbers; what to do next stays in sight below. */
export function Accounts({ view, story, names }: AccountsProps): JSX.Element {
  const accounts = accountsOf(view, story)
  const luck = accounts.map((account, seat) => `${names[seat] ?? ''} ${sayLuck(account)}`)
  return (
    <details className={styles.account}>
      <summary>
        The match in numbers <small>{`Luck of the dice: ${luck.join(', ')}`}</small>
      </summary>
      <Numbers accounts={accounts} names={names} />
    </details>
  )
}

interface NumbersProps {
  readonly accounts: readonly Account[]
  readonly names: readonly string[]
}

function Numbers({ accounts, names }: NumbersProps): JSX.Element {
  return (
    <table className={styles.accounts}>
      <thead>
        <tr>
          <th scope="col">
            <Unseen>What is counted</Unseen>
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, say }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {accounts.map((account, seat) => (
              <td key={seat}>{say(account)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROWS: readonly { readonly label: string; readonly say: (account: Account) => string }[] = [
  { label: 'Attacks that hit', say: ({ attacks }) => sayDice(attacks) },
  { label: 'Saves made', say: ({ saves }) => sayDice(saves) },
  { label: 'Luck of the dice', say: sayLuck },
  { label: 'HP taken from heroes', say: ({ taken }) => String(taken) },
  { label: 'HP regained', say: ({ regained }) => String(regained) },
  { label: 'Cards played', say: ({ played }) => String(played) },
]

function sayDice({ rolled, succeeded }: Account['attacks']): string {
  return rolled === 0 ? 'none' : `${succeeded} of ${rolled}`
}

/** "+1.5": so many more dice succeeded than on average. */
function sayLuck({ luck }: Account): string {
  const tenths = Math.round(luck * 10)
  const [whole, tenth] = [Math.trunc(Math.abs(tenths) / 10), Math.abs(tenths) % 10]
  return tenths === 0 ? 'even' : `${signed(Math.sign(tenths)).charAt(0)}${whole}.${tenth}`
}
