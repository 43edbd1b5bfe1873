import { PRINTED, type HeroCard } from '@trialhall/game-tempus'
import { dyeOf, facedBy, typeOf, type CardType, type Faced } from '../../../../games/tempus/ui/looks.ts'
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

const CLASSES: Readonly<Record<string, ClassPrint>> = {
  bard: { sky: 'flames', scenes: ['stage', 'arena', 'camp'] },
  cleric: { sky: 'beams', scenes: ['nave', 'graves', 'garden'], glow: '#f0ee9a' },
  fighter: { sky: 'rays', scenes: ['walls', 'arena', 'camp'] },
  monk: { sky: 'aurora', scenes: ['terraces', 'peaks', 'bridge'] },
  paladin: { sky: 'beams', scenes: ['temple', 'walls', 'forest'] },
  ranger: { sky: 'dusk', scenes: ['forest', 'moor', 'peaks'] },
  rogue: { sky: 'night', scenes: ['roofs', 'harbour', 'roofs'], glow: '#fbe6ae' },
  wizard: { sky: 'rings', scenes: ['library', 'stones', 'ruins'], glow: '#d6ccff' },
}
/** Decks of Characters belong to no Class. */
const CHARACTER: ClassPrint = { sky: 'smoke', scenes: ['camp', 'roofs', 'ruins', 'harbour'] }

const TYPES: Readonly<Record<CardType, { readonly light: LightId; readonly front: FrontId }>> = {
  attack: { light: 'burst', front: 'grass' },
  move: { light: 'disc', front: 'steps' },
  'attack-move': { light: 'burst', front: 'steps' },
  skill: { light: 'rings', front: 'plinth' },
  general: { light: 'rings', front: 'grass' },
  chain: { light: 'burst', front: 'chains' },
  free: { light: 'disc', front: 'none' },
  feature: { light: 'rings', front: 'plinth' },
}

type Print = Omit<Subject, 'slug' | 'dye' | 'scene'> & { readonly scenes: readonly [SceneId, ...SceneId[]] }

const OTHERS: Readonly<Record<Exclude<Faced['kind'], 'hero'>, Print>> = {
  quest: { sky: 'rings', scenes: ['ruins', 'stones', 'temple'], light: 'rings', front: 'steps' },
  event: { sky: 'rain', scenes: ['peaks', 'moor', 'sea', 'ruins'], light: 'eclipse', front: 'none' },
  loot: { sky: 'night', scenes: ['cavern', 'ruins', 'library'], light: 'disc', front: 'plinth' },
  monster: { sky: 'flames', scenes: ['cavern', 'spires', 'graves'], light: 'eclipse', front: 'thorns' },
}

/** The plates of Trials of Tempus: sky and skyline by Class, light and foreground by what a card is played as. */
export function tempusSubjects(): Subject[] {
  const slugs = [...PRINTED.cards, ...PRINTED.monsters].map(({ slug }) => slug)
  return [...new Set(slugs)].map((slug) => subjectOf(facedBy(slug)))
}

function subjectOf(card: Faced): Subject {
  const { scenes, ...print } = card.kind === 'hero' ? heroPrint(card) : OTHERS[card.kind]
  return { slug: card.slug, dye: dyeOf(card), scene: sceneOf(card.slug, scenes), ...print }
}

function heroPrint(card: HeroCard): Print {
  const { deck } = card
  const ofSubclass = PRINTED.subclasses.find(({ slug }) => slug === deck)
  return { ...(CLASSES[ofSubclass?.heroClass ?? deck] ?? CHARACTER), ...TYPES[typeOf(card)] }
}
