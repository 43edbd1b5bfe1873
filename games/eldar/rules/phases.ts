import type { EldarPosition } from '../state.ts'
import { PHASE_OF, type Phase, type Step } from '../terms.ts'

/** Steps that follow on those of another phase, in which seats are still asked while they stand in the state as next. */
const STILL: Partial<Record<Step, Phase>> = { equipFirst: 'start', beginMain: 'equip' }

/** The phase in which a seat that is asked finds itself: `step` names what comes next (E-34.01). */
export function phaseNow({ step }: Pick<EldarPosition, 'step'>): Phase {
  return STILL[step] ?? PHASE_OF[step]
}
