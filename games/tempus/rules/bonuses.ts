import type { CardId } from '@trialhall/kernel'
import type { Bearing, Bonus, BonusAbout, Quirk } from '../faces.ts'
import { NOBODY, type CreatureId, type Hero, type Lasting, type TempusPosition } from '../state.ts'
import { borrowedBy } from './borrowing.ts'
import { areAllies, isHero, monsterOf } from './creatures.ts'
import {
  cardsWithBonus,
  cardsWithQuirk,
  lastingsWithBonus,
  lastingsWithQuirk,
  monstersWithQuirk,
  type Printing,
} from './quick/having.ts'
import { areAdjacentCreatures, creaturesIn, distanceBetween, isWithin } from './map.ts'
import { lastingFace, monsterFace, standingOf } from './printed.ts'

/** What is asked for, and about whom. */
interface Question {
  readonly stat: Bonus['stat']
  readonly about: BonusAbout
}

/**
 * All bonuses of one kind that count for a roll, an instance of damage or a creature, added together (T-23.04, T-25.06): of cards of Heroes, of what lasts, of
 * Events, and of what Monsters are (T-15.03, T-29.17). Rules ask this all the time, so nothing is listed that gives nothing of this kind.
 */
export function sumOf(state: TempusPosition, stat: Bonus['stat'], about: BonusAbout): number {
  const question = { stat, about }
  const giving = cardsWithBonus(stat)
  let sum = 0
  if (giving !== undefined) {
    for (const { id, primaries, loot } of state.heroes) {
      sum += ofCards(state, primaries, { question, giving, bearer: id })
      sum += ofCards(state, loot, { question, giving, bearer: id })
    }
    sum += ofCards(state, state.events, { question, giving, bearer: NOBODY })
  }
  for (const lasting of state.lastings) sum += ofLasting(state, lasting, question)
  const { holder } = about
  if (isHero(holder) || holder === NOBODY) return sum
  const { bonuses } = monsterFace(monsterOf(state, holder)).standing
  return sum + given(state, bonuses, { question, bearer: holder, owner: holder })
}

interface Asked {
  readonly question: Question
  readonly bearer: CreatureId
}

function ofCards(
  state: TempusPosition,
  cards: readonly CardId[],
  { question, giving, bearer }: Asked & { readonly giving: Printing },
): number {
  let sum = 0
  for (const card of cards) {
    if (amountOf(state, giving, card) === 0) continue
    const standing = standingOf(state, card)
    if (standing !== null) sum += given(state, standing.bonuses, { question, bearer, owner: bearer })
  }
  return sum
}

/** What a table has for a card; nothing for one that nobody knows. */
function amountOf({ cards }: TempusPosition, giving: Printing, card: CardId): number {
  return giving?.[cards.def[card] ?? NOBODY] ?? 0
}

/** What lasts gives something to whoever stands on its spaces, carries it, or else has made it. */
function ofLasting(state: TempusPosition, lasting: Lasting, question: Question): number {
  const { owner, spaces, face } = lasting
  const { stat } = question
  const lent = borrowedBy(state, lasting)
  let sum =
    lent.length === 0 ? 0 : ofCards(state, lent, { question, giving: cardsWithBonus(stat), bearer: owner })
  if ((lastingsWithBonus(stat)?.[face] ?? 0) === 0) return sum
  const { bonuses, isArea } = lastingFace(face)
  for (const bearer of isArea ? creaturesIn(state, spaces) : [bearerOf(lasting)])
    sum += given(state, bonuses, { question, bearer, owner })
  return sum
}

function bearerOf({ on, owner }: Lasting): CreatureId {
  return on === NOBODY ? owner : on
}

function given(
  state: TempusPosition,
  bonuses: readonly Bonus[],
  { question: { stat, about }, bearer, owner }: Asked & { readonly owner: CreatureId },
): number {
  let sum = 0
  for (const bonus of bonuses) {
    if (bonus.stat !== stat || !reaches(state, bonus, { bearer, holder: about.holder })) continue
    const bearing: Bearing = { bearer, owner }
    if (bonus.condition === null || bonus.condition.holds(state, about, bearing))
      sum += bonus.amount * (bonus.times?.(state, bearing) ?? 1)
  }
  return sum
}

/** Whether a bonus of somebody covers a creature. */
function reaches(
  state: TempusPosition,
  { scope }: Bonus,
  { bearer, holder }: { readonly bearer: CreatureId; readonly holder: CreatureId },
): boolean {
  if (scope === 'bearer') return bearer === holder
  if (scope === 'creatures') return true
  if (scope === 'heroes') return isHero(holder)
  if (bearer === holder) return true
  if (!areAllies(state, bearer, holder)) return false
  if (scope === 'adjacent') return areAdjacentCreatures(state, bearer, holder) // T-19.02
  return distanceBetween(state, bearer, holder) <= scope.within
}

/** The sum of a quirk's numbers for a creature; 0 where it has none. */
export function quirkOf(state: TempusPosition, quirk: Quirk, creature: CreatureId): number {
  const ofCards = cardsWithQuirk(quirk)
  const ofLastings = lastingsWithQuirk(quirk)
  let sum = ofCards === undefined ? 0 : quirkIn(state, state.events, ofCards) // an Event's are everybody's
  if (isHero(creature)) {
    const { primaries, loot } = state.heroes[creature] as Hero
    if (ofCards !== undefined) sum += quirkIn(state, primaries, ofCards) + quirkIn(state, loot, ofCards)
  } else sum += monstersWithQuirk(quirk)?.[monsterOf(state, creature).kind] ?? 0
  if (ofCards === undefined && ofLastings === undefined) return sum
  for (const lasting of state.lastings) {
    if (ofCards !== undefined && isOf(lasting.owner, creature))
      sum += quirkIn(state, borrowedBy(state, lasting), ofCards)
    const amount = ofLastings?.[lasting.face] ?? 0
    if (amount === 0) continue
    const has = lastingFace(lasting.face).isArea
      ? isWithin(state, creature, lasting.spaces)
      : isOf(bearerOf(lasting), creature)
    if (has) sum += amount
  }
  return sum
}

function quirkIn(state: TempusPosition, cards: readonly CardId[], having: Printing): number {
  let sum = 0
  for (const card of cards) sum += amountOf(state, having, card)
  return sum
}

/** What nobody bears, everybody has. */
function isOf(bearer: CreatureId, creature: CreatureId): boolean {
  return bearer === creature || bearer === NOBODY
}

/** Whether a creature has a quirk. */
export function hasQuirk(state: TempusPosition, quirk: Quirk, creature: CreatureId): boolean {
  return quirkOf(state, quirk, creature) > 0
}

/** A question about a creature alone: its DR, its maximum HP. */
export function ofCreature(holder: CreatureId): BonusAbout {
  return { holder, strike: null, source: null, skill: null }
}
