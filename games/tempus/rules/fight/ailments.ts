import type { Source } from '../../acts.ts'
import type { Ailment } from '../../terms.ts'
import { AILMENTS } from '../../terms.ts'
import {
  NEITHER,
  type Ailments,
  type CreatureId,
  type Giver,
  type Hero,
  type Monster,
  type TempusPosition,
  type TempusTable,
} from '../../state.ts'
import { hasQuirk, quirkOf } from '../bonuses.ts'
import { creatureOf, isOnMap } from '../creatures.ts'

/** Tokens of an Ailment that are about to be put on a creature. */
export interface Affliction {
  readonly source: Source
  readonly target: CreatureId
  readonly ailment: Ailment
  readonly tokens: number
}

/** Tokens are added to those that lie there (T-26.02), kept apart by who gave them (T-26.13, T-R111). Some creatures get fewer, or none. */
export function afflict(table: TempusTable, { source, target, ailment, tokens }: Affliction): void {
  const { state } = table
  if (!isOnMap(state, target)) return // T-26.20
  const taken = tokens - sparedOf(state, target, ailment)
  if (taken <= 0 || isImmune(state, target, ailment)) return
  const creature = creatureOf(state, target)
  creature.ailments ??= [none(), none(), none()]
  tokensOf(creature.ailments, source.giver)[ailment] += taken
  creature.lastGiver = source.giver
  table.emit({ type: 'afflicted', creature: target, ailment, tokens: taken, giver: source.giver })
}

function none(): Ailments {
  return { burn: 0, poison: 0, root: 0 }
}

/** The tokens of one giver. */
export function tokensOf(ailments: readonly Ailments[], giver: Giver): Ailments {
  return ailments[giver] as Ailments
}

function sparedOf(state: TempusPosition, target: CreatureId, ailment: Ailment): number {
  return ailment === 'burn' ? quirkOf(state, 'burnLess', target) : 0
}

function isImmune(state: TempusPosition, target: CreatureId, ailment: Ailment): boolean {
  const quirk = { burn: 'noBurn', poison: 'noPoison', root: 'noRoot' } as const
  return hasQuirk(state, quirk[ailment], target)
}

/** How many tokens of an Ailment a creature carries, whoever gave them. */
export function tokensOn(state: TempusPosition, id: CreatureId, ailment: Ailment): number {
  const { ailments } = creatureOf(state, id)
  return ailments === undefined ? 0 : ailments.reduce((sum, tokens) => sum + tokens[ailment], 0)
}

/** Whether a creature cannot play Move Actions or spend their spaces (T-26.07, T-26.10, T-26.19, T-R51). */
export function isRooted(state: TempusPosition, id: CreatureId): boolean {
  return tokensOn(state, id, 'root') > 0
}

/** Takes all tokens of an Ailment off a creature. */
export function removeAilment(table: TempusTable, id: CreatureId, ailment: Ailment): void {
  const creature = creatureOf(table.state, id)
  if (creature.ailments === undefined || tokensOn(table.state, id, ailment) === 0) return
  for (const tokens of creature.ailments) tokens[ailment] = 0
  forgetEmpty(table.state, id)
  if (isOnMap(table.state, id)) table.emit({ type: 'relieved', creature: id, ailment }) // a defeat says as much
}

/** Takes one token of each Ailment off a creature (Meditation). */
export function easeAilments(table: TempusTable, id: CreatureId): void {
  for (const ailment of AILMENTS) takeOne(table, id, ailment)
}

/** Takes all Ailments off a creature (T-26.12). */
export function clearAilments(table: TempusTable, id: CreatureId): void {
  for (const ailment of AILMENTS) removeAilment(table, id, ailment)
}

/** The one that gave last, the other party, and what came of neither. */
export function giversInOrder(last: Giver = NEITHER): readonly Giver[] {
  const givers: readonly Giver[] = [0, 1, NEITHER]
  return [last, ...givers.filter((giver) => giver !== last)]
}

/** One token of an Ailment goes, of the last giver first. */
export function takeOne(table: TempusTable, id: CreatureId, ailment: Ailment): void {
  const creature = creatureOf(table.state, id)
  if (creature.ailments === undefined || tokensOn(table.state, id, ailment) === 0) return
  for (const giver of giversInOrder(creature.lastGiver)) {
    const tokens = tokensOf(creature.ailments, giver)
    if (tokens[ailment] === 0) continue
    tokens[ailment]--
    break
  }
  settle(table, id, ailment)
}

/** Monsters lose one Burn and one Root of each giver. */
export function takeOneOfEach(table: TempusTable, id: CreatureId): void {
  for (const ailment of ['burn', 'root'] as const) {
    const { ailments } = creatureOf(table.state, id)
    if (ailments === undefined) return
    const had = tokensOn(table.state, id, ailment) > 0
    for (const tokens of ailments) tokens[ailment] = Math.max(0, tokens[ailment] - 1)
    if (had) settle(table, id, ailment)
  }
}

/** Tells that the last token of an Ailment has gone. */
function settle(table: TempusTable, id: CreatureId, ailment: Ailment): void {
  if (tokensOn(table.state, id, ailment) === 0) table.emit({ type: 'relieved', creature: id, ailment })
  forgetEmpty(table.state, id)
}

function forgetEmpty(state: TempusPosition, id: CreatureId): void {
  if (AILMENTS.every((ailment) => tokensOn(state, id, ailment) === 0)) carryNothing(creatureOf(state, id))
}

/** A creature carries no tokens of Ailments any more, or none yet, and nothing is told of it: it comes to the map, or leaves it. */
export function carryNothing(creature: Hero | Monster): void {
  creature.ailments = undefined
  creature.lastGiver = undefined
}
