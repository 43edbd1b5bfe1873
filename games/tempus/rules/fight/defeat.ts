import type { Source } from '../../acts.ts'
import { distanceBetween, offCentre } from '../../space/index.ts'
import {
  heroOf,
  OFF,
  type Camp,
  type CreatureId,
  type Hero,
  type Space,
  type TempusTable,
  type Turn,
} from '../../state.ts'
import { clearAilments } from './ailments.ts'
import { hasQuirk } from '../bonuses.ts'
import { campOf, isHero, isOnMap, monsterOf } from '../creatures.ts'
import { discardNow, drawCards } from '../decks.ts'
import { endAllOn, endCard } from '../lasting.ts'
import { dropAll, dropToken } from '../loot.ts'
import { bodyOf } from '../map.ts'
import { monsterFace } from '../printed.ts'
import { endByGuardian } from '../score.ts'
import { notice } from '../watches.ts'
import { onFelled } from '../quests/hooks.ts'

/** HP with which a Guardian that rises once comes back (C-13). */
const RISEN_HP = 15

/** A creature at 0 HP is defeated and leaves the map at once, whatever did it (T-25.10, T-35.01, T-35.10, T-30.06). */
export function fell(table: TempusTable, id: CreatureId, source: Source): void {
  const { state } = table
  if (state.ending !== null || !isOnMap(state, id)) return
  if (rises(table, id)) return
  table.emit({ type: 'felled', creature: id, by: source.creature })
  if (isHero(id)) fellHero(table, heroOf(state, id))
  else fellMonster(table, id, source)
  if (state.ending !== null) return
  onFelled(table, { victim: id, source })
  notice(table, { at: 'felled', creature: id, by: source.creature, giver: source.giver })
}

/** The first time, Guardian Naga stays with 15 HP and loses all Ailments; that is no defeat (C-13). */
function rises(table: TempusTable, id: CreatureId): boolean {
  if (isHero(id)) return false
  const monster = monsterOf(table.state, id)
  if (monster.hasRisen || !hasQuirk(table.state, 'rises', id)) return false
  monster.hasRisen = true
  monster.hp = RISEN_HP
  clearAilments(table, id)
  return true
}

/**
 * A Hero drops its Loot where it stood, discards its hand and Ongoing cards at once, and loses Ailments and statuses (T-35.02, T-29.08, T-R16); then it
 * takes a card of its choice from the pile and draws one (T-35.03, T-R64). The rest of its own turn is lost (T-14.13).
 */
function fellHero(table: TempusTable, hero: Hero): void {
  const { state } = table
  const { id, at } = hero
  hero.at = OFF
  clearAilments(table, id)
  hero.hp = 0
  dropAll(table, id, at)
  const played = hero.spent.slice() // in this turn, at whose end it reaches the pile (T-10.14)
  for (const card of hero.ongoing) endCard(table, id, card)
  endAllOn(table, id)
  discardNow(table, id, [...hero.hand, ...hero.spent.filter((card) => !played.includes(card))])
  if (state.turn?.seat === id) loseTurn(state.turn)
  takeRespawnHand(table, hero)
}

function loseTurn(turn: Turn): void {
  turn.actions = 0
  turn.nimble = 0
  turn.pools = []
}

function takeRespawnHand(table: TempusTable, hero: Hero): void {
  if (hero.discard.length > 0) {
    const options = hero.discard.map((card) => ({ do: 'card', card }) as const)
    const { card } = table.choose(hero.id, { type: 'respawn-card' }, options)
    table.move(card, hero.discard, hero.hand)
  }
  drawCards(table, hero.id, 1)
}

/** A Monster goes back to its card (T-30.06). The end of the Guardian is the end of the game, at once (T-1.04, T-34.11, T-37.01). */
function fellMonster(table: TempusTable, id: CreatureId, source: Source): void {
  const { state } = table
  const monster = monsterOf(state, id)
  const space = dropSpace(table, id, source)
  monster.at = OFF
  clearAilments(table, id)
  endAllOn(table, id)
  monster.hp = 0
  if (monsterFace(monster).rank === 'guardian') {
    endByGuardian(table, source.giver)
    return
  }
  const camp = campOf(state, id)
  if (camp !== undefined) noteFallen(camp, id, space)
}

/** Loot of a large body lies on its space nearest to where the hit came from, then nearest to the centre (T-R89). */
function dropSpace({ state }: TempusTable, id: CreatureId, { creature }: Source): Space {
  const body = bodyOf(state, id)
  const from = isOnMap(state, creature) ? bodyOf(state, creature) : []
  const rank = (space: Space): number =>
    distanceBetween(from.length > 0 ? from : [space], [space]) * FAR + offCentre(space)
  return body.reduce((best, space) => (rank(space) < rank(best) ? space : best), body[0] ?? OFF)
}

/** More than any space is off the centre, so that distance counts first. */
const FAR = 10_000

/** Of several that fall at once the one that is last in Monster order counts as last (T-30.11, T-R121). */
function noteFallen(camp: Camp, id: CreatureId, at: number): void {
  if (camp.fallen === undefined || camp.fallen.id < id) camp.fallen = Object.freeze({ id, at }) // copies of a state share it
}

/** After an attack, an Event or an effect: a Camp of which nobody is left drops one Loot, once (T-29.06, T-30.12, T-R121). */
export function settleCamps(table: TempusTable): void {
  const { state } = table
  for (const camp of state.camps) {
    const { fallen } = camp
    if (fallen === undefined) continue
    camp.fallen = undefined
    if (camp.hasDropped || camp.members.some((id) => isOnMap(state, id))) continue
    camp.hasDropped = true
    dropToken(table, fallen.at)
  }
}
