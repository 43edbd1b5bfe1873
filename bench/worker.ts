import { MEASURES } from './measures/index.ts'

// One contender of one measure, alone in its process, so that no other code has shaped what the compiler knows.
// The parent sends a number of milliseconds and gets the figures of a round back.

const [id, contender] = process.argv.slice(2)
const measure = MEASURES.find((one) => one.id === id)
if (!measure || contender === undefined) throw new Error(`no measure ${id}`)
const round = await measure.prepare(contender)

// A round runs in a microtask, as choices do in the server and in the page: elsewhere V8 looks up the place in the source
// for whatever is thrown, caught or not, which costs a suspension more than the suspension itself.
process.on('message', (ms: number) =>
  queueMicrotask(() => {
    void Promise.resolve(round(ms)).then((figures) => process.send?.(figures))
  }),
)
process.send?.('ready')
