import type { CardId } from '@trialhall/kernel'
import type { EldarOption } from '../asks.ts'
import { discardCard, removeFrom, scrapCards } from './cards.ts'
import { fall, loseHp } from './damage.ts'
import type { Action, Aim, Cost } from '../faces.ts'
import { happen } from './happenings.ts'
import { attachedTo, changeCounters, findAttached, leavePlay } from './leaving-play.ts'
import { BEYOND_REACH, leastBase, Prices } from './prices.ts'
import { actionOf, CARD } from './printed.ts'
import {
  heroAt,
  NO_CARD,
  NOBODY,
  playerAt,
  keyOf,
  type EldarState,
  type EldarTable,
  type Hero,
  type HeroId,
  type Pending,
} from '../state.ts'
import { changeFocus, exhaust } from './stamina.ts'
import { MOST_HEROES, OCCASION, SLOT } from '../terms.ts'

/** What is used: the Hero, and a card from hand, an ability of a permanent, or one of its own (`card` null). */
export interface Use {
  readonly hero: HeroId
  readonly card: CardId | null
  readonly ability: number
}

/** An action before it is put on the stack: nothing is chosen yet. */
export function draftOf(state: Pick<EldarState, 'heroes' | 'cards' | 'serial'>, use: Use): Pending {
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
  const draft = draftOf(state, use) // E-8.01
  const action = actionOf(draft.face, draft.ability)
  const { hero, face, ability, serial } = draft
  if (use.ability === CARD) layOpen(table, draft) // E-8.02
  table.emit({ type: 'used', hero, card: use.card, face, ability, serial, isReaction })
  state.serial++
  state.stack.push(draft) // E-11.03
  const prices = new Prices(state)
  decide(table, draft, { action, prices }) // E-8.03
  const discarded = pickDiscard(table, draft, action)
  tellAims(table, draft, action)
  const focus = prices.total(draft, action) // E-8.04
  if (ability !== CARD) heroAt(state, hero).used.push(keyOf(draft.card, ability)) // E-12.01
  noteTargets(table, draft, action.modes[draft.mode]?.aims ?? [])
  if (draft.kind === 'card') happen(table, { occasion: OCCASION.usedCard, hero, by: NOBODY })
  pay(table, draft, { action, focus, discarded }) // E-8.05; the effect is now pending (E-8.06)
}

function tellAims(table: EldarTable, draft: Pending, action: Action): void {
  const { hero, face, ability, mode, targets, x, serial } = draft
  if (targets.length === 0 && x < 0 && action.modes.length === 1) return
  table.emit({ type: 'aimed', hero, face, ability, mode, targets: targets.slice(), x, serial })
}

function layOpen(table: EldarTable, { seat, card }: Pending): void {
  table.reveal(card)
  removeFrom(playerAt(table.state, seat).hand, card)
}

interface Decided {
  readonly action: Action
  readonly prices: Prices
}

const NO_AIMS: readonly Aim[] = []

/** Mode, targets and X, in this order; nothing that could not be paid is offered (E-8.09, E-14.02, E-R5). */
function decide(table: EldarTable, draft: Pending, { action, prices }: Decided): void {
  const { state } = table
  const { focus } = heroAt(state, draft.hero)
  if (action.modes.length > 1) draft.mode = pickMode(table, draft, { action, prices })
  let room = focus - leastBase(state, action, draft) - prices.ofUser(draft)
  const aims = action.modes[draft.mode]?.aims ?? NO_AIMS
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[i] as Aim
    const legal = aim.legal(state, draft)
    if (aim.kind !== 'hero') pickTarget(table, draft, { aim, legal })
    else {
      const isRich = room >= MOST_ADDED
      pickTarget(table, draft, {
        aim,
        legal: isRich ? legal : legal.filter((id) => prices.ofTarget(draft, action, id) <= room),
      })
      const target = draft.targets[i] ?? NOBODY
      if (target >= 0) room -= prices.ofTarget(draft, action, target)
    }
  }
  if (action.isX) {
    const least = leastBase(state, action, draft)
    draft.x = pickX(table, draft, { least, most: least + room })
  }
  if (action.costs.length === 0) return
  const cost = action.costs.find(({ kind }) => kind === 'someCounters')
  if (cost?.kind !== 'someCounters') return
  const counters = findAttached(state, draft.card)?.attached.counters ?? 0
  draft.x = pickX(table, draft, { least: cost.count, most: counters })
}

function pickMode(table: EldarTable, draft: Pending, { action, prices }: Decided): number {
  const { seat, hero, face, ability } = draft
  const { focus } = heroAt(table.state, hero)
  const options: Extract<EldarOption, { do: 'mode' }>[] = []
  action.modes.forEach((one, mode) => {
    if (prices.leastOf(one, draft, action) <= focus) options.push({ do: 'mode', mode, face, ability })
  })
  return table.choose(seat, { type: 'mode', hero, face, ability, place: 0, mode: 0 }, options).mode
}

