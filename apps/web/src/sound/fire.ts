import { RATE, whiteNoise } from './synth.ts'

/** How long the fire burns until it begins again, in seconds. */
export const FIRE_LENGTH = 9
/** How loud it is at most. */
const PEAK = 0.3
/** How many logs crack in that time, and for how long one does, in seconds. */
const CRACKS = 34
const CRACK_LENGTH = 0.018
/** The end runs into the beginning over this time, in seconds. */
const SEAM = 0.6

/** A fire in a quiet room, as samples that can go round and round. */
export function fire(): Float32Array {
  const length = FIRE_LENGTH * RATE
  const seam = SEAM * RATE
  const long = burning(length + seam)
  // What comes after the end is laid over the beginning, so that the seam is not heard.
  const round = long.slice(0, length)
  for (let i = 0; i < seam; i++) {
    const share = i / seam
    round[i] = (long[i] ?? 0) * share + (long[length + i] ?? 0) * (1 - share)
  }
  const loudest = round.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return round.map((sample) => (sample / loudest) * PEAK)
}

function burning(length: number): Float32Array {
  const out = new Float32Array(length)
  const white = whiteNoise(77)
  let low = 0
  for (let i = 0; i < length; i++) {
    low += (white() - low) * 0.035
    // Flames lick: two slow waves that do not meet make it louder and softer.
    const breath =
      1 + 0.35 * Math.sin((2 * Math.PI * 2 * i) / length) + 0.2 * Math.sin((2 * Math.PI * 5 * i) / length)
    out[i] = low * breath * 0.4
  }
  for (let crack = 0; crack < CRACKS; crack++) addCrack(out, white)
  return out
}

function addCrack(out: Float32Array, white: () => number): void {
  const start = Math.floor(((white() + 1) / 2) * (out.length - CRACK_LENGTH * RATE))
  const level = 0.15 + 0.7 * Math.abs(white()) ** 2
  const count = Math.floor(CRACK_LENGTH * RATE * (0.4 + 0.6 * Math.abs(white())))
  for (let i = 0; i < count; i++)
    out[start + i] = (out[start + i] ?? 0) + level * white() * Math.exp((-6 * i) / count)
}
