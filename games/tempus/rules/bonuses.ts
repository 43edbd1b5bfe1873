import type { CardId } from '@trialhall/kernel'
import type { Bearing, Bonus, BonusAbout, Quirk, Standing } from '../faces.ts'
import { NOBODY, type CreatureId, type TempusPosition } from '../state.ts'
import { borrowedBy } from './borrowing.ts'
import { areAllies, isHero, isOnMap, monsterOf } from './creatures.ts'
import { creaturesIn, distanceBetween } from './map.ts'
import { lastingFace, monsterFace, standingOf } from './printed.ts'

type Visit = (standing: Pick<Standing, 'bonuses' | 'quirks'>, bearing: Bearing) => void

/** Everything that gives somebody something now: cards of Heroes, what lasts, Events, and what Monsters are (T-15.03, T-29.17). */
function visitAll(state: TempusPosition, visit: Visit): void {
  for (const hero of state.heroes) {
    visitCards(state, { cards: hero.primaries, bearer: hero.id }, visit)
    visitCards(state, { cards: hero.loot, bearer: hero.id }, visit)
  }
  for (const lasting of state.lastings) {
    const face = lastingFace(lasting.face)
    visitCards(state, { cards: borrowedBy(state, lasting), bearer: lasting.owner }, visit)
    if (face.isArea) {
      for (const bearer of creaturesIn(state, lasting.spaces)) visit(face, { bearer, owner: lasting.owner })
      continue
    }
    const bearer = lasting.on === NOBODY ? lasting.owner : lasting.on
    visit(face, { bearer, owner: lasting.owner })
  }
  visitCards(state, { cards: state.events, bearer: NOBODY }, visit)
}

function visitCards(state: TempusPosition, { cards, bearer }: Cards, visit: Visit): void {
  for (const card of cards) {
    const standing = standingOf(state, card)
    if (standing !== null) visit(standing, { bearer, owner: bearer })
  }
}

interface Cards {
  readonly cards: readonly CardId[]
  readonly bearer: CreatureId
}

/** All bonuses of one kind that count for a roll, an instance of damage or a creature, added together (T-23.04, T-25.06). */
export function sumOf(state: TempusPosition, stat: Bonus['stat'], about: BonusAbout): number {
  let sum = 0
  const add: Visit = ({ bonuses }, bearing) => {
    for (const bonus of bonuses) {
      if (bonus.stat !== stat || !reaches(state, bonus, { bearer: bearing.bearer, holder: about.holder }))
        continue
      if (bonus.condition === null || bonus.condition.holds(state, about, bearing))
        sum += bonus.amount * (bonus.times?.(state, bearing) ?? 1)
    }
  }
  visitAll(state, add)
  const { holder } = about
  if (!isHero(holder) && holder !== NOBODY)
    add(monsterFace(monsterOf(state, holder)).standing, { bearer: holder, owner: holder })
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
  if (!isOnMap(state, bearer) || !isOnMap(state, holder) || !areAllies(state, bearer, holder)) return false
  return distanceBetween(state, bearer, holder) <= scope.within
}

/** The sum of a quirk's numbers for a creature; 0 where it has none. */
export function quirkOf(state: TempusPosition, quirk: Quirk, creature: CreatureId): number {
  let sum = 0
  visitAll(state, ({ quirks }, { bearer }) => {
    if (bearer === creature || bearer === NOBODY) sum += quirks[quirk] ?? 0 // an Event's are everybody's
  })
  if (!isHero(creature)) sum += monsterFace(monsterOf(state, creature)).standing.quirks[quirk] ?? 0
  return sum
}

/** Whether a creature has a quirk. */
export function hasQuirk(state: TempusPosition, quirk: Quirk, creature: CreatureId): boolean {
  return quirkOf(state, quirk, creature) > 0
}

/** A question about a creature alone: its DR, its maximum HP. */
export function ofCreature(holder: CreatureId): BonusAbout {
  return { holder, strike: null, source: null, skill: null }
}
