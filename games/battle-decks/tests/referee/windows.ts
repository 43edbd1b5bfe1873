import type { Seat } from '@trialhall/kernel'
import { ids, isHero, isReady, without, type Board, type Card, type Character, type Option } from './board.ts'
import { mark, restore } from './changes.ts'
import { eventsFor, WINDOWS } from './ledger.ts'

/** Who acts, on whom, and with which ability, null in a plain attack. */
export interface About {
  readonly card: Card | null
  readonly cards: readonly Card[]
  readonly ability: string | null
}

const NOBODY: About = { card: null, cards: [], ability: null }

/** A window: the active player first, then the other, until both pass in a row (B-R51). */
export function openWindow(board: Board, moment: string, about: About = NOBODY): void {
  if (board.isBetweenRounds) return // B-R53
  const first = moment === 'round-start' ? board.initiative : board.active
  let passes = 0
  for (let seat = first; passes < 2; seat = 1 - seat) {
    const { card, cards, ability } = about
    const isLater = comesNext(board, seat, moment)
    const isVain = isLater || (moment !== 'declared' && board.passedAt.get(seat) === board.happened)
    const prompt = { type: 'window', moment, card: card?.id ?? null, cards: ids(cards), ability, isVain }
    passes = responds(board, seat, prompt) ? 0 : passes + 1
    if (passes > 0 && !isLater && moment !== 'declared') board.passedAt.set(seat, board.happened)
  }
}

/** The same can be played a moment later: in W1, in step 1, or in step 1 of the turn that follows for certain (B-R51, B-R11). */
function comesNext(board: Board, seat: Seat, moment: string): boolean {
  const isActive = seat === board.active
  if (moment !== 'turn-end') return moment === 'round-start' || (moment === 'turn-start' && isActive)
  const isKept = board.side(board.active).characters.some((one) => isHero(one) && isReady(one)) // Panic is for reinforcements
  const { hadTurn, characters } = board.side(seat)
  return !isActive && isKept && (!hadTurn || characters.some(isReady))
}

/** Whether the player of a die has it rolled again (B-R51, W4). */
export function rerolls(board: Board, of: Card, about: Readonly<Record<string, unknown>>): boolean {
  return responds(board, of.owner, { type: 'reroll', moment: 'rolled', ...about })
}

type WindowPrompt = { readonly type: string; readonly moment: string } & Readonly<Record<string, unknown>>

/** True if a seat plays an event. Whoever can have none, by what lies open, is not asked (B-R51). */
function responds(board: Board, seat: Seat, prompt: WindowPrompt): boolean {
  const { hand } = board.side(seat)
  const able = hand.filter((card) => isPlayable(board, card, prompt.moment))
  const isAsked =
    board.trace.options['windows'] === 'always' ? mayHold(board, seat, prompt.moment) : able.length > 0
  if (!isAsked) return false
  const options = [...able.map((card) => offered(board, card, prompt)), { do: 'pass' }]
  const pick = board.window(seat, prompt, options)
  if (pick.do === 'pass') return false
  playEvent(board, board.named(able, pick), prompt.type === 'window' ? prompt : {})
  return true
}

/** In W3 an event that changes nothing of the attack is told apart: W5 is early enough for it (B-R51). */
function offered(board: Board, card: Card, prompt: WindowPrompt): Option {
  const option = { do: 'event', card: card.id }
  return prompt.moment === 'declared' && waits(board, card, prompt) ? { ...option, isVain: true } : option
}

function waits(board: Board, { facts, owner }: Card, prompt: WindowPrompt): boolean {
  const seatOfId = (id: unknown): Seat =>
    [0, 1].find((seat) => board.side(seat).characters.some(({ card }) => card.id === id)) ?? -1
  const isBasic = prompt['ability'] === null
  const attacker = seatOfId(prompt['card'])
  const isAttacked = (prompt['cards'] as readonly unknown[]).some((id) => seatOfId(id) === owner)
  switch (facts.slug) {
    case 'royal-summons':
    case 'emergency-orders':
      return true
    case 'ambush-b':
    case 'ambush-p':
      return isBasic && attacker !== owner
    case 'suppressing-fire':
      return isBasic && attacker !== 1 - owner
    case 'fog-bank':
    case 'smoke-shells':
      return isBasic && !isAttacked
    case 'field-rations':
    case 'spare-parts':
      return isBasic && !isAttacked && attacker !== owner
    default:
      return false
  }
}

