import { below, compactJson, seeded } from '@trialhall/kernel'
import type { Measure, Round } from '../measure.ts'
import { quantile } from '../numbers.ts'
import { startMatch } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

const MATCHES = 8
/** Options of a square of 21 spaces: whoever can reach them is asked which. */
const MANY = 441
/** Every so many choices a match is weighed. */
const STEP = 10

/** What a state weighs as it is stored, and as plain JSON, and what an ask weighs that is sent. */
export const sizes: Measure = onGames({
  id: 'sizes',
  title: 'Bytes of JSON: states without their log, and the largest ask',
  columns: [
    { figure: 'state', title: 'state, median' },
    { figure: 'most', title: 'state, most' },
    { figure: 'plain', title: 'as plain JSON, most' },
    { figure: 'options', title: 'options of the largest ask' },
    { figure: 'ask', title: 'largest ask' },
    { figure: 'of441', title: 'as much for 441 options' },
  ],
  aims: [
    { contender: 'tempus/4', figure: 'most', atMost: 8000 },
    { contender: 'tempus/8', figure: 'most', atMost: 8000 },
    { contender: 'tempus/8', figure: 'of441', atMost: 12_000 },
  ],
  prepare,
})

function prepare(subject: Subject): Round {
  return () => {
    const states: number[] = []
    let [plain, options, ask] = [0, 0, 0]
    for (let seed = 0; seed < MATCHES; seed++) {
      const chance = seeded(seed)
      const match = startMatch(subject, seed)
      for (let [open] = match.asks; match.outcome === null && open !== undefined; [open] = match.asks) {
        if (match.length % STEP === 0) {
          states.push(Buffer.byteLength(compactJson(match.state)))
          plain = Math.max(plain, Buffer.byteLength(JSON.stringify(match.state)))
        }
        if (open.options.length > options) {
          options = open.options.length
          ask = JSON.stringify([open.prompt, open.options]).length
        }
        match.choose(open.seat, below(chance, open.options.length))
        match.takeEvents()
      }
    }
    const of441 = (MANY * ask) / Math.max(1, options)
    return { state: quantile(states, 0.5), most: Math.max(...states), plain, options, ask, of441 }
  }
}
