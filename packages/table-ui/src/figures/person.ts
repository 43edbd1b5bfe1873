import type { ShoulderId } from './body/shoulders.ts'
import type { ThingId } from './body/things.ts'
import type { ToolId } from './body/tools.ts'
import type { TorsoId } from './body/torsos.ts'
import type { WeaponId } from './body/weapons.ts'
import type { AnimalId } from './head/animals.ts'
import type { BeastId } from './head/beasts.ts'
import type { EarId } from './head/ears.ts'
import type { BeardId, HairId } from './head/hair.ts'
import type { ElementalId } from './head/elementals.ts'
import type { HatId } from './head/hats.ts'
import type { HelmId } from './head/helms.ts'
import type { MaskId } from './head/masks.ts'

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

export type WornId = HatId | HelmId | MaskId | AnimalId | BeastId | ElementalId | EarId
export type HeldId = WeaponId | ThingId | ToolId
/** How the near arm is held; with `none` there is no arm. */
export type PoseId =
  | 'raised'
  | 'offer'
  | 'fists'
  | 'shield'
  | 'brandished'
  | 'shouldered'
  | 'levelled'
  | 'none'
/** How somebody is built. */
export type BuildId = 'small' | 'common' | 'broad' | 'huge'

/** Somebody as a figure: all else is worked out. Colours are `#rrggbb`. */
export interface Person {
  /** The name of the file. */
  readonly slug: string
  readonly dye: string
  readonly skin: string
  readonly face?: FaceShape
  readonly hair?: HairId
  readonly hairDye?: string
  readonly browDye?: string
  readonly beard?: BeardId
  readonly isOld?: boolean
  readonly hasLashes?: boolean
  readonly lips?: string
  readonly gaze?: 'open' | 'closed' | 'glow'
  /** Only the line of the face takes light, as under a deep hood. */
  readonly isShadowed?: boolean
  readonly eye?: string
  /** What is worn is a head of its own, in place of a face. */
  readonly isBeast?: boolean
  readonly worn?: readonly WornId[]
  readonly wornDye?: string
  readonly maskTrim?: string
  readonly hasHorns?: boolean
  readonly hasWings?: boolean
  readonly hasPlume?: boolean
  readonly torso: TorsoId
  readonly build?: BuildId
  readonly under?: string
  readonly trim: string
  readonly steel?: string
  readonly shoulder?: ShoulderId
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