/** By what lies open: whether one of the cards that are not seen may be an event for this window. */
function mayHold(board: Board, seat: Seat, moment: string): boolean {
  const { hand, events, discard, faction } = board.side(seat)
  const window = WINDOWS[moment] as string
  const seen = [...events, ...discard].filter(({ facts }) => facts.windows.includes(window)).length
  return hand.length > 0 && seen < eventsFor(faction, window)
}

/** Whether an event of a hand can be played in a window. */
export function isPlayable(board: Board, card: Card, moment: string): boolean {
  if (!card.facts.windows.includes(WINDOWS[moment] as string)) return false
  return moment === 'rolled' || targetsOf(board, card).length > 0
}

/** Whom an event can be played on: the page's words, card by card. */
function targetsOf(board: Board, { facts, owner }: Card): readonly Card[] {
  const own = board.side(owner).characters
  const other = board.side(1 - owner).characters
  const cards = (all: readonly Character[]): Card[] => all.map(({ card }) => card)
  switch (facts.slug) {
    case 'royal-summons':
    case 'emergency-orders':
      return cards(own.filter((one) => one.hp > 0 && one.isActivated))
    case 'ambush-b':
    case 'ambush-p':
      return cards(own)
    case 'field-rations':
    case 'spare-parts':
      return cards(own.filter(isHero))
    case 'fog-bank':
    case 'smoke-shells':
      return cards(board.characters)
    case 'cut-straps':
    case 'sabotage':
      return board.characters.flatMap(({ equipment }) => equipment)
    case 'panic':
      return cards(other.filter((one) => !isHero(one) && isReady(one)))
    case 'suppressing-fire':
      return cards(other)
    default:
      return []
  }
}

/** An event is played: its target is picked, it lies in front of its owner, and takes effect at once (B-17.2, B-17.4). */
export function playEvent(board: Board, card: Card, during: Readonly<Record<string, unknown>> = {}): void {
  const side = board.side(card.owner)
  const isReroll = card.facts.windows.includes('W4')
  const { card: actor = null, cards = [] } = during // who acts, and on whom, where somebody does
  const prompt = { type: 'event-target', card: card.id, actor, cards }
  const target = isReroll ? null : board.pick(side.seat, prompt, targetsOf(board, card))
  side.hand = without(side.hand, card)
  side.events.push(card)
  board.isStirred = true
  board.tell('eventPlayed', { seat: side.seat, card: card.id, cards: target === null ? [] : [target.id] })
  if (target === null) board.tell('rerolled', { seat: side.seat, card: card.id, cards: [] })
  else takeEffect(board, card, target)
}

function takeEffect(board: Board, { facts }: Card, target: Card): void {
  const on = board.find(target)
  if (on === null) {
    const carrier = board.characters.find(({ equipment }) => equipment.includes(target)) as Character
    carrier.equipment = without(carrier.equipment, target)
    board.toDiscard(target)
    return board.tell('unequipped', { card: target.id, cards: [carrier.card.id] })
  }
  switch (facts.slug) {
    case 'royal-summons':
    case 'emergency-orders':
      on.isActivated = false
      return board.tell('readied', { card: target.id })
    case 'panic':
      on.isActivated = true
      return board.tell('exhausted', { card: target.id })
    case 'field-rations':
    case 'spare-parts':
      return restore(board, on, 3)
    case 'ambush-b':
    case 'ambush-p':
      return mark(board, on, { source: 'ambush', atk: 2, dmg: 2 })
    case 'fog-bank':
    case 'smoke-shells':
      return mark(board, on, { source: facts.slug, def: 2 })
    default:
      return mark(board, on, { source: facts.slug, atk: -2 })
  }
}
