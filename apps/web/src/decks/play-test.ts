import type { AnyGame, Result } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import type { SavedMatch } from '../engine/saved.ts'
import { USUAL_STRENGTH, plannedMatch, usualSeats } from '../engine/seating.ts'
import { newMatchId, newSeed } from '../store/shelf.ts'

/** Whom a deck is tried against. */
export interface Sparring {
  /** Slug of a sample deck. */
  readonly sample: string
  readonly strength: string
}

/** Against the first sample deck that has another name. */
export function usualSparring({ samples }: DeckKit, { name }: Pick<Deck, 'name'>): Sparring {
  const other = samples.find((sample) => !name.startsWith(sample.name)) ?? samples[0]
  return { sample: other?.slug ?? '', strength: USUAL_STRENGTH }
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
