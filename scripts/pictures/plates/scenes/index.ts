import { library, nave, stage, temple } from './halls.ts'
import type { Skyline } from './scene.ts'
import { bridge, camp, graves, harbour, roofs, ruins, terraces, walls } from './towns.ts'
import { cavern, forest, garden, glacier, moor, peaks, sea, spires, stones, volcano } from './wild.ts'
import { arena, forge } from './works.ts'

/** All skylines by their names. */
export const SCENES = {
  arena,
  bridge,
  camp,
  cavern,
  forest,
  forge,
  garden,
  glacier,
  graves,
  harbour,
  library,
  moor,
  nave,
  peaks,
  roofs,
  ruins,
  sea,
  spires,
  stage,
  stones,
  temple,
  terraces,
  volcano,
  walls,
} satisfies Readonly<Record<string, Skyline>>

/** The name of a skyline. */
export type SceneId = keyof typeof SCENES

/** Skylines whose valleys are narrow: a second carved line inside them would hang down like icicles. */
export const NARROW: ReadonlySet<SceneId> = new Set([
  'roofs',
  'forest',
  'spires',
  'garden',
  'cavern',
  'moor',
  'harbour',
])
