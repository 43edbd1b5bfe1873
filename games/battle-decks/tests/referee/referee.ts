import type { Seat } from '@trialhall/kernel'
import {
  Board,
  cardFrom,
  Decided,
  Difference,
  isHero,
  isReady,
  type Card,
  type Character,
  type Side,
  type Told,
} from './board.ts'
import { useInstants } from './instants.ts'
import { heroPlace } from './ledger.ts'
import { rogueLeaves } from './rogues.ts'
import type { Known, Trace } from './trace.ts'
import { playTurn } from './turn.ts'
import { openWindow } from './windows.ts'

const SEATS: readonly Seat[] = [0, 1]

/**
 * Plays a whole match by the ledger alone, slowly and apart from the product, and holds it against what the product did: who was asked
 * what, of which options, which total every die had to reach, and how the table looked. Gives the first difference in words, or null.
 */
export function refereed(trace: Trace): string | null {
  const board = new Board(trace)
  try {
    const { reason, winners } = playedOut(board)
    if (!board.isRead) throw board.fault('the ledger is at the end, the product goes on')
    board.tell('ended', { reason, winners })
    board.same('victory', trace.winners, winners)
    board.look(trace.end)
    checkTold(board)
    return null
  } catch (error) {
    if (error instanceof Difference) return error.message
    throw error
  }
}

function playedOut(board: Board): Decided {
  try {
    setUp(board)
    for (let quiet = 0; quiet < 3; ) quiet = playRound(board) ? 0 : quiet + 1
    return standstill(board) // B-R66
  } catch (end) {
    if (end instanceof Decided) return end
    throw end
  }
}

/** Factions, decks, hands, and who begins (B-2.1 to B-2.8, B-R3, B-R5). */
function setUp(board: Board): void {
  const factions = takeFactions(board)
  for (const seat of SEATS) board.tell('factionTaken', { seat, faction: factions[seat] })
  for (const seat of SEATS) board.sides.push(newSide(board, seat, factions[seat] as string))
  for (const side of board.sides) dealHand(board, side)
  const points = board.sides.map(({ characters }) =>
    characters.reduce((sum, { card }) => sum + card.facts.points, 0),
  )
  const [first = 0, second = 0] = points
  board.initiative = first < second ? 0 : 1
  board.active = board.initiative
  board.tell('beganFirst', { seat: board.initiative, points })
}

const FACTIONS = ['britannia', 'prussia']
const otherThan = (faction: string): string => (faction === 'britannia' ? 'prussia' : 'britannia')

function takeFactions(board: Board): string[] {
  const { options } = board.trace
  if (options['factionDeal'] === 'random') {
    const dealt = FACTIONS[Number(board.next('random', 'factions are dealt').value)] as string
    return [dealt, otherThan(dealt)]
  }
  const [a = '', b = ''] = SEATS.map((seat) => {
    const { prompt, pick, ...asked } = board.next('ask', 'a faction')
    board.same('who takes a faction', [asked.seat, prompt.type], [seat, 'faction'])
    return pick.do === 'faction' ? pick.faction : ''
  })
  if (a !== b) return [a, b]
  const lucky = Number(board.next('random', 'a coin').value)
  board.tell('factionTossed', { seat: lucky, faction: a })
  return SEATS.map((seat) => (seat === lucky ? a : otherThan(a)))
}

function newSide(board: Board, seat: Seat, faction: string): Side {
  const own = board.trace.heroes
    .map((known) => cardFrom(known, seat))
    .filter(({ facts }) => facts.faction.toLowerCase() === faction)
    .toSorted((a, b) => heroPlace(a.facts.slug) - heroPlace(b.facts.slug))
  const piles = { rogues: [], hand: [], events: [], discard: [], removed: [], deck: [] }
  return {
    seat,
    faction: own[0]?.facts.faction ?? '',
    characters: own.map(newHero),
    hadTurn: false,
    ...piles,
  }
}

function newHero(card: Card): Character {
  const marks = { isActivated: false, partner: null, isPairing: false, isNew: false }
  return { card, hp: card.facts.hp, ...marks, tokens: [], equipment: [] }
}

