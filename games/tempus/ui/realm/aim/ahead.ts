import { factsOf, UNKNOWN } from '@trialhall/kernel'
import type { TempusOption } from '../../../asks.ts'
import type { ActionFace } from '../../../faces.ts'
import { isOnMap } from '../../../rules/creatures.ts'
import { aimsOf } from '../../../rules/fight/areas.ts'
import { reachOf as lengthOf } from '../../../rules/fight/reach.ts'
import { targetsOf } from '../../../rules/fight/targets.ts'
import { seesSpace } from '../../../rules/map.ts'
import { poolOf, waysOf } from '../../../rules/moving/ways.ts'
import { movement } from '../../../rules/play/actions.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { distanceTo } from '../../../rules/map.ts'
import { SPACES, type Space } from '../../../space/index.ts'
import type { CreatureId, TempusView } from '../../../state.ts'

/** What a card that is pointed at would reach from where its Hero stands. */
export interface Ahead {
  /** Spaces to which it could go. */
  readonly goes: readonly Space[]
  /** Spaces in range and sight of its attack. */
  readonly covers: readonly Space[]
  /** Whom its attack could be aimed at. */
  readonly targets: ReadonlySet<CreatureId>
}

/** What the option that is pointed at would reach; null where that is nothing on the map. */
export function aheadOf(view: TempusView, seat: CreatureId, option: unknown): Ahead | null {
  const action = actionOf(view, option)
  if (action === null || !isOnMap(view, seat)) return null
  const { spaces, attack } = action
  const pools = view.turn?.seat === seat ? view.turn.pools : []
  const goes = spaces > 0 ? waysOf(view, seat, [...pools, poolOf(movementOf(view, seat, spaces))]).ends : []
  if (attack === null) return goes.length === 0 ? null : { goes, covers: [], targets: new Set() }
  const { reach } = attack
  const targets = new Set(targetsOf(view, { attacker: seat, attack, reach: lengthOf(view, seat) }))
  if (reach.type === 'area' || reach.type === 'line') {
    const laying = { attacker: seat, reach, by: seat, card: null, isAttack: true }
    return { goes, covers: aimsOf(view, laying), targets: new Set() }
  }
  return { goes, covers: reach.type === 'ranged' ? inRange(view, seat, reach.range) : [], targets }
}

/** What a Move Action of so many spaces would give a Hero now, in its turn. */
export function movementOf(view: TempusView, seat: CreatureId, spaces: number): ReturnType<typeof movement> {
  return movement(view, { by: seat, spaces, isFirst: (view.turn?.moves ?? 0) === 0 })
}

function inRange(view: TempusView, seat: CreatureId, range: number): readonly Space[] {
  return Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => distanceTo(view, seat, space) <= range && seesSpace(view, seat, space),
  )
}

/** The Action that an option would take; null for another option. */
export function actionOf(view: TempusView, option: unknown): ActionFace | null {
  if (typeof option !== 'object' || option === null || !('do' in option)) return null
  const picked = option as TempusOption
  if (picked.do !== 'act') return null
  const def = factsOf(view).defOf(picked.card)
  const face = def === UNKNOWN ? undefined : PRINTED.cards[def]
  return face?.kind === 'hero' || face?.kind === 'loot' ? face.action : null
}
