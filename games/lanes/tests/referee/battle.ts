import type { Seat } from '@trialhall/kernel'
import { bury } from './dying.ts'
import { signsOf } from './printed.ts'
import { advance, attack } from './strike.ts'
import { allyOf, gainExperience, inWaveOrder, living, takeLife, type Piece, type World } from './world.ts'

/** What the referee says must be asked next, in words of its own. */
export interface RefereeAsk {
  readonly seat: Seat
  /** "act 12 in wave 1", "load". */
  readonly about: string
  /** What is offered, in any order: "attack", "slot 1". */
  readonly offers: readonly string[]
}

/** A battle as the referee leads it: it gives what must be asked, and takes what was picked. */
export type Course = Generator<RefereeAsk, void, string>

type Action = 'attack' | 'advance' | 'defend'

/** The whole Battle phase of the active player, from the ledger alone (L-BAT, L-R5 to L-R8, L-R43, L-R58). */
export function* battle(world: World): Course {
  yield* wave(world, 1)
  yield* wave(world, 2)
  while (!world.isOver && own(world).some((piece) => piece.haste > 0)) yield* hasteWave(world)
  if (!world.isOver) passivePowers(world)
  if (!world.isOver) gainExperience(world, world.active) // L-BAT.4
}

function own(world: World): Piece[] {
  return living(world).filter((piece) => piece.owner === world.active) // L-R5
}

function* wave(world: World, number: 1 | 2): Course {
  for (const piece of inWaveOrder(world, own(world))) {
    if (world.isOver) return
    if (piece.isGone) continue
    yield* number === 1 ? firstAction(world, piece) : secondAction(world, piece)
  }
}

function* firstAction(world: World, piece: Piece): Course {
  if (piece.stun > 0) {
    piece.first = 'skipped' // L-CON.5
    return
  }
  const action = yield* choose(piece, { wave: '1', offers: ['attack', 'advance', 'defend'] })
  piece.first = action
  yield* perform(world, piece, action)
}

function* secondAction(world: World, piece: Piece): Course {
  if (piece.first === 'skipped') {
    piece.stun = 0 // L-CON.6
    return
  }
  const offers: Action[] = piece.first === 'advance' ? ['attack', 'defend'] : ['advance'] // L-BAT.9
  yield* perform(world, piece, yield* choose(piece, { wave: '2', offers }))
}

function* hasteWave(world: World): Course {
  const hasty = own(world).filter((piece) => piece.haste > 0)
  for (const piece of inWaveOrder(world, hasty)) {
    if (world.isOver) return
    if (piece.isGone) continue
    piece.haste-- // L-CON.4
    yield* perform(world, piece, yield* choose(piece, { wave: 'haste', offers: ['attack', 'advance'] }))
  }
}

/** Asked is who counts the unit as an ally at that moment (L-R7); one option alone needs no asking. */
function* choose(
  piece: Piece,
  { wave: number, offers }: { readonly wave: string; readonly offers: readonly Action[] },
): Generator<RefereeAsk, Action, string> {
  if (offers.length === 1) return offers[0] as Action
  return (yield { seat: allyOf(piece), about: `act ${piece.card} in wave ${number}`, offers }) as Action
}

function* perform(world: World, piece: Piece, action: Action): Course {
  if (!piece.hasActed) piece.isDefending = false // L-R18
  piece.hasActed = true
  if (action === 'defend') piece.isDefending = true
  if (action === 'advance') advance(world, piece)
  if (action !== 'attack') return
  const slain = attack(world, piece)
  if (slain) yield* bury(world, [slain], piece.owner)
}

/** Zeal and Tithe, after Haste and before the experience (L-R58). */
function passivePowers(world: World): void {
  const { active, rows } = world
  const powers = world.sides[active]?.powers ?? []
  const friends = living(world).filter((piece) => allyOf(piece) === active)
  const isFar = ({ row }: Piece): boolean => (active === 0 ? row > rows - 2 : row <= 2)
  const isOwnDemon = ({ owner, name }: Piece): boolean =>
    owner === active && signsOf(name).types.includes('Demon')
  let lost = 0
  if (powers.includes('Zeal') && friends.filter(isFar).length >= 2) lost++
  if (powers.includes('Tithe') && friends.some(isOwnDemon)) lost++
  takeLife(world, active === 0 ? [0, lost] : [lost, 0])
}
