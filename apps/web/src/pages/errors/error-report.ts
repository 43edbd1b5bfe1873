/** What went wrong, for the one it happened to: what to call it, and what helps. */
interface ErrorWords {
  readonly heading: string
  readonly lead: string
  /** What to do, in order. */
  readonly steps: readonly string[]
}

const BROKEN: ErrorWords = {
  heading: 'Something broke here.',
  lead: 'This is our fault. Nothing is lost: matches on this device are kept with every choice, and online matches are on the server.',
  steps: [
    'Reload the page: that usually helps.',
    'If it breaks again at the same place, copy the details and send them to whoever runs this server.',
    'Until it is fixed, go back to the start page: everything else still works.',
  ],
}

const UNFETCHED: ErrorWords = {
  heading: 'A part of this page could not be fetched.',
  lead: 'You may have been offline for a moment, or there is a newer version of Trialhall. Nothing is lost.',
  steps: [
    'Check that this device is online.',
    'Reload the page: that also fetches the newest version.',
    'If it still cannot be fetched, copy the details and send them to whoever runs this server.',
  ],
}

/** Whether the code of a page did not arrive; browsers say so in different words. */
const UNFETCHED_MESSAGE = /dynamically imported module|importing a module script|unable to preload/i

/** What to say of an error. */
export function wordsFor({ message }: Error): ErrorWords {
  return UNFETCHED_MESSAGE.test(message) ? UNFETCHED : BROKEN
}

/** Where and when an error came up. */
interface ErrorPlace {
  readonly path: string
  readonly version: string
  readonly browser: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The details of an error as text that can be sent to somebody. Holds no names, no match and nothing behind a #. */
export function errorReport(error: Error, { path, version, browser, now }: ErrorPlace): string {
  return [
    `Trialhall ${version}, ${new Date(now).toISOString()}`,
    `Page: ${path}`,
    `Browser: ${browser}`,
    '',
    error.stack?.includes(error.message)
      ? error.stack
      : `${error.name}: ${error.message}\n${error.stack ?? ''}`,
  ].join('\n')
}
