import { UNKNOWN, type CardId, type Cards, type DefIndex } from './cards.ts'
import { reseed, shuffleInPlace } from '../chance.ts'
import type { Game } from '../game.ts'
import { makePlausible } from './plausible.ts'
import { EVERYONE, NOBODY, sightOf, viewerOf, type Looker, type Sight, type Viewer } from '../seats.ts'
import type { OpenState, State } from '../state.ts'

/** Cards that a viewer cannot tell apart, and what it knows them to be as a group (null: not even that). */
export interface PoolView {
  readonly pool: number
  readonly cards: readonly CardId[]
  readonly defs: readonly DefIndex[] | null
}

/**
 * What one viewer may know: the state without its chance and its secrets, with UNKNOWN for the definition of every card that the viewer
 * has not seen, nobody in the place of who has, and the pools those cards lie in. The same shape as the state, so that rules' look-ups read both.
 */
export type View<S extends State> = OpenState<S> & {
  readonly viewer: Viewer
  readonly pools: readonly PoolView[]
}

/** Views are made here only, for every game. A person with several seats sees what any of them has seen. */
export function viewFor<S extends State>(game: Pick<Game<S>, 'clone'>, state: S, looker: Looker): View<S> {
  const { chance: _chance, secrets: _secrets, ...open } = game.clone(state)
  const viewer = viewerOf(looker)
  return { ...open, cards: cardsFor(state, looker), viewer, pools: poolsOf(unseenGroups(state, looker)) }
}

/**
 * A view to form sentences from at once: what `viewFor` gives, but its parts are the state's own, so that it costs next to
 * nothing. It must be neither changed nor kept.
 */
export function glanceFor<S extends State>(state: S, looker: Looker): View<S> {
  const { chance: _chance, secrets: _secrets, ...open } = state
  return {
    ...open,
    cards: cardsFor(state, looker),
    viewer: viewerOf(looker),
    get pools(): PoolView[] {
      return poolsOf(unseenGroups(state, looker))
    },
  }
}

/** What everybody may know of a state: all of it but its chance, its secrets and its cards, in whose place there is null. */
export type OpenPart = Readonly<Record<string, unknown>>

/** What depends on who looks: the cards as far as they have seen them, and the pools of the others. */
export interface SeenPart {
  readonly cards: Cards
  readonly pools: readonly PoolView[]
}

/**
 * For whoever tells several viewers of one state: the part of all their views that is the same. It is the state's own and not
 * a copy, so it is read only, and stays what it is only as long as the state does: that of a match is never changed.
 */
export function openPart(state: State): OpenPart {
  const { chance: _chance, secrets: _secrets, ...open } = state
  return Object.assign(open, { cards: null })
}

/** The other part of a view; read only, too. */
export function seenPart(state: State, looker: Looker): SeenPart {
  return { cards: cardsFor(state, looker), pools: poolsOf(unseenGroups(state, looker)) }
}

/** True where no card has changed and nobody has learned any: then all viewers have seen what they had seen before. */
export function areSeenAlike(before: Cards, after: Cards): boolean {
  const { def, seen, pool, secret } = after
  if (before.def !== def || before.pool !== pool || before.secret !== secret) return false
  if (before.seen.length !== seen.length) return false
  for (let id = 0; id < seen.length; id++) if (before.seen[id] !== seen[id]) return false
  return true
}

/** True where somebody knows what a card is, or what a group of cards is made of, and `than` does not. */
export function knowsMore({ seen, pool, secret }: Cards, looker: Looker, than: Looker): boolean {
  const [eyes, others] = [sightOf(looker), sightOf(than)]
  for (let id = 0; id < seen.length; id++) {
    const sight = seen[id] as Sight
    if ((sight & others) !== 0) continue
    const hidden = secret[pool[id] as number] as Sight
    const isMadeKnown = (hidden & others) === others && (hidden & eyes) !== eyes
    if ((sight & eyes) !== 0 || isMadeKnown) return true
  }
  return false
}

/** Both parts as one view: what `viewFor` gives, byte for byte. */
export function viewFrom(open: OpenPart, { cards, pools }: SeenPart, viewer: Viewer): View<State> {
  return Object.assign({ ...open }, { cards, viewer, pools })
}

/**
 * What each card is, as far as a viewer has seen it. Who else knows a card is told only to those who know it: else a card that two
 * others know could be told from the rest of a hand.
 */
