import { render } from 'ink'
import { Failure } from '../failure.ts'
import { codeOf } from '../interrupt.ts'
import { TableApp, type TableProps } from './app.tsx'

const ESCAPE = String.fromCharCode(27)
const ENTER_SCREEN = `${ESCAPE}[?1049h${ESCAPE}[H`
const LEAVE_SCREEN = `${ESCAPE}[?1049l`

/**
 * Shows the table on the terminal's second screen until it is left, and puts the first one back whatever happens. Throws a Failure with its
 * code where a signal comes first; Ctrl-C, which such a screen reads as a key, is one.
 */
export async function showTable(props: Omit<TableProps, 'onInterrupt'>, signal: AbortSignal): Promise<void> {
  process.stdout.write(ENTER_SCREEN)
  const onInterrupt = (): boolean => process.kill(process.pid, 'SIGINT')
  try {
    const app = render(<TableApp {...props} onInterrupt={onInterrupt} />, {
      patchConsole: false,
      exitOnCtrlC: false,
    })
    const stop = (): void => app.unmount()
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    await app.waitUntilExit()
    signal.removeEventListener('abort', stop)
  } finally {
    process.stdout.write(LEAVE_SCREEN)
  }
  if (signal.aborted) throw new Failure('Stopped before the match was left.', codeOf(signal))
}
