import { botNamed, stoppedClock, think, type Bot } from '@trialhall/bots'
import type { Position } from '@trialhall/kernel'
import { perCpuSecond } from '../clock.ts'
import type { Figures, Measure, Round } from '../measure.ts'
import { matchesUnderWay } from '../play.ts'
import { SUBJECTS, subjectNamed } from '../subjects.ts'

const MATCHES = 32
const SIMULATIONS = 200

/** The search bot at asks from anywhere in a match; asks whose options all mean the same are not thought about. */
export const search: Measure = {
  id: 'search',
  title: `Search of ${SIMULATIONS} simulations a decision, per CPU second`,
  columns: [
    { figure: 'simulations', title: 'simulations/s' },
    { figure: 'decisions', title: 'decisions/s' },
  ],
  contenders: SUBJECTS,
  aims: [],
  ratios: [],
  prepare,
}

function prepare(contender: string): Round {
  const positions = matchesUnderWay(subjectNamed(contender), MATCHES)
    .map((match) => match.position(match.asks[0]?.seat ?? 0))
    .filter((position) => position !== null)
  const bot = searchBot()
  let next = 0
  const batch = (): Figures => {
    const position = positions[next++ % positions.length] as Position
    const { simulations } = think(bot, position, { seed32: next, clock: stoppedClock })
    return { simulations, decisions: simulations > 0 ? 1 : 0 }
  }
  return (ms) => perCpuSecond(ms, batch)
}

function searchBot(): Bot {
  const found = botNamed(`search:${SIMULATIONS}`)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}
