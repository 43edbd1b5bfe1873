import type { Party } from '@trialhall/kernel'
import { meanDamage } from '../odds/blow.ts'
import { isHostileTo, monsterOf } from '../rules/creatures.ts'
import { actionOn } from '../rules/play/actions.ts'
import { monsterFace, PRINTED } from '../rules/printed.ts'
import { distance, type Space } from '../space/index.ts'
import { OFF, type CreatureId, type Hero, type TempusPosition } from '../state.ts'
import { isDone } from './places/horizon.ts'
import { WORTH } from './weights.ts'

/** Somebody who may strike before a Hero acts again. */
export interface Threat {
  readonly at: Space
  /** How far away somebody may be whom it strikes: its move and its reach. */
  readonly reach: number
  /** Damage that it deals on average in a turn, before DR, and in how many blows. */
  readonly damage: number
  readonly blows: number
  /** How likely it is to turn on somebody in reach. */
  readonly keen: number
}

/** Steps of a Hero before it strikes. */
const HERO_MOVE = 5
/** A sleeping Camp wakes up for those who come within 2 spaces. */
const WAKING = 2
/** A rival has better things to do than to chase somebody, and a Monster takes the nearest. */
const KEEN = { rival: 0.4, monster: 0.6, sleeper: 0.5 } as const

/** Everybody who threatens a Hero of a party: in the last round only those who still have a turn. */
export function threatsTo(state: TempusPosition, party: Party): readonly Threat[] {
  const found: Threat[] = []
  for (const hero of state.heroes)
    if (hero.id % 2 !== party && hero.at !== OFF && !hero.hasLeft && !isDone(state, hero.id))
      found.push(rival(state, hero))
  for (const monster of state.monsters)
    if (monster.at !== OFF && monster.ally !== party && !isDone(state, monster.id))
      found.push(...beast(state, monster.id))
  return found
}

function rival(state: TempusPosition, hero: Hero): Threat {
  let damage = 0
  let reach = 1
  for (const card of hero.primaries) {
    const attack = actionOn(state, card)?.attack
    if (attack === null || attack === undefined) continue
    damage = Math.max(damage, meanDamage(attack, hero.flipped.includes(card) ? 1 : 0))
    if (attack.reach.type === 'ranged') reach = Math.max(reach, attack.reach.range)
  }
  return { at: hero.at, reach: HERO_MOVE + reach, damage: damage * 1.5, blows: 1.5, keen: KEEN.rival }
}

function beast(state: TempusPosition, id: CreatureId): Threat[] {
  const monster = monsterOf(state, id)
  const { script, move } = monsterFace(monster)
  const line = script.find(({ least }) => least === 1) ?? script[0]
  if (line === undefined) return []
  const damage = meanDamage(line.attack, 0)
  if (!monster.isActive) return [{ at: monster.at, reach: WAKING, damage, blows: 1, keen: KEEN.sleeper }]
  const isWild = monster.ally === undefined || isHostileTo(state, id, 0) || isHostileTo(state, id, 1)
  return isWild ? [{ at: monster.at, reach: move + 1, damage, blows: 1, keen: KEEN.monster }] : []
}

/** HP by which blows differ from their average. */
const SPREAD = 4

/** What it costs a Hero on average, in VP, to be on a space until it acts again. */
export function dangerAt(threats: readonly Threat[], hero: Hero, space: Space): number {
  const dr = PRINTED.subclasses[hero.subclass]?.dr ?? 0
  let loss = 0
  let most = 0
  for (const { at, reach, damage, blows, keen } of threats) {
    if (distance(at, space) > reach) continue
    const taken = Math.max(0, damage - dr * blows * HIT_SHARE)
    loss += keen * taken
    most += taken
  }
  if (most === 0) return 0
  const expected = loss + (most - loss) * 0.25
  const falls = 1 / (1 + Math.exp((hero.hp - expected) / SPREAD))
  return WORTH.hp * Math.min(loss, hero.hp) + falls * (WORTH.defeat + WORTH.loot * hero.loot.length)
}

/** How many blows hit, so that DR works. */
const HIT_SHARE = 0.6
