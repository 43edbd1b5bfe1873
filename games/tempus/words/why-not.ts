import { capital, counted, type Asked, type CardId, type Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../asks.ts'
import type { Reach } from '../faces.ts'
import {
  bodyOf,
  creaturesAt,
  distanceTo,
  isAdjacentToSpace,
  isFreeFor,
  realmOf,
  seesSpace,
} from '../rules/map.ts'
import { waysOf } from '../rules/moving/ways.ts'
import { cornersOf } from '../rules/portals.ts'
import { monsterFace, PRINTED } from '../rules/printed.ts'
import { monsterOf } from '../rules/creatures.ts'
import { isSolid, kindOf, type Kind } from '../space/index.ts'
import { NOBODY, type CreatureId, type Space } from '../state.ts'
import { calledBy, creatureInSentence, READER, type TempusFacts } from './names.ts'

/** Why a space is not offered, in one sentence, by what lies open to all; null where there is no more to say. */
export function whyNotSpace(facts: TempusFacts, { seat, prompt }: Asked, space: Space): string | null {
  const asked = prompt as TempusPrompt // what this game asks
  switch (asked.type) {
    case 'corner':
      return cornersOf(facts.view).includes(space) ? null : 'An Entry Portal stands in a marked corner.' // T-8.03, T-R12
    case 'walk':
      return notReached(facts, seat, space) ?? tooFar(facts, { from: seat, space, range: asked.spaces })
    case 'place':
    case 'monster-move':
      return asked.creature === NOBODY ? null : notReached(facts, asked.creature, space)
    case 'aim':
      return notAimed(facts, { from: seat, reach: reachOf(facts, asked.card), space })
    case 'monster-area':
      return notAimed(facts, { from: asked.creature, reach: reachOfMonster(facts, asked.creature), space })
    default:
      return null
  }
}

const CLOSED: Readonly<Record<Exclude<Kind, 'open'>, string>> = {
  water: 'Nobody enters water.',
  obstacle: 'Nobody enters an obstacle.',
  block: 'Nobody enters a block.',
}

/** Why a creature cannot end a move on a space, whatever the way (T-18.04 to T-18.06, T-33.02). */
function notReached(facts: TempusFacts, id: CreatureId, space: Space): string | null {
  const { view } = facts
  const kind = kindOf(realmOf(view).ground.terrain, space)
  if (kind !== 'open') return CLOSED[kind]
  if (isFreeFor(view, id, space)) return null
  const [other] = creaturesAt(view, space).filter((one) => one !== id)
  if (other !== undefined) return subject(facts, other, ['stands there', 'stand there'])
  return subject(facts, id, ['does not fit there', 'do not fit there'])
}

/** "Osric stands there.", "You stand there.": the name, and the verb that goes with it. */
function subject(facts: TempusFacts, id: CreatureId, [others, yours]: readonly [string, string]): string {
  const name = calledBy(facts, id) ?? capital(creatureInSentence(facts.view, id))
  return `${name} ${name === READER ? yours : others}.`
}

interface Ranging {
  readonly from: CreatureId
  readonly space: Space
  readonly range: number
}

/** A way may be longer than the distance, so that a near space can be too far. */
function tooFar({ view }: TempusFacts, { from, space, range }: Ranging): string | null {
  if (waysOf(view, from, view.turn?.pools ?? []).ends.includes(space)) return null
  return distanceTo(view, from, space) > range
    ? `It is farther than ${counted(range, 'space')}.`
    : `The way there is longer than ${counted(range, 'space')}, or closed.`
}

interface Aiming {
  readonly from: Seat | CreatureId
  readonly reach: Reach | null
  readonly space: Space
}

/** Why an area cannot be aimed at a space (T-22.01, T-22.06, T-22.07), or a shot at whoever is there (T-21.03, T-21.06). */
function notAimed(facts: TempusFacts, aiming: Aiming): string | null {
  const { reach } = aiming
  if (reach?.type === 'ranged') return notShotAt(facts, aiming, reach.range)
  return reach?.type === 'area' || reach?.type === 'line' ? notLaid(facts, aiming, reach.range) : null
}

function notShotAt(facts: TempusFacts, { from, space }: Aiming, range: number): string | null {
  const { view } = facts
  if (creaturesAt(view, space).every((id) => id === from)) return 'Nobody stands there to be aimed at.'
  if (isAdjacentToSpace(view, from, space)) return 'A ranged attack strikes nobody adjacent.' // T-21.06
  return outOfReach(facts, { from, space, range })
}

function notLaid(facts: TempusFacts, { from, space }: Aiming, range: number): string | null {
  const { view } = facts
  if (isSolid(realmOf(view).ground, space)) return 'No area is aimed at an obstacle.'
  const far = outOfReach(facts, { from, space, range })
  if (far !== null) return far
  const isNear = bodyOf(view, from).includes(space) || isAdjacentToSpace(view, from, space)
  return isNear ? 'No area is aimed so near to its attacker.' : null
}

function outOfReach(facts: TempusFacts, { from, space, range }: Ranging): string | null {
  const { view } = facts
  if (distanceTo(view, from, space) > range) return `It is farther than ${counted(range, 'space')}.`
  return seesSpace(view, from, space) ? null : subject(facts, from, ['does not see it', 'do not see it'])
}

/** How the attack of a card reaches; null where it has none, or nobody knows the card. */
export function reachOf({ defOf }: TempusFacts, card: CardId): Reach | null {
  const face = PRINTED.cards[defOf(card)]
  const action = face?.kind === 'hero' || face?.kind === 'loot' ? face.action : null
  return action?.attack?.reach ?? null
}

/** The area of a Monster's script. */
export function reachOfMonster({ view }: TempusFacts, id: CreatureId): Reach | null {
  const { script } = monsterFace(monsterOf(view, id))
  return script.find(({ attack }) => attack.reach.type === 'area')?.attack.reach ?? null
}
