import type { Ask, SeenEvent } from '@trialhall/kernel'
import { useMemo, useState, type ReactNode } from 'react'
import type { Lighting } from '../entity/refs.ts'
import {
  choicesOf,
  firstSelection,
  lightingAt,
  listedBy,
  optionAt,
  stepTo,
  type SelectionChoice,
  type Selection,
  type PathsOf,
} from './selection.ts'

/** An ask that is answered in steps, as it stands now. */
export interface StepwiseSelection {
  readonly lighting: Lighting
  /** What can be picked next. */
  readonly choices: readonly SelectionChoice[]
  /** What was picked so far, in words; '' before the first step. */
  readonly soFar: string
  /** What stands beside a choice. */
  readonly hintOf: (about: unknown) => ReactNode
  /** Takes one of the choices. */
  choose(at: number): void
  /** Takes the thing with a key; one that was taken is put back, one that could have been taken first comes in its place. */
  press(key: string): void
  /** Whether more is to be picked after the thing with a key. */
  leadsOn(key: string): boolean
  /** Takes the last step back; null before the first. */
  readonly unstep: (() => void) | null
}

/** What a choice belongs to: why it is asked, and what has happened so far. */
export interface AskedIn<E> {
  readonly prompt: unknown
  /** All that is offered there. */
  readonly options: readonly unknown[]
  readonly story: readonly SeenEvent<E>[]
  /** What each seat is called to the one who looks. */
  readonly names: readonly string[]
}

/** What stands beside a choice of an ask; null for nothing. */
export type OptionHint<V, E> = (about: unknown, view: V, asked: AskedIn<E>) => ReactNode

interface Given<V> {
  readonly ask: Ask | null
  /** Its options, by index, in the order in which they are listed. */
  readonly order: readonly number[]
  /** Without `pathsOf` options are each picked at once. */
  readonly spec: { readonly pathsOf?: PathsOf<V> }
  readonly view: V
  readonly lighting: Lighting
  readonly textOf: (about: unknown) => string
  readonly hintOf: (about: unknown) => ReactNode
  pick(index: number): void
}

/** Leads through the steps of an ask; null for games and moments without steps. */
export function useStepwiseSelection<V>(given: Given<V>): StepwiseSelection | null {
  const { ask, order, spec, view, lighting, textOf, hintOf, pick } = given
  const { pathsOf } = spec
  const [taken, setTaken] = useState<{ ask: Ask; selections: readonly Selection[] } | null>(null)
  const first = useMemo(
    () => (ask && pathsOf ? listedBy(firstSelection(ask, pathsOf, view), order) : null),
    [ask, pathsOf, view, order],
  )
  const selections = taken && taken.ask === ask ? taken.selections : NONE
  const selection = selections.at(-1) ?? first
  const choices = useMemo(
    () => (ask && selection ? choicesOf(selection, ask, textOf) : []),
    [ask, selection, textOf],
  )
  const lit = useMemo(
    () => (first ? lightingAt([first, ...selections], lighting) : lighting),
    [first, selections, lighting],
  )
  if (!ask || !first || !selection) return null
  const go = (next: Selection, before = selections): void => {
    const index = optionAt(next)
    if (index === null) setTaken({ ask, selections: [...before, next] })
    else pick(index)
  }
  const unstep = selections.length === 0 ? null : () => setTaken({ ask, selections: selections.slice(0, -1) })
  return {
    lighting: lit,
    choices,
    soFar: soFar(selection, textOf),
    hintOf,
    choose: (at) => {
      const choice = choices[at]
      if (!choice) return
      if (choice.index === null) go({ depth: selection.depth + 1, paths: choice.paths })
      else pick(choice.index)
    },
    press: (key) => {
      if (lit.picks.has(key)) go(stepTo(selection, key))
      else if (lit.taken?.has(key)) unstep?.()
      else if (lit.others?.has(key)) go(stepTo(first, key), NONE)
    },
    leadsOn: (key) => optionAt(stepTo(lit.picks.has(key) ? selection : first, key)) === null,
    unstep,
  }
}

const NONE: readonly Selection[] = []

function soFar({ depth, paths }: Selection, textOf: (about: unknown) => string): string {
  const texts = paths.map(({ steps }) => steps[depth - 1]).filter((step) => step !== undefined)
  return [...new Set(texts.map(({ about }) => textOf(about)))].join(' or ')
}
