import type { CardId } from '@trialhall/kernel'
import type { EldarOption } from '../../asks.ts'
import type { Action, Aim, Cost } from '../../faces.ts'
import {
  heroAt,
  keyOf,
  NO_CARD,
  NOBODY,
  playerAt,
  type EldarState,
  type EldarTable,
  type HeroId,
  type Pending,
} from '../../state.ts'
import { MOST_HEROES, OCCASION } from '../../terms.ts'
import { removeFrom } from '../cards.ts'
import { happen } from '../happenings.ts'
import { leastBase, MOST_ADDED, Prices } from './prices.ts'
import { actionOf, CARD } from '../printed.ts'
import { changeFocus, exhaust } from '../stamina.ts'

/** What is used: the Hero, and a card from hand, an ability of a permanent, or one of its own (`card` null). */
export interface Use {
  readonly hero: HeroId
  readonly card: CardId | null
  readonly ability: number
}

/** An action before it is put on the stack: nothing is chosen yet. One particular Hero performs it (E-1.07). */
export function newPending(state: Pick<EldarState, 'heroes' | 'cards' | 'serial'>, use: Use): Pending {
  const hero = state.heroes[use.hero] as EldarState['heroes'][number]
  const { card } = use
  return {
    serial: state.serial,
    kind: use.ability === CARD ? 'card' : 'ability',
    seat: hero.seat,
    hero: use.hero,
    card: card ?? NO_CARD,
    face: card === null ? hero.face : (state.cards.def[card] as number),
    ability: use.ability,
    mode: 0,
    targets: [],
    x: -1,
    subject: NOBODY,
    origin: use.hero,
    noted: 0,
  }
}

/**
 * Uses an action, step by step (E-8.01 to E-8.06). A card from hand lies open from the second step on, so that whoever
 * waits for its targets learns nothing from how long they are thought about.
 */
export function announce(table: EldarTable, use: Use, isReaction: boolean): void {
  const { state } = table
  const planned = newPending(state, use) // E-8.01
  const action = actionOf(planned.face, planned.ability)
  const { hero, face, ability, serial } = planned
  if (use.ability === CARD) layOpen(table, planned) // E-8.02
  table.emit({ type: 'used', hero, card: use.card, face, ability, serial, isReaction })
  state.serial++
  state.stack.push(planned) // E-11.03
  const prices = new Prices(state)
  decide(table, planned, { action, prices }) // E-8.03
  const chosen = chooseFor(table, planned, action)
  tellAims(table, planned, action)
  const focus = prices.total(planned, action) // E-8.04
  if (ability !== CARD) heroAt(state, hero).used.push(keyOf(planned.card, ability)) // E-12.01
  noteTargets(table, planned, action.modes[planned.mode]?.aims ?? [])
  if (planned.kind === 'card') happen(table, { occasion: OCCASION.usedCard, hero, by: NOBODY })
  pay(table, planned, { action, focus, chosen }) // E-8.05; the effect is now pending (E-8.06)
}

/** All that was decided is public (E-11.12). */
function tellAims(table: EldarTable, planned: Pending, action: Action): void {
  const { hero, face, ability, mode, targets, x, serial } = planned
  if (targets.length === 0 && x < 0 && action.modes.length === 1) return
  const cards = cardsAmong(action.modes[mode]?.aims ?? NO_AIMS, targets)
  table.emit({ type: 'aimed', hero, face, ability, mode, targets: targets.slice(), cards, x, serial })
}

/** The targets that are cards, so that what is told of them can name them (E-11.12). */
export function cardsAmong(aims: readonly Aim[], targets: readonly number[]): CardId[] {
  return targets.filter((target, place) => aims[place]?.kind === 'card' && target >= 0) as CardId[]
}

/** A card from hand is on the stack from here on, for all to see (E-8.02, E-11.12). */
function layOpen(table: EldarTable, { seat, card }: Pending): void {
  table.reveal(card)
  removeFrom(playerAt(table.state, seat).hand, card)
}

interface Decided {
  readonly action: Action
  readonly prices: Prices
}

const NO_AIMS: readonly Aim[] = []

/** Mode, targets and X, in this order; nothing that could not be paid is offered (E-8.03, E-8.09, E-14.02, E-R5). */
function decide(table: EldarTable, planned: Pending, { action, prices }: Decided): void {
  if (action.modes.length > 1) planned.mode = pickMode(table, planned, { action, prices })
  const room = pickTargets(table, planned, { action, prices })
  if (!action.isX) return
  const least = leastBase(table.state, action, planned)
  planned.x = pickX(table, planned, { least, most: least + room })
}

