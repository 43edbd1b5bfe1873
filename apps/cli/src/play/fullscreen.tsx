import { render } from 'ink'
import { TableApp, type TableProps } from './app.tsx'

const ESCAPE = String.fromCharCode(27)
const ENTER_SCREEN = `${ESCAPE}[?1049h${ESCAPE}[H`
const LEAVE_SCREEN = `${ESCAPE}[?1049l`

/** Shows the table on the terminal's second screen until it is left, and puts the first one back whatever happens. */
export async function showTable(props: TableProps): Promise<void> {
  process.stdout.write(ENTER_SCREEN)
  try {
    const app = render(<TableApp {...props} />, { patchConsole: false })
    await app.waitUntilExit()
  } finally {
    process.stdout.write(LEAVE_SCREEN)
  }
}
