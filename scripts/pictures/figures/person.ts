import type { THINGS } from './body/things.ts'
import type { SHOULDERS } from './body/shoulders.ts'
import type { TORSOS } from './body/torsos.ts'
import type { WEAPONS } from './body/weapons.ts'
import type { BEARD, HAIR } from './head/hair.ts'
import type { HATS } from './head/hats.ts'
import type { HELMS } from './head/helms.ts'
import type { MASKS } from './head/masks.ts'

/** The line of a face in profile, each part in units away from a plain one. */
export interface FaceShape {
  /** The ridge above the eye. */
  readonly brow?: number
  /** Length of the nose. */
  readonly nose?: number
  /** The bridge of the nose. */
  readonly hook?: number
  readonly tip?: number
  readonly lip?: number
  readonly chin?: number
  /** Jaw and neck. */
  readonly heavy?: number
}

export type WornId = keyof typeof HATS | keyof typeof HELMS | keyof typeof MASKS
export type HeldId = keyof typeof WEAPONS | keyof typeof THINGS
export type TorsoId = keyof typeof TORSOS
export type PoseId = 'raised' | 'offer' | 'fists' | 'shield'

/** Somebody as a figure: all else is worked out. Colours are `#rrggbb`. */
export interface Person {
  /** The name of the file. */
  readonly slug: string
  readonly dye: string
  readonly skin: string
  readonly face?: FaceShape
  readonly hair?: keyof typeof HAIR
  readonly hairDye?: string
  readonly browDye?: string
  readonly beard?: keyof typeof BEARD
  readonly isOld?: boolean
  readonly hasLashes?: boolean
  readonly lips?: string
  readonly gaze?: 'open' | 'closed' | 'glow'
  /** Only the line of the face takes light, as under a deep hood. */
  readonly isShadowed?: boolean
  readonly eye?: string
  readonly worn?: readonly WornId[]
  readonly wornDye?: string
  readonly maskTrim?: string
  readonly hasHorns?: boolean
  readonly hasWings?: boolean
  readonly hasPlume?: boolean
  readonly torso: TorsoId
  readonly under?: string
  readonly trim: string
  readonly steel?: string
  readonly shoulder?: keyof typeof SHOULDERS
  readonly scarfDye?: string
  readonly fur?: string
  readonly hasCloak?: boolean
  readonly cloakDye?: string
  /** Wind takes the cloak. */
  readonly isWindy?: boolean
  readonly held: HeldId
  readonly gem?: string
  readonly deep?: string
  readonly pose: PoseId
  /** How far what is held leans, in degrees. */
  readonly tilt?: number
  readonly wraps?: string
  /** Fights for nobody. */
  readonly isRogue?: boolean
}
