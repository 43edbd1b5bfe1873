import { HoldMeter, type Hold } from './hold-meter.ts'

/** What a server under load says of itself. */
export interface ServerUsage {
  /** Seconds of CPU since it began, of all its threads. */
  readonly cpu: number
  /** Bytes of the heap in use, after a collection; 0 where only the CPU was asked for. */
  readonly heap: number
  /** The longest that its main thread was held since this was asked last. */
  readonly hold: Hold
}

/** What the runner asks a server, over the channel between the processes. */
export type Question = 'cpu' | 'measure' | 'rest' | 'end'

/** What a server under load can do for the runner. */
export interface Measured {
  readonly port: number
  /** Puts away what is idle. */
  rest(): void
  end(): Promise<void>
}

/** Tells the runner the port, and answers its questions from then on. */
export function answerMeasures({ port, rest, end }: Measured): void {
  const holds = new HoldMeter()
  process.on('message', (question: Question) => {
    if (question === 'rest') rest()
    if (question === 'end') void end().then(() => process.exit(0))
    else
      process.send?.({
        cpu: cpuSeconds(),
        heap: question === 'cpu' ? 0 : heapInUse(),
        hold: holds.take(),
      } satisfies ServerUsage)
  })
  process.send?.({ port })
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function heapInUse(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
