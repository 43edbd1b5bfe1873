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

/** The option that a choice picks; null for a step towards several. */
export function optionOf(choice: SelectionChoice | undefined): unknown {
  return choice && choice.index !== null ? choice.about : null
}

/** What an option does that goes on without more: it passes, ends or stops. */
const GOES_ON: ReadonlySet<unknown> = new Set([
  'accept',
  'decline',
  'done', // the kernel's own, which is the word alone
  'end',
  'end-deploy',
  'end-turn',
  'keep',
  'nothing',
  'pass',
  'stay',
  'stop',
])

/** How an option stands in a list: loose where the board does not light it, and kept at the foot where it only goes on. */
export function standing(option: unknown, isLit: boolean): { 'data-loose'?: 'true'; 'data-kept'?: 'true' } {
  if (isLit) return {}
  const isDeed = typeof option === 'object' && option !== null && 'do' in option
  const isKept = GOES_ON.has(isDeed ? option.do : option)
  return isKept ? { 'data-loose': 'true', 'data-kept': 'true' } : { 'data-loose': 'true' }
}
