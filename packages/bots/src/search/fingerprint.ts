import { EVERYONE, sightOf, type CardId, type Seat, type State } from '@trialhall/kernel'

/** What is being fingerprinted: in which world, and for whose eyes. */
interface Eyes {
  readonly state: State
  readonly seat: Seat
}

/** For what is fingerprinted as it is written: every card counts as its label. */
const BLIND: Eyes = { state: { cards: { seen: [], def: [] } } as unknown as State, seat: 0 }

const UNSEEN = 0x40000000
const LABEL = 0x10000

/**
 * Numbers that are equal for asks and options that mean the same in different re-dealt worlds. A card that lies open counts
 * as itself, one of a hidden hand as what it is, so that equal ones are one; a card that its seat cannot see counts as its
 * label, so that no plan stands on what the planner cannot know. `seed32` makes another order of them, for ties.
 * Texts are numbered once; nothing is written out, because a search does this at every node it passes.
 */
export class Fingerprints {
  private readonly texts: Map<string, number> = new Map()
  readonly seed32: number

  constructor(seed32: number) {
    this.seed32 = seed32
  }

  /** Of an ask: who is asked what. */
  ask(state: State, seat: Seat, prompt: unknown): number {
    return this.mix(stir(this.seed32, seat + 1), prompt, { state, seat })
  }

  /** Of an option of that ask. */
  option(ask: number, option: unknown, eyes: Eyes): number {
    return this.mix(ask, option, eyes)
  }

  /** Of data as it is written: every card counts as its label. */
  of(data: unknown): number {
    return this.mix(this.seed32, data, BLIND)
  }

  private mix(hash: number, value: unknown, eyes: Eyes): number {
    if (typeof value === 'number') return stir(hash, value)
    if (typeof value === 'string') return stir(hash, this.numberOf(value))
    if (typeof value !== 'object' || value === null) return stir(hash, value === true ? -2 : -3)
    return Array.isArray(value) ? this.mixList(hash, value, eyes) : this.mixObject(hash, value, eyes)
  }

  private mixList(hash: number, list: readonly unknown[], eyes: Eyes): number {
    let mixed = stir(hash, list.length)
    for (const item of list) mixed = this.mix(mixed, item, eyes)
    return mixed
  }

  private mixObject(hash: number, object: object, eyes: Eyes): number {
    let mixed = hash
    for (const key in object) {
      const value: unknown = (object as Record<string, unknown>)[key]
      mixed = stir(mixed, this.numberOf(key))
      if (key === 'card' && typeof value === 'number') mixed = stir(mixed, meaning(value as CardId, eyes))
      else if (key === 'cards' && Array.isArray(value)) mixed = mixCards(mixed, value, eyes)
      else mixed = this.mix(mixed, value, eyes)
    }
    return mixed
  }

  private numberOf(text: string): number {
    const known = this.texts.get(text)
    if (known !== undefined) return known
    const number = numberOf(text)
    this.texts.set(text, number)
    return number
  }
}

/** By its letters, so that it does not matter which text was met first. */
function numberOf(text: string): number {
  let hash = text.length
  for (let i = 0; i < text.length; i++) hash = stir(hash, text.charCodeAt(i))
  return hash
}

function mixCards(hash: number, cards: readonly CardId[], eyes: Eyes): number {
  let mixed = stir(hash, cards.length)
  for (const card of cards) mixed = stir(mixed, meaning(card, eyes))
  return mixed
}

function meaning(card: CardId, { state, seat }: Eyes): number {
  const sight = state.cards.seen[card] ?? 0
  if ((sight & sightOf(seat)) === 0) return UNSEEN + card
  const def = state.cards.def[card] ?? 0
  return sight === EVERYONE ? def + LABEL * (card + 1) : def
}

/** Stirs one more number into a hash of 32 bits. */
export function stir(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 13)
}
