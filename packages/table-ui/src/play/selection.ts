import type { Ask, Ref } from '@trialhall/kernel'
import { refKey, type Lighting } from '../entity/refs.ts'

/** A part of an option that is picked by itself: what words say of it so far, and the thing on the table that it names. */
export interface OptionStep {
  readonly about: unknown
  readonly ref: Ref | null
}

/** The ways to pick an option step by step; several where the order of its steps does not matter. */
export type WaysOf<V> = (option: unknown, view: V, prompt: unknown) => readonly (readonly OptionStep[])[]

/** One way to an option of an ask. */
export interface Way {
  /** Index of the option. */
  readonly index: number
  readonly steps: readonly OptionStep[]
}

/** How far the picking has come: the ways that are still open after so many steps. */
export interface Stage {
  readonly depth: number
  readonly ways: readonly Way[]
}

/** What can be picked next: an option, or a step towards several. */
export interface Choice {
  /** What words say of it: the option itself where only one is left. */
  readonly about: unknown
  readonly text: string
  readonly ref: Ref | null
  readonly ways: readonly Way[]
  /** The option that is picked by it; null for a step towards several. */
  readonly index: number | null
}

/** Nothing of an ask is picked yet. */
export function firstStage<V>(ask: Ask, waysOf: WaysOf<V>, view: V): Stage {
  const ways = ask.options.flatMap((option, index) =>
    waysOf(option, view, ask.prompt).map((steps): Way => ({ index, steps })),
  )
  return { depth: 0, ways }
}

/** The ways on from a stage, each once; those that read the same are one, which picks the first of them. */
export function choicesOf(stage: Stage, ask: Ask, textOf: (about: unknown) => string): readonly Choice[] {
  const groups = new Map<string, Way[]>()
  for (const way of stage.ways) {
    const text = textOf(stepAt(way, stage.depth)?.about ?? ask.options[way.index])
    const group = groups.get(text)
    if (group) group.push(way)
    else groups.set(text, [way])
  }
  return [...groups].map(([text, ways]) => choiceOf({ text, ways, stage, ask, textOf }))
}

function choiceOf(given: {
  text: string
  ways: readonly Way[]
  stage: Stage
  ask: Ask
  textOf: (about: unknown) => string
}): Choice {
  const { text, ways, stage, ask, textOf } = given
  const [first] = ways as [Way]
  // Options whose last step reads the same are alike: any of them will do.
  const isOnly = ways.every(({ index, steps }) => index === first.index || steps.length <= stage.depth + 1)
  const step = stepAt(first, stage.depth)
  const about = isOnly ? ask.options[first.index] : step?.about
  return {
    about,
    text: isOnly ? textOf(about) : text,
    ref: step?.ref ?? null,
    ways,
    index: isOnly ? first.index : null,
  }
}

/**
 * What a stage lights: the things that the next steps name. Refusals are shown before the first step only; after it, what
 * could be taken first may be taken instead.
 */
export function lightingAt(stages: readonly [Stage, ...Stage[]], whole: Lighting): Lighting {
  const [first] = stages
  const stage = stages.at(-1) ?? first
  const picks = picksAt(stage)
  if (stage.depth === 0) return { picks, reasons: whole.reasons }
  const taken = new Set(takenBy(stage))
  const others = [...picksAt(first).keys()].filter((key) => !picks.has(key) && !taken.has(key))
  return { picks, reasons: NO_REASONS, taken, others: new Set(others) }
}

const NO_REASONS: Lighting['reasons'] = new Map()

function picksAt(stage: Stage): Map<string, number[]> {
  const picks = new Map<string, number[]>()
  for (const way of stage.ways) {
    const ref = stepAt(way, stage.depth)?.ref
    if (!ref) continue
    const list = picks.get(refKey(ref))
    if (list) list.push(way.index)
    else picks.set(refKey(ref), [way.index])
  }
  return picks
}

/** The things that were taken so far: what all open ways have in common. */
function takenBy({ depth, ways }: Stage): string[] {
  const [first] = ways
  return (first?.steps.slice(0, depth) ?? []).flatMap(({ ref }) => (ref ? [refKey(ref)] : []))
}

/** The stage after a thing was pressed. */
export function stepTo(stage: Stage, key: string): Stage {
  const ways = stage.ways.filter((way) => {
    const ref = stepAt(way, stage.depth)?.ref
    return ref && refKey(ref) === key
  })
  return { depth: stage.depth + 1, ways }
}

/** The option that a stage has come to, if no step is left and nothing else is open. */
export function optionAt({ depth, ways }: Stage): number | null {
  const [first] = ways
  if (!first || ways.some(({ index, steps }) => index !== first.index || steps.length > depth)) return null
  return first.index
}

function stepAt({ steps }: Way, depth: number): OptionStep | undefined {
  return steps[depth]
}
