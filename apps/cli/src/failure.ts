import type { Fault, Result } from '@trialhall/kernel'

/** What a program answers to the shell. */
export const EXIT = { ok: 0, failure: 1, usage: 2 } as const

/** Ends a command with one sentence on the error output and an exit code. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Something was found to be wrong while doing what was asked. */
export function failed(message: string): Failure {
  return new Failure(message, EXIT.failure)
}

/** The command was called wrongly: a flag or an argument. */
export function misused(message: string): Failure {
  return new Failure(message, EXIT.usage)
}

/** The value of a result that depends on flags and arguments. Throws a Failure of usage for a fault. */
export function given<T>(result: Result<T>): T {
  return valueOf(result, misused)
}

/** The value of a result that depends on what stands in a file. Throws a Failure for a fault. */
export function read<T>(result: Result<T>): T {
  return valueOf(result, failed)
}

function valueOf<T>(result: Result<T>, failure: (message: string) => Failure): T {
  if (result.ok) return result.value
  throw failure(sentence(result.fault))
}

/** One sentence, or where several things are wrong a line for each. */
function sentence({ field, message, parts = [] }: Fault): string {
  if (parts.length < 2) return message
  return [`${field} has ${parts.length} faults:`, ...parts.map((part) => `  ${part}`)].join('\n')
}

/** What the system calls it when a disk, or what somebody may use of it, is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** What is said of anything that was thrown; `remedy` is what helps where the disk has no room left. */
export function wordsOf(thrown: unknown, remedy = 'make room and try again'): string {
  const said = thrown instanceof Error ? thrown.message : String(thrown)
  const isFull = FULL.has(String((thrown as NodeJS.ErrnoException | null)?.code))
  return isFull ? `There is no room left on the disk (${said}); ${remedy}.` : said
}
