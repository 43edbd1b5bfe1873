/** What a program answers that was stopped by a signal, as shells expect it: 128 and the number of the signal. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof CODES

/** What a program answers that was stopped by Ctrl-C. */
export const INTERRUPTED: number = CODES.SIGINT

/** The exit code that a stopped signal stands for. */
export function codeOf({ reason }: AbortSignal): number {
  return CODES[reason as Signal] ?? INTERRUPTED
}

/** Runs something long with a signal that Ctrl-C, SIGTERM and a terminal that is closed give; the same a second time ends the program as usual. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = (signal: Signal): void => {
    controller.abort(signal)
    // A moment later: a full screen ends the program at once where it finds nobody else who hears the signal.
    setImmediate(() => process.off(signal, stop))
  }
  const signals = Object.keys(CODES) as Signal[]
  for (const signal of signals) process.on(signal, stop)
  try {
    return await work(controller.signal)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
