import { fitted, SAMPLES } from '@trialhall/game-eldar'
import type { DeckKit } from '@trialhall/table-ui'
import { chartsOf } from './charts.ts'
import { cardsOf, readDeck, writeDeck } from './entries.ts'
import { FILTERS } from './filters.ts'
import { compareCards, deckLookOf, groupTitle } from './looks.ts'
import { MANNERS } from './manners.ts'
import { isAllowed, mostOf, reportOf } from './report.ts'
import { deckRulesOf, RULE_OPTIONS, rulesName } from './rules.ts'

/** Draw steps of a match before sudden death: one at the end of each round but the last. */
const LAST_ROUND = 7

/** Building decks of Trials of the Eldar. */
export const eldarDecks: DeckKit = {
  gameId: 'eldar',
  option: 'decks',
  ruleOptions: RULE_OPTIONS,
  rulesName,
  parts: [
    {
      id: 'heroes',
      title: 'Heroes',
      one: 'Hero',
      word: 'team',
      kinds: ['hero'],
      size: (rules) => deckRulesOf(rules).perSide,
    },
    {
      id: 'cards',
      title: 'Cards',
      one: 'card',
      word: 'deck',
      kinds: ['equipment', 'command', 'support', 'affliction'],
      size: (rules) => deckRulesOf(rules).deckSize,
    },
  ],
  samples: SAMPLES.map((sample) => ({
    slug: sample.slug,
    name: sample.name,
    about: MANNERS[sample.slug] ?? '',
    cardsFor: (rules) => cardsOf(fitted(sample, deckRulesOf(rules), [])),
  })),
  filters: FILTERS,
  lookOf: deckLookOf,
  mostOf,
  isAllowed,
  groupOf: groupTitle,
  compare: compareCards,
  report: reportOf,
  charts: chartsOf,
  draws: {
    opening: 5,
    mulligan: { game: 'eldar', id: 'E-2.12' },
    later: Array.from({ length: LAST_ROUND - 1 }, (_, i) => ({ label: `round ${i + 2}`, drawn: i + 1 })),
  },
  read: readDeck,
  write: writeDeck,
}
