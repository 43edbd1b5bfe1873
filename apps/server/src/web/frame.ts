const TEXT = 0x81
const LONGEST_SHORT = 125
const LONGEST_MIDDLE = 0xffff

/**
 * A text as one whole WebSocket frame of a server (RFC 6455, 5.2), in one piece: it goes to the system in one call, where a
 * head and a body apart cost half as much again.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= LONGEST_SHORT ? 2 : length <= LONGEST_MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8') // all ASCII, where as many bytes as characters
  return frame
}
