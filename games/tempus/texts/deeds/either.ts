import type { Deed } from '../../faces.ts'

/** More on a roll of Athletics, or more spaces of a Move (Remarkable Athlete). */
export function athleticsOrSpaces(amount: number, spaces: number): Deed {
  return {
    says: `+${amount} to a roll of Athletics, or +${spaces} spaces of a Move Action`,
    run(_, { about: { act } }) {
      if (act === null) return
      if (act.skill === 'athletics') act.terms.modifier += amount
      else act.move.spaces += spaces
    },
  }
}
