/** Bytes of the header of SQLite's log, and of each frame in it, which holds one page. */
const HEADER = 32
const FRAME = 24
/** What the log begins with; the last bit says that its checksums read words from the high end. */
const MAGIC = 0x377f0682
const VERSION = 3_007_000

type Sums = readonly [number, number]

/** The log in which SQLite writes ahead, as bytes: its frames are one after the other, and each checksum includes all before it. */
export class WriteAheadLog {
  private readonly bytes: Buffer
  private readonly pageSize: number
  private readonly isBigEndian: boolean

  /** `pageSize` is that of the database: where the log's own header is damaged nothing else says it. */
  constructor(bytes: Buffer, pageSize: number) {
    this.bytes = bytes
    this.pageSize = pageSize
    this.isBigEndian = bytes.length >= 4 && bytes.readUInt32BE(0) === MAGIC + 1
  }

  /** True if SQLite passes over nothing that was written since the log was begun. */
  get isWhole(): boolean {
    const last = this.lastFrame
    return last === 0 || (this.headerSums !== null && this.soundFrames === last)
  }

  private get frameSize(): number {
    return FRAME + this.pageSize
  }

  private get frames(): number {
    return Math.max(0, Math.floor((this.bytes.length - HEADER) / this.frameSize))
  }

  private frame(n: number): Buffer {
    const from = HEADER + (n - 1) * this.frameSize
    return this.bytes.subarray(from, from + this.frameSize)
  }

  /** The checksums that the header says of itself, or null where they are wrong. */
  private get headerSums(): Sums | null {
    const { bytes } = this
    if (bytes.length < HEADER) return null
    const said = sumsAt(bytes, 24)
    return isSame(said, this.sumsOf(bytes.subarray(0, 24), [0, 0])) ? said : null
  }

  /** What every frame repeats of the header since the log was begun; older frames behind it have something else. */
  private get salts(): Sums {
    const ofFirst = this.frames > 0 ? sumsAt(this.frame(1), 8) : ([0, 0] as const)
    return this.headerSums === null ? ofFirst : sumsAt(this.bytes, 16)
  }

  /** The last frame that was written since the log was begun. */
  private get lastFrame(): number {
    const { salts } = this
    let n = this.frames
    while (n > 0 && !isAlike(sumsAt(this.frame(n), 8), salts)) n--
    return n
  }

  /** Frames up to the first that is damaged: what SQLite reads. */
  private get soundFrames(): number {
    let sums = this.headerSums
    for (let n = 1; sums !== null && n <= this.frames; n++) {
      const [frame, own] = [this.frame(n), this.frameSums(n, sums)]
      if (!isSame(sumsAt(frame, 8), this.salts) || !isSame(sumsAt(frame, 16), own)) return n - 1
      sums = own
    }
    return sums === null ? 0 : this.frames
  }

  private frameSums(n: number, before: Sums): Sums {
    const frame = this.frame(n)
    return this.sumsOf(frame.subarray(FRAME), this.sumsOf(frame.subarray(0, 8), before))
  }

  /** The checksum of SQLite's file format, over words of 32 bits, two at a time. */
  private sumsOf(bytes: Buffer, [first, second]: Sums): Sums {
    let [a, b] = [first, second]
    for (let at = 0; at < bytes.length; at += 8) {
      a = (a + this.word(bytes, at) + b) >>> 0
      b = (b + this.word(bytes, at + 4) + a) >>> 0
    }
    return [a, b]
  }

  private word(bytes: Buffer, at: number): number {
    return this.isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)
  }

  /** The same log with checksums that are right again: whatever else is wrong in a damaged frame stays wrong. */
  sealed(): Buffer {
    const { salts, lastFrame } = this
    const copy = new WriteAheadLog(Buffer.from(this.bytes), this.pageSize)
    let sums = copy.sealHeader(salts)
    for (let n = 1; n <= lastFrame; n++) sums = copy.sealFrame(n, { salts, sums })
    return copy.bytes
  }

  private sealHeader(salts: Sums): Sums {
    const { bytes } = this
    const known = this.headerSums
    if (known !== null) return known
    bytes.writeUInt32BE(MAGIC + (this.isBigEndian ? 1 : 0), 0)
    bytes.writeUInt32BE(VERSION, 4)
    bytes.writeUInt32BE(this.pageSize, 8)
    return put(bytes, { at: 24, sums: this.sumsOf(put16(bytes, salts), [0, 0]) })
  }

  private sealFrame(n: number, { salts, sums }: { readonly salts: Sums; readonly sums: Sums }): Sums {
    const frame = this.frame(n)
    put(frame, { at: 8, sums: salts })
    return put(frame, { at: 16, sums: this.frameSums(n, sums) })
  }
}

function put16(bytes: Buffer, salts: Sums): Buffer {
  put(bytes, { at: 16, sums: salts })
  return bytes.subarray(0, 24)
}

function put(bytes: Buffer, { at, sums }: { readonly at: number; readonly sums: Sums }): Sums {
  bytes.writeUInt32BE(sums[0], at)
  bytes.writeUInt32BE(sums[1], at + 4)
  return sums
}

function sumsAt(bytes: Buffer, at: number): Sums {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
}

/** Of a damaged frame one of the two may be wrong; of an older one both are. */
function isAlike([a, b]: Sums, [c, d]: Sums): boolean {
  return a === c || b === d
}

function isSame([a, b]: Sums, [c, d]: Sums): boolean {
  return a === c && b === d
}
