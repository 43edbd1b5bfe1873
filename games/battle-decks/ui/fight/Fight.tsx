import { numeral, signed, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { SeenEvent } from '@trialhall/kernel'
import { Die } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { printedIn } from '../looks.ts'
import { rollIn, type Roll } from './contest.ts'
import styles from './Fight.module.css'

/** The die between the lines, with what was added to it and what it had to reach. */
export function Fight(props: { view: BattleView; story: readonly SeenEvent<BattleEvent>[] }): JSX.Element {
  const found = rollIn(props.story)
  const said = found ? sayRoll(props.view, found.roll) : null
  return (
    <div className={styles.fight} data-part="die">
      <Die
        value={found?.roll.die ?? null}
        throws={found?.throws ?? 0}
        label={said ?? 'The die has not been thrown yet.'}
      />
      {said !== null && <span className={styles.sum}>{said}</span>}
    </div>
  )
}

function sayRoll(view: BattleView, roll: Roll): string {
  const name = printedIn(view, roll.card)?.name ?? 'A card'
  const aim = roll.type === 'attackRolled' ? 'DEF' : 'save'
  const result =
    roll.type === 'attackRolled' ? (roll.isSuccess ? 'a hit' : 'a miss') : roll.isSuccess ? 'safe' : 'failed'
  const sum = `${roll.die} ${signed(roll.modifier)} = ${numeral(roll.total)} against ${aim} ${numeral(roll.needed)}`
  return `${name}: ${sum}: ${result}.`
}
