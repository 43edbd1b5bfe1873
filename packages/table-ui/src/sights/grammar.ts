import type { Look } from './sights.ts'

/** What a mote is drawn as: a spark that glows, a splinter, a point of light, a puff, a flake. */
export type MoteKind = 'ember' | 'shard' | 'light' | 'dust' | 'ash'

/** From the least to the most. */
export type FromTo = readonly [least: number, most: number]

/** Motes that set off together. Lengths are pixels, times milliseconds, speeds pixels a second. */
export interface Burst {
  readonly kind: MoteKind
  /** How many, where what happens is as strong as usual; one is one, however strong. */
  readonly count: number
  readonly dyes: readonly string[]
  readonly size: FromTo
  readonly speed: FromTo
  readonly life: FromTo
  /** Where they head: away from the middle, up, or down. */
  readonly heads: 'out' | 'up' | 'down'
  /** How far from the middle of the thing they begin, of its half width and height. */
  readonly from: FromTo
  /** Pixels a second, each second: what falls has more than 0, what rises less. */
  readonly weight: number
  /** They begin within so many milliseconds. */
  readonly within?: number
}

/** How something that happens is seen: motes, a ring that runs out, and how the thing and the table take it. */
export interface LookRecipe {
  readonly bursts: readonly Burst[]
  /** The dye of the ring, and how far it runs, of the thing's half width. */
  readonly ring?: { readonly dye: string; readonly reach: number }
  /** The thing is pushed, or the table shakes too. */
  readonly push?: 'thing' | 'table'
}

const FIRE = ['#fff1c4', '#ffb347', '#ff6d2e', '#d8371a'] as const
const STEEL = ['#fdf6e3', '#d9d2c0', '#9aa3ad'] as const
const LEAF = ['#e9ffe0', '#8fe08a', '#3fae5c'] as const
const GOLD = ['#fff6d2', '#ffd76a', '#e0a02c'] as const
const VENOM = ['#d9b3ff', '#9a5cd6', '#5c2d8c'] as const
const STARS = ['#f2e9ff', '#b99bff', '#6fd0ff'] as const
const ASHES = ['#8d847a', '#5d564f', '#3b3733'] as const
const EARTH = ['#b79b74', '#8a7150'] as const

/** A blow is light before it is anything else. */
const FLASH: Burst = {
  kind: 'light',
  count: 1,
  dyes: ['#ffe9b0'],
  size: [84, 96],
  speed: [0, 0],
  life: [190, 210],
  heads: 'out',
  from: [0, 0],
  weight: 0,
}
const SPARKS: Burst = {
  kind: 'ember',
  count: 22,
  dyes: FIRE,
  size: [6, 13],
  speed: [140, 460],
  life: [320, 660],
  heads: 'out',
  from: [0, 0.3],
  weight: 420,
}
const SPLINTERS: Burst = {
  kind: 'shard',
  count: 11,
  dyes: STEEL,
  size: [7, 15],
  speed: [120, 300],
  life: [380, 720],
  heads: 'out',
  from: [0.1, 0.5],
  weight: 620,
}
const PUFF: Burst = {
  kind: 'dust',
  count: 7,
  dyes: EARTH,
  size: [22, 44],
  speed: [20, 70],
  life: [420, 720],
  heads: 'out',
  from: [0.2, 0.8],
  weight: -20,
}
const FLAKES: Burst = {
  kind: 'ash',
  count: 22,
  dyes: ASHES,
  size: [3, 8],
  speed: [14, 60],
  life: [700, 1200],
  heads: 'up',
  from: [0.1, 1],
  weight: -34,
  within: 220,
}
const LIGHTS: Burst = {
  kind: 'light',
  count: 20,
  dyes: GOLD,
  size: [8, 17],
  speed: [36, 110],
  life: [560, 980],
  heads: 'up',
  from: [0.3, 1],
  weight: -46,
  within: 260,
}
const FALLING: Burst = {
  ...FLAKES,
  kind: 'dust',
  count: 5,
  dyes: VENOM,
  size: [18, 34],
  heads: 'down',
  weight: 30,
}

/** What happens, as it is seen: the same on every table. */
export const RECIPES: Readonly<Record<Look, LookRecipe>> = {
  hit: { bursts: [FLASH, SPARKS], push: 'thing' },
  crush: {
    bursts: [
      { ...FLASH, size: [130, 150], life: [240, 260] },
      { ...SPARKS, count: 34, speed: [180, 560] },
      SPLINTERS,
      PUFF,
    ],
    ring: { dye: '#ffb347', reach: 1.7 },
    push: 'table',
  },
  save: { bursts: [{ ...SPLINTERS, count: 7 }], ring: { dye: '#e9e2d0', reach: 1.15 } },
  heal: { bursts: [{ ...LIGHTS, dyes: LEAF }] },
  boon: { bursts: [{ ...LIGHTS, count: 10 }] },
  bane: { bursts: [FALLING, { ...LIGHTS, count: 7, dyes: VENOM, heads: 'down', weight: 60 }] },
  magic: {
    bursts: [{ ...LIGHTS, count: 14, dyes: STARS, heads: 'out', from: [0.6, 1] }],
    ring: { dye: '#b99bff', reach: 1.3 },
  },
  gain: { bursts: [{ ...SPARKS, count: 9, dyes: GOLD, speed: [60, 170], size: [4, 9] }] },
  land: { bursts: [{ ...PUFF, from: [0.7, 1.05], heads: 'out' }] },
  fall: { bursts: [FLAKES, { ...SPLINTERS, dyes: ASHES, count: 8 }, { ...PUFF, dyes: ASHES, count: 4 }] },
  rise: {
    bursts: [{ ...SPARKS, count: 40, speed: [120, 480], life: [500, 1000] }, { ...FLAKES, count: 30 }, PUFF],
    ring: { dye: '#ff8a4a', reach: 3 },
    push: 'table',
  },
  level: {
    bursts: [{ ...LIGHTS, count: 26, speed: [60, 190] }],
    ring: { dye: '#ffd76a', reach: 1.4 },
  },
  victory: {
    bursts: [
      {
        ...LIGHTS,
        count: 90,
        size: [6, 16],
        speed: [60, 260],
        life: [1100, 2100],
        from: [0, 1],
        within: 900,
      },
      { ...FLAKES, kind: 'ember', dyes: FIRE, count: 50, speed: [80, 300], life: [1100, 2000], within: 1200 },
    ],
  },
}
