import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../asks.ts'
import type { TempusTable } from '../state.ts'

/** A choice of so many cards. */
export interface CardChoice {
  readonly from: readonly CardId[]
  readonly count: number
  readonly prompt: (left: number) => TempusPrompt
}

/** Asks for so many cards of a list, one after the other (T-10.07, T-36.03); where all of them are needed nobody is asked (T-10.13). Changes nothing. */
export function chooseCards(table: TempusTable, seat: Seat, { from, count, prompt }: CardChoice): CardId[] {
  const rest = from.slice()
  const chosen: CardId[] = []
  while (chosen.length < count && rest.length > count - chosen.length) {
    const { card } = table.choose(seat, prompt(count - chosen.length), rest.map(optionOf))
    chosen.push(card)
    rest.splice(rest.indexOf(card), 1)
  }
  return chosen.length < count ? [...chosen, ...rest] : chosen
}

/** A card as an option. */
export function optionOf(card: CardId): { readonly do: 'card'; readonly card: CardId } {
  return { do: 'card', card }
}
