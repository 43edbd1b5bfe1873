import type { Seat } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { cardOf } from '../../rules/printed.ts'
import type { Laid } from '../lay.ts'

/** What answers an ask: a card by its slug, a creature by its id, a place, an area that covers a place, or parts of an option. */
export type Pick = string | number | Partial<Record<string, unknown>>

/** What a seat is asked, and the picks that are left to answer with. */
export interface Asking {
  readonly seat: Seat
  readonly prompt: TempusPrompt
  readonly options: readonly TempusOption[]
  readonly left: Pick[]
}

/** The next pick where it fits; otherwise the ask is declined. Throws where it can neither be answered nor declined. */
export function answer(laid: Laid, { seat, prompt, options, left }: Asking): number {
  const [next] = left
  const fits = next === undefined ? -1 : options.findIndex((option) => isMeant(laid, option, next))
  if (fits >= 0) {
    left.shift()
    return fits
  }
  const no = options.findIndex((option) => isDone(option) || ['pass', 'no', 'stop'].includes(option.do))
  if (no >= 0 || options.length === 1) return Math.max(no, 0)
  const told = options.map((option) => JSON.stringify(option)).join(' ')
  throw new Error(
    `${JSON.stringify(next)} answers nothing: seat ${seat} is asked ${JSON.stringify(prompt)}: ${told}`,
  )
}

/** The end of a list of picks is no option of the game. */
function isDone(option: unknown): boolean {
  return option === 'done'
}

function isMeant({ state, at }: Laid, option: TempusOption, pick: Pick): boolean {
  if (isDone(option)) return false
  if (typeof pick === 'number') return option.do === 'creature' && option.creature === pick
  if (typeof pick === 'object' && 'covers' in pick)
    return option.do === 'area' && option.spaces.includes(at(String(pick.covers)))
  if (typeof pick === 'object')
    return Object.entries(pick).every(
      ([key, value]) => (option as unknown as Record<string, unknown>)[key] === value,
    )
  if (/^\d+,\d+$/u.test(pick)) return option.do === 'space' && option.space === at(pick)
  return 'card' in option && cardOf(state, option.card).slug === pick
}
