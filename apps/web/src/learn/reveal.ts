import { bringIntoSight, isOffMap } from '@trialhall/table-ui'
import { PROMPT } from './targets.ts'

/** Pixels around what is meant that are in sight as well. */
const EDGE = 10

/** Scrolls what is meant into sight, between what lies over the page at its top and at its foot. */
export function reveal(targets: readonly Element[], behavior: ScrollBehavior): void {
  const [first] = targets
  if (!first) return
  bringIntoSight(targets)
  // An option beyond the edge of its row would be ringed over others.
  for (const one of targets)
    if (one.closest(PROMPT)) one.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  const top = topOf() + EDGE
  first.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  if (isStuck(first)) return
  const height = bottomOf() - EDGE - top
  const all = spanOf(targets.filter((one) => !isStuck(one)))
  const span = all.height > height ? spanOf([first]) : all
  if (span.top >= top && span.top + span.height <= top + height) return
  window.scrollBy({ top: span.top - top - Math.max(0, (height - span.height) / 2), behavior })
}

function spanOf(elements: readonly Element[]): { readonly top: number; readonly height: number } {
  const boxes = elements.map((one) => one.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  return { top, height: Math.max(...boxes.map((box) => box.bottom)) - top }
}

/** Whether something lies under the strip of the coach, under what stays at the foot of the screen, or beyond the edge of a map. */
export function isUnder(element: Element): boolean {
  if (isOffMap(element)) return true
  if (isStuck(element)) return false
  const { top, height } = element.getBoundingClientRect()
  const middle = top + height / 2
  return middle > bottomOf() || middle < topOf()
}

/** Where the page begins for the eye: below the strip of the coach, where there is one. */
function topOf(): number {
  return document.querySelector('[data-coach="strip"]')?.getBoundingClientRect().bottom ?? 0
}

/** Where the page ends for the eye: above the prompt, where that stays at the foot of the screen. */
function bottomOf(): number {
  const prompt = document.querySelector(PROMPT)
  return prompt && isStuck(prompt) ? prompt.getBoundingClientRect().top : window.innerHeight
}

/** Whether something stays where it is while the page is scrolled. */
function isStuck(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return true
  }
  return false
}
