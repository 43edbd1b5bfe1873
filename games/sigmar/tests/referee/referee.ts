import type { Seat } from '@trialhall/kernel'
import { act } from './actions.ts'
import { cardsOf, Decided, Difference, Hall, type Person } from './hall.ts'
import { COPIES } from './ledger.ts'
import type { Snapshot, Told, Trace } from './trace.ts'

/**
 * Plays a whole match by the ledger alone, slowly and apart from the product, and holds it against what the product did: who was asked
 * what, of which options, and how the table looked. Gives the first difference in words, or null.
 */
export function refereed(trace: Trace): string | null {
  try {
    const hall = new Hall(trace)
    setUp(hall)
    try {
      while (!isOver(hall)) playTurn(hall)
    } catch (end) {
      if (!(end instanceof Decided)) throw end
    }
    hall.same('what is left of the trace', hall.peek() ?? null, null)
    hall.same('victory', trace.winners, winners(hall))
    hall.same(
      'Valor at the end',
      trace.end.players.map(({ valor }) => valor),
      hall.people.map(({ valor }) => valor),
    )
    checkTold(hall)
    return null
  } catch (error) {
    if (error instanceof Difference) return error.message
    throw error
  }
}

/** Shuffled decks, dice for the first turn, Champions in reverse order, five cards each (S-2.1 to S-2.6, S-R1 to S-R4, S-R8). */
function setUp(hall: Hall): void {
  const { seats, options } = hall.trace
  for (let deck = 0; deck < 3; deck++) hall.next('shuffle', 'a deck')
  hall.first = rollForFirst(hall, seats)
  const reverse = Array.from({ length: seats }, (_, i) => (hall.first + seats - 1 - i) % seats)
  if (options['championDeal'] !== 'random') pickChampions(hall, reverse)
  while (hall.peek()?.is !== 'begins') hall.next(hall.peek()?.is ?? 'begins', 'Champions at random')
  const { at, decks } = hall.next('begins', 'the first turn')
  hall.action = cardsOf(decks.action)
  hall.trialDeck = cardsOf(decks.trial)
  hall.fateDeck = cardsOf(decks.fate)
  for (const [seat, { champion }] of at.players.entries())
    hall.people.push({ ...newPerson(seat, champion), hand: cardsOf(decks.hands[seat] ?? []) })
  checkStart(hall, at)
  hall.active = hall.first
}

function rollForFirst(hall: Hall, seats: number): Seat {
  let rolling = Array.from({ length: seats }, (_, seat) => seat)
  while (rolling.length > 1) {
    const dice = rolling.map(() => hall.next('die', 'the first turn').value)
    const best = Math.max(...dice)
    rolling = rolling.filter((_, i) => dice[i] === best)
  }
  return rolling[0] as Seat
}

/** Every seat picks a Champion that nobody else has. */
function pickChampions(hall: Hall, order: readonly Seat[]): void {
  const taken: number[] = []
  for (const seat of order) {
    const entry = hall.next('ask', 'a Champion')
    const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((champion) => !taken.includes(champion))
    const offered = entry.options.map((option) => (option.do === 'champion' ? option.champion : -1))
    hall.same(
      'who picks a Champion of which',
      [entry.seat, entry.prompt, offered],
      [seat, { type: 'champion' }, free],
    )
    if (entry.pick.do === 'champion') taken.push(entry.pick.champion)
  }
}

function newPerson(seat: Seat, champion: string): Omit<Person, 'hand'> {
  const marks = { hasLeft: false, hasRested: false, isCursed: false, hasRerolled: false }
  const counts = { valor: 0, completed: 0, space: 1, played: 0, allowed: 1 }
  return { seat, champion, ...marks, ...counts, kept: [], lost: [], losses: [] }
}

