import {
  actionOf,
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
  /** Targets can still change it: by Elusive and Marked. */
  readonly isOpen: boolean
}

/** What using something would cost before its targets are chosen. */
export function priceOf(view: EldarView, use: Use): Price {
  const planned = newPending(view, use)
  return { ...priceWith(view, planned), isOpen: aimsAtHeroes(actionOf(planned.face, planned.ability)) }
}

/** What an action on the stack costs with the targets and the X that it has, and one more target if given. */
export function priceWith(view: EldarView, pending: Pending, target?: number): Price {
  const planned = target === undefined ? pending : { ...pending, targets: [...pending.targets, target] }
  const action = actionOf(planned.face, planned.ability)
  const prices = new Prices(view)
  return {
    total: prices.total(planned, action),
    shares: prices.shares(planned, action),
    printed: action.isX ? 'X' : String(action.focus),
    isOpen: false,
  }
}

function aimsAtHeroes({ modes }: Action): boolean {
  return modes.some(({ aims }) => aims.some(({ kind }) => kind === 'hero'))
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
  const shift = shares.slice(1).reduce((sum, { by }) => sum + by, 0)
  if (shift === 0) return null
  return shift < 0 ? 'less' : 'more'
}
