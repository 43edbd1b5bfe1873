import { PRINTED } from '@trialhall/game-tempus'
import type { CardGroup } from '@trialhall/table-ui'

const DECK_OF: ReadonlyMap<string, string> = new Map(
  PRINTED.cards.flatMap((card) => (card.kind === 'hero' ? [[card.slug, card.deck]] : [])),
)

/** Cards of some decks. */
function ofDecks(title: string, decks: readonly string[]): CardGroup {
  return { title, kinds: ['hero'], holds: ({ slug }) => decks.includes(DECK_OF.get(slug) ?? '') }
}

/** A Class with both its Subclasses. */
function ofClass({ slug, name }: { readonly slug: string; readonly name: string }): CardGroup {
  const own = PRINTED.subclasses.filter(({ heroClass }) => heroClass === slug)
  return ofDecks(name, [slug, ...own.map((sub) => sub.slug)])
}

/** How a gallery sorts the cards. */
export const GROUPS: readonly CardGroup[] = [
  ...PRINTED.classes.map(ofClass),
  ofDecks(
    'Characters',
    PRINTED.characters.map(({ slug }) => slug),
  ),
  { title: 'Quests', kinds: ['quest'] },
  { title: 'Events', kinds: ['event'] },
  { title: 'Loot', kinds: ['loot'] },
  { title: 'Monsters', kinds: ['monster'] },
]
