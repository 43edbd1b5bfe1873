import { CATALOG } from '@trialhall/game-sigmar'
import type { CardFace } from '@trialhall/kernel'
import { lookOf } from '../../../../games/sigmar/ui/looks.ts'
import type { FrontId } from '../fronts.ts'
import type { LightId } from '../lights.ts'
import type { SceneId } from '../scenes/index.ts'
import type { SkyId } from '../skies.ts'
import { sceneOf, type Subject } from '../subject.ts'

interface Print {
  readonly sky: SkyId
  readonly scenes: readonly [SceneId, ...SceneId[]]
  readonly light: LightId
  readonly front: FrontId
  readonly glow?: string
}

/** By the type of a Trial, else by kind. */
const PRINTS: Readonly<Record<string, Print>> = {
  Mental: { sky: 'rings', scenes: ['library', 'stones', 'ruins'], light: 'rings', front: 'steps' },
  Physical: { sky: 'dusk', scenes: ['peaks', 'moor', 'bridge'], light: 'rings', front: 'steps' },
  Divine: { sky: 'beams', scenes: ['temple', 'nave', 'volcano'], light: 'rings', front: 'steps' },
  boost: { sky: 'rays', scenes: ['arena', 'camp'], light: 'burst', front: 'none' },
  lower: { sky: 'flames', scenes: ['spires', 'graves'], light: 'eclipse', front: 'thorns', glow: '#ff9a5c' },
  block: { sky: 'flames', scenes: ['walls', 'cavern'], light: 'eclipse', front: 'chains', glow: '#e6dccb' },
  heal: { sky: 'aurora', scenes: ['garden', 'forest'], light: 'disc', front: 'none', glow: '#f0ee9a' },
  teleport: { sky: 'rings', scenes: ['stones', 'ruins'], light: 'disc', front: 'none', glow: '#bdf3df' },
  fate: { sky: 'night', scenes: ['sea', 'harbour'], light: 'disc', front: 'none' },
  champion: { sky: 'rays', scenes: ['arena'], light: 'disc', front: 'steps' },
}

/** The plates of Sigmar's Trial. */
export function sigmarSubjects(): Subject[] {
  return CATALOG.map(subjectOf)
}

function subjectOf(face: CardFace): Subject {
  const { slug, kind, facts } = face
  const print = PRINTS[kind === 'trial' ? String(facts.type) : kind]
  if (!print) throw new Error(`Sigmar's Trial has no print for ${kind}.`)
  const { sky, scenes, light, front, glow } = print
  const scene = sceneOf(slug, scenes)
  return { slug, dye: lookOf(face).dye, sky, scene, light, front, ...(glow === undefined ? {} : { glow }) }
}
