import type { Party } from '@trialhall/kernel'
import { meanDamage } from '../odds/blow.ts'
import { monsterOf } from '../rules/creatures.ts'
import { distanceTo } from '../rules/map.ts'
import { monsterFace } from '../rules/printed.ts'
import { vpOf } from '../rules/score.ts'
import { MONSTER_IDS, OFF, type Hero, type TempusPosition } from '../state.ts'
import { rangeOf, weaponsOf } from './weapons.ts'

/** What it is worth to win at once, in VP. */
const END = 6
/** Whoever has fewer HP keeps away from it. */
const HEALTHY = 10
/** Attacks in a turn of a Hero that has arrived, and steps in one that has not. */
const BLOWS = 2
const STEPS = 10
/** How many of its blows hit, so that DR works. */
const HITS = 0.7
/** Hunts that take more rounds are not begun. */
const LONGEST = 8
/** VP that rivals gather in a round at least. */
const LEAST_PACE = 0.4

/**
 * What the fall of the Guardian is worth to a party, in VP (T-37): much to those who will still lead by then, nothing where it cannot be felled in time, and
 * as much as a defeat to those who are behind.
 */
export function huntWorth(state: TempusPosition, party: Party): number {
  const rival = 1 - party
  const lead = vpOf(state, party) - vpOf(state, rival)
  if (lead < 0) return -END
  const rounds = roundsToFell(state, party)
  if (rounds > roundsLeft(state)) return 0
  if (lead === 0) return END / 2
  const pace = Math.max(LEAST_PACE, vpOf(state, rival) / state.round)
  return END * Math.max(0, Math.tanh((lead - pace * (rounds - 1)) / 2))
}

/** How much of the Guardian's HP is gone, 0 to 1. */
export function guardianWounds(state: TempusPosition): number {
  const { at, hp } = monsterOf(state, MONSTER_IDS.guardian)
  return at === OFF ? 0 : Math.max(0, 1 - hp / guardianHp(state))
}

/** HP with which the Guardian comes. */
export function guardianHp(state: TempusPosition): number {
  const sizes = monsterFace(monsterOf(state, MONSTER_IDS.guardian)).hp
  return sizes?.[state.heroes.length / 2 - 2] ?? sizes?.[0] ?? 1
}

/** Rounds that a party needs, with all its healthy Heroes and nothing else in mind; infinitely many where that takes too long. */
function roundsToFell(state: TempusPosition, party: Party): number {
  const hunters = state.heroes.filter(
    (hero) => hero.id % 2 === party && hero.at !== OFF && hero.hp >= HEALTHY,
  )
  const strengths = hunters.map((hero) => strengthOf(state, hero))
  let left = monsterOf(state, MONSTER_IDS.guardian).hp
  for (let round = 1; round <= LONGEST; round++) {
    for (const { arrives, damage } of strengths) left -= damage * Math.min(1, Math.max(0, round - arrives))
    if (left <= 0) return round
  }
  return Infinity
}

interface Strength {
  /** Turns until it strikes. */
  readonly arrives: number
  /** HP that it takes in a turn. */
  readonly damage: number
}

/** What a Hero does to the Guardian with the attack that is best against it. */
function strengthOf(state: TempusPosition, hero: Hero): Strength {
  const { guardian } = MONSTER_IDS
  const { dr } = monsterFace(monsterOf(state, guardian))
  const away = distanceTo(state, guardian, hero.at)
  let best: Strength = { arrives: 0, damage: 0 }
  for (const { attack, side } of weaponsOf(state, hero.id)) {
    const damage = BLOWS * Math.max(0, meanDamage(attack, side) - HITS * dr)
    if (damage > best.damage) best = { arrives: Math.max(0, away - rangeOf(attack)) / STEPS, damage }
  }
  return best
}

function roundsLeft({ settings, round }: TempusPosition): number {
  return settings.rounds === 0 ? LONGEST : settings.rounds - round + 1
}
