import type { Ask } from '@trialhall/kernel'
import { useMemo } from 'react'
import type { AskedIn } from './useStepwiseSelection.ts'

/** How much an option helps whoever is asked: more is better. */
export type HelpOf<V, E> = (option: unknown, view: V, asked: AskedIn<E>) => number

const NONE: readonly number[] = []

/** Options of an ask, by index: those first that help most, and otherwise as they are offered. */
export function byHelp(options: readonly unknown[], helpOf: (option: unknown) => number): readonly number[] {
  const help = options.map(helpOf)
  return [...options.keys()].toSorted((a, b) => (help[b] ?? 0) - (help[a] ?? 0))
}

/** The same for the open ask, found once: nothing that it depends on changes while the ask stands. */
export function useOrder(ask: Ask | null, helpOf: (option: unknown) => number): readonly number[] {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `helpOf` is new each time
  return useMemo(() => (ask ? byHelp(ask.options, helpOf) : NONE), [ask])
}
