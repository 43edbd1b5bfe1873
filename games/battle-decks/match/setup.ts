import {
  addCards,
  cloneCards,
  EVERYONE,
  noCards,
  seeded,
  type CardId,
  type Cards,
  type Setup,
} from '@trialhall/kernel'
import { BRITANNIA_DECK } from '../content/britannia.ts'
import { CARDS } from '../content/catalog.ts'
import { BRITANNIA_HEROES } from '../content/heroes.ts'
import type { BattleState, Side } from '../state.ts'
import { FACTIONS, type Faction } from '../terms.ts'

/** Both factions as they come out of the box; every match begins with a copy. */
const FRESH = freshBox()

/** Heroes lie open; each deck is one pool of cards that nobody has seen. */
function freshBox(): { readonly cards: Cards; readonly box: readonly CardId[] } {
  const cards = noCards()
  const defs = CARDS.map((_, def) => def)
  const heroes = BRITANNIA_HEROES.length
  const half = heroes + BRITANNIA_DECK.length
  const box = [0, half].flatMap((start) => [
    ...addCards(cards, defs.slice(start, start + heroes)),
    ...addCards(cards, defs.slice(start + heroes, start + half)),
  ])
  for (const card of box) if (card % half < heroes) cards.seen[card] = EVERYONE
  return { cards, box }
}

/** The table before anything is shuffled (B-2.1). */
export function setUp({ options }: Setup): BattleState {
  const wished = options.factions as readonly string[]
  return {
    chance: seeded(0),
    cards: cloneCards(FRESH.cards),
    asksAlways: options.windows === 'always',
    dealsFactions: options.factionDeal === 'random',
    phase: 'factions',
    round: 0,
    turn: 0,
    initiative: 0,
    active: 0,
    isLastTurn: false,
    mayRest: false,
    reinforced: 0,
    declined: 0,
    isStirred: false,
    quietRounds: 0,
    ending: null,
    sides: [0, 1].map((seat) => newSide(FACTIONS.indexOf(wished[seat] as Faction))),
    box: FRESH.box.slice(),
  }
}

function newSide(faction: number): Side {
  return {
    faction,
    characters: [],
    rogues: [],
    deck: [],
    hand: [],
    discard: [],
    events: [],
    removed: [],
    hadTurn: false,
  }
}
