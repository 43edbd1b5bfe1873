const FIRST_SIZE = 4096
/** Texts that are longer are left to the encoder, whose call costs more than its work. */
const LONG = 64
const FIRST_BEYOND_ASCII = 0x80
const FIRST_PRINTED = 0x20
const QUOTE = 0x22
const BACKSLASH = 0x5c
const ZERO = 0x30
const MINUS = 0x2d
/** Whole numbers below are written digit by digit. */
const SMALL = 1_000_000

const encoder = new TextEncoder()

/**
 * Writes JSON as bytes of UTF-8 into one piece of memory that is used again and again: a server says hundreds of small things
 * for every one that it keeps. What it writes of plain data is what `JSON.stringify` would give.
 */
export class Scribe {
  private bytes: Uint8Array = new Uint8Array(FIRST_SIZE)
  /** Bytes written so far. */
  length = 0

  /** What was written from one place on: memory that is written over later. */
  since(from: number): Uint8Array {
    return this.between(from, this.length)
  }

  /** What was written from one place to another; the same holds for it. */
  between(from: number, to: number): Uint8Array {
    return this.bytes.subarray(from, to)
  }

  /** The last byte that was written. */
  get last(): number {
    return this.bytes[this.length - 1] ?? 0
  }

  /** Takes back what was written from one place on. */
  backTo(length: number): void {
    this.length = length
  }

  /** Puts what was written from one place on to an earlier one, in place of all that stood from there. */
  moveBack(from: number, to: number): void {
    this.bytes.copyWithin(to, from, this.length)
    this.length -= from - to
  }

  /** Writes a text as it is. */
  text(text: string): void {
    this.reserve(text.length)
    if (text.length > LONG || !this.ascii(text)) this.encode(text)
  }

  /** Writes a short text of ASCII letters; false where it is none, and nothing was written. */
  private ascii(text: string): boolean {
    const { bytes, length } = this
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code >= FIRST_BEYOND_ASCII) return false
      bytes[length + i] = code
    }
    this.length = length + text.length
    return true
  }

  private encode(text: string): void {
    this.reserve(3 * text.length)
    this.length += encoder.encodeInto(text, this.bytes.subarray(this.length)).written
  }

  /** Writes plain data as JSON. A field that is `undefined` is left out; in a list it is null. */
  json(value: unknown): void {
    if (typeof value === 'number') this.number(value)
    else if (typeof value === 'string') this.quoted(value)
    else if (typeof value !== 'object') this.text(value === undefined ? 'null' : String(value))
    else if (value === null) this.text('null')
    else if (Array.isArray(value)) this.list(value)
    else this.object(value)
  }

  private list(items: readonly unknown[]): void {
    this.byte(0x5b)
    for (let i = 0; i < items.length; i++) {
      if (i > 0) this.byte(0x2c)
      this.json(items[i])
    }
    this.byte(0x5d)
  }

  private object(fields: object): void {
    this.byte(0x7b)
    this.fields(fields)
    this.byte(0x7d)
  }

  /** Writes the fields of an object as they stand between its braces. */
  fields(object: object): void {
    const fields = object as Readonly<Record<string, unknown>>
    let isFirst = true
    for (const name in fields) {
      const value = fields[name]
      if (value === undefined) continue
      if (!isFirst) this.byte(0x2c)
      isFirst = false
      this.name(name)
      this.json(value)
    }
  }

  /** Writes the name of a field and its colon. */
  name(name: string): void {
    this.quoted(name)
    this.byte(0x3a)
  }

  private quoted(text: string): void {
    this.reserve(text.length + 2)
    const { bytes, length } = this
    if (text.length > LONG) return this.encode(JSON.stringify(text))
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code >= FIRST_BEYOND_ASCII || code < FIRST_PRINTED || code === QUOTE || code === BACKSLASH)
        return this.encode(JSON.stringify(text))
      bytes[length + 1 + i] = code
    }
    bytes[length] = QUOTE
    bytes[length + text.length + 1] = QUOTE
    this.length = length + text.length + 2
  }

  private number(value: number): void {
    if (!Number.isInteger(value) || value >= SMALL || value <= -SMALL)
      return this.text(Number.isFinite(value) ? String(value) : 'null')
    if (value < 0) this.byte(MINUS)
    this.digits(Math.abs(value))
  }

  private digits(value: number): void {
    this.reserve(7)
    let digits = 1
    for (let rest = value; rest >= 10; digits++) rest = Math.floor(rest / 10)
    let rest = value
    for (let at = this.length + digits - 1; at >= this.length; at--) {
      this.bytes[at] = ZERO + (rest % 10)
      rest = Math.floor(rest / 10)
    }
    this.length += digits
  }

  /** Writes one byte. */
  byte(byte: number): void {
    if (this.length === this.bytes.length) this.reserve(1)
    this.bytes[this.length++] = byte
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
  }
}
