import { type Instance, render } from 'ink'
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
  const onInterrupt = (): boolean => process.emit('SIGINT', 'SIGINT')
  let app: Instance | null = null
  const stop = (): void => app?.unmount()
  try {
    app = render(<TableApp {...props} onInterrupt={onInterrupt} />, {
      patchConsole: false,
      exitOnCtrlC: false,
    })
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    await app.waitUntilExit()
  } finally {
    signal.removeEventListener('abort', stop)
    process.stdout.write(LEAVE_SCREEN)
  }
  const isOver = props.sitting.match.outcome !== null
  if (signal.aborted && !isOver) throw new Failure('Stopped before the match was over.', codeOf(signal))
}
