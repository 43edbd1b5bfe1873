const TEXT = 0x81
const LONGEST_SHORT = 125
const LONGEST_MIDDLE = 0xffff

/**
 * A text as one whole WebSocket frame of a server (RFC 6455, 5.2), in one piece: it goes to the system in one call, where a
 * head and a body apart cost half as much again.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const frame = frameFor(length)
  frame.write(text, frame.length - length, length === text.length ? 'latin1' : 'utf8') // all ASCII, where as many bytes as characters
  return frame
}

/** The same of a text that is written already, but for its beginning. */
export function frameOf(beginning: string, rest: Uint8Array): Buffer {
  const length = Buffer.byteLength(beginning)
  const frame = frameFor(length + rest.length)
  const at = frame.length - rest.length
  frame.write(beginning, at - length)
  frame.set(rest, at)
  return frame
}

/** A frame for so many bytes, which are not written yet. */
function frameFor(length: number): Buffer {
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
  return frame
}
