/**
 * Race once more, as fast as TypeScript can be made: typed arrays, nothing allocated after the start, no kernel, no
 * cards with secrets, no events, no undo. The ceiling that our kernel is held against. Rules: examples/race/game.ts.
 */
interface LoopRace {
  readonly rng: Uint32Array
  readonly deck: Uint8Array
  readonly discard: Uint8Array
  readonly points: Int32Array
  deckCount: number
  discardCount: number
  seat: number
  turn: number
  card: number
  /** -1 while it goes on, 0 or 1 for a seat, 2 for a draw. */
  winner: number
}

export const PUSH = 0
export const HOLD = 1
const CARDS = 40
const GOAL = 30
const TURNS = 20

/** A race to be started again and again. */
export function createRace(): LoopRace {
  return {
    rng: new Uint32Array(4),
    deck: new Uint8Array(CARDS),
    discard: new Uint8Array(CARDS),
    points: new Int32Array(2),
    deckCount: 0,
    discardCount: 0,
    seat: 0,
    turn: 0,
    card: 0,
    winner: -1,
  }
}

/** Deals anew. */
export function startRace(race: LoopRace, seed: number): void {
  seedWords(race.rng, seed)
  for (let i = 0; i < CARDS; i++) race.deck[i] = 1 + (i & 3)
  shuffle(race.rng, race.deck, CARDS)
  race.deckCount = CARDS
  race.discardCount = 0
  race.points[0] = 0
  race.points[1] = 0
  race.seat = 0
  race.turn = 0
  race.winner = -1
  draw(race)
}

/** Plays one turn. */
export function act(race: LoopRace, action: number): void {
  const { points, seat, card } = race
  const die = 1 + wordBelow(race.rng, 6)
  if (action === HOLD) {
    points[seat] = (points[seat] as number) + card + 1
    if (die === 6) points[1 - seat] = Math.max(0, (points[1 - seat] as number) - 2)
  } else if (die >= 3) {
    points[seat] = (points[seat] as number) + card + die
  }
  race.discard[race.discardCount++] = card
  race.turn++
  if (isOver(race)) return
  race.seat = 1 - seat
  draw(race)
}

function isOver(race: LoopRace): boolean {
  const first = race.points[0] as number
  const second = race.points[1] as number
  if ((race.points[race.seat] as number) >= GOAL) race.winner = race.seat
  else if (race.turn === TURNS) race.winner = first === second ? 2 : first > second ? 0 : 1
  return race.winner >= 0
}

function draw(race: LoopRace): void {
  if (race.deckCount === 0) {
    race.deck.set(race.discard.subarray(0, race.discardCount))
    race.deckCount = race.discardCount
    race.discardCount = 0
    shuffle(race.rng, race.deck, race.deckCount)
  }
  race.card = race.deck[--race.deckCount] as number
}

function shuffle(rng: Uint32Array, cards: Uint8Array, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = wordBelow(rng, i + 1)
    const moved = cards[i] as number
    cards[i] = cards[j] as number
    cards[j] = moved
  }
}

/** A whole number from 0 to n - 1. */
export function wordBelow(rng: Uint32Array, n: number): number {
  return Math.floor((nextWord(rng) / 4294967296) * n)
}

/** xoshiro128** by David Blackman and Sebastiano Vigna. */
function nextWord(s: Uint32Array): number {
  let s0 = s[0] as number
  let s1 = s[1] as number
  let s2 = s[2] as number
  let s3 = s[3] as number
  const scrambled = Math.imul(s1, 5)
  const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
  const t = s1 << 9
  s2 ^= s0
  s3 ^= s1
  s1 ^= s2
  s0 ^= s3
  s2 ^= t
  s3 = (s3 << 11) | (s3 >>> 21)
  s[0] = s0
  s[1] = s1
  s[2] = s2
  s[3] = s3
  return word
}

/** Fills a generator from a seed. */
export function seedWords(rng: Uint32Array, seed: number): void {
  let word = seed
  for (let i = 0; i < rng.length; i++) {
    word = (word + 0x9e3779b9) >>> 0
    let z = word
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    rng[i] = (z ^ (z >>> 16)) >>> 0
  }
}
