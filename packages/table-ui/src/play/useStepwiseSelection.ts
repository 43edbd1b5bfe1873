import type { Ask, SeenEvent } from '@trialhall/kernel'
import { useMemo, useState, type ReactNode } from 'react'
import type { Lighting } from '../entity/refs.ts'
import {
  choicesOf,
  firstStage,
  lightingAt,
  optionAt,
  stepTo,
  type Choice,
  type Stage,
  type WaysOf,
} from './selection.ts'

/** An ask that is answered in steps, as it stands now. */
export interface Staging {
  readonly lighting: Lighting
  /** What can be picked next. */
  readonly choices: readonly Choice[]
  /** What was picked so far, in words; '' before the first step. */
  readonly soFar: string
  /** What stands beside a choice. */
  readonly asideOf: (about: unknown) => ReactNode
  /** Takes one of the choices. */
  choose(at: number): void
  /** Takes the thing with a key; one that was taken is put back, one that could have been taken first comes in its place. */
  press(key: string): void
  /** Takes the last step back; null before the first. */
  readonly unstep: (() => void) | null
}

/** What a choice belongs to: why it is asked, and what has happened so far. */
export interface AskedIn<E> {
  readonly prompt: unknown
  readonly story: readonly SeenEvent<E>[]
}

/** What stands beside a choice of an ask; null for nothing. */
export type AsideOf<V, E> = (about: unknown, view: V, asked: AskedIn<E>) => ReactNode

interface Given<V> {
  readonly ask: Ask | null
  /** Without `waysOf` options are each picked at once. */
  readonly spec: { readonly waysOf?: WaysOf<V> }
  readonly view: V
  readonly lighting: Lighting
  readonly textOf: (about: unknown) => string
  readonly asideOf: (about: unknown) => ReactNode
  pick(index: number): void
}

/** Leads through the steps of an ask; null for games and moments without steps. */
export function useStaging<V>(given: Given<V>): Staging | null {
  const { ask, spec, view, lighting, textOf, asideOf, pick } = given
  const { waysOf } = spec
  const [taken, setTaken] = useState<{ ask: Ask; stages: readonly Stage[] } | null>(null)
  const first = useMemo(() => (ask && waysOf ? firstStage(ask, waysOf, view) : null), [ask, waysOf, view])
  const stages = taken && taken.ask === ask ? taken.stages : NONE
  const stage = stages.at(-1) ?? first
  const choices = useMemo(() => (ask && stage ? choicesOf(stage, ask, textOf) : []), [ask, stage, textOf])
  const lit = useMemo(
    () => (first ? lightingAt([first, ...stages], lighting) : lighting),
    [first, stages, lighting],
  )
  if (!ask || !first || !stage) return null
  const go = (next: Stage, before = stages): void => {
    const index = optionAt(next)
    if (index === null) setTaken({ ask, stages: [...before, next] })
    else pick(index)
  }
  const unstep = stages.length === 0 ? null : () => setTaken({ ask, stages: stages.slice(0, -1) })
  return {
    lighting: lit,
    choices,
    soFar: soFar(stage, textOf),
    asideOf,
    choose: (at) => {
      const choice = choices[at]
      if (!choice) return
      if (choice.index === null) go({ depth: stage.depth + 1, ways: choice.ways })
      else pick(choice.index)
    },
    press: (key) => {
      if (lit.picks.has(key)) go(stepTo(stage, key))
      else if (lit.taken?.has(key)) unstep?.()
      else if (lit.others?.has(key)) go(stepTo(first, key), NONE)
    },
    unstep,
  }
}

const NONE: readonly Stage[] = []

function soFar({ depth, ways }: Stage, textOf: (about: unknown) => string): string {
  const texts = ways.map(({ steps }) => steps[depth - 1]).filter((step) => step !== undefined)
  return [...new Set(texts.map(({ about }) => textOf(about)))].join(' or ')
}
