import { CATALOG, CLASSES } from '@trialhall/game-lanes'
import type { CardFace } from '@trialhall/kernel'
import { lookOf } from '../../../../games/lanes/ui/looks.ts'
import type { SceneId } from '../scenes/index.ts'
import type { SkyId } from '../skies.ts'
import { sceneOf, type Subject } from '../subject.ts'

interface Print {
  readonly sky: SkyId
  readonly scenes: readonly [SceneId, ...SceneId[]]
  readonly glow?: string
}

/** By branch of a class where it has a look of its own, else by class. */
const PRINTS: Readonly<Record<string, Print>> = {
  paladin: { sky: 'beams', scenes: ['walls', 'camp', 'bridge'] },
  warlock: { sky: 'flames', scenes: ['spires', 'graves', 'cavern'], glow: '#ff9c60' },
  elementalist: { sky: 'rays', scenes: ['peaks', 'stones'] },
  Light: { sky: 'beams', scenes: ['nave', 'temple'] },
  Fire: { sky: 'rays', scenes: ['volcano', 'peaks'], glow: '#ff9a45' },
  Frost: { sky: 'snow', scenes: ['glacier', 'peaks'], glow: '#c4e8ff' },
  Storm: { sky: 'rain', scenes: ['peaks', 'sea'], glow: '#d6ccff' },
}

/** The plates of Lanes: units and spells; the nodes of power boards are small, and stay as they are. */
export function lanesSubjects(): Subject[] {
  return CATALOG.filter(({ kind }) => kind !== 'node').map(subjectOf)
}

function subjectOf(face: CardFace): Subject {
  const { slug, kind } = face
  const { dye, kind: word } = lookOf(face)
  const { sky, scenes, glow } = printOf(face, word)
  return {
    slug,
    dye,
    sky,
    scene: sceneOf(slug, scenes),
    light: kind === 'unit' ? 'disc' : 'burst',
    front: kind === 'unit' ? 'grass' : 'none',
    ...(glow === undefined ? {} : { glow }),
  }
}

function printOf({ facts }: CardFace, word: string): Print {
  const id = CLASSES.find((one) => one === facts.class) ?? 'paladin'
  const branch = Object.keys(PRINTS).find((name) => word.includes(name))
  return PRINTS[branch ?? id] ?? { sky: 'rays', scenes: ['peaks'] }
}
