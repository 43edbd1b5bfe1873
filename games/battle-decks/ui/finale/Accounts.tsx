import { signed, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { SeenEvent } from '@trialhall/kernel'
import { Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { accountsOf, luckOf, type Account } from './account.ts'
import styles from './Finale.module.css'

interface AccountsProps {
  readonly view: BattleView
  readonly story: readonly SeenEvent<BattleEvent>[]
  readonly names: readonly string[]
}

/** What both sides did in numbers, and how kind the dice were. */
export function Accounts({ view, story, names }: AccountsProps): JSX.Element {
  const accounts = accountsOf(view, story)
  return (
    <table className={styles.accounts}>
      <caption>The match in numbers</caption>
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
function sayLuck(account: Account): string {
  const tenths = Math.round(luckOf(account) * 10)
  const [whole, tenth] = [Math.trunc(Math.abs(tenths) / 10), Math.abs(tenths) % 10]
  return tenths === 0 ? 'even' : `${signed(Math.sign(tenths)).charAt(0)}${whole}.${tenth}`
}