function checkStart(hall: Hall, at: Snapshot): void {
  hall.look(at)
  hall.same(
    'hands',
    hall.people.map(({ hand }) => hand.length),
    hall.people.map(() => 5),
  ) // S-2.2
  hall.same(
    'different Champions',
    new Set(at.players.map(({ champion }) => champion)).size,
    hall.people.length,
  )
  const copies = [...hall.action, ...hall.fateDeck, ...hall.people.flatMap(({ hand }) => hand)]
  for (const [slug, count] of COPIES)
    hall.same(`copies of ${slug}`, copies.filter((card) => card.slug === slug).length, count)
  hall.same('Trials', hall.trialDeck.length, 36)
}

/** After the last round, or with one player left (S-15.2, S-15.4, S-R61). */
function isOver(hall: Hall): boolean {
  return hall.staying.length === 1 || hall.round > Number(hall.trace.options['roundLimit'])
}

/** One turn, or somebody leaves between two of them. */
function playTurn(hall: Hall): void {
  const entry = hall.peek()
  if (entry?.is === 'leaves') {
    hall.next('leaves', 'somebody leaves')
    leave(hall, entry.seat)
    return
  }
  const person = hall.person(hall.active)
  for (const one of hall.people) Object.assign(one, { played: 0, allowed: 1 }) // S-R19
  hall.tell('turnBegan', { seat: person.seat, round: hall.round })
  // What it permits belongs to the turn that it names (S-R26), so it is used, and lies there no longer (S-R56), when that turn is over.
  if (hall.keptBy(person, 'second-wind')) person.allowed = 2
  drawPhase(hall, person)
  act(hall, person)
  while (person.hand.length > 7) hall.discard(person, 'limit') // S-13.1, S-R59
  if (person.allowed > 1) hall.spend(person, 'second-wind')
  pass(hall)
}

/** S-4.1 to S-4.5, S-R54, S-R55. */
function drawPhase(hall: Hall, person: Person): void {
  const cards = person.hasRested ? 2 : 1
  person.hasRested = false
  if (person.isCursed) {
    person.isCursed = false
    hall.tell('drawSkipped', { seat: person.seat })
    return
  }
  hall.draw(person, cards + (hall.spend(person, 'pilgrims-bounty') ? 2 : 0))
  if (hall.trials.length < 3) hall.reveal()
}

/** To the next player; past the first seat a round is over (S-R61). */
function pass(hall: Hall): void {
  const seats = hall.people.length
  do {
    hall.active = (hall.active + 1) % seats
    if (hall.active === hall.first) hall.round++
  } while (hall.person(hall.active).hasLeft)
}

function leave(hall: Hall, seat: Seat): void {
  const person = hall.person(seat)
  person.hasLeft = true
  person.hand = []
  person.kept = []
  hall.tell('left', { seat })
  if (hall.active === seat && hall.staying.length > 0) pass(hall)
}

/** What was told, by kinds of events and by seats: the order of two in one moment is no rule. */
function checkTold(hall: Hall): void {
  const reason = hasWon(hall) ? 'valor' : hall.staying.length === 1 ? 'last' : 'rounds'
  hall.tell('ended', { reason, winners: winners(hall) })
  const kind = ({ type, seat, card }: Told): string =>
    `${type} of seat ${seat}${type === 'keptUsed' ? `: ${card}` : ''}`
  for (const one of new Set([...hall.told, ...hall.trace.told].map(kind))) {
    const of = (told: readonly Told[]): unknown[] => told.filter((event) => kind(event) === one).map(inOrder)
    hall.same(one, of(hall.trace.told), of(hall.told))
  }
}

const inOrder = (told: Told): unknown => Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1))

const hasWon = (hall: Hall): boolean =>
  hall.staying.some(({ valor }) => valor >= Number(hall.trace.options['valorToWin']))

/** S-15.1 to S-15.3, S-R60 to S-R62. */
function winners(hall: Hall): Seat[] {
  const best = (people: readonly Person[], of: (person: Person) => number): Person[] =>
    people.filter((person) => of(person) === Math.max(...people.map(of)))
  const most = best(hall.staying, ({ valor }) => valor)
  return best(most, ({ completed }) => completed).map(({ seat }) => seat)
}
