import type { Ask } from '@trialhall/kernel'
import { useMemo } from 'react'
import type { AskedIn } from './useStepwiseSelection.ts'

/** How much an option helps whoever is asked: more is better. */
export type HelpOf<V, E> = (option: unknown, view: V, asked: AskedIn<E>) => number

const NONE: readonly number[] = []

/** What decides the order in which options are listed. */
export interface Listing {
  /** How much an option helps. */
  helpOf(option: unknown): number
  /** The place in the hand of the card that an option names; below 0 where it names none. */
  placeOf(option: unknown): number
}

/**
 * Options of an ask, by index: those first that help most, and otherwise as they are offered. Those that name cards of the hand and help as
 * much change places among themselves, so that they follow on each other as the cards lie.
 */
export function listedOrder(options: readonly unknown[], { helpOf, placeOf }: Listing): readonly number[] {
  const help = options.map(helpOf)
  const places = options.map(placeOf)
  const order = [...options.keys()].toSorted((a, b) => (help[b] ?? 0) - (help[a] ?? 0))
  for (const level of new Set(help)) {
    const spots = [...order.keys()].filter((at) => {
      const option = order[at] as number
      return help[option] === level && (places[option] as number) >= 0
    })
    const held = spots.map((at) => order[at] as number)
    held.sort((a, b) => (places[a] as number) - (places[b] as number))
    for (const [k, at] of spots.entries()) order[at] = held[k] as number
  }
  return order
}

/** The same for the open ask, found once: nothing that it depends on changes while the ask stands. */
export function useOrder(ask: Ask | null, listing: Listing): readonly number[] {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `listing` is new each time
  return useMemo(() => (ask ? listedOrder(ask.options, listing) : NONE), [ask])
}
