import type { Aim } from '../faces.ts'
import type { Happening } from '../acts.ts'
import { areAllies, creaturesOnMap, isHero, isMinion, isOpponentOf } from '../rules/creatures.ts'
import { isHiddenFrom, isOutOfAim } from '../rules/fight/targets.ts'
import {
  areAdjacentCreatures,
  bodyOf,
  creaturesAt,
  distanceBetween,
  isAdjacentToSpace,
  isFreeFor,
  sees,
  seesSpace,
} from '../rules/map.ts'
import { spacesWithin } from '../space/index.ts'
import { heroOf, type CreatureId, type Space, type TempusPosition } from '../state.ts'

/** Nobody and nothing. */
export const nobody: Aim = { type: 'none' }

/** Whether a creature may be chosen by the one that plays. */
export type Test = (state: TempusPosition, of: Candidate) => boolean

/** Somebody who may be chosen: by whom, and about what. */
export interface Candidate {
  readonly owner: CreatureId
  readonly other: CreatureId
  readonly about: Happening
}

interface Count {
  readonly least: number
  readonly most: number
}

const ONE: Count = { least: 1, most: 1 }

function creatures(says: string, test: Test, { least, most }: Count = ONE): Aim {
  return {
    type: 'creatures',
    says,
    least,
    most,
    of: (state, owner, about) =>
      creaturesOnMap(state).filter((other) => test(state, { owner, other, about })),
  }
}

function seesWithin(range: number): Test {
  return (state, { owner, other }) =>
    owner === other || (distanceBetween(state, owner, other) <= range && sees(state, owner, other))
}

function isOtherAlly(state: TempusPosition, owner: CreatureId, other: CreatureId): boolean {
  return owner !== other && areAllies(state, owner, other)
}

/** "an ally you see within 10, or you" (T-21.08). */
export function anAlly(range: number): Aim {
  const near = seesWithin(range)
  return creatures(
    `an ally you see within ${range}, or yourself`,
    (state, { owner, other, about }) =>
      areAllies(state, owner, other) && near(state, { owner, other, about }),
  )
}

/** One other ally in sight and range. */
export function anotherAlly(range: number): Aim {
  const near = seesWithin(range)
  return creatures(
    `another ally you see within ${range}`,
    (state, { owner, other, about }) =>
      isOtherAlly(state, owner, other) && near(state, { owner, other, about }),
  )
}

/** One other ally near by, with or without sight; a Chain can be played where there is none. */
export function anotherAllyNear(range: number): Aim {
  return creatures(
    `another ally within ${range}`,
    (state, { owner, other }) =>
      isOtherAlly(state, owner, other) && distanceBetween(state, owner, other) <= range,
    { least: 0, most: 1 },
  )
}

/** Another Hero of the party in sight and range. */
export function anotherHero(range: number): Aim {
  const near = seesWithin(range)
  return creatures(
    `another allied Hero you see within ${range}`,
    (state, { owner, other, about }) =>
      isHero(other) && isOtherAlly(state, owner, other) && near(state, { owner, other, about }),
  )
}

/** Up to so many allies in sight and range, the one who plays among them. */
export function alliesUpTo(most: number, range: number): Aim {
  const near = seesWithin(range)
  return creatures(
    `up to ${most} allies you see within ${range}, yourself included`,
    (state, { owner, other, about }) =>
      areAllies(state, owner, other) && near(state, { owner, other, about }),
    { least: 1, most },
  )
}

/** Oneself or an adjacent ally. */
export const touch: Aim = creatures(
  'yourself or an adjacent ally',
  (state, { owner, other }) =>
    owner === other || (areAllies(state, owner, other) && areAdjacentCreatures(state, owner, other)),
)

/** Any creature but allies, in sight and range, that does not hide from farther away (T-21.01). */
export function aFoe(range: number): Aim {
  const near = seesWithin(range)
  return creatures(
    `an opponent you see within ${range}`,
    (state, { owner, other, about }) =>
      !areAllies(state, owner, other) &&
      !isHiddenFrom(state, owner, other) &&
      near(state, { owner, other, about }),
  )
}