/** One target after the other, of those that leave Focus for the rest (E-13.02, E-R5). Gives the Focus that is left. */
function pickTargets(table: EldarTable, planned: Pending, { action, prices }: Decided): number {
  const { state } = table
  let room = heroAt(state, planned.hero).focus - leastBase(state, action, planned) - prices.ofUser(planned)
  const aims = action.modes[planned.mode]?.aims ?? NO_AIMS
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[i] as Aim
    const all = aim.legal(state, planned)
    const isHero = aim.kind === 'hero'
    const isFree = !isHero || room >= MOST_ADDED
    const legal = isFree ? all : all.filter((id) => prices.ofTarget(planned, action, id) <= room)
    pickTarget(table, planned, { aim, legal })
    const target = planned.targets[i] ?? NOBODY
    if (isHero && target >= 0) room -= prices.ofTarget(planned, action, target)
  }
  return room
}

/** What is decided about each cost, in their order (E-8.03). */
function chooseFor(table: EldarTable, planned: Pending, { costs }: Action): readonly number[] {
  if (costs.length === 0) return NO_CHOICES
  return costs.map(({ choose }) => (choose === null ? 0 : choose(table, planned)))
}

const NO_CHOICES: readonly number[] = []

/** One of several things to do, if it can be paid (E-8.03, E-R5). */
function pickMode(table: EldarTable, planned: Pending, { action, prices }: Decided): number {
  const { seat, hero, face, ability } = planned
  const { focus } = heroAt(table.state, hero)
  const options: Extract<EldarOption, { do: 'mode' }>[] = []
  action.modes.forEach((one, mode) => {
    if (prices.leastOf(one, planned, action) <= focus) options.push({ do: 'mode', mode, face, ability })
  })
  return table.choose(seat, { type: 'mode', hero, face, ability, place: 0, mode: 0 }, options).mode
}

/** One target of those that are legal now (E-13.02); "up to" may be left out. */
export function pickTarget(
  table: EldarTable,
  planned: Pending,
  { aim, legal }: { readonly aim: Aim; readonly legal: readonly number[] },
): void {
  const { hero, face, ability, mode } = planned
  const options = legal.map((target) => targetOption(aim.kind, target))
  if (aim.isOptional) options.push({ do: 'noTarget' })
  const place = planned.targets.length
  const pick = table.choose(planned.seat, { type: 'target', hero, face, ability, place, mode }, options)
  if (place === 0) planned.targets = [targetOf(pick)]
  else planned.targets.push(targetOf(pick))
}

function targetOption(kind: Aim['kind'], target: number): EldarOption {
  if (kind === 'hero') return AT_HERO[target] as EldarOption
  if (kind === 'card') return { do: 'target', card: target as CardId }
  return { do: 'target', serial: target }
}

const AT_HERO: readonly EldarOption[] = Array.from({ length: 2 * MOST_HEROES }, (_, hero) => ({
  do: 'target',
  hero,
}))

function targetOf(option: EldarOption): number {
  if (option.do !== 'target') return -1
  return 'hero' in option ? option.hero : 'card' in option ? option.card : option.serial
}

/** The number that X stands for: no more than can be paid (E-14.01, E-14.02). */
export function pickX(
  table: EldarTable,
  { seat, hero, face, ability, mode }: Pending,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const options: Extract<EldarOption, { do: 'x' }>[] = []
  for (let x = least; x <= most; x++) options.push({ do: 'x', x })
  return table.choose(seat, { type: 'x', hero, face, ability, place: 0, mode }, options).x
}

/** Notes who has targeted whom, as soon as the effect is on the stack (E-13.08, E-R12). */
export function noteTargets(table: EldarTable, by: Pending, aims: readonly Aim[]): void {
  const { state } = table
  for (let place = 0; place < aims.length; place++) {
    const target = by.targets[place] ?? NOBODY
    if (aims[place]?.kind !== 'hero' || target < 0 || heroAt(state, target).seat === by.seat) continue
    heroAt(state, by.hero).hasTargeted = true
    heroAt(state, target).wasTargeted = true
    if (by.kind !== 'trigger') happen(table, { occasion: OCCASION.targeted, hero: target, by: by.hero })
  }
}

interface Payment {
  readonly action: Action
  readonly focus: number
  readonly chosen: readonly number[]
}

/** Pays everything at once: the Focus was worked out before (E-8.05, E-8.07, E-R50). */
function pay(table: EldarTable, planned: Pending, { action, focus, chosen }: Payment): void {
  const { hero } = planned
  const { costs, exhausts } = action
  let hp = 0
  for (let i = 0; i < costs.length; i++) hp += (costs[i] as Cost).hp
  table.emit({ type: 'paid', hero, focus, exhausts, hp })
  changeFocus(table, hero, -focus)
  if (exhausts) exhaust(table, hero) // E-7.02
  for (let i = 0; i < costs.length; i++) (costs[i] as Cost).pay(table, planned, chosen[i] as number)
}
