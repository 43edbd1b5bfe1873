import type { Readable, Writable } from 'node:stream'

/** Where a command reads and writes, and what that place can show. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
  readonly errors: Writable
  /** Both ends are a person's terminal: a full-screen table makes sense. */
  readonly isInteractive: boolean
  /** The error output is a person's terminal: progress makes sense. */
  readonly showsProgress: boolean
  readonly hasColour: boolean
  /** Columns to wrap text at. */
  readonly width: number
}

const NARROWEST = 40
const WIDEST = 110
const USUAL = 80

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  return {
    input: stdin,
    output: stdout,
    errors: stderr,
    isInteractive: Boolean(stdin.isTTY && stdout.isTTY) && env.TERM !== 'dumb',
    showsProgress: Boolean(stderr.isTTY),
    hasColour: Boolean(stdout.isTTY) && !isSet(env.NO_COLOR) && env.TERM !== 'dumb',
    width: Math.max(NARROWEST, Math.min(WIDEST, stdout.columns ?? USUAL)),
  }
}

/** https://no-color.org: any text that is not empty counts. */
function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== ''
}

/** Writes lines to the output. */
export function say(terminal: Terminal, ...lines: readonly string[]): void {
  terminal.output.write(`${lines.join('\n')}\n`)
}

/** Writes one JSON value and nothing else. */
export function sayJson(terminal: Terminal, value: unknown): void {
  say(terminal, JSON.stringify(value, null, 2))
}
