import { fault, ok, type Registry, type Result } from '@trialhall/kernel'
import type { DeckContent, SaveDeck, SavedDeck, SavedDecks } from '@trialhall/protocol'
import { readBody } from '../store/records.ts'
import type { DeckChange, DeckWritten, Store, StoredDeck } from '../store/store.ts'

/** Decks that a person may keep, and deleted ones that are remembered so that they stay deleted. */
const MOST = { decks: 200, deleted: 1000 } as const
/** Longest deck, in characters of JSON. */
const LONGEST = 8000

/** What became of a deck that was sent: kept, or another device was quicker and `stored` is how it stands. */
export type Saving =
  | { readonly isKept: true; readonly deck: SavedDeck }
  | { readonly isKept: false; readonly stored: SavedDeck }

/** The decks of people. A deck is secret: every question is asked for its owner, and answered with that person's decks only. */
export class Decks {
  private readonly store: Store
  private readonly games: Registry

  constructor(parts: { readonly store: Store; readonly games: Registry }) {
    this.store = parts.store
    this.games = parts.games
  }

  /** What changed after a revision. */
  async since(owner: string, revision: number): Promise<SavedDecks> {
    const stored = await this.store.decks(owner, revision)
    const decks = stored.filter(isWhole).map(savedOf)
    return { owner, revision: stored.at(-1)?.revision ?? revision, decks }
  }

  /** Keeps a deck as it is on a device, or deletes it, unless it was changed elsewhere since. */
  async save(
    owner: string,
    id: string,
    { base, changedAt, deck, ...sent }: SaveDeck,
  ): Promise<Result<Saving>> {
    if (sent.owner !== owner)
      return fault(
        'bad-request',
        'owner',
        'You have signed in as somebody else in the meantime, so nothing was changed.',
      )
    const body = deck === null ? null : JSON.stringify(deck)
    const wrong = this.wrongWith(deck, body)
    if (wrong) return wrong
    const written = await this.put({ owner, id, base, changedAt, body, most: MOST })
    if (written.outcome === 'full') {
      const message = `You have ${MOST.decks} decks on this server, which is as many as it keeps; delete one of them first.`
      return fault('bad-request', 'decks', message)
    }
    const saved = savedOf(written.deck)
    return ok(written.outcome === 'kept' ? { isKept: true, deck: saved } : { isKept: false, stored: saved })
  }

  /** What a device has takes the place of a deck that is damaged here, whatever it was changed from. */
  private async put(change: DeckChange): Promise<DeckWritten> {
    const written = await this.store.putDeck(change)
    if (written.outcome !== 'newer' || isWhole(written.deck)) return written
    return this.store.putDeck({ ...change, base: written.deck.revision })
  }

  private wrongWith(deck: DeckContent | null, body: string | null): Result<never> | null {
    if (deck === null || body === null) return null
    const game = this.games.find(deck.game)
    if (!game.ok) return fault(game.fault.code, 'deck.game', game.fault.message)
    if (body.length <= LONGEST) return null
    return fault('bad-request', 'deck', `deck has ${body.length} characters of JSON; allowed are ${LONGEST}.`)
  }
}

function isWhole({ body }: StoredDeck): boolean {
  return body === null || readBody(body) !== null
}

function savedOf({ id, revision, changedAt, body }: StoredDeck): SavedDeck {
  return { id, revision, changedAt, deck: body === null ? null : (JSON.parse(body) as DeckContent) }
}
