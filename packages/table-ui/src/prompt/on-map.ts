import type { SelectionChoice } from '../play/selection.ts'
import type { SpacePicks } from '../play/useTable.ts'

/** The options that are picked on a map, so that no button stands for them. */
export function pickedOnMap(spaces: SpacePicks): ReadonlySet<number> {
  return new Set([...spaces.values()].flat())
}

/** Which options, by index and in their order, are in the list of a prompt. */
export function listedOptions(order: readonly number[], spaces: SpacePicks): readonly number[] {
  const onMap = pickedOnMap(spaces)
  return order.filter((index) => !onMap.has(index))
}

/** Which choices of a step, by their place among all, are in the list of a prompt. */
export function listedChoices(choices: readonly SelectionChoice[], spaces: SpacePicks): readonly number[] {
  const onMap = pickedOnMap(spaces)
  return [...choices.entries()].flatMap(([at, { index }]) => (index !== null && onMap.has(index) ? [] : [at]))
}
