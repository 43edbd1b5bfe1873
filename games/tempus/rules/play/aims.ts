import type { CardId, Seat } from '@trialhall/kernel'
import type { Happening } from '../../acts.ts'
import type { Aim } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition, TempusTable } from '../../state.ts'

/** Whom or which space a card was aimed at. */
export interface Aimed {
  readonly targets: readonly CreatureId[]
  readonly space: Space | null
}

/** At nobody and nothing. */
export const NO_AIM: Aimed = { targets: [], space: null }

/** A card that is about to be aimed. */
export interface Aiming {
  readonly seat: Seat
  readonly card: CardId
  readonly aim: Aim
  readonly about: Happening
}

/** Whether there is anybody or any space that a card can be aimed at (T-21.01). */
export function canAim(state: TempusPosition, { seat, aim, about }: Aiming): boolean {
  if (aim.type === 'none') return true
  if (aim.type === 'space') return aim.of(state, seat).length > 0
  return aim.of(state, seat, about).length >= Math.max(1, aim.least)
}

/** Asks whom or which space a card is aimed at (T-21.01, T-21.08). */
export function askAim(table: TempusTable, { seat, card, aim, about }: Aiming): Aimed {
  if (aim.type === 'none') return NO_AIM
  const prompt = { type: 'aim', card } as const
  if (aim.type === 'space') {
    const options = aim.of(table.state, seat).map((space) => ({ do: 'space', space }) as const)
    return { targets: [], space: table.choose(seat, prompt, options).space }
  }
  const options = aim.of(table.state, seat, about).map((creature) => ({ do: 'creature', creature }) as const)
  const most = Math.min(aim.most, options.length)
  const picks = table.chooseMany(seat, prompt, { options, min: Math.max(1, aim.least), max: most })
  return { targets: picks.map(({ creature }) => creature), space: null }
}
