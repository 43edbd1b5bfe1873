import { renderUnicodeCompact } from 'uqr'
import type { Door } from './reachable.ts'

/** Where the greeting is shown. */
export interface TerminalOutput {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

const WHITE_ON_BLACK = '\u001B[97;40m'
const PLAIN = '\u001B[0m'

/**
 * What the server says when it is open: its address here, and those that people can type on other devices.
 * A terminal shows the first of these as a QR code too; a file or a service log does not.
 */
export function greeting(url: string, doors: readonly Door[], screen: TerminalOutput): string {
  const lines = [`Trialhall is open at ${url}`]
  const [first] = doors
  if (first) {
    lines.push('On other devices of your network, open:')
    lines.push(...doors.map((door) => `  ${door.url}  (${door.device})`))
    lines.push(...qrCode(first.url, screen))
  }
  return lines.join('\n')
}

function qrCode(url: string, { isTTY, columns = 0 }: TerminalOutput): string[] {
  if (!isTTY) return []
  const lines = renderUnicodeCompact(url, { border: 2 }).split('\n')
  if (lines.some(({ length }) => length > columns)) return []
  return ['', ...lines.map((line) => `${WHITE_ON_BLACK}${line}${PLAIN}`), '', `The code opens ${url}`]
}
