import type { RolloutAsk, Seat } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt } from '../asks.ts'
import { heldFace } from '../rules/hands.ts'
import { playerAt, type LanesPosition } from '../state.ts'
import { meritOf } from './merit.ts'
import { isForNow, isVainCast } from './spells.ts'

/** Lists up to this long are weighed whole. */
const FEW = 12
/** What longer ones are cut down to. */
const MOST = 16

/** Things that can be done without using up a card, as numbers below those of cards. */
const THING = { end: -1, overwhelm: -2, spark: -3, prepare: -4, charge: -10, node: -50 } as const
/** How many ways to use a card are worth a thought: fields of a unit, targets of a spell. */
const WAYS_OF_CARD = 2
/** How many ways to do anything else are, where it is more than one. */
const WAYS: ReadonlyMap<number, number> = new Map([
  [THING.spark, 2],
  [THING.prepare, 3],
])

/** Makes a lot of 32 bits so small that it decides between equals only. */
const LOT = 2 ** -50

type LanesAsk = RolloutAsk<LanesPrompt, LanesOption>

/**
 * What is worth a thought in a Main phase or a window: the best way to do each thing, best first, then the second best. Asks of other kinds are
 * short. Nothing is cast that can be cast a moment later as well.
 */
export function shortlist(of: LanesPosition, ask: LanesAsk): readonly number[] | null {
  const { prompt, options, seat } = ask
  if (prompt.type !== 'main' && prompt.type !== 'respond') return null
  if (prompt.type === 'respond' && prompt.isVain) return [options.findIndex((option) => option.do === 'pass')]
  const sane: number[] = []
  for (let at = 0; at < options.length; at++) if (!isVain(of, seat, options[at] as LanesOption)) sane.push(at)
  const isShort = options.length <= FEW && sane.length === options.length
  return isShort ? null : best(of, ask, sane)
}

/**
 * True for what takes back or does nothing: a spell in the place of another one, which costs what lies on that, and as often as one likes (L-R55); a slot or a
 * charge for a spell that gives mana; a spell that does nothing for whoever casts it.
 */
function isVain(of: LanesPosition, seat: Seat, option: LanesOption): boolean {
  const player = playerAt(of, seat)
  if (option.do === 'prepare')
    return player.slots[option.slot]?.card !== null || isForNow(heldFace(of, player, option.card))
  if (option.do === 'charge') {
    const card = player.slots[option.slot]?.card ?? null
    return card !== null && isForNow(heldFace(of, player, card))
  }
  return (
    option.do === 'cast' && isVainCast(of, seat, { face: heldFace(of, player, option.card), at: option.at })
  )
}

function best(of: LanesPosition, ask: LanesAsk, sane: readonly number[]): number[] {
  const { seat, options } = ask
  const ranks = sane.map((at) => rankOf(of, seat, options[at] as LanesOption))
  const counts = new Map<number, number>()
  const first: number[] = []
  const more: number[] = []
  for (const place of fromHighest(ranks)) {
    const at = sane[place] as number
    const thing = thingOf(options[at] as LanesOption)
    const count = counts.get(thing) ?? 0
    counts.set(thing, count + 1)
    if (count === 0) first.push(at)
    else if (count < mostWays(thing)) more.push(at)
  }
  for (const at of more) first.push(at)
  return withEnd(first, options)
}

/** Places of numbers from the highest down, by insertion: for lists as short as these faster than a sort that calls back. */
function fromHighest(numbers: readonly number[]): number[] {
  const places: number[] = []
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    let at = i
    for (; at > 0 && (numbers[places[at - 1] as number] as number) < number; at--)
      places[at] = places[at - 1] as number
    places[at] = i
  }
  return places
}

function mostWays(thing: number): number {
  return thing < 0 ? (WAYS.get(thing) ?? 1) : WAYS_OF_CARD
}

/** To end the phase, or to pass, is always worth a thought. */
function withEnd(list: number[], options: readonly LanesOption[]): number[] {
  const end = list.findIndex((at) => options[at]?.do === 'end' || options[at]?.do === 'pass')
  if (end >= MOST) list[MOST - 1] = list[end] as number
  if (list.length > MOST) list.length = MOST
  return list
}

/** What an option promises. Equals are told apart by what they are, but otherwise in each turn, so that no lane comes first for good. */
function rankOf(of: LanesPosition, seat: Seat, option: LanesOption): number {
  return meritOf(of, seat, { option, isLast: true }) + lotOf(option, of.turns) * LOT
}

function thingOf(option: LanesOption): number {
  switch (option.do) {
    case 'muster':
    case 'cast':
      return option.card
    case 'prepare':
      return THING.prepare
    case 'charge':
      return THING.charge - option.slot
    case 'node':
      return THING.node - option.node
    case 'spark':
    case 'overwhelm':
      return THING[option.do]
    default:
      return THING.end
  }
}

/**
 * A whole number that is spread as if at random, always the same for the same option in the same turn. What is done is mixed first: added
 * to the turn, it gave a node and a spark the same lot.
 */
function lotOf(option: LanesOption, turns: number): number {
  switch (option.do) {
    case 'muster':
      return mixed(mixed(mixed(turns, LOTS.muster), option.card), option.field)
    case 'cast':
      return option.at.reduce(mixed, mixed(mixed(turns, LOTS.cast), option.card))
    case 'prepare':
      return mixed(mixed(mixed(turns, LOTS.prepare), option.card), option.slot)
    case 'charge':
      return mixed(mixed(mixed(turns, LOTS.charge), option.slot), option.colour)
    case 'spark':
      return mixed(mixed(turns, LOTS.spark), option.field)
    case 'node':
      return mixed(mixed(turns, LOTS.node), option.node)
    default:
      return 0
  }
}

/** What is done, as numbers. */
const LOTS = { muster: 0, cast: 1, prepare: 2, charge: 3, spark: 4, node: 5 } as const

function mixed(hash: number, part: number): number {
  const product = Math.imul(hash ^ (part + 1), 0x85ebca6b)
  return product ^ (product >>> 13)
}
