import { gameLaws } from '@trialhall/kernel/testkit'
import { tempus } from '../game.ts'

/** Rounds of eight Heroes are long, so a run of the suite looks at one of them; a soak sets TRIALHALL_RUNS. */
gameLaws(tempus, { runs: 1, options: [{ rounds: 1, draft: 'short' }] })
