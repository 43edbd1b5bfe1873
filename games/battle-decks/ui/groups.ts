import { CARDS, FACTIONS, factionName } from '@trialhall/game-battle-decks'
import type { CardGroup } from '@trialhall/table-ui'

const FACTION_OF: ReadonlyMap<string, string> = new Map(CARDS.map(({ slug, faction }) => [slug, faction]))

/** Cards of a kind, a group for each deck: in the order of suits and ranks, so that two decks of playing cards can be laid beside it. */
function byDeck(word: string, kind: string): CardGroup[] {
  return FACTIONS.map((faction) => ({
    title: `${word} of ${factionName(faction)}`,
    kinds: [kind],
    holds: ({ slug }) => FACTION_OF.get(slug) === faction,
  }))
}

/** How a gallery sorts the cards. */
export const GROUPS: readonly CardGroup[] = [
  { title: 'Heroes', kinds: ['hero'] },
  ...byDeck('Reinforcements', 'reinforcement'),
  ...byDeck('Equipment', 'equipment'),
  ...byDeck('Events', 'event'),
  { title: 'Equalizers', kinds: ['equalizer'] },
]
