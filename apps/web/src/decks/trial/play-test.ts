import type { AnyGame, Result } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import type { SavedMatch } from '../../device/saved-match.ts'
import { USUAL_STRENGTH, plannedMatch, usualSeats } from '../../match/seating.ts'
import { newMatchId, newSeed } from '../../device/ids.ts'
import { isLegal } from '../deck.ts'
import type { KeptDeck } from '../saved/saved-decks.ts'

/** Whom a deck is tried against. */
export interface Sparring {
  /** Slug of a sample deck, or a list. */
  readonly sample: string
  readonly strength: string
}

/** Against the first sample deck that has another name. */
export function usualSparring({ samples }: DeckKit, { name }: Pick<Deck, 'name'>): Sparring {
  const other = samples.find((sample) => !name.startsWith(sample.name)) ?? samples[0]
  return { sample: other?.slug ?? '', strength: USUAL_STRENGTH }
}

/** A deck that a bot may have in a play-test. */
interface Opponent {
  readonly id: string
  readonly label: string
  /** Slug of a sample deck, or a list. */
  readonly deck: string
}

/** The sample decks, and those of one's own that are legal under the same rules, the deck itself too. */
export function opponentsOf(
  kit: DeckKit,
  { rules }: Pick<Deck, 'rules'>,
  own: readonly KeptDeck[],
): Opponent[] {
  const samples = kit.samples.map(({ slug, name }) => ({ id: slug, label: name, deck: slug }))
  const legal = own.filter((one) => isLegal(kit, { ...one, rules }))
  return [
    ...samples,
    ...legal.map((one) => ({ id: `own:${one.id}`, label: `${one.name} (yours)`, deck: kit.write(one) })),
  ]
}

/** A match on this device: the person with a deck, a bot with a sample deck. */
export function trialMatch(
  { game, kit, deck }: { readonly game: AnyGame; readonly kit: DeckKit; readonly deck: Deck },
  { sample, strength }: Sparring,
): Result<SavedMatch> {
  const seats = usualSeats(game.seats.min).map((info) => (info.kind === 'bot' ? { ...info, strength } : info))
  const decks = seats.map(({ kind }) => (kind === 'bot' ? sample : kit.write(deck)))
  const plan = { game, seats, options: { ...deck.rules, [kit.option]: decks }, seed: newSeed() }
  return plannedMatch(plan, { id: newMatchId(), now: Date.now() })
}
