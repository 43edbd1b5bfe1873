import { faint, strong, type Line } from '@trialhall/terminal'
import type { EldarView, Phase } from '../game.ts'
import { phaseNow } from '../rules/phases.ts'

const TRACK: readonly (readonly [Phase, string])[] = [
  ['start', 'Start'],
  ['equip', 'Equip'],
  ['main', 'Main'],
  ['end', 'End'],
]

/** The round, the phases with the present one in brackets, and what wins. */
export function headLine(view: EldarView): Line {
  const present = phaseNow(view)
  const phases = TRACK.map(([phase, name]) => (phase === present ? strong(` [${name}]`) : faint(` ${name}`)))
  return [strong(roundName(view)), '  ', ...phases, faint(`   ${whatWins(view)}`)]
}

/** In sudden death no number of Glory does, but being ahead (E-34.04, E-R39, E-R40). */
function whatWins({ goal, isSudden }: EldarView): string {
  return isSudden ? 'whoever leads wins' : `${goal} Glory wins`
}

function roundName({ round, rounds, isSudden }: EldarView): string {
  if (isSudden) return `Round ${round}, sudden death`
  if (round === 0) return 'Opening hands'
  return rounds > 0 ? `Round ${Math.min(round, rounds)} of ${rounds}` : `Round ${round}`
}
