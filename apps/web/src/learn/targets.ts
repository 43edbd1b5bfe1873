import { type AnyGame, factsOf, plain } from '@trialhall/kernel'
import { isOffMap, named, selectorsOf } from '@trialhall/table-ui'
import type { LessonMoment } from './lesson-link.ts'

/** What is asked, with its options. */
export const PROMPT = '[aria-label="What is asked"]'

/** What the present hint points at on a drawn board, the most important first. What is asked for is always among it. */
export function targetsOf(
  board: Element,
  game: AnyGame,
  { hint, right, update }: LessonMoment,
): readonly Element[] {
  const { view } = update.snapshot
  const places = (hint?.at ?? []).flatMap((place) => selectorsOf(place, view, game.catalog))
  const things = places.flatMap((selector) => seen(board, selector))
  const isLit = things.some((thing) => thing.matches('[data-lit]'))
  if (isLit) return things
  return [...things, ...right.flatMap((index) => seen(board, buttonOf(index)))]
}

/** The button of an option, or of a step on the way to it. */
function buttonOf(index: number): string {
  return `${PROMPT} :is([data-option="${index}"], [data-leads~="${index}"])`
}

/** A part that holds things is pointed at by pointing at each of them. */
function seen(board: Element, selector: string): Element[] {
  const found = [...board.querySelectorAll(selector)].flatMap((one) => {
    const things = one.matches('[data-part]') ? [...one.querySelectorAll('[data-entity]')] : []
    return things.length > 0 ? things : [one]
  })
  const shown = found.filter((one) => one.getClientRects().length > 0)
  const onMap = shown.filter(isOnMap)
  return onMap.length > 0 ? onMap : shown
}

/** Whether something lies on a map, in the part of it that is shown: it is pointed at there alone, and not at its other signs as well. */
function isOnMap(thing: Element): boolean {
  return thing.closest('[data-map]') !== null && !isOffMap(thing)
}

/** What the right options are called, for those who do not see the board. */
export function rightInWords(game: AnyGame, { right, update }: LessonMoment): string {
  const { own, view, seats } = update.snapshot
  if (!own) return ''
  const facts = factsOf(view)
  const names = seats.map(({ name }) => name)
  return right.map((index) => plain(named(game.words.option(facts, own.options[index]), names))).join(' or ')
}
