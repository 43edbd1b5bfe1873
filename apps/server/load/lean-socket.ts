import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

/** How a page of a swarm connects. */
export interface Dialling {
  readonly port: number
  readonly path: string
  readonly cookie?: string
  readonly hear: (text: string) => void
}

/** All pages of a swarm read into the same memory, one after the other. */
const MEMORY = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * The page's side of a WebSocket, as small as it can be: the swarm shares two cores with the server that it measures. Its
 * frames are masked with zeros, which is a mask like any other.
 */
export class LeanSocket {
  private readonly socket: Socket
  private readonly hear: (text: string) => void
  private rest: Buffer | null = null

  private constructor(socket: Socket, hear: (text: string) => void) {
    this.socket = socket
    this.hear = hear
  }

  /** Connects; rejects where the server does not agree to talk. */
  static open({ port, path, cookie, hear }: Dialling): Promise<LeanSocket> {
    return new Promise((resolve, reject) => {
      let head = ''
      let lean: LeanSocket | null = null
      const greet = (piece: Buffer): void => {
        head += piece.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(`no socket: ${head.slice(0, end)}`))
        lean = new LeanSocket(socket, hear)
        resolve(lean)
        if (head.length > end + 4) lean.read(Buffer.from(head.slice(end + 4), 'latin1'))
      }
      const callback = (size: number, memory: Uint8Array): boolean => {
        const piece = (memory as Buffer).subarray(0, size)
        if (lean) lean.read(piece)
        else greet(piece)
        return true
      }
      const onread = { buffer: MEMORY, callback }
      const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
      socket.once('error', reject)
      socket.write(requestFor({ port, path, ...(cookie === undefined ? {} : { cookie }) }))
    })
  }

  send(text: string): void {
    this.frame(TEXT, text)
  }

  close(): void {
    this.socket.destroy()
  }

  private frame(opcode: number, text: string): void {
    const length = Buffer.byteLength(text)
    const head = length < 126 ? 2 : 4
    const frame = Buffer.allocUnsafe(head + 4 + length)
    frame[0] = 0x80 | opcode
    frame[1] = 0x80 | (length < 126 ? length : 126)
    if (length >= 126) frame.writeUInt16BE(length, 2)
    frame.writeUInt32BE(0, head)
    frame.write(text, head + 4)
    this.socket.write(frame)
  }

  private read(piece: Buffer): void {
    let data = this.rest === null ? piece : Buffer.concat([this.rest, piece])
    for (let size = frameSize(data); size !== null; size = frameSize(data)) {
      this.take(data, size)
      data = data.subarray(size.head + size.length)
    }
    this.rest = data.length === 0 ? null : Buffer.from(data) // the memory is read into again
  }

  private take(data: Buffer, { head, length }: FrameSize): void {
    const opcode = (data[0] as number) & 15
    if (opcode === TEXT) this.hear(data.toString('utf8', head, head + length))
    else if (opcode === PING) this.frame(PONG, '')
    else if (opcode === CLOSE) this.socket.end()
  }
}

function requestFor({ port, path, cookie }: Omit<Dialling, 'hear'>): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

interface FrameSize {
  readonly head: number
  readonly length: number
}

/** Where the first frame of the data ends, or null while it is not whole. */
function frameSize(data: Buffer): FrameSize | null {
  if (data.length < 2) return null
  const short = (data[1] as number) & 127
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  if (data.length < head) return null
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2))
  return data.length < head + length ? null : { head, length }
}
