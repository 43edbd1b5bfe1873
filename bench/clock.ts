import type { Column, Figures } from './measure.ts'
import { quantile } from './numbers.ts'

/** CPU seconds of this process since a reading of `process.cpuUsage()`, garbage collection and compilation included. */
function cpuSecondsSince(reading: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(reading)
  return (user + system) / 1e6
}

/** A crowded machine may take this many times longer on the wall than the CPU time a round asks for. */
const PATIENCE = 3

/** Repeats a batch, which answers how much of each thing it did, for so long of CPU time; each thing per CPU second. */
export function perCpuSecond(ms: number, batch: () => Figures): Figures {
  const sums = new Map<string, number>()
  const reading = process.cpuUsage()
  const end = performance.now() + PATIENCE * ms
  let seconds = 0
  do {
    for (const [figure, count] of Object.entries(batch())) sums.set(figure, (sums.get(figure) ?? 0) + count)
    seconds = cpuSecondsSince(reading)
  } while (seconds * 1000 < ms && performance.now() < end)
  return Object.fromEntries([...sums].map(([figure, sum]) => [figure, sum / seconds]))
}

/** CPU microseconds of one call of `act`, which is called `batch` times between two looks at the clock. */
export function cpuMicroseconds(ms: number, batch: number, act: (i: number) => void): number {
  const { calls } = perCpuSecond(ms, () => {
    for (let i = 0; i < batch; i++) act(i)
    return { calls: batch }
  })
  return 1e6 / (calls as number)
}

/** What waits on the wall clock are told by, in microseconds. */
export const WAITS: readonly Column[] = [
  { figure: 'p50', title: 'p50 µs' },
  { figure: 'p95', title: 'p95 µs' },
  { figure: 'p99', title: 'p99 µs' },
]

/** The figures of `WAITS`, of waits in microseconds. */
export function waits(micros: readonly number[]): Figures {
  return { p50: quantile(micros, 0.5), p95: quantile(micros, 0.95), p99: quantile(micros, 0.99) }
}

/** Microseconds on the wall clock that something takes. */
export function timed(act: () => void): number {
  const from = performance.now()
  act()
  return 1000 * (performance.now() - from)
}