/** One target of those that are legal now (E-13.02); "up to" may be left out. */
export function pickTarget(
  table: EldarTable,
  draft: Pending,
  { aim, legal }: { readonly aim: Aim; readonly legal: readonly number[] },
): void {
  const { hero, face, ability, mode } = draft
  const options = legal.map((target) => targetOption(aim.kind, target))
  if (aim.isOptional) options.push({ do: 'noTarget' })
  const place = draft.targets.length
  const pick = table.choose(draft.seat, { type: 'target', hero, face, ability, place, mode }, options)
  if (place === 0) draft.targets = [targetOf(pick)]
  else draft.targets.push(targetOf(pick))
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

function pickX(
  table: EldarTable,
  { seat, hero, face, ability, mode }: Pending,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const options: Extract<EldarOption, { do: 'x' }>[] = []
  for (let x = least; x <= most; x++) options.push({ do: 'x', x })
  return table.choose(seat, { type: 'x', hero, face, ability, place: 0, mode }, options).x
}

function pickDiscard(table: EldarTable, draft: Pending, action: Action): CardId | null {
  const { costs } = action
  if (costs.length === 0 || !costs.some(({ kind }) => kind === 'discard')) return null
  const { hand } = playerAt(table.state, draft.seat)
  const options = hand.map((card) => ({ do: 'discard', card }) as const)
  return table.choose(draft.seat, { type: 'discard', face: draft.face }, options).card
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
  readonly discarded: CardId | null
}

/** Pays everything at once: the Focus was worked out before (E-8.05, E-8.07, E-R50). */
function pay(table: EldarTable, draft: Pending, { action, focus, discarded }: Payment): void {
  const { state } = table
  const { hero } = draft
  const hp = hpCost(action)
  table.emit({ type: 'paid', hero, focus, exhausts: action.exhausts, hp })
  changeFocus(table, hero, -focus)
  if (action.exhausts) exhaust(table, hero) // E-7.02
  if (discarded !== null) discardCard(table, draft.seat, discarded)
  for (const cost of action.costs) payCost(table, draft, cost)
  if (hp > 0) fall(table, loseHp(table, [hero], Math.min(hp, heroAt(state, hero).hp))) // E-R49
}

function hpCost({ costs }: Action): number {
  let hp = 0
  for (const cost of costs) if (cost.kind === 'hp') hp += cost.count
  return hp
}

function payCost(table: EldarTable, draft: Pending, cost: Cost): void {
  switch (cost.kind) {
    case 'scrap':
      scrapCards(table, draft.seat, cost.count)
      return
    case 'counters':
      changeCounters(table, draft.card, -cost.count)
      return
    case 'someCounters':
      changeCounters(table, draft.card, -draft.x)
      return
    case 'recallThis':
      return leavePlay(table, draft.card, 'recalled')
    case 'sacrificeThis':
      return leavePlay(table, draft.card, 'sacrificed')
    case 'sacrificeEquipment': {
      const equipment = attachedTo(table.state, draft.hero, SLOT.equipment)
      if (equipment !== null) leavePlay(table, equipment.card, 'sacrificed')
      return
    }
    case 'hp':
    case 'discard':
      return // paid by `pay`
  }
}

/** Why an action cannot be used, as a word that `reasons.ts` turns into a sentence. */
export type Obstacle =
  | 'down'
  | 'slow'
  | 'noSlow'
  | 'exhausted'
  | 'used'
  | 'hp'
  | 'deck'
  | 'counters'
  | 'hand'
  | 'equipment'
  | 'target'
  | 'focus'

/** What a moment and a Hero allow: `noSlow` where a text keeps the Hero from Slow actions. */
export interface Moment {
  readonly prices: Prices
  readonly isReaction: boolean
  readonly noSlow: boolean
}

/** What keeps an action from being used now; null if it can be (E-8.09). */
export function obstacleTo(
  state: EldarState,
  { draft, action }: { readonly draft: Pending; readonly action: Action },
  { prices, isReaction, noSlow }: Moment,
): Obstacle | null {
  const hero = heroAt(state, draft.hero)
  if (hero.isDown) return 'down' // E-R34
  if (action.speed === 'slow' && isReaction) return 'slow' // E-9.02
  if (action.speed === 'slow' && noSlow) return 'noSlow'
  if (action.exhausts && !hero.isRefreshed) return 'exhausted' // E-7.03
  if (draft.kind === 'ability' && isUsed(hero, keyOf(draft.card, draft.ability))) return 'used' // E-12.01
  const { costs } = action
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i] as Cost
    if (!canPayCost(state, draft, cost)) return LACKS[cost.kind]
  }
  if (action.focus - MOST_SAVED > hero.focus) return 'focus'
  const least = prices.least(draft, action)
  if (least === BEYOND_REACH) return 'target'
  return least > hero.focus ? 'focus' : null // E-6.07
}

/** True when an ability has been used this round: its `keyOf` (E-12.01). */
export function isUsed({ used }: Hero, key: number): boolean {
  for (let i = 0; i < used.length; i++) if (used[i] === key) return true
  return false
}

/** Alert, Marked and Masterwork together: the most that a cost can fall. */
export const MOST_SAVED = 3
/** Elusive: the most that a target adds to a cost. */
const MOST_ADDED = 1

const LACKS: Readonly<Record<Cost['kind'], Obstacle>> = {
  hp: 'hp',
  scrap: 'deck',
  counters: 'counters',
  someCounters: 'counters',
  discard: 'hand',
  recallThis: 'target',
  sacrificeThis: 'target',
  sacrificeEquipment: 'equipment',
}

function canPayCost(state: EldarState, draft: Pending, cost: Cost): boolean {
  switch (cost.kind) {
    case 'hp':
      return heroAt(state, draft.hero).hp >= cost.count // E-R49
    case 'scrap':
      return playerAt(state, draft.seat).deck.length >= cost.count // E-R46
    case 'counters':
    case 'someCounters':
      return (findAttached(state, draft.card)?.attached.counters ?? 0) >= cost.count
    case 'discard':
      return playerAt(state, draft.seat).hand.length > 0
    case 'sacrificeEquipment':
      return attachedTo(state, draft.hero, SLOT.equipment) !== null
    case 'recallThis':
    case 'sacrificeThis':
      return true
  }
}
