import { CARDS, type BattleCard } from '@trialhall/game-battle-decks'
import { familyOf, FACTION_DYES } from '../../../../games/battle-decks/ui/looks.ts'
import type { FrontId } from '../fronts.ts'
import type { LightId } from '../lights.ts'
import type { SceneId } from '../scenes/index.ts'
import type { SkyId } from '../skies.ts'
import { sceneOf, type Subject } from '../subject.ts'

const SKIES: Readonly<Record<BattleCard['faction'], SkyId>> = { britannia: 'dusk', prussia: 'smoke' }
const SCENES: Readonly<Record<BattleCard['faction'], readonly [SceneId, ...SceneId[]]>> = {
  britannia: ['moor', 'garden', 'walls', 'peaks'],
  prussia: ['forge', 'camp', 'roofs', 'bridge'],
}
const KINDS: Readonly<Record<BattleCard['kind'], { readonly light: LightId; readonly front: FrontId }>> = {
  hero: { light: 'rings', front: 'steps' },
  reinforcement: { light: 'disc', front: 'grass' },
  equipment: { light: 'disc', front: 'plinth' },
  event: { light: 'burst', front: 'stakes' },
  equalizer: { light: 'eclipse', front: 'chains' },
}
const DYES = { equipment: 'rust', event: 'teal', equalizer: 'violet' } as const

/** The plates of Battle Decks: one for all copies of a card; equipment and events stand for no side. */
export function battleDecksSubjects(): Subject[] {
  const byFamily = new Map(CARDS.map((card) => [familyOf(card), card]))
  return [...byFamily].map(([slug, card]) => subjectOf(slug, card))
}

function subjectOf(slug: string, { kind, faction }: BattleCard): Subject {
  const dye = kind === 'hero' || kind === 'reinforcement' ? FACTION_DYES[faction] : DYES[kind]
  return { slug, dye, sky: SKIES[faction], scene: sceneOf(slug, SCENES[faction]), ...KINDS[kind] }
}
