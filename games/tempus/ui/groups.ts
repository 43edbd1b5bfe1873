import { PRINTED } from '@trialhall/game-tempus'
import type { CardGroup } from '@trialhall/table-ui'

const DECK_OF: ReadonlyMap<string, string> = new Map(
  PRINTED.cards.flatMap((card) => (card.kind === 'hero' ? [[card.slug, card.deck]] : [])),
)

const RANK_OF: ReadonlyMap<string, string> = new Map(PRINTED.monsters.map(({ slug, rank }) => [slug, rank]))

function ofDeck(slug: string, title: string): CardGroup {
  return { title, kinds: ['hero'], holds: (face) => DECK_OF.get(face.slug) === slug }
}

/** A Class with both its Subclasses after it. */
function ofClass({ slug, name }: { readonly slug: string; readonly name: string }): readonly CardGroup[] {
  const own = PRINTED.subclasses.filter(({ heroClass }) => heroClass === slug)
  return [ofDeck(slug, name), ...own.map((sub) => ofDeck(sub.slug, `${name}: ${sub.name}`))]
}

function ofRank(rank: string, title: string): CardGroup {
  return { title, kinds: ['monster'], holds: (face) => RANK_OF.get(face.slug) === rank }
}

/** How a gallery sorts the cards. */
export const GROUPS: readonly CardGroup[] = [
  ...PRINTED.classes.flatMap(ofClass),
  ...PRINTED.characters.map(({ slug, name }) => ofDeck(slug, name)),
  { title: 'Quests', kinds: ['quest'] },
  { title: 'Events', kinds: ['event'] },
  { title: 'Loot', kinds: ['loot'] },
  ofRank('minion', 'Minions'),
  ofRank('elite', 'Elites'),
  ofRank('guardian', 'Guardians'),
]
