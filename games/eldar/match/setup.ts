import { noCards, seeded, type Options, type Setup } from '@trialhall/kernel'
import { deckFrom } from '../content/decks.ts'
import { poolFrom } from '../content/pools.ts'
import { layPool } from '../rules/setup/draft.ts'
import { rulesOf, type MatchRules } from '../rules/setup/formats.ts'
import { layBox, layTeam } from '../rules/setup/lay.ts'
import type { EldarState, Player } from '../state.ts'

/** The table before anything is drawn (E-2). Decks that are settled lie on it already. */
export function setUp({ options }: Setup): EldarState {
  const rules = rulesOf(options)
  const { format } = rules
  const state: EldarState = {
    chance: seeded(0),
    cards: noCards(),
    ...rules,
    step: format === 'draft' ? 'draft' : 'decks',
    round: 0,
    initiative: 0,
    first: -1,
    yielded: -1,
    hasActed: false,
    mustPass: false,
    isSudden: false,
    ended: null,
    winner: -1,
    serial: 0,
    heroes: [],
    stack: [],
    queue: [],
    players: [newPlayer(), newPlayer()],
    owner: '',
    draft: null,
  }
  layDecks(state, options, rules)
  return state
}

/** What is settled already: decks of both seats, a deck of one, or the pool that both draft from. */
function layDecks(state: EldarState, options: Options, rules: MatchRules): void {
  const given = (options.decks as readonly string[]).map((text) => deckFrom(text, rules))
  const isSettled = given.every((deck) => deck !== null)
  if (state.format === 'draft' && !isSettled) return layPool(state, poolFrom(String(options.pool)))
  if (isSettled) state.step = 'decks'
  const lay = isSettled ? layTeam : layBox
  given.forEach((deck, seat) => deck !== null && lay(state, seat, deck))
}

function newPlayer(): Player {
  return { deck: [], hand: [], graveyard: [], banished: [], glory: 0 }
}
