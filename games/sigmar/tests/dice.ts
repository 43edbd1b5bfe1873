/** Draws whole numbers below a limit, the same for the same seed. */
export function dice(seed: number): (below: number) => number {
  let word = (Math.imul(seed + 1, 2654435761) ^ 0x9e3779b9) >>> 0
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return Math.floor((word / 2 ** 32) * below)
  }
}
