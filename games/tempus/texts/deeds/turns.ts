import { counted } from '@trialhall/kernel'
import type { Deed } from '../../faces.ts'
import { isHero } from '../../rules/creatures.ts'
import { changeInitiative } from '../../rules/initiative.ts'
import { does, type Group } from '../groups.ts'
import { toEach } from './basic.ts'

/** Actions more in this turn (T-14.12). */
export function gainsAction(count: number): Deed {
  return {
    says: `you have ${counted(count, 'Action')} more this turn`,
    run(table, { by }) {
      const { turn } = table.state
      if (turn?.seat !== by) return
      turn.actions += count
      table.emit({ type: 'gainedActions', seat: by, by: count })
    },
  }
}

/** Actions that can be spent on Moves and skills alone. */
export function gainsNimble(count: number): Deed {
  return {
    says: `you have ${counted(count, 'Action')} more this turn, for a Move or a skill only`,
    run(table, { by }) {
      const { turn } = table.state
      if (turn?.seat !== by) return
      turn.nimble += count
      table.emit({ type: 'gainedActions', seat: by, by: count })
    },
  }
}

/** A place on the initiative tracker, for all of this round (T-13.06, T-R21). */
export function gainsInitiative(group: Group, by: number): Deed {
  return toEach(does(group, 'get', `+${by} initiative, at most 20`), group, (table, id) => {
    if (isHero(id)) changeInitiative(table, id, by)
  })
}
