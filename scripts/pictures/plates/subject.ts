import type { Dye } from '@trialhall/table-ui'
import type { FrontId } from './fronts.ts'
import type { LightId } from './lights.ts'
import type { SceneId } from './scenes/index.ts'
import type { SkyId } from './skies.ts'

/** What a plate is drawn from. */
export interface Subject {
  /** The name of its file. */
  readonly slug: string
  readonly dye: Dye
  readonly sky: SkyId
  readonly scene: SceneId
  readonly light: LightId
  readonly front: FrontId
  /** The colour of what shines, as `#rrggbb`, where it is no candle. */
  readonly glow?: string
}

/** Skylines that words of a card's name ask for, whatever its class. */
const NAMED: readonly (readonly [words: RegExp, scene: SceneId])[] = [
  [/bridge|crossing|span/, 'bridge'],
  [/grave|crypt|tomb|skelet|bone|ghoul|death|undead|soul|necro/, 'graves'],
  [/frost|ice|icy|blizzard|snow|rime|cold|winter|glacier/, 'glacier'],
  [/lava|volcan|magma|meteor|hellfire|inferno|ember|molten/, 'volcano'],
  [/sea\b|brine|tide|wave|water|river|rain|flood/, 'sea'],
  [/ship|airship|pirate|harbou?r|anchor|sail/, 'harbour'],
  [/wolf|hound|howl|pack|hunt|prowl|raven|moon/, 'moor'],
  [/mammoth|bear|beast|cat\b|herd|stampede/, 'moor'],
  [/cave|cavern|depth|burrow|tunnel|mine\b|goblin|kobold/, 'cavern'],
  [/garden|thorn|bramble|vine|root|leaf|growth|herb|bloom|grove/, 'garden'],
  [/clock|gear|engine|automaton|machine|piston|boiler|steam|drill/, 'forge'],
  [/rune|tome|scroll|book|lore|library|riddle|secret/, 'library'],
  [/ruin|obelisk|relic|fallen|shatter/, 'ruins'],
  [/camp\b|tent|rations|march|banner|muster/, 'camp'],
  [/song|dance|ballad|encore|tale|jest|crowd|applause|stage/, 'stage'],
  [/storm|thunder|lightning|summit|peak|mountain/, 'peaks'],
  [/stone|pillar|totem|circle/, 'stones'],
  [/chapel|prayer|bless|sermon|candle|hymn|psalm|vigil/, 'nave'],
  [/wall|bulwark|fortress|gate|siege|rampart/, 'walls'],
]

/** A skyline for a card: the one that its name asks for, or one of those of its kind, by its slug. */
export function sceneOf(slug: string, ofKind: readonly [SceneId, ...SceneId[]]): SceneId {
  const words = slug.replaceAll('-', ' ')
  const named = NAMED.find(([pattern]) => pattern.test(words))
  if (named) return named[1]
  let hash = 7
  for (let i = 0; i < slug.length; i++) hash = (Math.imul(hash, 31) + slug.charCodeAt(i)) >>> 0
  return ofKind[hash % ofKind.length] ?? ofKind[0]
}
