import type { Readable } from 'node:stream'

const NEWLINE = 0x0a

/** Stands for a line that was too long to be kept. */
export const TOO_LONG: unique symbol = Symbol('too long')

/** A line of text without its end, or word that there was one too long. */
export type InputLine = string | typeof TOO_LONG

/** Cuts a stream of bytes into lines, keeping at most `longest` bytes of one that is not finished. */
export class LineSplitter {
  private readonly longest: number
  private parts: Uint8Array[] = []
  private size = 0
  private isTooLong = false

  constructor(longest: number) {
    this.longest = longest
  }

  /** The lines that these bytes finish. */
  push(chunk: Uint8Array): InputLine[] {
    const lines: InputLine[] = []
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end))
      lines.push(this.finish())
      from = end + 1
    }
    this.keep(chunk.subarray(from))
    return lines
  }

  /** What is left at the end of the stream, if anything. */
  end(): InputLine[] {
    return this.size === 0 && !this.isTooLong ? [] : [this.finish()]
  }

  private keep(part: Uint8Array): void {
    if (part.length === 0) return
    this.size += part.length
    if (this.size > this.longest) this.isTooLong = true
    if (this.isTooLong) this.parts = []
    else this.parts.push(part)
  }

  private finish(): InputLine {
    const line = this.isTooLong ? TOO_LONG : Buffer.concat(this.parts).toString('utf8')
    this.parts = []
    this.size = 0
    this.isTooLong = false
    return line
  }
}

/**
 * Hears the lines of a stream, however long they are. Not `readline`: from Node 24 on that also ends a line at U+2028 and U+2029, which JSON may
 * hold.
 */
export function hearLines(stream: Readable, hear: (line: string) => void): void {
  const splitter = new LineSplitter(Number.POSITIVE_INFINITY)
  const hearAll = (lines: readonly InputLine[]): void => {
    for (const line of lines) if (line !== TOO_LONG) hear(line)
  }
  stream.on('data', (chunk: Uint8Array) => hearAll(splitter.push(chunk)))
  stream.on('end', () => hearAll(splitter.end()))
}
