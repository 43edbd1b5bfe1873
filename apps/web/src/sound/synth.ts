/** Samples a second. */
export const RATE = 32_000

/** Something that sounds for a while. Frequencies are in hertz, times in seconds. */
export interface SoundPart {
  /** Noise is a band around a frequency. */
  readonly wave: 'sine' | 'triangle' | 'noise'
  readonly at?: number
  readonly length: number
  readonly from: number
  /** Where it glides to; it stays where it is unless given. */
  readonly to?: number
  /** How loud it is beside the others. */
  readonly level: number
  /** Until it is loudest. */
  readonly attack?: number
  /** How fast it dies away: by e to the minus this over its length. */
  readonly fall?: number
  /** How narrow the band of noise is. */
  readonly focus?: number
}

/** A sound: its parts, how loud it gets (at most 1), and how much of the room is heard. */
export interface Patch {
  readonly parts: readonly SoundPart[]
  readonly peak: number
  readonly room?: number
}

const ATTACK = 0.003
const FALL = 5
const FOCUS = 2
/** How long the room goes on. */
const TAIL = 0.4
/** Both ends are let in and out over this time, so that nothing clicks. */
const EDGE = 0.004

/** How long a sound takes, in seconds. */
export function lengthOf({ parts, room = 0 }: Patch): number {
  return Math.max(...parts.map(({ at = 0, length }) => at + length)) + (room > 0 ? TAIL : 0)
}

/** A sound as samples between -1 and 1; the same patch gives the same samples. */
export function render(patch: Patch): Float32Array {
  const dry = new Float32Array(Math.ceil(lengthOf(patch) * RATE))
  patch.parts.forEach((part, at) => addPart(dry, part, at + 1))
  const wet = patch.room ? inRoom(dry, patch.room) : dry
  return scaled(edged(centred(wet)), patch.peak)
}

function addPart(out: Float32Array, part: SoundPart, seed: number): void {
  const { at = 0, length, from, to = from, level, attack = ATTACK, fall = FALL } = part
  const next = part.wave === 'noise' ? noiseBand(seed, part.focus ?? FOCUS) : oscillator(part.wave)
  const start = Math.round(at * RATE)
  const count = Math.round(length * RATE)
  for (let i = 0; i < count && start + i < out.length; i++) {
    const share = i / count
    const rise = Math.min(1, i / (attack * RATE))
    const loudness = level * rise * Math.exp(-fall * share) * (1 - share)
    out[start + i] = (out[start + i] ?? 0) + loudness * next(from * (to / from) ** share)
  }
}

function oscillator(wave: 'sine' | 'triangle'): (hertz: number) => number {
  let phase = 0
  return (hertz) => {
    phase += (2 * Math.PI * hertz) / RATE
    const sine = Math.sin(phase)
    return wave === 'sine' ? sine : (2 / Math.PI) * Math.asin(sine)
  }
}

/** White noise through a state variable filter (Chamberlin), of which the band is taken. */
function noiseBand(seed: number, focus: number): (hertz: number) => number {
  const white = whiteNoise(seed)
  let low = 0
  let band = 0
  return (hertz) => {
    const pace = 2 * Math.sin((Math.PI * Math.min(hertz, RATE / 6)) / RATE)
    low += pace * band
    const high = white() - low - band / focus
    band += pace * high
    return band
  }
}

/** Numbers between -1 and 1 that repeat for a seed (xorshift). */
export function whiteNoise(seed: number): () => number {
  let state = (seed * 2_654_435_769) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 2 ** 31
  }
}

/** Delays of the room's four combs and its two all-passes, in samples: without common divisors, after Schroeder. */
const COMBS = [953, 1103, 1213, 1327] as const
const DIFFUSERS = [353, 113] as const
const COMB_GAIN = 0.74
const DIFFUSER_GAIN = 0.6

/** The sound with the hall around it. */
function inRoom(dry: Float32Array, share: number): Float32Array {
  const combs = COMBS.map((delay) => comb(dry, delay))
  const sum = dry.map((_, i) => combs.reduce((total, one) => total + (one[i] ?? 0), 0) / combs.length)
  const diffuse = DIFFUSERS.reduce<Float32Array>((sound, delay) => allPass(sound, delay), sum)
  return dry.map((sample, i) => sample + share * (diffuse[i] ?? 0))
}

function comb(input: Float32Array, delay: number): Float32Array {
  const out = new Float32Array(input.length)
  for (let i = 0; i < out.length; i++)
    out[i] = (input[i - delay] ?? 0) + COMB_GAIN * (i < delay ? 0 : (out[i - delay] ?? 0))
  return out
}

function allPass(input: Float32Array, delay: number): Float32Array {
  const out = new Float32Array(input.length)
  for (let i = 0; i < out.length; i++)
    out[i] =
      (input[i - delay] ?? 0) -
      DIFFUSER_GAIN * (input[i] ?? 0) +
      DIFFUSER_GAIN * (i < delay ? 0 : (out[i - delay] ?? 0))
  return out
}

/** Without what no ear hears and a loudspeaker only strains at. */
function centred(sound: Float32Array): Float32Array {
  let slow = 0
  return sound.map((sample) => {
    slow += (sample - slow) * 0.004
    return sample - slow
  })
}

function scaled(sound: Float32Array, peak: number): Float32Array {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return loudest === 0 ? sound : sound.map((sample) => (sample / loudest) * peak)
}

function edged(sound: Float32Array): Float32Array {
  const edge = EDGE * RATE
  return sound.map((sample, i) => sample * Math.min(1, i / edge, (sound.length - 1 - i) / edge))
}
