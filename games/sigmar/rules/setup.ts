import { addCards, cloneCards, cloneChance, noCards, seeded, type Seat, type Setup } from '@trialhall/kernel'
import { ACTIONS } from '../content/actions.ts'
import { FIRST_FATE, FIRST_TRIAL } from '../content/catalog.ts'
import { CHAMPIONS } from '../content/champions.ts'
import { FATES } from '../content/fates.ts'
import { TRIALS } from '../content/trials.ts'
import type { Claims } from './claims.ts'
import { drawToHand } from './decks.ts'
import { START_SPACE } from './path.ts'
import { playerAt, type Player, type SigmarState, type SigmarTable } from '../state.ts'
import { FATE_DIE, OPENING_HAND } from '../terms.ts'

/** The three decks as they come out of the box; every match begins with a copy. */
const FRESH = freshDecks()

function freshDecks(): Pick<SigmarState, 'cards' | 'actionDeck' | 'trialDeck' | 'fateDeck'> {
  const cards = noCards()
  const copies = (count: number, def: number): number[] => Array.from({ length: count }, () => def)
  return {
    cards,
    actionDeck: addCards(
      cards,
      ACTIONS.flatMap((card, def) => copies(card.copies, def)),
    ),
    trialDeck: addCards(
      cards,
      TRIALS.map((_, i) => FIRST_TRIAL + i),
    ),
    fateDeck: addCards(
      cards,
      FATES.flatMap((card, i) => copies(card.copies, FIRST_FATE + i)),
    ),
  }
}

/** The table before anything is shuffled (S-2.1 to S-2.5). */
export function setUp({ seats, options }: Setup): SigmarState {
  const chosen = options.champions as readonly string[]
  return {
    chance: seeded(0),
    cards: cloneCards(FRESH.cards),
    roundLimit: options.roundLimit as number,
    valorToWin: options.valorToWin as number,
    usesFate: options.fateDeck as boolean,
    asksAlways: options.windows === 'always',
    dealsChampions: options.championDeal === 'random',
    phase: 'setup',
    first: 0,
    active: 0,
    round: 0,
    isWon: false,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(championNamed(chosen[seat]))),
    actionDeck: FRESH.actionDeck.slice(),
    trialDeck: FRESH.trialDeck.slice(),
    fateDeck: FRESH.fateDeck.slice(),
    actionDiscard: [],
    trialDiscard: [],
    fateDiscard: [],
    trials: [],
    inPlay: [],
    box: [],
    unplayed: [],
    secrets: { claims: Array.from({ length: seats }, () => ({ lost: [], stolen: [] })) },
  }
}

function newPlayer(champion: number): Player {
  return {
    champion,
    valor: 0,
    completed: 0,
    space: START_SPACE,
    rested: false,
    skipsDraw: false,
    cardsPlayed: 0,
    allowance: 1,
    rerollSpent: false,
    left: false,
    hand: [],
    kept: [],
    defeats: [],
  }
}

/** The first segment: the decks and the first player (S-2.1, S-R2). */
export function begin(table: SigmarTable): void {
  const { state } = table
  table.shuffle(state.actionDeck, 'action deck')
  table.shuffle(state.trialDeck, 'trial deck')
  table.shuffle(state.fateDeck, 'fate deck')
  rollForFirst(table)
  state.round = 1
}

/** The second segment: the Champions and the hands (S-2.2, S-2.3, S-R3). */
export function takeSeats(table: SigmarTable): void {
  const { state } = table
  takeChampions(table)
  for (const seat of seatsIn(state)) drawToHand(table, seat, OPENING_HAND)
  state.phase = 'draw'
}

/** All roll; the highest begins, ties among the highest roll again (S-R2). */
function rollForFirst(table: SigmarTable): void {
  let seats = seatsIn(table.state)
  while (seats.length > 1) {
    const dice = seats.map(() => table.die(FATE_DIE, 'first player'))
    table.emit({ type: 'rolledForFirst', seats, dice })
    const best = Math.max(...dice)
    seats = seats.filter((_, i) => dice[i] === best)
  }
  table.state.first = seats[0] as Seat
  table.state.active = table.state.first
}

/** Seats whose players have not left before the first turn (S-R61). */
function seatsIn(state: SigmarState): Seat[] {
  return [...state.players.keys()].filter((seat) => !playerAt(state, seat).left)
}

/** In reverse turn order each takes a different Champion, or is dealt one (S-R3). */
function takeChampions(table: SigmarTable): void {
  const { state } = table
  const count = state.players.length
  for (let step = count - 1; step >= 0; step--) {
    const seat = (state.first + step) % count
    const player = playerAt(state, seat)
    if (player.champion < 0) player.champion = pickChampion(table, seat)
    table.emit({ type: 'tookChampion', seat, champion: player.champion })
  }
}

function pickChampion(table: SigmarTable, seat: Seat): number {
  const taken = table.state.players.map((player) => player.champion)
  const free = [...CHAMPIONS.keys()].filter((champion) => !taken.includes(champion))
  if (table.state.dealsChampions) return table.random(free, 'champion')
  const options = free.map((champion) => ({ do: 'champion', champion }) as const)
  return table.choose(seat, { type: 'champion' }, options).champion
}

/** An independent copy of a state. */
export function cloneState(state: SigmarState): SigmarState {
  return {
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    roundLimit: state.roundLimit,
    valorToWin: state.valorToWin,
    usesFate: state.usesFate,
    asksAlways: state.asksAlways,
    dealsChampions: state.dealsChampions,
    phase: state.phase,
    first: state.first,
    active: state.active,
    round: state.round,
    isWon: state.isWon,
    players: state.players.map(clonePlayer),
    actionDeck: state.actionDeck.slice(),
    actionDiscard: state.actionDiscard.slice(),
    trialDeck: state.trialDeck.slice(),
    trialDiscard: state.trialDiscard.slice(),
    fateDeck: state.fateDeck.slice(),
    fateDiscard: state.fateDiscard.slice(),
    trials: state.trials.slice(),
    inPlay: copyOf(state.inPlay),
    box: copyOf(state.box),
    unplayed: copyOf(state.unplayed),
    secrets: { claims: state.secrets.claims.map(cloneClaims) },
  }
}

function clonePlayer(player: Player): Player {
  return {
    champion: player.champion,
    valor: player.valor,
    completed: player.completed,
    space: player.space,
    rested: player.rested,
    skipsDraw: player.skipsDraw,
    cardsPlayed: player.cardsPlayed,
    allowance: player.allowance,
    rerollSpent: player.rerollSpent,
    left: player.left,
    hand: player.hand.slice(),
    kept: copyOf(player.kept),
    defeats: copyOf(player.defeats),
  }
}

function cloneClaims({ lost, stolen }: Claims): Claims {
  return { lost: copyOf(lost), stolen: copyOf(stolen) }
}

/** Most of these lists are empty most of the time, and an empty list costs far less than a copy of one. */
function copyOf<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice()
}

function championNamed(slug: string | undefined): number {
  return CHAMPIONS.findIndex((champion) => champion.slug === slug)
}
