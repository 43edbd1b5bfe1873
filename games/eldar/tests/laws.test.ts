import { gameLaws } from '@trialhall/kernel/testkit'
import { eldar } from '../game.ts'

/** A match of each set of options for each law, which are matches of their own; a soak sets TRIALHALL_RUNS. */
gameLaws(eldar, {
  runs: 8,
  options: [
    { decks: ['bloodied-aggro', 'affliction-attrition'], roundCap: 9 },
    { decks: ['debuff-blitz', 'evasive-maneuvers'] },
    { decks: ['refresh-control', 'turbo-focus'] },
    { roundCap: 8 },
    { decks: ['turbo-focus', ''], roundCap: 6 },
    { format: 'mini', deckDeal: 'random', roundCap: 9 },
    { format: 'freestyle', heroes: 3, anyClass: true, deckSize: 40, extraFocus: 1, roundCap: 9 },
    { format: 'draft', roundCap: 7 },
  ],
})
