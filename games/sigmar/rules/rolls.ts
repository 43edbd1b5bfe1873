import { chanceOfAtLeast, type CardId, type Seat } from '@trialhall/kernel'
import type { SigmarPrompt } from '../asks.ts'
import type { Ability } from '../faces.ts'
import { playerAt, type SigmarTable } from '../state.ts'
import { FATE_DIE } from '../terms.ts'
import { drawToHand } from './decks.ts'
import { spendAll } from './kept.ts'
import { abilityOf, askForCard, kindsOf, playCard, type Kinds } from './play.ts'
import { championOf, PRINTED } from './printed.ts'

/** A roll in preparation: whose it is, for which difficulty (null in a Duel), what success pays (0 in a Duel), what is added so far, what the Boosts on it do, and whether it was lowered. */
export interface Roll {
  readonly seat: Seat
  readonly difficulty: number | null
  readonly reward: number
  modifier: number
  readonly boosts: Ability[]
  isLowered: boolean
}

/** Begins a roll with the modifiers that need no card from hand: the Champion's and those of kept Fate Cards (S-6.4). */
export function beginRoll(
  table: SigmarTable,
  seat: Seat,
  { bonus, ...about }: { readonly bonus: number } & Pick<Roll, 'difficulty' | 'reward'>,
): Roll {
  const modifier = bonus + spendAll(table, seat, 'roll')
  return { seat, ...about, modifier, boosts: [], isLowered: false }
}

/** Why this Boost cannot join the roll, or null (S-6.6, S-R27). */
export function cannotJoin(table: SigmarTable, roll: Roll, card: CardId): string | null {
  const [first] = roll.boosts
  if (first === undefined) return null
  if (roll.boosts.length > 1) return 'Two Boosts are on this roll; no more can join.'
  const joins = abilityOf(table.state, card).joins || first.joins
  return joins ? null : 'One Boost is on this roll, and neither of the two may join another.'
}

/** Puts a Boost that was not Blocked on the roll. */
export function addBoost(roll: Roll, ability: Ability): void {
  roll.boosts.push(ability)
  roll.modifier += ability.bonus
}

/** What a Lower takes off this roll: some Champions shrug part of it off. */
function lowerOn(table: SigmarTable, { seat, difficulty }: Roll, lowers: number): number {
  const { shrug } = championOf(playerAt(table.state, seat).champion).trait
  if (shrug === null || difficulty === null || difficulty > shrug.upTo) return lowers
  return Math.max(0, lowers - shrug.by)
}

/** A seat's Lower hits a roll; there is at most one on any roll (S-R20). */
export function applyLower(
  table: SigmarTable,
  roll: Roll,
  lower: { seat: Seat; card: CardId; ability: Ability },
): void {
  const by = lowerOn(table, roll, lower.ability.lowers)
  playCard(table, lower.seat, lower.card)
  roll.modifier -= by
  roll.isLowered = true
  table.emit({ type: 'lowered', seat: lower.seat, card: lower.card, target: roll.seat, by })
}

/** Opponents may lower the roll, in turn order, until one does (S-R15 step 4). */
export function askForLowers(
  table: SigmarTable,
  roll: Roll,
  about: { seats: readonly Seat[]; card: CardId },
): void {
  for (let i = 0; i < about.seats.length; i++) {
    const seat = about.seats[i] as Seat // counted, as in isBlocked
    const { seat: by, modifier, reward } = roll
    const isVain = cannotMatter(table, roll)
    const prompt: SigmarPrompt = { type: 'lower', by, card: about.card, modifier, reward, isVain }
    const answer = askForCard(table, { seat, prompt, kinds: LOWERS })
    if (answer === null) continue
    applyLower(table, roll, { seat, card: answer.card, ability: answer.ability })
    return
  }
}

/** Whether, by what everybody sees, no Lower changes what comes of a roll: no die succeeds as it is, or every die succeeds whatever is played. */
function cannotMatter(table: SigmarTable, roll: Roll): boolean {
  const { difficulty, modifier } = roll
  if (difficulty === null) return false
  return (
    FATE_DIE + modifier < difficulty ||
    1 + modifier - lowerOn(table, roll, PRINTED.strongestLower) >= difficulty
  )
}

const LOWERS: Kinds = kindsOf('lower')

/** Rolls the Fate Die; returns the natural value (S-6.1, S-R32: the total has no limits). */
export function rollFateDie(table: SigmarTable, roll: Roll, label: string): number {
  const die = table.die(FATE_DIE, label)
  table.emit({ type: 'rolled', seat: roll.seat, die, modifier: roll.modifier, total: die + roll.modifier })
  return die
}

/** What Boosts bring once the roll is resolved, whatever its result (S-R65); a draw may have shuffled the cards themselves away. */
export function afterRoll(table: SigmarTable, roll: Roll): void {
  for (const { draws } of roll.boosts) if (draws > 0) drawToHand(table, roll.seat, draws)
}

const ONE_DIE = { sides: FATE_DIE } as const

/** Chance that a die plus a modifier reaches a difficulty (S-6.5). */
export function chanceOf(difficulty: number, modifier: number): number {
  return chanceOfAtLeast(ONE_DIE, difficulty, modifier)
}
