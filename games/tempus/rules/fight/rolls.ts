import type { CardId } from '@trialhall/kernel'
import type { Roll, RollChanges, RollTerms } from '../../acts.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../../state.ts'
import { areAllies, isHero } from '../creatures.ts'
import { sees } from '../map.ts'
import { standingOf } from '../printed.ts'
import { happening } from '../sources.ts'
import { notice } from '../watches.ts'
import { openWindow } from '../play/windows.ts'

const SIDES = 20

/** A roll that nothing has changed yet. */
export function plainTerms(modifier = 0): RollTerms {
  return { advantage: false, disadvantage: false, noAdvantage: false, modifier, least: 0, fixed: 0 }
}

/** What terms and more of the same change about a roll, for those who weigh it; null where they change nothing. */
export function changesOf(
  { advantage, disadvantage, modifier, least, fixed }: RollTerms,
  more: { readonly modifier: number; readonly damage?: number },
): RollChanges | null {
  const added = modifier + more.modifier
  const changes = {
    ...(advantage && { advantage }),
    ...(disadvantage && { disadvantage }),
    ...(added !== 0 && { modifier: added }),
    ...(least > 0 && { least }),
    ...(fixed > 0 && { fixed }),
    ...(more.damage && { damage: more.damage }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}

/** Adds them to the terms of a roll. */
export function change(terms: RollTerms, changes: RollChanges): void {
  terms.advantage ||= changes.advantage === true
  terms.disadvantage ||= changes.disadvantage === true
  terms.modifier += changes.modifier ?? 0
  terms.least = Math.max(terms.least, changes.least ?? 0)
  terms.fixed = changes.fixed ?? terms.fixed
}

/** What is to be rolled. */
export type RollOrder = Omit<Roll, 'dice' | 'die' | 'total'>

/**
 * Rolls a D20: two with advantage or disadvantage, of which the higher or lower counts (T-23.05 to T-23.07), then modifiers (T-23.09); then whoever
 * can change it may do so. There are no natural results (T-23.15).
 */
export function rollD20(table: TempusTable, order: RollOrder): Roll {
  const { by, purpose, terms, needed, strike, skill, card } = order
  const roll: Roll = { by, purpose, terms, dice: [], die: 0, total: 0, needed, strike, skill, card }
  throwDice(table, roll)
  tellRoll(table, roll)
  if (roll.terms.fixed === 0) maybeRerollOne(table, roll)
  openWindow(table, happening('rolled', roll.by, { roll, strike: roll.strike }))
  notice(table, { at: 'rolled', creature: roll.by, roll, strike: roll.strike })
  return roll
}

function tellRoll(table: TempusTable, roll: Roll): void {
  const { by: creature, purpose, skill, die, total, needed, card = null } = roll
  table.emit({ creature, purpose, skill, die, total, needed, card, type: 'rolled', dice: roll.dice.slice() })
}

function throwDice(table: TempusTable, roll: Roll): void {
  const { terms } = roll
  const first = terms.fixed > 0 ? terms.fixed : table.die(SIDES, roll.purpose)
  const isAlone = terms.fixed > 0 || diceFor(terms) === 1
  const second = isAlone ? first : table.die(SIDES, roll.purpose)
  roll.dice = isAlone ? [first] : [first, second]
  setDie(roll, hasAdvantage(terms) ? Math.max(first, second) : Math.min(first, second))
}

/** One of each leaves one die, whatever their numbers (T-23.06). */
function diceFor(terms: RollTerms): number {
  return hasAdvantage(terms) === terms.disadvantage ? 1 : 2
}

function hasAdvantage({ advantage, noAdvantage }: RollTerms): boolean {
  return advantage && !noAdvantage
}

/** Another die counts: the total is worked out again (T-23.09). */
export function setDie(roll: Roll, die: number): void {
  roll.die = Math.max(die, roll.terms.least)
  roll.total = roll.die + roll.terms.modifier
}

/** Something is added to a roll that lies there. */
export function addToRoll(table: TempusTable, roll: Roll, amount: number): void {
  roll.terms.modifier += amount
  setDie(roll, roll.die)
  table.emit({ type: 'rerolled', creature: roll.by, die: roll.die, total: roll.total })
}

/** One die is thrown again for a roll: the new one counts, or the better of the two. */
export function rethrow(table: TempusTable, roll: Roll, keeps: 'new' | 'better'): void {
  const die = table.die(SIDES, `${roll.purpose} again`)
  roll.dice.push(die)
  setDie(roll, keeps === 'new' ? die : Math.max(die, roll.die))
  table.emit({ type: 'rerolled', creature: roll.by, die: roll.die, total: roll.total })
}

/** A Hero may throw a 1 again, once, while somebody on its side with that gift sees it (C-8, F-9). */
function maybeRerollOne(table: TempusTable, roll: Roll): void {
  const { by, die } = roll
  if (die !== 1 || !isHero(by)) return
  const card = rerollFor(table.state, by)
  if (card === null) return
  const pick = table.choose(by, { type: 'may', card, creature: by }, [{ do: 'yes' }, { do: 'no' }] as const)
  if (pick.do === 'yes') rethrow(table, roll, 'new')
}

/** The card by which a Hero may throw a 1 again: its own, or that of an ally who sees it; null where there is none. */
function rerollFor(state: TempusPosition, by: CreatureId): CardId | null {
  for (const { id, primaries } of state.heroes) {
    if (!areAllies(state, id, by) || !(id === by || sees(state, id, by))) continue
    const card = primaries.find((one) => (standingOf(state, one)?.quirks.rerollsOnes ?? 0) > 0)
    if (card !== undefined) return card
  }
  return null
}
