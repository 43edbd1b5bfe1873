import type { Deed } from '../../faces.ts'

/** More on a roll of Athletics, or more spaces of a Move (Remarkable Athlete). */
export function athleticsOrSpaces(amount: number, spaces: number): Deed {
  return {
    says: `+${amount} to a roll of Athletics, or +${spaces} spaces of a Move Action`,
    run(_, { about: { act } }) {
      if (act === null) return
      if (act.type === 'move') act.move.spaces += spaces
      else act.terms.modifier += amount
    },
  }
}
