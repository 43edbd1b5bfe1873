import { factsOf, type Ask } from '@trialhall/kernel'
import type { MapPoint } from '@trialhall/table-ui'
import type { Reach } from '../../../faces.ts'
import { areAllies } from '../../../rules/creatures.ts'
import { creaturesAt, creaturesIn } from '../../../rules/map.ts'
import type { Space } from '../../../space/index.ts'
import type { CreatureId, TempusView } from '../../../state.ts'
import { calledWithin, type Names } from '../../called.ts'
import { reachOf, reachOfMonster } from '../../../words/why-not.ts'
import { actorOf } from '../actor.ts'
import type { Picks } from '../picks.ts'
import { spaceOf } from '../places.ts'
import { areasOn, offeredAreas, type AreaAim } from './areas.ts'
import { sightTo, type SightAim } from './sight.ts'
import { prospectAt, type Prospect } from './prospect.ts'
import { areaWords, sightWords, struckWords, prospectWords, wayWords } from './words.ts'
import { wayTo, type WayAim } from './ways.ts'

/** What would happen, or what can be said, of the point of the map that is looked at. */
export interface AimModel {
  readonly way: WayAim | null
  /** What could be done at its end; null where nobody goes. */
  readonly prospect: Prospect | null
  readonly sight: SightAim | null
  /** The line of sight is drawn: something is aimed, or somebody stands there. Over bare ground it would only be in the way. */
  readonly isSightShown: boolean
  readonly area: AreaAim | null
  /** Who stands in the area that is meant. */
  readonly struck: ReadonlySet<CreatureId>
  /** The same on the map, in few words; '' without an area. */
  readonly plate: string
  /** An attack would strike allies of whoever lays it, or itself. */
  readonly isRisky: boolean
  /** All of it in words; '' for nothing. */
  readonly says: string
}

/** A question about a point. */
export interface AimQuestion {
  readonly view: TempusView
  readonly ask: Ask | null
  readonly picks: Picks
  readonly point: MapPoint | null
  readonly names?: Names
}

const NOBODY_THERE: ReadonlySet<CreatureId> = new Set()

/** Works out what lies behind a point: the way there, sight to it, the area that would be laid on it and who is in it. */
export function aimOf({ view, ask, picks, point, names = [] }: AimQuestion): AimModel {
  const actor = actorOf(view, ask)
  const laid = layingOf({ view, picks, point, names }, actor)
  const told = { view, names }
  if (!point || actor === null) return { ...NOWHERE, ...laid }
  const space = spaceOf(point)
  const way = wayTo(view, picks, { actor, end: space })
  const prospect = way && prospectAt(view, actor, space)
  const sight = way === null && picks.areas.length === 0 ? sightTo(view, actor, space) : null
  const says = [
    way && wayWords(way),
    prospect && prospectWords(told, actor, prospect),
    sight && sightWords(told, actor, sight),
    laid.says,
  ]
  return {
    ...laid,
    way,
    prospect,
    sight,
    isSightShown: sight !== null && (isAiming(picks) || creaturesAt(view, space).length > 0),
    says: says.filter((part) => part !== null && part !== '').join(' '),
  }
}

const NOWHERE = { way: null, prospect: null, sight: null, isSightShown: false } as const

/** Prompts that ask for somebody or some place in sight. */
const AIMING: ReadonlySet<string> = new Set(['aim', 'spare', 'roll-order', 'monster-target', 'monster-area'])

function isAiming({ prompt }: Picks): boolean {
  return prompt !== null && AIMING.has(prompt.type)
}

type Laid = Pick<AimModel, 'area' | 'struck' | 'plate' | 'isRisky' | 'says'>

/** The area at a point, and who is in it. */
function layingOf(
  { view, picks, point, names = [] }: Omit<AimQuestion, 'ask'>,
  actor: CreatureId | null,
): Laid {
  const area = areaAt(view, picks, point)
  if (area === null || area.meant.length === 0)
    return { area, struck: NOBODY_THERE, plate: '', isRisky: false, says: '' }
  const ids = creaturesIn(view, area.meant)
  const isAttack = reachAsked(view, picks) !== null
  return {
    area,
    struck: new Set(ids),
    plate: struckWords({ view, names }, ids),
    isRisky: isAttack && actor !== null && ids.some((id) => areAllies(view, id, actor)),
    says: areaWords(
      area.meant.length,
      ids.map((id) => calledWithin(names, view, id)),
    ),
  }
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
