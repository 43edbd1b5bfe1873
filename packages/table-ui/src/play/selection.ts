import type { Ask, Ref } from '@trialhall/kernel'
import { refKey, type Lighting } from '../entity/refs.ts'

/** A part of an option that is picked by itself: what words say of it so far, and the thing on the table that it names. */
export interface OptionStep {
  readonly about: unknown
  readonly ref: Ref | null
}

/** The paths to pick an option step by step; several where the order of its steps does not matter. */
export type PathsOf<V> = (option: unknown, view: V, prompt: unknown) => readonly (readonly OptionStep[])[]

/** One path to an option of an ask. */
export interface Path {
  /** Index of the option. */
  readonly index: number
  readonly steps: readonly OptionStep[]
}

/** How far the picking has come: the paths that are still open after so many steps. */
export interface Selection {
  readonly depth: number
  readonly paths: readonly Path[]
}

/** What can be picked next: an option, or a step towards several. */
export interface SelectionChoice {
  /** What words say of it: the option itself where only one is left. */
  readonly about: unknown
  readonly text: string
  readonly ref: Ref | null
  readonly paths: readonly Path[]
  /** The option that is picked by it; null for a step towards several. */
  readonly index: number | null
}

/** Nothing of an ask is picked yet. */
export function firstSelection<V>(ask: Ask, pathsOf: PathsOf<V>, view: V): Selection {
  const paths = ask.options.flatMap((option, index) =>
    pathsOf(option, view, ask.prompt).map((steps): Path => ({ index, steps })),
  )
  return { depth: 0, paths }
}

/** The same selection with its paths in an order of the options, by index. */
export function listedBy({ depth, paths }: Selection, order: readonly number[]): Selection {
  const places = new Map(order.map((index, place) => [index, place]))
  const placeOf = ({ index }: Path): number => places.get(index) ?? order.length
  return { depth, paths: paths.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

/** The paths on from a selection, each once; those that read the same are one, which picks the first of them. */
export function choicesOf(
  selection: Selection,
  ask: Ask,
  textOf: (about: unknown) => string,
): readonly SelectionChoice[] {
  const groups = new Map<string, Path[]>()
  for (const path of selection.paths) {
    const text = textOf(stepAt(path, selection.depth)?.about ?? ask.options[path.index])
    const group = groups.get(text)
    if (group) group.push(path)
    else groups.set(text, [path])
  }
  return [...groups].map(([text, paths]) => choiceOf({ text, paths, selection, ask, textOf }))
}

function choiceOf(given: {
  text: string
  paths: readonly Path[]
  selection: Selection
  ask: Ask
  textOf: (about: unknown) => string
}): SelectionChoice {
  const { text, paths, selection, ask, textOf } = given
  const [first] = paths as [Path]
  // Options whose last step reads the same are alike: any of them will do.
  const isOnly = paths.every(
    ({ index, steps }) => index === first.index || steps.length <= selection.depth + 1,
  )
  const step = stepAt(first, selection.depth)
  const about = isOnly ? ask.options[first.index] : step?.about
  return {
    about,
    text: isOnly ? textOf(about) : text,
    ref: step?.ref ?? null,
    paths,
    index: isOnly ? first.index : null,
  }
}

/**
 * What a selection lights: the things that the next steps name. Refusals are shown before the first step only; after it, what
 * could be taken first may be taken instead.
 */
export function lightingAt(selections: readonly [Selection, ...Selection[]], whole: Lighting): Lighting {
  const [first] = selections
  const selection = selections.at(-1) ?? first
  const picks = picksAt(selection)
  if (selection.depth === 0) return { picks, reasons: whole.reasons }
  const taken = new Set(takenBy(selection))
  const others = [...picksAt(first).keys()].filter((key) => !picks.has(key) && !taken.has(key))
  return { picks, reasons: NO_REASONS, taken, others: new Set(others) }
}

const NO_REASONS: Lighting['reasons'] = new Map()

function picksAt(selection: Selection): Map<string, number[]> {
  const picks = new Map<string, number[]>()
  for (const path of selection.paths) {
    const ref = stepAt(path, selection.depth)?.ref
    if (!ref) continue
    const list = picks.get(refKey(ref))
    if (list) list.push(path.index)
    else picks.set(refKey(ref), [path.index])
  }
  return picks
}

/** The things that were taken so far: what all open paths have in common. */
function takenBy({ depth, paths }: Selection): string[] {
  const [first] = paths
  return (first?.steps.slice(0, depth) ?? []).flatMap(({ ref }) => (ref ? [refKey(ref)] : []))
}

/** The selection after a thing was pressed. */
export function stepTo(selection: Selection, key: string): Selection {
  const paths = selection.paths.filter((path) => {
    const ref = stepAt(path, selection.depth)?.ref
    return ref && refKey(ref) === key
  })
  return { depth: selection.depth + 1, paths }
}

/** The option that a selection has come to, if no step is left and nothing else is open. */
export function optionAt({ depth, paths }: Selection): number | null {
  const [first] = paths
  if (!first || paths.some(({ index, steps }) => index !== first.index || steps.length > depth)) return null
  return first.index
}

function stepAt({ steps }: Path, depth: number): OptionStep | undefined {
  return steps[depth]
}
