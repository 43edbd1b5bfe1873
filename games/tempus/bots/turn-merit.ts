import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusOption } from '../asks.ts'
import type { ActionFace } from '../faces.ts'
import { actionOn, movement } from '../rules/play/actions.ts'
import { areAllies, creatureOf, creaturesOnMap } from '../rules/creatures.ts'
import { distanceTo } from '../rules/map.ts'
import { objectivesOf } from '../rules/quests/hooks.ts'
import { poolOf, waysOf, type Spaces } from '../rules/moving/ways.ts'
import { distance } from '../space/index.ts'
import { heroOf, type TempusPosition } from '../state.ts'
import { areaAttackOf, bestAreaWorth, coversMany } from './areas.ts'
import { priceOf } from './cards.ts'
import { dangerAt } from './danger.ts'
import { skillChance } from './places/goals.ts'
import { helpWorth, WASTE } from './help.ts'
import { lessAction } from './places/horizon.ts'
import { bestStrike } from './hunting.ts'
import { lossWorth } from './prey.ts'
import { workWorth } from './places/work-worth.ts'
import { outlookOf, prospects, spotWorth, type Outlook, type Taking } from './places/spots.ts'
import { weaponOn } from './weapons.ts'
import type { Merit } from './ask.ts'

/** Work that is done is done: it comes before what can wait. */
const WORK_FIRST = 1.2
/** What an Event's token may bring. */
const TOKEN = 0.5
/** What is not known by its numbers. */
const UNKNOWN_DEED = 0.1
/** How far attacks without a roll reach. */
const DEED_REACH = 10
/** What is worth less is left alone, so that spaces are not wandered away. */
export const TRIFLE = 0.01
/** Makes what can wait until the turn ends so small that it comes after all else. */
const AT_LAST = 0.001
/** How much of a danger a Move may leave behind. */
const FLIGHT = 0.5

/** How good each thing is that a Hero can do at a decision of its turn; 0 is to end it. */
export function turnMerit(state: TempusPosition, seat: Seat): Merit {
  let seen: Outlook | null = null
  const outlook = (): Outlook => (seen ??= outlookOf(state, seat))
  return (option) => {
    switch (option.do) {
      case 'skill':
        return WORK_FIRST * workMerit(state, seat, option)
      case 'use':
        return TOKEN
      case 'act':
        return actMerit(state, outlook, { seat, card: option.card })
      case 'walk':
        return walkMerit(outlook())
      case 'free':
        return helpWorth(state, seat, option.card) - priceOf(state, seat, option.card)
      case 'maintain':
      case 'token':
        return UNKNOWN_DEED
      default:
        return 0
    }
  }
}

/** What an attempt is worth by its chance. */
export function workMerit(
  state: TempusPosition,
  seat: Seat,
  option: Extract<TempusOption, { readonly do: 'skill' }>,
): number {
  const { card, skill, space } = option
  const objective = objectivesOf(state, seat).find(
    ({ option: one }) =>
      one.do === 'skill' && one.card === card && one.skill === skill && one.space === space,
  )
  const chance = skillChance(state, seat, { skill, modifier: objective?.modifier ?? 0 })
  const quest = state.quests.find((one) => one.card === card)
  return chance * (quest === undefined ? TOKEN : workWorth(state, quest, { party: seat % 2, at: space }))
}

interface Playing {
  readonly seat: Seat
  readonly card: CardId
}

function actMerit(state: TempusPosition, outlook: () => Outlook, playing: Playing): number {
  const action = actionOn(state, playing.card)
  if (action === null) return 0
  const price = priceOf(state, playing.seat, playing.card)
  return worthOfAction(state, outlook, { ...playing, action }) - price
}

function worthOfAction(
  state: TempusPosition,
  outlook: () => Outlook,
  { seat, card, action }: Playing & { readonly action: ActionFace },
): number {
  let worth = 0
  if (action.spaces > 0) worth += spacesMerit(outlook(), givenBy(state, seat, action))
  if (action.attack !== null) worth += attackMerit(state, { seat, card })
  else if (action.type === 'attack') worth += deedMerit(state, seat, action.deed?.harms)
  if (action.attack === null && action.spaces === 0) worth += helpWorth(state, seat, card)
  return worth / action.cost
}

/** The best that an Attack of a Hero can do from where it stands. */
function attackMerit(state: TempusPosition, { seat, card }: Playing): number {
  const [weapon] = weaponOn(state, seat, card)
  if (weapon === undefined) return 0
  if (coversMany(weapon)) return bestAreaWorth(areaAttackOf(state, seat, weapon))
  const { worth, target } = bestStrike(state, seat, { weapon, from: heroOf(state, seat).at })
  return target < 0 ? 0 : worth * weapon.attack.rolls
}

