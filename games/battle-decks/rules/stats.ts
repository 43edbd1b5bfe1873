import type { CardId, Seat } from '@trialhall/kernel'
import type { Classification, Stat } from '../terms.ts'
import type { EqualizerCard, Gathering } from '../faces.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { isA, isConscious, seatOf } from './field.ts'
import { characterCardOf, equipmentOf } from './printed.ts'

/** What a total is made of, for whoever wants to see it: each part with what it comes from. */
export interface Ledger {
  /** `source` is the slug of an ability, an event or a piece of equipment. */
  add(source: string, by: number): void
}

/** Adds up and remembers nothing. */
class Total implements Ledger {
  sum = 0
  /** Parts of 0 or less only: what a Breach leaves (B-8.1). */
  lowered = 0
  add(_source: string, by: number): void {
    this.sum += by
    if (by < 0) this.lowered += by
  }
}

/** Who attacks: a character, or an equalizer with its own numbers (B-15.10). */
export type Attacker = Character | EqualizerCard

function isEqualizer(attacker: Attacker): attacker is EqualizerCard {
  return 'joker' in attacker
}

/** The ATK of an attack on a target, modifiers included (B-8.1, B-18.2). */
export function attackOf(state: BattlePosition, attacker: Attacker, target: CardId): number {
  if (isEqualizer(attacker)) return attacker.atk
  const total = new Total()
  addAttack(state, { attacker, target }, total)
  return characterCardOf(state, attacker.card).stats.atk + total.sum
}

/** A basic attack of a character; null: on nobody in particular, as its card shows it. */
export interface Attack {
  readonly attacker: Character
  readonly target: CardId | null
}

/** All modifiers of the ATK of an attack (B-18.1). */
export function addAttack(state: BattlePosition, { attacker, target }: Attack, into: Ledger): void {
  addCarried(state, attacker, { stat: 'atk', target }, into)
  if (!isConscious(attacker)) return
  const { charge, pack } = characterCardOf(state, attacker.card).traits
  if (charge > 0 && attacker.arrived === state.turn) into.add('charge', charge)
  if (pack !== null) {
    const by = gathered(
      pack,
      countFriends(state, attacker, (other) => isConscious(other) && isA(state, other, 'Beast')),
    )
    if (by > 0) into.add('pack', by)
  }
}

/** The DEF of a target against an attack, modifiers included (B-8.1); a Breach ignores those that raise it. */
export function defenceOf(state: BattlePosition, target: Character, attacker: Attacker): number {
  const total = new Total()
  addDefence(state, target, attacker, total)
  const { def } = characterCardOf(state, target.card).stats
  return def + (breaches(state, attacker) ? total.lowered : total.sum)
}

/** Whether an attacker ignores what raises DEF. */
export function breaches(state: BattlePosition, attacker: Attacker): boolean {
  return (
    !isEqualizer(attacker) && isConscious(attacker) && characterCardOf(state, attacker.card).traits.breaches
  )
}

/** All modifiers of the DEF of a target (B-18.1); null: against nobody in particular, as its card shows it. */
// oxlint-disable-next-line max-params -- the hottest look-up of the game: an object would be garbage
export function addDefence(
  state: BattlePosition,
  target: Character,
  attacker: Attacker | null,
  into: Ledger,
): void {
  addCarried(state, target, DEFENCE, into)
  if (!isConscious(target)) return // B-R18
  const { airborne, formation } = characterCardOf(state, target.card).traits
  if (airborne > 0 && attacker !== null && !isReaching(state, attacker)) into.add('airborne', airborne)
  if (formation === null) return
  const inFormation = (other: Character): boolean =>
    isConscious(other) && characterCardOf(state, other.card).traits.formation !== null
  const by = gathered(formation, countFriends(state, target, inFormation))
  if (by > 0) into.add('formation', by)
}

const DEFENCE = { stat: 'def', target: null } as const

/** Flyers and Gunners reach what is airborne. */
function isReaching(state: BattlePosition, attacker: Attacker): boolean {
  const classes: readonly Classification[] = isEqualizer(attacker)
    ? attacker.classes
    : characterCardOf(state, attacker.card).classes
  return classes.includes('Flyer') || classes.includes('Gunner')
}

/** The modifiers of the DMG of an attack (B-8.2). */
export function addDamage(state: BattlePosition, { attacker, target }: Attack, into: Ledger): void {
  addCarried(state, attacker, { stat: 'dmg', target }, into)
  const { gore } = characterCardOf(state, attacker.card).traits
  if (gore > 0 && target !== null && isConscious(attacker) && isHeroCard(state, target))
    into.add('gore', gore)
}

function isHeroCard(state: BattlePosition, card: CardId): boolean {
  return characterCardOf(state, card).kind === 'hero'
}

/** A hit: whose, on whom, on a natural 6 or not, and what an ability adds to it. */
export interface Hit {
  readonly attacker: Attacker
  readonly target: CardId
  readonly isDoubled: boolean
  readonly extra?: number
}

/** What a hit takes: the printed DMG, twice on a natural 6, and the modifiers once; never below 0 (B-8.5, B-R23, B-R28). */
export function damageOf(state: BattlePosition, { attacker, target, isDoubled, extra = 0 }: Hit): number {
  const factor = isDoubled ? 2 : 1
  if (isEqualizer(attacker)) return factor * attacker.dmg
  const total = new Total()
  total.add('extra', extra)
  addDamage(state, { attacker, target }, total)
  return Math.max(0, factor * characterCardOf(state, attacker.card).stats.dmg + total.sum)
}

/** What is added to a character's saves: only what says so, never its DEF (B-13.1, B-R61). */
export function saveBonusOf(state: BattlePosition, character: Character): number {
  return isConscious(character) ? characterCardOf(state, character.card).traits.save : 0
}

/** The modifiers of tokens and equipment, which add up (B-16.4, B-18.2). */
// oxlint-disable-next-line max-params -- the hottest look-up of the game: an object would be garbage
function addCarried(
  state: BattlePosition,
  character: Character,
  { stat, target }: { readonly stat: Stat; readonly target: CardId | null },
  into: Ledger,
): void {
  const { tokens, equipment } = character
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Character['tokens'][number]
    if (token[stat] !== 0 && (token.against === null || token.against === target))
      into.add(token.source, token[stat])
  }
  for (let i = 0; i < equipment.length; i++) {
    const card = equipmentOf(state, equipment[i] as CardId)
    if (card.stats[stat] !== 0) into.add(card.family, card.stats[stat])
  }
}

function countFriends(
  state: BattlePosition,
  character: Character,
  counts: (other: Character) => boolean,
): number {
  const seat: Seat = seatOf(state, character.card)
  let count = 0
  for (const other of sideOf(state, seat).characters) if (other !== character && counts(other)) count++
  return count
}

function gathered({ each, most }: Gathering, count: number): number {
  return Math.min(most, each * count)
}

/** Highest HP on the field, as equalizers read it: a reinforcement counts as 1 (B-11.3, B-15.12). */
export function highestHp(state: BattlePosition): number {
  let most = Number.NEGATIVE_INFINITY
  for (const { characters } of state.sides) for (const { hp } of characters) if (hp > most) most = hp
  return most
}
