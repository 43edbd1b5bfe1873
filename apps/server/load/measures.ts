/** What a server under load says of itself. */
export interface Measure {
  /** Seconds of CPU since it began. */
  readonly cpu: number
  /** Bytes of the heap in use, after a collection. */
  readonly heap: number
  /** Bytes resident. */
  readonly rss: number
}

/** What the runner asks a server, over the channel between the processes. */
export type Question = 'measure' | 'rest' | 'end'

/** What a server under load can do for the runner. */
export interface Measured {
  readonly port: number
  /** Puts away what is idle. */
  rest(): void
  end(): Promise<void>
}

/** Tells the runner the port, and answers its questions from then on. */
export function answerMeasures({ port, rest, end }: Measured): void {
  process.on('message', (question: Question) => {
    if (question === 'rest') rest()
    if (question === 'end') void end().then(() => process.exit(0))
    else process.send?.(measure())
  })
  process.send?.({ port })
}

function measure(): Measure {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  return { cpu: (user + system) / 1e6, heap: heapUsed, rss }
}
