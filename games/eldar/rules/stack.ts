import { announce } from './actions/announcing.ts'
import { attach, removeFrom } from './cards.ts'
import { perform } from './perform.ts'
import { ownerOf } from './leaving-play.ts'
import { actionOf, CARD, faceOf, triggerOf } from './printed.ts'
import { heroAt, NOBODY, playerAt, topOf, type EldarTable, type HeroId, type Pending } from '../state.ts'
import type { Aim } from '../faces.ts'
import { aimsOf } from './actions/targets.ts'
import { mightReact, usableOrPass } from './actions/uses.ts'
import type { EldarOption } from '../asks.ts'

const PASS: EldarOption = { do: 'pass' }

/** The opponent of the top effect reacts, or it resolves (E-11.06 to E-11.08, E-R19, E-R20). */
export function openWindow(table: EldarTable): void {
  const top = topOf(table.state)
  if (top === undefined) return
  const pick = reactionTo(table, top)
  if (pick.do === 'use') announce(table, pick, IS_REACTION)
  else resolve(table, top)
}

const IS_REACTION = true

/** Asks whether by what everybody sees a reaction is possible, so that no pause tells what a hand holds (E-R83). */
function reactionTo(table: EldarTable, top: Pending): EldarOption {
  const { state } = table
  const seat = 1 - top.seat
  if (!mightReact(state, seat)) return PASS
  const options = usableOrPass(table, seat, IS_REACTION)
  const prompt = { type: 'react', serial: top.serial } as const
  return state.asksAlways ? table.window(seat, prompt, options) : table.choose(seat, prompt, options)
}

/** The top effect happens and leaves the stack (E-8.10 to E-8.13, E-11.04). */
function resolve(table: EldarTable, top: Pending): void {
  const { hero, face, ability, serial } = top
  const aims = top.kind === 'trigger' ? triggerAims(top) : aimsOf(top)
  dropInvalid(table, top, aims)
  table.emit({ type: 'resolves', hero, face, ability, serial })
  if (top.kind === 'trigger') resolveTrigger(table, top)
  else perform(table, top, actionOf(face, ability).modes[top.mode]?.does ?? [])
  removeFrom(table.state.stack, top)
  if (top.kind === 'card') settleCard(table, top)
}

function triggerAims(top: Pending): readonly Aim[] {
  return triggerOf(top.face, top.ability).modes[top.mode]?.aims ?? []
}

/** The condition behind "When …" must still be true (E-R94). */
function resolveTrigger(table: EldarTable, top: Pending): void {
  const { condition, modes } = triggerOf(top.face, top.ability)
  if (condition !== null && !condition.holds(table.state, top)) return
  perform(table, top, modes[top.mode]?.does ?? [])
}

/** Targets that have become invalid are left alone; the rest still happens (E-13.03, E-13.04, E-R11). */
function dropInvalid(table: EldarTable, top: Pending, aims: readonly Aim[]): void {
  for (let place = 0; place < aims.length; place++) {
    const target = top.targets[place] ?? NOBODY
    top.targets[place] = NOBODY
    if (target >= 0 && aims[place]?.allows(table.state, top, target)) top.targets[place] = target
  }
}

/** Where the card goes: to the graveyard, out of the match, or onto a Hero (E-8.10 to E-8.12, E-27.19). */
function settleCard(table: EldarTable, top: Pending): void {
  const { state } = table
  const { card, face } = top
  const { slot } = faceOf(face)
  const owner = ownerOf(state, card)
  const bearer = slot === 'affliction' ? (top.targets[0] ?? NOBODY) : top.hero
  if (slot !== null && canBear(table, bearer)) {
    attach(table, card, { hero: bearer, slot, origin: top.hero })
  } else if (actionOf(face, CARD).banishesItself) {
    playerAt(state, owner).banished.push(card)
    table.emit({ type: 'banished', seat: owner, card })
  } else playerAt(state, owner).graveyard.push(card) // E-R31, E-R32
}

/** A Hero that is still in the round (E-R31, E-R32). */
function canBear(table: EldarTable, bearer: HeroId): boolean {
  return bearer >= 0 && !heroAt(table.state, bearer).isDown
}
