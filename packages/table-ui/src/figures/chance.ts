/** Draws that follow from a text alone, so that a card is drawn the same way every time. */
export interface Draws {
  /** A number from 0 up to 1. */
  next: () => number
  /** A number between two others. */
  between: (from: number, to: number) => number
  /** One of two sides: -1 or 1. */
  side: () => -1 | 1
}

/** Draws by a text: its hash (FNV-1a) starts Mulberry32. */
export function drawsOf(text: string): Draws {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    side: () => (next() < 0.5 ? 1 : -1),
  }
}
