import type { CardId, Seat } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import type { ActivatedAbility } from '../faces.ts'
import { ACTIVATE, ATTACK, NOTHING, UNPAIR } from '../picks.ts'
import { sideOf, type BattlePosition, type BattleTable, type Character } from '../state.ts'
import { actionsOf, basicAttack, opponents } from './attacks.ts'
import { characterOn, isReady } from './field.ts'
import { separate, shielded } from './pairs.ts'
import { activatedOn, characterCardOf, equipmentOf } from './printed.ts'
import { noteChange } from './vain.ts'
import { openWindow, targetOption } from './windows.ts'

/**
 * One character is activated, hero or reinforcement alike; the player picks which (B-5.1, B-5.5, B-5.7). False where nobody is, which
 * only a card can allow (B-R14).
 */
export function activateOne(table: BattleTable, seat: Seat): boolean {
  const { state } = table
  const pick = table.choose(seat, ACTIVATION, candidates(state, seat))
  if (pick.do === 'nothing') return false
  perform(table, seat, characterOn(state, pick.card) as Character)
  return true
}

const ACTIVATION: BattlePrompt = { type: 'activate' }

type Candidate = (typeof ACTIVATE)[number] | typeof NOTHING

function candidates(state: BattlePosition, seat: Seat): Candidate[] {
  const ready: Candidate[] = []
  for (const character of sideOf(state, seat).characters)
    if (isReady(character)) ready.push(ACTIVATE[character.card] as Candidate)
  if (state.mayRest) ready.push(NOTHING)
  return ready
}

/** The token, then all actions of the activation. */
function perform(table: BattleTable, seat: Seat, actor: Character): void {
  const { state } = table
  exhaust(table, seat, actor)
  for (let left = actionsOf(state, actor); left > 0 && state.ending === null; left--) {
    if (!isAbleToAct(table, actor)) return
    if (!act(table, seat, { actor, left })) return
  }
}

/** The token comes on at once, for both members of a pair (B-5.8, B-14.5, B-R41, B-R71). */
function exhaust(table: BattleTable, seat: Seat, actor: Character): void {
  actor.isActivated = true
  noteChange(table.state)
  const partner = actor.partner === null ? null : characterOn(table.state, actor.partner)
  if (partner !== null) partner.isActivated = true
  table.emit({ type: 'activated', seat, card: actor.card, cards: partner === null ? [] : [partner.card] })
}

/** Between two actions nothing of this pack hurts who acts; a rule of the full game may. */
function isAbleToAct({ state }: BattleTable, actor: Character): boolean {
  return actor.hp > 0 && characterOn(state, actor.card) !== null
}

interface Acting {
  readonly actor: Character
  readonly left: number
}

/** One action: a basic attack, an ability, un-pairing, or nothing, which ends the activation (B-5.2 to B-5.4, B-14.8, B-14.10). */
function act(table: BattleTable, seat: Seat, { actor, left }: Acting): boolean {
  const options = actionsFor(table, actor)
  const pick = table.choose(seat, { type: 'act', card: actor.card, left }, options)
  if (pick.do !== 'nothing') noteChange(table.state)
  if (pick.do === 'attack') basicAttack(table, actor, { aim: pick.card })
  else if (pick.do === 'use') useAbility(table, seat, { actor, slug: pick.ability })
  else if (pick.do === 'unpair') separate(table, actor)
  else table.emit({ type: 'didNothing', card: actor.card })
  return pick.do === 'attack' || pick.do === 'use'
}

function actionsFor(table: BattleTable, actor: Character): BattleOption[] {
  const { state } = table
  const options: BattleOption[] = []
  for (const { card } of opponents(state, actor)) options.push(ATTACK[card] as BattleOption)
  for (const ability of abilitiesOf(state, actor)) {
    const option: BattleOption = { do: 'use', ability: ability.slug }
    if (isUsable(state, actor, ability)) options.push(option)
    else if (table.isExplaining) table.refuse(option, ability.deed.lacks)
  }
  if (actor.isPairing) options.push(UNPAIR) // B-R42
  options.push(NOTHING)
  return options
}

/** The activated abilities of a character: its own, and what its equipment grants, each once (B-5.3, B-16.5, B-R55). */
export function abilitiesOf(
  state: BattlePosition,
  { card, equipment }: Character,
): readonly ActivatedAbility[] {
  const own = characterCardOf(state, card).activated
  if (equipment.length === 0) return own
  const all = own.slice()
  for (const one of equipment) {
    const { grants } = equipmentOf(state, one)
    if (grants !== null && !all.includes(grants)) all.push(grants)
  }
  return all
}

function isUsable(state: BattlePosition, actor: Character, { deed }: ActivatedAbility): boolean {
  return deed.targets === null || deed.targets(state, actor).length > 0
}

interface Using {
  readonly actor: Character
  readonly slug: string
}

/** An ability in place of the basic attack (B-12.5, B-12.7): its target, the pair, W3, what it does, W5. */
function useAbility(table: BattleTable, seat: Seat, { actor, slug }: Using): void {
  const { state } = table
  const { deed } = abilityNamed(state, actor, slug)
  const aim = deed.targets === null ? null : aimAt(table, seat, { actor, slug })
  table.emit({ type: 'used', card: actor.card, ability: slug, cards: aim === null ? [] : [aim] })
  const target = aim !== null && deed.harms ? shielded(table, { by: actor.card, ability: slug }, aim) : aim
  if (deed.strikes !== null) {
    deed.run(table, actor, target)
    return
  }
  const about = { card: actor.card, cards: target === null ? [] : [target], ability: slug }
  openWindow(table, 'declared', about)
  deed.run(table, actor, target)
  openWindow(table, 'applied', about)
}

function aimAt(table: BattleTable, seat: Seat, { actor, slug }: Using): CardId {
  const { deed } = abilityNamed(table.state, actor, slug)
  const targets = deed.targets?.(table.state, actor) ?? []
  return table.choose(seat, { type: 'aim', card: actor.card, ability: slug }, targets.map(targetOption)).card
}

function abilityNamed(state: BattlePosition, actor: Character, slug: string): ActivatedAbility {
  const cards = [
    characterCardOf(state, actor.card),
    ...actor.equipment.map((card) => equipmentOf(state, card)),
  ]
  return cards.flatMap((card) => activatedOn(card, slug) ?? [])[0] as ActivatedAbility
}
