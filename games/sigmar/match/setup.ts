import { addCards, cloneCards, noCards, seeded, type Setup } from '@trialhall/kernel'
import { ACTIONS } from '../content/actions.ts'
import { FIRST_FATE, FIRST_TRIAL } from '../content/catalog.ts'
import { CHAMPIONS } from '../content/champions.ts'
import { FATES } from '../content/fates.ts'
import { TRIALS } from '../content/trials.ts'
import { START_SPACE } from '../rules/path.ts'
import type { Player, SigmarState } from '../state.ts'

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

function championNamed(slug: string | undefined): number {
  return CHAMPIONS.findIndex((champion) => champion.slug === slug)
}
