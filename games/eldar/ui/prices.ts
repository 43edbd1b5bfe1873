import {
  actionOf,
  BEYOND_REACH,
  CARD,
  newPending,
  faceOf,
  Prices,
  standing,
  type Action,
  type EldarView,
  type Pending,
  type Share,
  type Use,
} from '@trialhall/game-eldar'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { defIn } from './looks.ts'

/** A Focus cost as it is now: the sum, what it is made of, and what is printed. */
export interface Price {
  readonly total: number
  readonly shares: readonly Share[]
  /** X where the card says so. */
  readonly printed: string
  /** The total; "X", with what statuses add to it, until X is chosen. */
  readonly now: string
  /** What targets can still change: by Elusive and Marked, by Marked alone, or nothing. */
  readonly targets: 'all' | 'marked' | null
  /** The total with the cheapest target that there is. */
  readonly least: number
}

/** What using something would cost before its targets are chosen. */
export function priceOf(view: EldarView, use: Use): Price {
  const planned = newPending(view, use)
  const action = actionOf(planned.face, planned.ability)
  const price = priceWith(view, planned)
  return { ...price, targets: openIn(action), least: leastIn(view, planned) ?? price.total }
}

/** What an action on the stack costs with the targets and the X that it has, and one more target if given. */
export function priceWith(view: EldarView, pending: Pending, target?: number): Price {
  const planned = target === undefined ? pending : { ...pending, targets: [...pending.targets, target] }
  const action = actionOf(planned.face, planned.ability)
  const prices = new Prices(view)
  const total = prices.total(planned, action)
  const shares = prices.shares(planned, action)
  const isAsked = action.isX && planned.x < 0
  return {
    total,
    shares,
    printed: action.isX ? 'X' : String(action.focus),
    now: isAsked ? `X${signed(addedIn(shares))}` : String(total),
    targets: null,
    least: total,
  }
}

/** The total with the cheapest target; null without any, and before all Heroes are laid out. */
function leastIn(view: EldarView, planned: Pending): number | null {
  if (view.heroes.length < 2 * view.perSide) return null
  const least = new Prices(view).least(planned, actionOf(planned.face, planned.ability))
  return least >= BEYOND_REACH ? null : least
}

/** Only enemies change a price (E-19.03, E-19.04). */
function openIn({ modes, ignoresElusive }: Action): Price['targets'] {
  if (!modes.some(({ aims }) => aims.some(({ mayBeEnemy }) => mayBeEnemy))) return null
  return ignoresElusive ? 'marked' : 'all'
}

/** What statuses add to what is printed. */
function addedIn(shares: readonly Share[]): number {
  return shares.slice(1).reduce((sum, { by }) => sum + by, 0)
}

/** " + 1", " − 1", or nothing. */
function signed(shift: number): string {
  if (shift === 0) return ''
  return shift < 0 ? ` − ${-shift}` : ` + ${shift}`
}

/** What the Hero pays for whom a card is cheapest now; null for equipment, what is not known, and X. */
export function cheapest(view: EldarView, card: CardId): Price | null {
  const def = defIn(view, card)
  if (view.viewer === null || def === UNKNOWN) return null
  const { play } = faceOf(def)
  if (play === null || play.isX || view.round === 0) return null
  const prices = standing(view, view.viewer).map((hero) => priceOf(view, { hero, card, ability: CARD }))
  return prices.toSorted((a, b) => a.total - b.total)[0] ?? null
}

/** Whether it is cheaper or dearer than printed. */
export function shiftOf({ shares }: Price): 'less' | 'more' | null {
  const shift = addedIn(shares)
  if (shift === 0) return null
  return shift < 0 ? 'less' : 'more'
}
