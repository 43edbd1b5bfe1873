import { MEASURES } from './measures/index.ts'

// One contender of one measure, alone in its process, so that no other code has shaped what the compiler knows.
// The parent sends a number of milliseconds and gets the figures of a round back.

const [id, contender] = process.argv.slice(2)
const measure = MEASURES.find((one) => one.id === id)
if (!measure || contender === undefined) throw new Error(`no measure ${id}`)
const round = await measure.prepare(contender)

process.on('message', (ms: number) => process.send?.(round(ms)))
process.send?.('ready')
