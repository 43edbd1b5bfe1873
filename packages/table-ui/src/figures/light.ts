/** The light in which somebody stands: whose side it is, or what has become of them. */
export interface FigureLight {
  readonly key: string
  readonly back: string
  /** What shadows turn to. */
  readonly dusk: string
  /** The window behind, from its middle to its edge. */
  readonly sky: readonly [string, string, string]
  readonly pane: readonly [string, string, string, string]
}

export type LightId = 'own' | 'enemy' | 'blood' | 'ash' | 'rogue' | 'wild'

/** Own side: a candle. The enemy's: the moon. Bloodied: embers. Fallen: ash. Rogues and what is wild belong to nobody. */
export const LIGHTS: Readonly<Record<LightId, FigureLight>> = {
  own: {
    key: '#ffdf9e',
    back: '#e08a4a',
    dusk: '#1d0f12',
    sky: ['#b8622a', '#6a2a1c', '#1c0d10'],
    pane: ['#e9a046', '#c6532f', '#8f2f2a', '#f0c870'],
  },
  enemy: {
    key: '#bfe6ff',
    back: '#5f86c9',
    dusk: '#0d1220',
    sky: ['#3f7fa8', '#1f3f66', '#0b121e'],
    pane: ['#5fb0d8', '#3a6fb0', '#3a4f92', '#9fd8e8'],
  },
  blood: {
    key: '#ff6a4a',
    back: '#a01818',
    dusk: '#1a090c',
    sky: ['#7a1d18', '#3d0f12', '#120709'],
    pane: ['#b83a28', '#8a1f1c', '#5a1618', '#d86a40'],
  },
  ash: {
    key: '#aab0b8',
    back: '#4a4f58',
    dusk: '#15161a',
    sky: ['#3a3d44', '#22242a', '#0d0e11'],
    pane: ['#4a4e56', '#3c4048', '#2c2f36', '#5a5f68'],
  },
  rogue: {
    key: '#e6d2ff',
    back: '#8a5fa8',
    dusk: '#130d18',
    sky: ['#6a4a7c', '#38264a', '#120c1a'],
    pane: ['#8a6aa0', '#5f4478', '#42305a', '#b09ac0'],
  },
  wild: {
    key: '#f4efc4',
    back: '#a8a468',
    dusk: '#14140c',
    sky: ['#8a8a58', '#4c4c30', '#17170e'],
    pane: ['#b0ac70', '#7f8048', '#585a34', '#d0cc90'],
  },
}

/** Four tones of one material, from where the light strikes to where it does not reach. */
export interface Tones {
  readonly rim: string
  readonly lit: string
  readonly base: string
  readonly deep: string
}

/** A colour part of the way between two others, all as `#rrggbb`. */
export function blend(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)]
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The tones of a dyed thing; `gloss` is how much of the light its rim throws back, 0 to 1. */
export function tonesOf(dye: string, light: FigureLight, gloss: number): Tones {
  return {
    rim: blend(blend(dye, '#ffffff', 0.25), light.key, gloss),
    lit: blend(dye, light.key, 0.16),
    base: blend(dye, light.dusk, 0.3),
    deep: blend(dye, light.dusk, 0.72),
  }
}

/** The tones of skin, which keeps more of its own colour in the shadow than cloth does. */
export function skinTones(skin: string, light: FigureLight): Tones {
  return {
    rim: blend(blend(skin, '#ffffff', 0.3), light.key, 0.6),
    lit: blend(blend(skin, '#ffffff', 0.08), light.key, 0.2),
    base: blend(skin, light.dusk, 0.12),
    deep: blend(skin, light.dusk, 0.42),
  }
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
