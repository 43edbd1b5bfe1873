import { factsOf, type Ask } from '@trialhall/kernel'
import type { MapPoint } from '@trialhall/table-ui'
import type { Reach } from '../../../faces.ts'
import { creaturesIn } from '../../../rules/map.ts'
import type { Space } from '../../../space/index.ts'
import type { CreatureId, TempusView } from '../../../state.ts'
import { creatureName } from '../../../words/names.ts'
import { reachOf, reachOfMonster } from '../../../words/why-not.ts'
import { actorOf } from '../actor.ts'
import type { Picks } from '../picks.ts'
import { spaceOf } from '../places.ts'
import { areasOn, offeredAreas, type AreaAim } from './areas.ts'
import { sightTo, type SightAim } from './sight.ts'
import { areaWords, sightWords, wayWords } from './words.ts'
import { wayTo, type WayAim } from './ways.ts'

/** What would happen, or what can be said, of the point of the map that is looked at. */
export interface AimModel {
  readonly way: WayAim | null
  readonly sight: SightAim | null
  readonly area: AreaAim | null
  /** Who stands in the area that is meant. */
  readonly struck: ReadonlySet<CreatureId>
  /** All of it in words; '' for nothing. */
  readonly says: string
}

/** A question about a point. */
export interface AimQuestion {
  readonly view: TempusView
  readonly ask: Ask | null
  readonly picks: Picks
  readonly point: MapPoint | null
}

const NOTHING: ReadonlySet<CreatureId> = new Set()

/** Works out what lies behind a point: the way there, sight to it, the area that would be laid on it and who is in it. */
export function aimOf({ view, ask, picks, point }: AimQuestion): AimModel {
  const actor = actorOf(view, ask)
  const area = areaAt(view, picks, point)
  const struck = area === null || area.meant.length === 0 ? NOTHING : new Set(creaturesIn(view, area.meant))
  if (!point || actor === null) return { way: null, sight: null, area, struck, says: '' }
  const space = spaceOf(point)
  const way = wayTo(view, picks, { actor, end: space })
  const sight = way === null && picks.areas.length === 0 ? sightTo(view, actor, space) : null
  const names = [...struck].map((id) => creatureName(view, id))
  const says = [
    way && wayWords(way),
    sight && sightWords(view, actor, sight),
    area && area.meant.length > 0 ? areaWords(area.meant.length, names) : null,
  ]
  return { way, sight, area, struck, says: says.filter((part) => part !== null).join(' ') }
}

function areaAt(view: TempusView, picks: Picks, point: MapPoint | null): AreaAim | null {
  const offered = offeredAreas(picks, point)
  if (offered || !point) return offered
  const space: Space = spaceOf(point)
  if (!picks.spaces.has(space)) return null
  const reach = reachAsked(view, picks)
  return reach && areasOn(view, reach, { space, point })
}

/** The area that is aimed, where one is. */
function reachAsked(view: TempusView, { prompt }: Picks): Reach | null {
  if (prompt?.type === 'aim') return reachOf(factsOf(view), prompt.card)
  return prompt?.type === 'monster-area' ? reachOfMonster(factsOf(view), prompt.creature) : null
}
