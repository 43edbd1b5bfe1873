import type { Seat } from '@trialhall/kernel'
import type { Course } from './battle.ts'
import {
  allyOf,
  areAdjacent,
  gainExperience,
  handName,
  inWaveOrder,
  living,
  takeLife,
  type Piece,
  type World,
} from './world.ts'

/** Purple among the five colours. */
const PURPLE = 2

/** Units that die together, by the doing of a seat (L-DTH, L-R39, L-R40). */
export function* bury(world: World, dead: readonly Piece[], by: Seat): Course {
  for (const piece of dead) {
    piece.isGone = true
    world.sides[piece.owner]?.hand.push(handName(piece.name)) // L-DTH.1
  }
  for (const piece of dead) if (piece.owner !== by) gainExperience(world, by) // L-DTH.4
  tolls(world, dead)
  for (const seat of [world.active, 1 - world.active]) {
    for (const piece of inWaveOrder(
      world,
      dead.filter(({ owner }) => owner === seat),
    )) {
      if (!world.isOver) yield* lastDeed(world, piece)
    }
  }
}

/** Soul Toll: life lost by both at the same time, then life gained if both still stand. */
function tolls(world: World, dead: readonly Piece[]): void {
  const losses = [0, 0]
  const gains = [0, 0]
  for (const { owner } of dead) {
    const auras = world.sides[1 - owner]?.auras ?? []
    for (const aura of auras) {
      if (aura.startsWith('Soul Toll')) losses[owner] = (losses[owner] ?? 0) + 1
      if (aura === 'Soul Toll II') gains[1 - owner] = (gains[1 - owner] ?? 0) + 1
    }
  }
  takeLife(world, losses)
  if (world.isOver) return
  world.sides.forEach((side, seat) => {
    if (gains[seat]) side.life = Math.min(20, side.life + gains[seat]) // L-R60
  })
}

function* lastDeed(world: World, piece: Piece): Course {
  if (piece.name === 'Blaze Imp') yield* burn(world, piece)
  if (piece.name === 'Cultist') yield* load(world, piece.owner)
}

/** One damage to each foe beside the field where it stood, by the allegiance that it had. */
function* burn(world: World, imp: Piece): Course {
  const burnt = living(world).filter((other) => allyOf(other) !== allyOf(imp) && areAdjacent(other, imp))
  for (const piece of burnt) piece.hp--
  const dead = burnt.filter(({ hp }) => hp <= 0)
  if (dead.length > 0) yield* bury(world, dead, imp.owner)
}

/** A purple charge on one of the owner's prepared spells, which the owner picks. */
function* load(world: World, owner: Seat): Course {
  const taken = world.sides[owner]?.slots.filter(({ isTaken }) => isTaken) ?? []
  const offers = taken.map(({ slot }) => `slot ${slot}`)
  if (offers.length === 0) return
  const pick = offers.length === 1 ? offers[0] : yield { seat: owner, about: 'load', offers }
  const slot = taken.find((one) => `slot ${one.slot}` === pick)
  if (slot) slot.charges[PURPLE] = (slot.charges[PURPLE] ?? 0) + 1
}
