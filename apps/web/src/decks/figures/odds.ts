/** A chance as an exact fraction. */
export interface ExactChance {
  readonly part: bigint
  readonly of: bigint
}

const NEVER: ExactChance = { part: 0n, of: 1n }

/** Ways to choose so many of so many; 0 where there are none. */
export function ways(of: number, chosen: number): bigint {
  if (chosen < 0 || chosen > of) return 0n
  let product = 1n
  for (let i = 1; i <= Math.min(chosen, of - chosen); i++)
    product = (product * BigInt(of - i + 1)) / BigInt(i)
  return product
}

/** A pile to draw from: how many cards, and how many of them are wanted. */
export interface Pile {
  readonly cards: number
  readonly wanted: number
}

/** The chance that so many drawn cards hold exactly `hits` wanted ones (the hypergeometric distribution). */
export function exactly({ cards, wanted }: Pile, drawn: number, hits: number): ExactChance {
  const seen = Math.min(drawn, cards)
  return { part: ways(wanted, hits) * ways(cards - wanted, seen - hits), of: ways(cards, seen) }
}

/** The chance of `hits` wanted ones or more. */
export function atLeast(pile: Pile, drawn: number, hits: number): ExactChance {
  const most = Math.min(drawn, pile.wanted)
  const counts = Array.from({ length: Math.max(0, most - hits + 1) }, (_, i) => hits + i)
  return counts.map((count) => exactly(pile, drawn, count)).reduce(sum, NEVER)
}

/** What is asked of a deck's draws. */
export interface OddsQuestion {
  readonly pile: Pile
  /** Cards of the opening hand. */
  readonly opening: number
  /** Cards drawn after it. */
  readonly drawn: number
  readonly atLeast: number
}

/** The chance without a mulligan. */
export function keeping({ pile, opening, drawn, atLeast: hits }: OddsQuestion): ExactChance {
  return atLeast(pile, opening + drawn, hits)
}

/**
 * The chance with a mulligan of every card that is not wanted, where fewer than so many are: the new ones come from the
 * rest of the deck, and what was changed is shuffled in only after that.
 */
export function changing(question: OddsQuestion): ExactChance {
  const { pile, opening } = question
  const hand = Math.min(opening, pile.cards)
  const firsts = Array.from({ length: hand + 1 }, (_, hits) => hits)
  return firsts
    .map((hits) => times(exactly(pile, hand, hits), afterFirst(question, hand, hits)))
    .reduce(sum, NEVER)
}

/** The chance once the first hand holds so many wanted cards. */
function afterFirst({ pile, drawn, atLeast: goal }: OddsQuestion, hand: number, first: number): ExactChance {
  const rest = { cards: pile.cards - hand, wanted: pile.wanted - first }
  if (rest.wanted < 0) return NEVER
  const changed = first >= goal ? 0 : Math.min(hand - first, rest.cards)
  const found = Array.from({ length: changed + 1 }, (_, hits) => hits)
  return found
    .map((hits) => {
      // What was changed lies in the deck again, and none of it was wanted.
      const deck = { cards: rest.cards, wanted: rest.wanted - hits }
      return times(exactly(rest, changed, hits), atLeast(deck, drawn, Math.max(0, goal - first - hits)))
    })
    .reduce(sum, NEVER)
}

function sum(a: ExactChance, b: ExactChance): ExactChance {
  return reduced({ part: a.part * b.of + b.part * a.of, of: a.of * b.of })
}

function times(a: ExactChance, b: ExactChance): ExactChance {
  return reduced({ part: a.part * b.part, of: a.of * b.of })
}

function reduced({ part, of }: ExactChance): ExactChance {
  if (part === 0n) return NEVER
  const by = divisor(part, of)
  return { part: part / by, of: of / by }
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

/** "72.4 %", and "0 %" or "100 %" only where that is exact. */
export function inPercent({ part, of }: ExactChance): string {
  if (of === 0n || part === 0n) return '0 %'
  if (part === of) return '100 %'
  const tenths = Number((part * 2000n + of) / (2n * of))
  if (tenths === 0) return '< 0.1 %'
  return tenths === 1000 ? '> 99.9 %' : `${(tenths / 10).toFixed(1)} %`
}

/** The fraction in lowest terms: "13/29". */
export function asFraction(chance: ExactChance): string {
  const { part, of } = reduced(chance)
  return `${part}/${of}`
}
