import { CUES, type Motif } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { fire, FIRE_LENGTH } from '../../src/sound/fire.ts'
import { patchOf } from '../../src/sound/patches.ts'
import { lengthOf, RATE, render } from '../../src/sound/synth.ts'

const MOTIF: Motif = { notes: [220, 330, 440], voice: 'harp' }
const VOICES = ['horn', 'harp', 'glass', 'drum', 'bell'] as const

const loudestOf = (sound: Float32Array): number =>
  sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** How strong a frequency is in a sound. */
function strengthAt(sound: Float32Array, hertz: number): number {
  let real = 0
  let imaginary = 0
  sound.forEach((sample, i) => {
    real += sample * Math.cos((2 * Math.PI * hertz * i) / RATE)
    imaginary += sample * Math.sin((2 * Math.PI * hertz * i) / RATE)
  })
  return Math.hypot(real, imaginary) / sound.length
}

describe.each(CUES)('the sound of %s', (cue) => {
  const patch = patchOf(cue, MOTIF)
  const sound = render(patch)

  test('takes as long as its parts and the room, and two seconds and a half at most', () => {
    expect(sound).toHaveLength(Math.ceil(lengthOf(patch) * RATE))
    expect(lengthOf(patch)).toBeLessThanOrEqual(2.5)
  })

  test('is made of numbers, as loud as it should be, and is never clipped', () => {
    expect(sound.every((sample) => Number.isFinite(sample))).toBe(true)
    expect(loudestOf(sound)).toBeCloseTo(patch.peak, 2)
    expect(patch.peak).toBeLessThanOrEqual(0.8)
  })

  test('begins and ends in silence, around nothing', () => {
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.001)
    expect(loudestOf(sound.slice(-64))).toBeLessThan(0.01)
    expect(Math.abs(sound.reduce((sum, sample) => sum + sample, 0) / sound.length)).toBeLessThan(0.002)
  })

  test('is the same each time', () => {
    expect(Buffer.from(render(patch).buffer).equals(Buffer.from(sound.buffer))).toBe(true)
  })
})

test('no two sounds are alike', () => {
  const rendered = CUES.map((cue) => render(patchOf(cue, MOTIF)))
  const shapes = rendered.map((sound) =>
    Array.from(sound.slice(0, 4000), (sample) => sample.toFixed(3)).join(),
  )
  expect(new Set(shapes).size).toBe(CUES.length)
})

test.each(VOICES)('the turn on the %s has the three notes of its game, and not others', (voice) => {
  const sound = render(patchOf('turn', { ...MOTIF, voice }))
  const between = strengthAt(sound, 262)
  for (const hertz of MOTIF.notes) expect(strengthAt(sound, hertz)).toBeGreaterThan(3 * between)
})

test('victory goes up, and defeat goes down', () => {
  const half = (cue: 'won' | 'lost', which: 0 | 1): Float32Array => {
    const sound = render(patchOf(cue, MOTIF))
    return which === 0 ? sound.slice(0, RATE / 2) : sound.slice(RATE / 2)
  }
  const isHigher = (cue: 'won' | 'lost'): boolean =>
    strengthAt(half(cue, 1), MOTIF.notes[2] * 2) > strengthAt(half(cue, 0), MOTIF.notes[2] * 2)
  expect(isHigher('won')).toBe(true)
  expect(strengthAt(half('lost', 1), MOTIF.notes[0] / 2)).toBeGreaterThan(
    strengthAt(half('lost', 0), MOTIF.notes[0] / 2),
  )
})

describe('the fire', () => {
  const burning = fire()

  test('goes round after its length, softly, and is made of numbers', () => {
    expect(burning).toHaveLength(FIRE_LENGTH * RATE)
    expect(burning.every((sample) => Number.isFinite(sample))).toBe(true)
    expect(loudestOf(burning)).toBeLessThanOrEqual(0.31)
  })

  test('has no seam: its end goes on into its beginning as any sample does into the next', () => {
    const steps = burning.slice(0, 2000).map((sample, i) => Math.abs(sample - (burning[i - 1] ?? sample)))
    const seam = Math.abs((burning[0] ?? 0) - (burning.at(-1) ?? 0))
    expect(seam).toBeLessThanOrEqual(2 * loudestOf(steps))
  })
})