function cardsFor({ cards }: State, looker: Looker): Cards {
  const { def, seen } = cards
  const eyes = sightOf(looker)
  return {
    ...cards,
    def: def.map((one, id) => (((seen[id] as number) & eyes) === 0 ? UNKNOWN : one)),
    seen: seen.map((sight) => ((sight & eyes) === 0 ? NOBODY : sight)),
  }
}

function poolsOf(groups: readonly UnseenGroup[]): PoolView[] {
  return groups.map((group) => ({
    pool: group.pool,
    cards: group.ids,
    defs: group.isSecret ? null : group.defs,
  }))
}

/** The cards of one pool that a viewer has not seen; `defs` is sorted, so it says nothing about which is which. */
export interface UnseenGroup {
  readonly pool: number
  readonly ids: readonly CardId[]
  readonly defs: readonly DefIndex[]
  readonly isSecret: boolean
}

/** All cards that somebody has not seen, by pool. */
export function unseenGroups(state: State, looker: Looker): UnseenGroup[] {
  const { def, seen, pool, secret } = state.cards
  const eyes = sightOf(looker)
  const groups: UnseenGroup[] = []
  for (let first = 0; first < def.length; first++) {
    const number = pool[first] as number
    if (((seen[first] as number) & eyes) !== 0 || hasPool(groups, number)) continue
    const ids: CardId[] = []
    for (let id = first; id < def.length; id++)
      if (pool[id] === number && ((seen[id] as number) & eyes) === 0) ids.push(id as CardId)
    const defs = ascending(ids.map((id) => def[id] as DefIndex))
    groups.push({ pool: number, ids, defs, isSecret: ((secret[number] as number) & eyes) === eyes })
  }
  return groups
}

function hasPool(groups: readonly UnseenGroup[], pool: number): boolean {
  for (const group of groups) if (group.pool === pool) return true
  return false
}

/** Orders a list, in place, by insertion: for a deck or a hand faster than `sort`, which calls back for every pair. */
function ascending(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const moved = numbers[i] as number
    let at = i
    for (; at > 0 && (numbers[at - 1] as number) > moved; at--) numbers[at] = numbers[at - 1] as number
    numbers[at] = moved
  }
  return numbers
}

/**
 * Deals again, in place, what a viewer has not seen: definitions change places within their pools, and the state draws
 * from a new stream of sfc32, whatever it drew from. The result depends on what the viewer knows and on `seed32` only, never on the truth.
 */
export function redeal<S extends State>(
  game: Pick<Game<S>, 'guessHidden' | 'couldBe'>,
  state: S,
  { viewer, seed32 }: Pick<Redeal, 'viewer' | 'seed32'>,
): void {
  redealGroups(game, state, { viewer, groups: unseenGroups(state, viewer), seed32 })
}

/** A re-deal whose groups are known already: what a search repeats thousands of times from one position. */
interface Redeal {
  readonly viewer: Viewer
  readonly groups: readonly UnseenGroup[]
  readonly seed32: number
}

/** As `redeal`, with the groups given. */
export function redealGroups<S extends State>(
  game: Pick<Game<S>, 'guessHidden' | 'couldBe'>,
  state: S,
  deal: Redeal,
): void {
  state.chance = reseed(state.chance, deal.seed32)
  const def = state.cards.def.slice()
  state.cards.def = def
  for (const group of deal.groups) {
    const defs = guessed(game, state, { group, viewer: deal.viewer })
    shuffleInPlace(state.chance, defs)
    makePlausible({ game, state }, { ids: group.ids, defs }, state.chance)
    for (let i = 0; i < defs.length; i++) def[group.ids[i] as CardId] = defs[i] as DefIndex
  }
  state.chance = reseed(state.chance, deal.seed32 ^ 0x5bd1e995)
}

/** As `redeal`, for what nobody has seen: whatever any seat knows stays as it is, and so does the make-up of every pool. */
export function redealUnseen<S extends State>(
  game: Pick<Game<S>, 'couldBe'>,
  state: S,
  seed32: number,
): void {
  const { couldBe } = game
  const rules = couldBe ? { couldBe: couldBe.bind(game) } : {}
  const groups = unseenGroups(state, { viewer: null, sight: EVERYONE })
  redealGroups(rules, state, { viewer: null, groups, seed32 })
}

function guessed<S extends State>(
  game: Pick<Game<S>, 'guessHidden'>,
  state: S,
  about: { readonly group: UnseenGroup; readonly viewer: Viewer },
): DefIndex[] {
  if (!about.group.isSecret || !game.guessHidden) return about.group.defs.slice()
  return game.guessHidden(state, about)
}
