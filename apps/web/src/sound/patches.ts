import type { Cue, Motif } from '@trialhall/table-ui'
import type { Patch, SoundPart } from './synth.ts'

/** A die that falls: it strikes the table ever sooner and ever softer. */
const BOUNCES = [0, 0.13, 0.23, 0.305, 0.36, 0.4] as const
/** Leaves of a deck that is riffled. */
const LEAVES = 11
/** Below this, in hertz, small loudspeakers play nothing. */
const LOWEST = 130

const swish = (at: number, level: number, to: number): SoundPart => ({
  wave: 'noise',
  at,
  length: 0.16,
  from: 1400,
  to,
  level,
  attack: 0.05,
  fall: 3,
  focus: 1.2,
})

const thud = (at: number, level: number, from = 150): SoundPart => ({
  wave: 'sine',
  at,
  length: 0.22,
  from,
  to: from / 2.2,
  level,
  fall: 6,
})

/** A bell or a blade, of `length` seconds. */
const ring = (hertz: number, { at, level, length = 0.7 }: Ring): SoundPart[] =>
  [1, 2.76, 5.4].map((partial, which) => ({
    wave: 'sine',
    at,
    length: length / (1 + which * 0.6),
    from: hertz * partial,
    level: level / (1 + which * 1.6),
    fall: 6,
  }))

interface Ring {
  readonly at: number
  readonly level: number
  readonly length?: number
}

/** What a note of a motif is made of: the multiples of its frequency, how loud they are, how softly it begins and how long it takes. */
const VOICES: Readonly<
  Record<
    Motif['voice'],
    {
      readonly partials: readonly number[]
      readonly wave: 'sine' | 'triangle'
      readonly attack: number
      readonly length: number
      readonly stretch: number
    }
  >
> = {
  horn: { partials: [1, 0.55, 0.3, 0.16], wave: 'triangle', attack: 0.05, length: 0.6, stretch: 1 },
  harp: { partials: [1, 0.35, 0.12], wave: 'triangle', attack: 0.003, length: 0.9, stretch: 1 },
  glass: { partials: [1, 0.2, 0.3], wave: 'sine', attack: 0.012, length: 1, stretch: 1.38 },
  drum: { partials: [1, 0.4, 0.2], wave: 'sine', attack: 0.004, length: 0.5, stretch: 0.78 },
  bell: { partials: [1, 0.5, 0.34, 0.2], wave: 'sine', attack: 0.004, length: 1.2, stretch: 1.18 },
}

function note({ voice }: Motif, hertz: number, at: number): SoundPart[] {
  const { partials, wave, attack, length, stretch } = VOICES[voice]
  return partials.map((level, which) => ({
    wave,
    at,
    length: length / (1 + which * 0.3),
    from: hertz * (1 + which * stretch),
    level,
    attack,
    fall: 4,
  }))
}

const melody = (motif: Motif, notes: readonly number[], beat: number): SoundPart[] =>
  notes.flatMap((hertz, which) => note(motif, hertz, which * beat))

