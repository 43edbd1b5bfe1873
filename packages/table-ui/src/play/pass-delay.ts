/** A pass by itself takes at least so long and at most so much longer, by chance, in milliseconds. */
const LEAST = 700
const MORE = 1800

/** How long the table waits before it passes by itself where others play elsewhere, in milliseconds: they are to learn little from it. */
export function passDelay(): number {
  return LEAST + Math.random() * MORE
}
