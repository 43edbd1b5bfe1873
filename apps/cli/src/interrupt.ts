/** What a program answers that was stopped by Ctrl-C, as shells expect it. */
export const INTERRUPTED = 130

/** Runs something long with a signal that Ctrl-C gives; a second Ctrl-C ends the program as usual. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop)
  try {
    return await work(controller.signal)
  } finally {
    process.off('SIGINT', stop)
  }
}