/** How each sound is made. Those of turns, rounds and the verdict speak the game's motif. */
const PATCHES: Readonly<Record<Cue, (motif: Motif) => Patch>> = {
  draw: () => ({ parts: [swish(0, 1, 3600)], peak: 0.22 }),
  play: () => ({
    parts: [swish(0, 0.6, 900), thud(0.1, 1, 170), { ...swish(0.1, 0.5, 500), length: 0.06, attack: 0.002 }],
    peak: 0.4,
  }),
  shuffle: () => ({
    parts: Array.from({ length: LEAVES }, (_, leaf) => ({
      ...swish(leaf * 0.032, 0.5 + leaf / LEAVES, 2600),
      length: 0.045,
      attack: 0.004,
    })),
    peak: 0.25,
  }),
  reveal: () => ({
    parts: [
      { ...swish(0, 0.7, 4200), length: 0.35, attack: 0.2 },
      ...ring(660, { at: 0.24, level: 0.5, length: 0.6 }),
    ],
    peak: 0.32,
    room: 0.3,
  }),
  die: () => ({
    parts: BOUNCES.flatMap((at, bounce): SoundPart[] => [
      {
        wave: 'noise',
        at,
        length: 0.05,
        from: 2300 + 180 * bounce,
        level: 1.6 / (1 + bounce * 0.7),
        attack: 0.001,
        fall: 7,
        focus: 5,
      },
      {
        wave: 'triangle',
        at,
        length: 0.06,
        from: 420 + 35 * bounce,
        to: 300,
        level: 0.9 / (1 + bounce * 0.7),
        attack: 0.001,
        fall: 7,
      },
    ]),
    peak: 0.5,
    room: 0.12,
  }),
  hit: () => ({
    parts: [
      thud(0, 1.3, 190),
      { wave: 'noise', length: 0.11, from: 2600, to: 600, level: 1.5, attack: 0.001, fall: 6, focus: 0.9 },
      {
        wave: 'noise',
        at: 0.02,
        length: 0.2,
        from: 420,
        to: 180,
        level: 0.9,
        attack: 0.004,
        fall: 6,
        focus: 1.4,
      },
    ],
    peak: 0.7,
    room: 0.15,
  }),
  block: () => ({
    parts: [
      ...ring(523, { at: 0, level: 0.8, length: 0.6 }),
      ...ring(787, { at: 0.004, level: 0.5, length: 0.5 }),
      { wave: 'noise', length: 0.05, from: 3800, level: 1.2, attack: 0.001, fall: 7, focus: 1 },
    ],
    peak: 0.5,
    room: 0.25,
  }),
  heal: () => ({
    parts: [523.25, 659.25, 783.99].flatMap((hertz, which) => [
      {
        wave: 'sine' as const,
        at: which * 0.09,
        length: 0.55,
        from: hertz,
        level: 0.7,
        attack: 0.04,
        fall: 3,
      },
      {
        wave: 'sine' as const,
        at: which * 0.09,
        length: 0.4,
        from: hertz * 2.005,
        level: 0.2,
        attack: 0.06,
        fall: 3,
      },
    ]),
    peak: 0.35,
    room: 0.35,
  }),
  boon: () => ({
    parts: [
      ...ring(587.33, { at: 0, level: 0.6, length: 0.4 }),
      ...ring(880, { at: 0.1, level: 0.8, length: 0.6 }),
    ],
    peak: 0.34,
    room: 0.25,
  }),
  bane: () => ({
    parts: [
      { wave: 'triangle', length: 0.3, from: 311, to: 294, level: 0.9, attack: 0.01, fall: 4 },
      { wave: 'triangle', at: 0.11, length: 0.45, from: 220, to: 196, level: 1, attack: 0.01, fall: 4 },
    ],
    peak: 0.38,
    room: 0.25,
  }),
  magic: () => ({
    parts: [
      { wave: 'sine', length: 0.6, from: 420, to: 1260, level: 0.6, attack: 0.08, fall: 3 },
      { wave: 'sine', length: 0.6, from: 427, to: 1290, level: 0.6, attack: 0.1, fall: 3 },
      { wave: 'noise', length: 0.55, from: 2400, to: 5000, level: 0.5, attack: 0.18, fall: 3, focus: 3 },
    ],
    peak: 0.36,
    room: 0.4,
  }),
  coin: () => ({
    parts: [
      ...ring(1318, { at: 0, level: 0.7, length: 0.25 }),
      ...ring(1760, { at: 0.07, level: 1, length: 0.5 }),
    ],
    peak: 0.32,
    room: 0.15,
  }),
  step: () => ({
    parts: [
      thud(0, 0.8, 110),
      { wave: 'noise', length: 0.06, from: 700, to: 350, level: 0.9, attack: 0.003, fall: 6, focus: 1.2 },
    ],
    peak: 0.24,
  }),
  fall: () => ({
    parts: [
      thud(0, 1.4, 120),
      { wave: 'triangle', at: 0.03, length: 0.8, from: 196, to: 73, level: 0.8, attack: 0.03, fall: 3 },
      {
        wave: 'noise',
        at: 0.16,
        length: 0.4,
        from: 500,
        to: 120,
        level: 0.8,
        attack: 0.01,
        fall: 5,
        focus: 1,
      },
    ],
    peak: 0.7,
    room: 0.4,
  }),
  turn: (motif) => ({ parts: melody(motif, motif.notes, 0.15), peak: 0.4, room: 0.3 }),
  round: ({ notes: [low] }) => ({
    parts: ring(Math.max(low / 2, LOWEST), { at: 0, level: 1, length: 1.5 }),
    peak: 0.4,
    room: 0.4,
  }),
  won: (motif) => ({
    parts: melody(motif, [...motif.notes, motif.notes[0] * 2, motif.notes[2] * 2], 0.19),
    peak: 0.6,
    room: 0.45,
  }),
  lost: (motif) => ({
    parts: melody(motif, motif.notes.toReversed().concat(motif.notes[0] / 2), 0.26),
    peak: 0.5,
    room: 0.45,
  }),
}

/** How a sound of a game is made. */
export function patchOf(cue: Cue, motif: Motif): Patch {
  return PATCHES[cue](motif)
}