/** What an attack without a roll does to the best target that it may reach; of others nothing is known. */
function deedMerit(state: TempusPosition, seat: Seat, harms: number | undefined): number {
  if (harms === undefined) return UNKNOWN_DEED
  let best = 0
  for (const target of creaturesOnMap(state)) {
    if (areAllies(state, target, seat)) continue
    if (distanceTo(state, target, heroOf(state, seat).at) > DEED_REACH) continue
    const damage = Math.min(harms, creatureOf(state, target).hp)
    const falls = Number(harms >= creatureOf(state, target).hp)
    best = Math.max(best, lossWorth(state, seat % 2, { target, damage, falls }))
  }
  return best
}

/** The spaces that a Move Action gives now: mud takes from those that are printed, boots add to them. */
function givenBy(state: TempusPosition, seat: Seat, { spaces }: ActionFace): Spaces {
  return movement(state, { by: seat, spaces, isFirst: (state.turn?.moves ?? 0) === 0 })
}

/** What more spaces bring nearer, beyond those that are there already; nothing where they lead to no better place, since the Hero would move and then stay. */
function spacesMerit(outlook: Outlook, given: Spaces): number {
  const { hero, threats, budget } = outlook
  const nearer = budget.actions <= 1 ? takenBy(outlook, given) : broughtNearer(outlook, given.spaces)
  const flight = budget.spaces > 0 ? 0 : FLIGHT * dangerAt(threats, hero, hero.at)
  if (nearer + flight <= TRIFLE) return nearer + flight - TRIFLE
  const better = gainByMoving(outlook, given)
  return better > 0 ? nearer + Math.min(flight, better) - TRIFLE : -TRIFLE
}

function broughtNearer(outlook: Outlook, spaces: number): number {
  const { budget } = outlook
  return prospects(outlook, lessAction(budget, spaces)) - prospects(outlook, lessAction(budget))
}

/** What the best place is worth that more spaces lead to, beyond where the Hero stands and what the spaces that it has lead to. */
function gainByMoving(outlook: Outlook, given: Spaces): number {
  const { state, hero } = outlook
  const pools = state.turn?.pools ?? []
  const spots = spotWorth(outlook)
  const before = Math.max(spots(hero.at), ...waysOf(state, hero.id, pools).ends.map(spots))
  const after = waysOf(state, hero.id, [...pools, poolOf(given)]).ends.map(spots)
  return Math.max(before, ...after) - before - TRIFLE
}

/** What the last Action of a match takes by moving: looked at exactly, as there is no other turn in which to arrive. */
function takenBy({ state, hero, ways }: Outlook, given: Spaces): number {
  const { ends } = waysOf(state, hero.id, [...(state.turn?.pools ?? []), poolOf(given)])
  const taken = ways.filter(
    ({ goal }) => !goal.isWork && ends.some((end) => distance(end, goal.at) <= goal.within),
  )
  return Math.max(0, ...taken.map(({ goal }) => goal.worth))
}

/** Without an Action left, whoever finds no better place stays. With one, what the spaces lead to at once comes after all else, but before the end of the turn. */
function walkMerit(outlook: Outlook): number {
  if (hasActions(outlook.state)) {
    const gain = gainByWalking(outlook, 'in time') + keptByWalking(outlook)
    return gain > 0 ? gain : Math.max(gain, AT_LAST * gainByWalking(outlook, 'at once'))
  }
  const gain = gainByWalking(outlook, 'at once')
  return gain > 0 ? gain : WASTE
}

/** What the best place is worth that the spaces lead to, beyond where the Hero stands. */
export function gainByWalking(outlook: Outlook, taking: Taking): number {
  const { state, hero } = outlook
  if (state.turn === null) return 0
  const spots = spotWorth(outlook, taking)
  let best = -Infinity
  for (const end of waysOf(state, hero.id, state.turn.pools).ends) best = Math.max(best, spots(end))
  return best - spots(hero.at) - TRIFLE
}

/** Whether the Hero whose turn it is can do more than walk on. */
export function hasActions({ turn }: TempusPosition): boolean {
  return turn !== null && turn.actions + turn.nimble > 0
}

/** What can be reached before the match ends only if no Action is spent on anything else. */
function keptByWalking(outlook: Outlook): number {
  return prospects(outlook) - prospects(outlook, lessAction(outlook.budget))
}