/** Five cards; jokers go under the deck, which is then shuffled again (B-2.3 to B-2.6, B-R5). */
function dealHand(board: Board, side: Side): void {
  const deck = shuffled(board, side)
  board.same('cards of a deck', deck.length, 54) // B-1.8
  let jokers = 0
  while (side.hand.length < 5) {
    const card = deck.pop() as Card
    if (card.facts.is === 'equalizer') {
      deck.unshift(card)
      jokers++
    } else side.hand.push(card)
  }
  side.deck = deck
  board.tell('drew', { seat: side.seat, cards: side.hand.map(({ id }) => id) })
  if (jokers === 0) return
  board.tell('jokersBuried', { seat: side.seat, count: jokers })
  const before = deck.map(({ facts }) => facts.slug).toSorted()
  side.deck = shuffled(board, side)
  board.same('what is shuffled', side.deck.map(({ facts }) => facts.slug).toSorted(), before)
}

function shuffled(board: Board, { seat }: Side): Card[] {
  return board.next('shuffle', 'a deck').cards.map((known: Known) => cardFrom(known, seat))
}

/** One round; false if nothing happened in it (B-3.1 to B-3.6, B-7.1 to B-7.9, B-R66). */
function playRound(board: Board): boolean {
  const { initiative } = board
  board.round++
  board.isStirred = false
  board.isLastTurn = false
  for (const side of board.sides) side.hadTurn = false
  board.tell('roundBegan', { round: board.round, seat: initiative })
  for (const seat of [initiative, 1 - initiative]) useInstants(board, seat, board.side(seat).characters)
  board.isBetweenRounds = false
  openWindow(board, 'round-start')
  playTurns(board)
  board.isBetweenRounds = true
  cleanUp(board)
  board.initiative = 1 - initiative // B-3.5
  board.active = board.initiative
  board.tell('roundEnded', { round: board.round, seat: board.initiative })
  return board.isStirred
}

/** Turns by B-R11 and B-R12. */
function playTurns(board: Board): void {
  for (;;) {
    playTurn(board)
    const [own, other] = [board.side(board.active), board.side(1 - board.active)]
    const [isOwnReady, isOtherReady] = [own, other].map(({ characters }) => characters.some(isReady))
    if (!other.hadTurn || isOtherReady) {
      board.isLastTurn = !isOwnReady
      board.active = other.seat
    } else if (isOwnReady) board.isLastTurn = true
    else return
  }
}

/** Everything but characters leaves, tokens come off, pairs remain (B-7.4 to B-7.9, B-18.4). */
function cleanUp(board: Board): void {
  for (const side of board.sides) {
    side.discard.push(...side.events)
    side.events = []
    for (const { card } of side.rogues) rogueLeaves(board, card)
    for (const one of side.characters) {
      for (const card of one.equipment) board.toDiscard(card)
      Object.assign(one, { equipment: [], tokens: [], isActivated: false })
    }
  }
}

/** More heroes, then more HP of heroes, else a draw (B-R66). */
function standstill(board: Board): Decided {
  const [a = [0, 0], b = [0, 0]] = board.sides.map(({ characters }) => {
    const heroes = characters.filter(isHero)
    return [heroes.length, heroes.reduce((sum, { hp }) => sum + hp, 0)]
  })
  const lead = (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
  return new Decided('standstill', lead === 0 ? SEATS : [lead > 0 ? 0 : 1])
}

/** What was told, kind by kind: the order of two kinds in one moment is no rule. */
function checkTold(board: Board): void {
  const product = board.trace.told as readonly Told[]
  for (const kind of new Set([...board.told, ...product].map(({ type }) => type))) {
    const of = (told: readonly Told[]): unknown[] => told.filter(({ type }) => type === kind).map(inOrder)
    const [theirs, ours] = [of(product), of(board.told)]
    for (let i = 0; i < Math.max(theirs.length, ours.length); i++)
      board.same(`${i + 1}. ${kind}`, theirs[i] ?? null, ours[i] ?? null)
  }
}

const inOrder = (told: Told): unknown => Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1))
