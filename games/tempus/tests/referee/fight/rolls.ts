import type { CreatureId, Lasting, TempusState } from '../../../state.ts'
import { buildOf, lastingName, monsterName, nameOf } from '../match.ts'
import { areBodiesNext, farBetween } from '../space/steps.ts'
import { areOnOneSide, everybody, isInPlay, landOf, placesOf } from '../space/world.ts'
import type { Strike } from './strike.ts'

/** What lies on creatures just before something happens. */
export type Lastings = readonly Lasting[]

/** Whether a creature carries something, by a certain owner where that matters. */
export function bears(
  lastings: Lastings,
  slug: string,
  { on, owner }: { readonly on: CreatureId; readonly owner?: CreatureId },
): boolean {
  return lastings.some(
    (one) => one.on === on && lastingName(one) === slug && (owner === undefined || one.owner === owner),
  )
}

/** Whether a creature is an ally of the owner of an effect and within so many spaces of it. */
export function isIn(
  state: TempusState,
  slug: string,
  { id, within }: { readonly id: CreatureId; readonly within: number },
): boolean {
  return state.lastings.some(
    ({ owner, face }) =>
      lastingName({ face }) === slug &&
      areOnOneSide(state, owner, id) &&
      farBetween(placesOf(state, owner), placesOf(state, id)) <= within,
  )
}

/** Whether a Hero holds a Loot card, or borrows what it gives. */
export function holds(state: TempusState, id: CreatureId, loot: string): boolean {
  const borrowed = state.lastings.filter((one) => one.owner === id && lastingName(one) === 'borrowed-loot')
  const cards = [...(state.heroes[id]?.loot ?? []), ...borrowed.map(({ card }) => card ?? null)]
  return cards.some((card) => nameOf(state, card) === loot)
}

/** Who holds a Loot card within so many spaces of an ally. */
export function isNearLoot(
  state: TempusState,
  loot: string,
  { id, within }: { readonly id: CreatureId; readonly within: number },
): boolean {
  return state.heroes.some(
    (hero) =>
      holds(state, hero.id, loot) &&
      areOnOneSide(state, hero.id, id) &&
      farBetween(placesOf(state, hero.id), placesOf(state, id)) <= within,
  )
}

/** Names of Chains that stand on the roll of a strike. */
export function chainsOn({ action, chains }: Strike): readonly string[] {
  return action === null || action.extra !== null ? chains : [...action.chains, ...chains]
}

const played = (strike: Strike, name: string): number =>
  strike.played.filter((one) => one.name === name).length

/** What an attack roll is changed by before it is rolled (T-23.04). */
export function modifierOf(state: TempusState, strike: Strike, before: Lastings): number {
  const { attacker, attack, action } = strike
  const on = attacker
  let sum = 0
  if (bears(before, 'heat-metal', { on })) sum -= 2
  if (bears(before, 'bless', { on })) sum += 2
  if (before.some((one) => one.owner === on && lastingName(one) === 'champion-of-the-trial')) sum += 1
  if (isIn(state, 'battle-hymn', { id: on, within: 3 })) sum += 1
  if (attacker < 8 && isInPlay(state, 'Curse of Weakness')) sum -= 2
  if (isNearLoot(state, 'Banner of Tempus', { id: on, within: 3 })) sum += 1
  if (holds(state, on, 'Ring of Accuracy')) sum += 1
  if (attack?.isSpell === true && holds(state, on, 'Wand of the War Mage')) sum += 1
  for (const chain of chainsOn(strike)) sum += chainModifier(state, chain)
  if (action?.extra === 'Swift Quiver') sum -= 2
  if (strike.played.some(({ name }) => name === "Commander's Strike")) sum += 2
  return sum + 2 * played(strike, 'Coordinate')
}

function chainModifier(state: TempusState, chain: string): number {
  if (chain === 'Steady Aim') return (state.turn?.steps ?? 0) > 0 ? 3 : 5
  const fixed: Readonly<Record<string, number>> = {
    'Valiant Flourish': 2,
    'Mage Slayer': 2,
    'Precision Attack': 5,
    'Inner Focus': 3,
    'Combat Superiority': 1,
  }
  return fixed[chain] ?? 0
}

/** 1 for advantage, -1 for disadvantage, 0 for neither or both (T-23.05, T-23.06). */
export function balanceOf(state: TempusState, strike: Strike, before: Lastings): number {
  const isElusive = played(strike, 'Elusive') > 0
  const has = !isElusive && hasAdvantage(state, strike, before) ? 1 : 0
  const lacks = isElusive || hasDisadvantage(strike, before) ? 1 : 0
  return has - lacks
}

function hasAdvantage(state: TempusState, strike: Strike, before: Lastings): boolean {
  const { attacker, target } = strike
  if (['outlined', 'guiding-bolt'].some((slug) => bears(before, slug, { on: target }))) return true
  if (bears(before, 'vow-of-enmity', { on: target, owner: attacker })) return true
  if (['hide', 'blessing-of-tempus'].some((slug) => bears(before, slug, { on: attacker }))) return true
  if (chainsOn(strike).includes('True Strike') || played(strike, 'Spot') > 0) return true
  if (attacker < 8) return buildOf(state, attacker)[1] === 'assassin' && !hasHadTurn(state, target)
  return monsterName(state, attacker) === 'Kobold' && hasPack(state, strike)
}

function hasDisadvantage(strike: Strike, before: Lastings): boolean {
  const { attacker, target } = strike
  if (bears(before, 'mocked', { on: attacker }) || played(strike, 'Patient Defense') > 0) return true
  return before.some(
    (one) => one.on === attacker && lastingName(one) === 'challenged' && one.owner !== target,
  )
}

/** Whether a creature has had its turn in this round, or has it now (Assassinate, Bugbear). */
export function hasHadTurn(state: TempusState, id: CreatureId): boolean {
  if (id < 8) return state.heroes[id]?.hasActed === true
  return !state.slots.includes(id)
}

function hasPack(state: TempusState, { attacker, target }: Strike): boolean {
  const camp = state.camps.find(({ members }) => members.includes(attacker))?.members ?? []
  return everybody(state).some(
    (id) =>
      id !== attacker &&
      id >= 8 &&
      monsterName(state, id) === 'Kobold' &&
      camp.includes(id) &&
      areBodiesNext(landOf(state), placesOf(state, id), placesOf(state, target)),
  )
}

/** The modified result from which an attack of a creature is a critical hit (T-23.10, T-23.13). */
export function criticalFrom(state: TempusState, { attacker, attack }: Strike): number {
  if (attacker >= 8 || attack?.isWeapon !== true) return 20
  const isSuperior = bears(state.lastings, 'superior-critical', { on: attacker })
  const own = isSuperior ? 18 : buildOf(state, attacker)[1] === 'champion' ? 19 : 20
  return holds(state, attacker, 'Vorpal Edge') ? Math.max(18, own - 1) : own
}
