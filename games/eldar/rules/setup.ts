import { noCards, seeded, type Setup } from '@trialhall/kernel'
import { deckFrom } from '../content/decks.ts'
import { layPool } from './draft.ts'
import { rulesOf } from './formats.ts'
import { layTeam } from './lay.ts'
import type { EldarState, Player } from './state.ts'

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
  const given = (options.decks as readonly string[]).map((text) => deckFrom(text, rules))
  if (format === 'draft') layPool(state, String(options.pool))
  else given.forEach((deck, seat) => deck !== null && layTeam(state, seat, deck))
  return state
}

function newPlayer(): Player {
  return { deck: [], hand: [], graveyard: [], banished: [], glory: 0 }
}