/** Somebody that a ranged attack can strike: not an ally, not adjacent, in sight and range, nor out of aim (T-21.01, T-21.03, T-21.04). */
export function aTarget(range: number): Aim {
  return creatures(`an opponent you see within ${range} that is not adjacent`, isTargetAt(range))
}

/** The same as a question. */
export function isTargetAt(range: number): Test {
  const near = seesWithin(range)
  return (state, { owner, other, about }) =>
    !areAllies(state, owner, other) &&
    !areAdjacentCreatures(state, owner, other) &&
    !isOutOfAim(state, owner, other) &&
    near(state, { owner, other, about })
}

/** A Hero of the other party in sight. */
export const aRivalSeen: Aim = creatures(
  'a rival Hero you see',
  (state, { owner, other }) => isHero(other) && !areAllies(state, owner, other) && sees(state, owner, other),
)

/** A Hero of the other party beside the one who plays, who has Loot. */
export const aRivalWithLoot: Aim = creatures(
  'an adjacent rival Hero with Loot',
  (state, { owner, other }) =>
    isHero(other) &&
    !areAllies(state, owner, other) &&
    areAdjacentCreatures(state, owner, other) &&
    heroOf(state, other).loot.length > 0,
)

/** A Hero, anywhere, on one's own side. */
export const aPartyHero: Aim = creatures(
  'yourself or an allied Hero',
  (state, { owner, other }) => isHero(other) && areAllies(state, owner, other),
)

/** Another creature beside the one who attacks. */
export const besideTheAttacker: Aim = creatures(
  'another creature adjacent to the attacker',
  (state, { owner, other, about: { strike } }) =>
    strike !== null &&
    other !== owner &&
    !areAllies(state, owner, other) &&
    areAdjacentCreatures(state, strike.attacker, other),
)

function spaces(
  { says, range }: { readonly says: string; readonly range: number },
  testFor: (state: TempusPosition, owner: CreatureId) => (space: Space) => boolean,
): Aim {
  return {
    type: 'space',
    says,
    of: (state, owner) => {
      const body = bodyOf(state, owner)
      return body.length === 0 ? [] : spacesWithin(body, range).filter(testFor(state, owner))
    },
  }
}

/** Any open space in sight and range: an area that is no attack may begin beside its maker (T-R122). */
export function aSpace(range: number): Aim {
  return spaces(
    { says: `a space you see within ${range}`, range },
    (state, owner) => (space) => seesSpace(state, owner, space),
  )
}

/** Where the one who plays can go at once. */
export function aFreeSpace(range: number): Aim {
  return spaces(
    { says: `a free space you see within ${range}`, range },
    (state, owner) => (space) =>
      isFreeFor(state, owner, space) &&
      creaturesAt(state, space).length === 0 &&
      seesSpace(state, owner, space),
  )
}

/** Side of the largest bodies, whose farthest spaces may lie beyond the range (T-33.01). */
const LARGEST = 3

/** A free space beside somebody in sight and range (Shadow Step). */
export function besideSomebody(range: number): Aim {
  return spaces(
    { says: `a free space adjacent to a creature you see within ${range}`, range: range + LARGEST },
    (state, owner) => {
      const seen = creaturesOnMap(state).filter(
        (other) =>
          other !== owner && distanceBetween(state, owner, other) <= range && sees(state, owner, other),
      )
      return (space) =>
        seen.some((other) => isAdjacentToSpace(state, other, space)) && isFreeFor(state, owner, space)
    },
  )
}

/** Whether a creature is an Elite or a Hero of the other party. */
export function isEliteOrRival(state: TempusPosition, owner: CreatureId, other: CreatureId): boolean {
  return isOpponentOf(state, other, owner) && !isMinion(state, other)
}
