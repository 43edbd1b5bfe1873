import type { Brush } from './brush.ts'
import { skinTones, type FigureLight, type Tones } from './light.ts'
import type { Person } from './person.ts'

/** What a person is made of, with something for everything that any part may ask for. */
export interface Materials {
  readonly dye: string
  readonly under: string
  readonly trim: string
  readonly steel: string
  readonly fur: string
  readonly wood: string
  readonly leather: string
  readonly gem: string
  readonly deep: string
  readonly eye: string
  readonly skin: Tones
  readonly horns: boolean
  readonly wings: boolean
  readonly plume: boolean
}

/** Where the hand is that holds something. */
export type Hand = readonly [x: number, y: number]

/** What is worn on a head: what lies behind it, and what lies over it. */
export type Wear = (b: Brush, materials: Materials) => { readonly back: string; readonly front: string }
/** What a body wears. */
export type Cloth = (b: Brush, materials: Materials) => string
/** What a hand holds. */
export type Held = (b: Brush, materials: Materials, hand: Hand) => string

/** All materials of a person under a light. */
export function materialsOf(who: Person, light: FigureLight): Materials {
  return {
    dye: who.dye,
    under: who.under ?? '#b8a888',
    trim: who.trim,
    steel: who.steel ?? '#9aa2ae',
    fur: who.fur ?? '#6b5743',
    wood: '#6f4a28',
    leather: '#5a2030',
    gem: who.gem ?? '#ffcf6a',
    deep: who.deep ?? '#241033',
    eye: who.eye ?? '#ffd27a',
    skin: skinTones(who.skin, light),
    horns: who.hasHorns ?? false,
    wings: who.hasWings ?? false,
    plume: who.hasPlume ?? false,
  }
}
