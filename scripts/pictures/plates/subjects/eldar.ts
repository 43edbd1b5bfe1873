import { CATALOG, type ClassId } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import { CLASS_DYES } from '../../../../games/eldar/ui/looks.ts'
import type { FrontId } from '../fronts.ts'
import type { LightId } from '../lights.ts'
import type { SceneId } from '../scenes/index.ts'
import type { SkyId } from '../skies.ts'
import { sceneOf, type Subject } from '../subject.ts'

interface ClassPrint {
  readonly sky: SkyId
  readonly scenes: readonly [SceneId, ...SceneId[]]
  readonly glow?: string
}

const CLASSES: Readonly<Record<ClassId, ClassPrint>> = {
  warrior: { sky: 'rays', scenes: ['walls', 'arena', 'camp'] },
  ranger: { sky: 'dusk', scenes: ['forest', 'moor', 'peaks'] },
  thief: { sky: 'night', scenes: ['roofs', 'harbour', 'roofs'], glow: '#fbe6ae' },
  artificer: { sky: 'smoke', scenes: ['forge', 'cavern', 'forge'] },
  mage: { sky: 'rings', scenes: ['library', 'stones', 'ruins'] },
  paladin: { sky: 'beams', scenes: ['nave', 'temple', 'bridge'] },
}

const LIGHTS: Readonly<Record<string, LightId>> = {
  command: 'burst',
  support: 'rings',
  affliction: 'eclipse',
}
const FRONTS: Readonly<Record<string, FrontId>> = {
  equipment: 'plinth',
  command: 'grass',
  affliction: 'thorns',
  hero: 'steps',
}

/** The plates of Trials of the Eldar: sky and skyline by class, light and foreground by kind. */
export function eldarSubjects(): Subject[] {
  return CATALOG.map(subjectOf)
}

function subjectOf({ slug, kind, facts }: CardFace): Subject {
  const id = facts.class as ClassId
  const { sky, scenes, glow } = CLASSES[id]
  return {
    slug,
    dye: CLASS_DYES[id],
    sky,
    scene: sceneOf(slug, scenes),
    light: LIGHTS[kind] ?? 'disc',
    front: FRONTS[kind] ?? 'none',
    ...(glow === undefined ? {} : { glow }),
  }
}
