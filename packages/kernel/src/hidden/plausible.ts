import { below, type Chance } from '../chance.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'
import type { CardId, DefIndex } from './cards.ts'

/** Unseen cards that are dealt anew, and what each of them is to be. */
interface Deal {
  readonly ids: readonly CardId[]
  /** Changed in place. */
  readonly defs: DefIndex[]
}

/**
 * Makes a deal one that could have come about: whatever a card cannot be changes places with what another of them is. Each of those that
 * can take it is as likely, so that no plausible deal is preferred.
 */
export function makePlausible<S extends State>(
  { game, state }: { readonly game: Pick<Game<S>, 'couldBe'>; readonly state: S },
  { ids, defs }: Deal,
  chance: Chance,
): void {
  if (!game.couldBe) return
  const fits = (card: number, def: number): boolean =>
    game.couldBe?.(state, ids[card] as CardId, defs[def] as DefIndex) !== false
  for (let i = 0; i < ids.length; i++) {
    if (fits(i, i)) continue
    const takers = [...ids.keys()].filter((j) => fits(j, i) && fits(i, j))
    const j = takers[takers.length > 1 ? below(chance, takers.length) : 0]
    if (j === undefined) continue
    const moved = defs[i] as DefIndex
    defs[i] = defs[j] as DefIndex
    defs[j] = moved
  }
}
