/** Appends numbers and texts to a growing list of bytes. */
export class ByteWriter {
  private readonly list: number[] = []

  byte(value: number): void {
    this.list.push(value & 0xff)
  }

  /** A whole number of at least 0, seven bits a byte, low bits first. */
  count(value: number): void {
    let rest = value
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.byte(rest)
  }

  /** UTF-8 text behind its length in bytes. */
  text(value: string): void {
    const bytes = new TextEncoder().encode(value)
    this.count(bytes.length)
    for (const byte of bytes) this.byte(byte)
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.list)
  }
}

/** Reads what a ByteWriter wrote. Reading past the end gives zeros and marks the reader broken. */
export class ByteReader {
  private readonly list: Uint8Array
  private at = 0
  isBroken = false

  constructor(list: Uint8Array) {
    this.list = list
  }

  get isSpent(): boolean {
    return this.at >= this.list.length
  }

  byte(): number {
    const value = this.list[this.at++]
    if (value === undefined) this.isBroken = true
    return value ?? 0
  }

  count(): number {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = this.byte()
      value += (byte & 0x7f) * scale
      if (byte < 0x80 || scale > 2 ** 42) return value
      scale *= 0x80
    }
  }

  /** So many bytes; fewer where the end comes first. */
  take(length: number): Uint8Array {
    const bytes = this.list.subarray(this.at, this.at + length)
    if (bytes.length < length) this.isBroken = true
    this.at += length
    return bytes
  }

  text(): string {
    return new TextDecoder().decode(this.take(this.count()))
  }
}
