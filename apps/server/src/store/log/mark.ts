import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { sumOf } from './checksum.ts'

const DIGITS = 15
const PLACE = 'mark'

/**
 * How far the journal was acknowledged, in a small file beside the database: where the end of SQLite's log is damaged, SQLite
 * passes over it without a word, and this number tells. It is written after each transaction and not waited for, so after a loss of
 * power it may be behind; it is never ahead.
 */
export class Mark {
  private readonly file: string
  private descriptor: number | null = null

  constructor(file: string) {
    this.file = file
  }

  /** The newest line that was acknowledged, or 0 where that is not known. */
  read(): number {
    const [line = '', sum] = this.text().split(' ')
    return sum !== undefined && Number(sum) === sumOf(line, PLACE) ? Number(line) : 0
  }

  private text(): string {
    try {
      return readFileSync(this.file, 'utf8')
    } catch {
      return ''
    }
  }

  /** Notes the newest line. What cannot be noted is no harm: the mark is behind then. */
  write(line: number): void {
    const text = String(line).padStart(DIGITS, '0')
    try {
      this.descriptor ??= openSync(this.file, constants.O_RDWR | constants.O_CREAT)
      writeSync(this.descriptor, `${text} ${String(sumOf(text, PLACE)).padEnd(DIGITS)}\n`, 0)
    } catch {
      this.close()
    }
  }

  close(): void {
    const { descriptor } = this
    this.descriptor = null
    if (descriptor !== null) closeSync(descriptor)
  }
}
