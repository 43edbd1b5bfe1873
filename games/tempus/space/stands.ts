import { adjacentToBody, bodiesOn, fits, spacesOf, type Body } from './bodies.ts'
import { SIDE, SPACES, columnOf, type Space } from './grid.ts'
import { isClosed, type Ground } from './ground.ts'
import { costTo, pathTo, reach, type Reach } from './paths.ts'
import type { Pool, Walk } from './walk.ts'

/** A move of a body. */
export interface BodyMove extends Pick<Walk, 'pools' | 'extra'> {
  /** Where it stands. It is never in its own way: `mayEnter` and `isFree` must hold on its own spaces. */
  readonly body: Body
  /** How large it is when it stops, where that is not what it is now (T-34.06). */
  readonly grows?: number
  /** Where it may come to stand: no creature is there, other than itself. */
  readonly isFree: (space: Space) => boolean
}

/** Where a body may stop: its north-west space then, the space on which the one that led it stopped, and what it spent. */
export interface Stand {
  readonly anchor: Space
  readonly lead: Space
  readonly cost: number
}

/** All that a body can do with its movement. */
export interface BodyReach {
  /** By the number of the north-west space. Where it stands now is none of them. */
  readonly stands: readonly Stand[]
  readonly reach: Reach
}

/**
 * Where a body can stop. One of its spaces leads and moves like a single space, through gaps as well; where that stops, the whole body
 * is laid so that it covers the leading space and fits (T-33.02, T-R62). A body of one space stops where it is free (T-18.06).
 */
export function standsFor(ground: Ground, move: BodyMove): BodyReach {
  const { body, isFree } = move
  const size = move.grows ?? body.size
  const { pools, extra } = move
  const found = reach(ground, { from: spacesOf(body), pools, extra })
  if (size === 1) return { stands: freeOnes(ground, found, move), reach: found }
  const stands = NO_STANDS.slice()
  const tooNarrow = new Uint8Array(SPACES)
  for (const lead of found.spaces) {
    const cost = costTo(found, lead)
    for (let part = size * size - 1; part >= 0; part--) {
      const anchor = lead - (part % size) - SIDE * Math.floor(part / size)
      if (columnOf(lead) <= part % size || anchor < 0 || tooNarrow[anchor] === 1) continue
      const known = stands[anchor] ?? null
      if (known !== null && cost >= known.cost) continue
      if (known !== null || fits(ground, { anchor, size }, isFree)) stands[anchor] = { anchor, lead, cost }
      else tooNarrow[anchor] = 1
    }
  }
  if (size === body.size) stands[body.anchor] = null
  return { stands: stands.filter((stand) => stand !== null), reach: found }
}

/** By the north-west space of a body whether it can stop there. */
const NO_STANDS: readonly (Stand | null)[] = Array.from({ length: SPACES }, () => null)

/** Where a body of one space can stop. */
function freeOnes(ground: Ground, found: Reach, { isFree }: BodyMove): readonly Stand[] {
  const stands: Stand[] = []
  for (const lead of found.spaces)
    if (!isClosed(ground, lead) && isFree(lead))
      stands.push({ anchor: lead, lead, cost: costTo(found, lead) })
  return stands
}

/** The spaces through which the leading space goes to a stand. */
export function leadTo({ reach: found }: BodyReach, { lead }: Stand): readonly Space[] {
  return pathTo(found, lead)
}

/** A body that wants to come somewhere: how large it is when it stops, where that is not what it is now, and what it crosses. */
export interface Comer extends Body, Pick<Pool, 'across'> {
  readonly grows?: number
}

/**
 * Whether a body could ever stand beside a target, given all the time and with nobody else on the map: if not, a Large Monster ignores
 * it (T-33.03).
 */
export function couldStandBeside(ground: Ground, comer: Comer, target: readonly Space[]): boolean {
  const { size, grows = size, across } = comer
  const found = reach(ground, {
    from: spacesOf(comer),
    pools: [{ spaces: SPACES, across }],
    extra: undefined,
  })
  const isReached = (space: Space): boolean => costTo(found, space) < Infinity
  return adjacentToBody(ground, target)
    .flatMap((space) => bodiesOn(space, grows))
    .some(
      (stand) => fits(ground, stand, (space) => !target.includes(space)) && spacesOf(stand).some(isReached),
    )
}
