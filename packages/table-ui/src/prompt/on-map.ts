import type { SelectionChoice } from '../play/selection.ts'
import type { SpacePicks } from '../play/useTable.ts'

/** The options that are picked on a map, so that no button stands for them. */
export function pickedOnMap(spaces: SpacePicks): ReadonlySet<number> {
  return new Set([...spaces.values()].flat())
}

/** Which options, by index, are in the list of a prompt. */
export function listedOptions(options: readonly unknown[], spaces: SpacePicks): readonly number[] {
  const onMap = pickedOnMap(spaces)
  return [...options.keys()].filter((index) => !onMap.has(index))
}

/** Which choices of a step, by their place among all, are in the list of a prompt. */
export function listedChoices(choices: readonly SelectionChoice[], spaces: SpacePicks): readonly number[] {
  const onMap = pickedOnMap(spaces)
  return [...choices.entries()].flatMap(([at, { index }]) => (index !== null && onMap.has(index) ? [] : [at]))
}
