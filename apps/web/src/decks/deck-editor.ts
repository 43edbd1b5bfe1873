import type { AnyGame, CardFace } from '@trialhall/kernel'
import type { Deck, DeckKit, RuleReport } from '@trialhall/table-ui'
import { createContext, use } from 'react'
import { type DeckEntry, countIn, partOf, withCopies } from './deck.ts'

/** What every piece of the builder works with. */
export interface DeckEditor {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly deck: Deck
  readonly entries: readonly DeckEntry[]
  readonly change: (deck: Deck) => void
  /** Puts one more of a card in, or says why not. */
  readonly add: (face: CardFace) => void
  /** Takes one of a card out. */
  readonly takeOut: (face: CardFace) => void
  /** Shows a card large. */
  readonly show: (face: CardFace) => void
  /** Leads to the cards of a part, so that one can be chosen. */
  readonly seek: (part: string) => void
}

/** Carries the editor to the pieces of the builder. */
export const DeckEditorContext = createContext<DeckEditor | null>(null)

/** The editor of the builder around. */
export function useDeckEditor(): DeckEditor {
  const editor = use(DeckEditorContext)
  if (!editor) throw new Error('There is no deck editor outside of the deck builder.')
  return editor
}

/** A change of a deck and the sentence that tells it. */
export interface EditedDeck {
  readonly deck: Deck
  readonly said: string
}

type Place = Pick<DeckEditor, 'game' | 'kit' | 'deck' | 'entries'>

/** One more of a card; where no more may be had, the same deck and why. */
export function added(place: Place, face: CardFace): EditedDeck {
  const { deck, kit } = place
  const { copies, rule } = kit.mostOf(face)
  const count = deck.cards[face.slug] ?? 0
  if (count >= copies) {
    const times = copies === 1 ? 'already there' : `there ${copies} times`
    return { deck, said: `${face.name} is ${times}; more are not allowed (${rule.id}).` }
  }
  return told(place, face, count + 1)
}

/** One less of a card. */
export function takenOut(place: Place, face: CardFace): EditedDeck {
  const count = place.deck.cards[face.slug] ?? 0
  if (count === 0) return { deck: place.deck, said: `${face.name} is not in the deck.` }
  return told(place, face, count - 1)
}

/** What became of a deck that was taken back to another state: the first card whose copies differ. */
export function retold(place: Place, next: Deck): string {
  const face = place.game.catalog.find(
    ({ slug }) => (place.deck.cards[slug] ?? 0) !== (next.cards[slug] ?? 0),
  )
  if (!face) return 'The name or the rules are as they were.'
  return told(place, face, next.cards[face.slug] ?? 0).said
}

/** "Great Cleave, 2 of 2, deck 17 of 30." */
function told({ deck, kit, entries }: Place, face: CardFace, count: number): EditedDeck {
  const part = partOf(kit, face)
  const before = deck.cards[face.slug] ?? 0
  const total = part ? countIn(part, entries) + count - before : 0
  const where = part ? `, ${part.word} ${total} of ${part.size(deck.rules)}` : ''
  const copies = `${count} of ${kit.mostOf(face).copies}`
  const next = withCopies(deck, face.slug, count)
  return { deck: next, said: [`${face.name}, ${copies}${where}.`, ...turned(kit, deck, next)].join(' ') }
}

/** What a change did to the rules of building, for those who do not see them: broken ones, mended ones, or that all are kept. */
function turned(kit: DeckKit, before: Deck, after: Deck): string[] {
  const [old, now] = [kit.report(before), kit.report(after)]
  const isKept = ({ state }: RuleReport): boolean => state === 'kept'
  if (now.every(isKept)) return old.every(isKept) ? [] : ['Ready to play.']
  const known = new Set(old.flatMap(({ says }) => says))
  return now.flatMap(({ name, rule, state, says }, at) => {
    const fresh = says.filter((sentence) => !known.has(sentence))
    const [first, ...more] = fresh
    const others = more.length > 0 ? ` And ${more.length} more.` : ''
    if (state === 'broken' && first !== undefined)
      return [`${name} (${rule.id}) is broken: ${first}${others}`]
    return state !== 'broken' && old[at]?.state === 'broken' ? [`${name} is mended.`] : []
  })
}
