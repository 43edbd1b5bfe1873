import { partyName, type Options, type OptionSpec, type Registry } from '@trialhall/kernel'
import type { MatchCard, Profile } from '@trialhall/protocol'
import { firstHolders } from '../match/holdings.ts'
import { isRanked } from '../ratings/glicko.ts'
import type { HiddenProfiles } from '../ratings/hidden-profiles.ts'
import { recordOf as ratingRecord } from '../ratings/leaderboards.ts'
import { stepKind, type RatingStep } from '../ratings/rating-records.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { Identity, Store, StoredMatch } from '../store/store.ts'
import { isDisclosed } from '../table/disclosure.ts'
import { neverBegan } from '../table/tables.ts'
import { recordOf } from './play-record.ts'
import { bodiesIn } from '../store/records.ts'

/** What profiles need. */
export interface ProfilesParts {
  readonly store: Pick<Store, 'identity' | 'matches' | 'records'>
  readonly games: Registry
  readonly ratings: Pick<Ratings, 'rating'>
  readonly hidden: Pick<HiddenProfiles, 'has'>
  readonly card: (stored: StoredMatch, identity: string) => MatchCard
}

const MOST_RECORDED = 5000
const FINISHED_SHOWN = 20
const CURVE_SHOWN = 200
const FAVOURITES_SHOWN = 5

/** What everybody may know of somebody: ratings, record, and matches that everybody could watch. */
export class Profiles {
  private readonly parts: ProfilesParts

  constructor(parts: ProfilesParts) {
    this.parts = parts
  }

  /** The profile of a person as somebody sees it; whoever hides theirs still sees it whole. Null where there is nobody. */
  async look(id: string, reader: string): Promise<Profile | null> {
    const [who, isHidden] = await Promise.all([this.parts.store.identity(id), this.parts.hidden.has(id)])
    if (!who) return null
    return isHidden && id !== reader ? nameAlone(who) : this.whole(who, { isHidden, reader })
  }

  private async whole(
    { id, name, account, createdAt }: Identity,
    { isHidden, reader }: { readonly isHidden: boolean; readonly reader: string },
  ): Promise<Profile> {
    const { store, games, card } = this.parts
    const over = await store.matches({ status: 'over', identity: id, limit: MOST_RECORDED })
    const open = over.filter(
      (stored) =>
        stored.visibility === 'public' && !stored.closed && !neverBegan(stored) && hasPlayed(stored, id),
    )
    return {
      id,
      name,
      isHidden,
      since: createdAt,
      ...(account === null ? { isGuest: true } : {}),
      ratings: await this.ratings(id),
      record: recordOf(games, over, id),
      favourites: this.favourites(open, id),
      finished: open.slice(0, FINISHED_SHOWN).map((stored) => card(stored, reader)),
    }
  }

  private async ratings(id: string): Promise<Profile['ratings']> {
    const all = await Promise.all(this.parts.games.games.map(({ id: game }) => this.ratingIn(game, id)))
    return all.flatMap((one) => one ?? []).toSorted((a, b) => b.matches - a.matches)
  }

  private async ratingIn(game: string, id: string): Promise<Profile['ratings'][number] | null> {
    const stored = await this.parts.ratings.rating(game, id)
    if (!stored) return null
    const kind = stepKind(game)
    const steps = await this.parts.store.records({ kind, owner: id, order: 'highest', limit: CURVE_SHOWN })
    const curve = bodiesIn<RatingStep>(steps.toReversed()).map(({ at, after }) => ({ at, rating: after }))
    const best = stored.best === null ? null : Math.round(stored.best)
    return { game, ...ratingRecord(stored), ranked: isRanked(stored), best, curve }
  }

  /** Decks, sides and whatever else is chosen for a seat, by what they chose most. */
  private favourites(open: readonly StoredMatch[], id: string): Profile['favourites'] {
    const times = new Map<string, Profile['favourites'][number]>()
    for (const stored of open)
      for (const what of this.broughtTo(stored, id)) {
        const key = `${stored.game} ${what}`
        times.set(key, { game: stored.game, what, times: (times.get(key)?.times ?? 0) + 1 })
      }
    return [...times.values()].toSorted((a, b) => b.times - a.times).slice(0, FAVOURITES_SHOWN)
  }

  private broughtTo(stored: StoredMatch, id: string): string[] {
    const game = this.parts.games.find(stored.game)
    if (!game.ok || !isDisclosed(this.parts.games, stored)) return []
    const own = firstHolders(stored.seats).filter(({ identity }) => identity === id)
    const said = own.flatMap(({ seat }) => [
      ...(game.value.parties ? [partyName(game.value, seat) ?? ''] : []),
      ...game.value.options.flatMap((spec) => choiceOf(spec, stored.options, seat)),
    ])
    return [...new Set(said)]
  }
}

/** What was chosen for a seat, as forms call it; texts of one's own, such as lists of decks, are left out. */
function choiceOf(spec: OptionSpec, options: Options, seat: number): string[] {
  if (spec.type !== 'per-seat') return []
  const value = (options[spec.id] as readonly string[] | undefined)?.[seat] ?? ''
  const found = value === '' ? undefined : spec.choices.find(({ id }) => id === value)
  return found ? [found.label] : []
}

function hasPlayed({ seats }: StoredMatch, id: string): boolean {
  return firstHolders(seats).some(({ identity }) => identity === id)
}

function nameAlone({ id, name }: Identity): Profile {
  return { id, name, isHidden: true, ratings: [], record: [], favourites: [], finished: [] }
}
